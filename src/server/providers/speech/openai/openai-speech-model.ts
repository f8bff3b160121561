import { createHash } from 'node:crypto'
import { type Voice } from '../../../../shared/features/tts/tts.constants.ts'
import { SPEECH_LIMITS } from '../../../../shared/provider-limits.ts'
import { readBody } from '../../bounded-body.ts'
import { isLoopbackAddress } from '../../local-server.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { pitchFactor } from '../resample.ts'
import { inSlices } from '../slices.ts'
import { type SpeechModel, type SpeechRequest } from '../speech.port.ts'
import { soundLimits, speechSlices, type WaveFormat } from './read-speech.ts'
import { ServiceError } from '../../service-error.ts'
import { toAnswerError, speechError } from './speech-fault.ts'

const OPENAI_BASE_URL = 'https://api.openai.com/v1'
/** Milliseconds after which a piece has failed. Source: docs/product-rules.md#time-limits. */
const PIECE_MS = 120_000
/** In UTF-16 units, a quarter of the protocol's limit: short pieces are spoken in parallel and fail separately. */
const MAX_INPUT = 1_000
/** Speeds that the protocol allows. Source: OpenAI API reference, `POST /v1/audio/speech`, `speed`. */
const SPEED = { least: 0.25, most: 4 }

interface OpenAiSpeechSettings {
  model: string
  clock: Clock
  /** Undefined sends no Authorization header, as local servers expect. */
  apiKey?: string | undefined
  baseUrl?: string | undefined
  /** The service's names of our voices. An unlisted voice keeps our name, which is OpenAI's. */
  voices?: Partial<Record<Voice, string>> | undefined
  /** `wav` by default; `pcm` for servers without wav. */
  format?: WaveFormat | undefined
  /** Parallel calls; 4 by default. */
  concurrency?: number | undefined
}

/**
 * A voice of any server with OpenAI's `POST /audio/speech`. The protocol has a speed but no pitch: a higher piece is
 * spoken slower and played faster. The language follows from the text; phonetic pronunciations are ignored. It does not
 * retry: the caller decides about that.
 */
export function createOpenAiSpeechModel(settings: OpenAiSpeechSettings): SpeechModel {
  const { model, clock, apiKey, voices = {}, format = 'wav', concurrency = 4 } = settings
  const baseUrl = (settings.baseUrl ?? OPENAI_BASE_URL).replace(/\/+$/u, '')
  const provider = new URL(baseUrl).hostname
  const closing = new AbortController()
  const findName = (voice: Voice): string => voices[voice] ?? voice

  async function ask(
    body: { input: string; [member: string]: unknown },
    mostBytes: number,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const response = await fetch(`${baseUrl}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal,
    })
    const { bytes, isWhole } = await readBody(response.body, response.ok ? mostBytes : SPEECH_LIMITS.refusalBytes)
    if (response.ok && isWhole) return bytes
    if (response.ok) {
      const cause = new ServiceError(`more than ${mostBytes} bytes of sound`, { provider, status: response.status })
      throw speechError('broken', { cause })
    }
    const { status, headers } = response
    const words = new TextDecoder().decode(bytes).replaceAll(body.input, '[text]')
    throw toAnswerError({ provider, status, headers, words }, clock.now())
  }

  async function speak(request: SpeechRequest, signal: AbortSignal): Promise<Int16Array> {
    const factor = pitchFactor(request.pitch)
    const speed = Math.min(SPEED.most, Math.max(SPEED.least, request.rate / factor))
    const limits = soundLimits(request.text, speed)
    const bytes = await ask(
      {
        model,
        input: request.text,
        voice: findName(request.voice),
        response_format: format,
        ...(speed !== 1 && { speed: Math.round(speed * 1000) / 1000 }),
      },
      limits.bytes,
      signal,
    )
    try {
      const isAudible = /[\p{L}\p{N}]/u.test(request.text)
      return await inSlices(speechSlices(bytes, { format, factor, limits, isAudible }), signal)
    } catch (cause) {
      throw speechError('broken', { cause })
    }
  }

  return {
    name: provider,
    maxCharacters: MAX_INPUT,
    concurrency,
    // A second call slows down a server on this machine.
    silenceMs: isLoopbackAddress(baseUrl) ? PIECE_MS : 0,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([baseUrl, model, voices]))
      .digest('hex')
      .slice(0, 16),

    async speak(request, signal) {
      signal.throwIfAborted()
      const late = new AbortController()
      const spoken = new AbortController()
      clock.sleep(PIECE_MS, spoken.signal).then(
        () => late.abort(speechError('slow')),
        () => undefined,
      )
      const anyEnd = AbortSignal.any([signal, late.signal, closing.signal])
      try {
        return await speak(request, anyEnd)
      } catch (error) {
        signal.throwIfAborted()
        anyEnd.throwIfAborted()
        // Errors of `fetch` itself: no connection, or a broken one.
        if (!(error instanceof TypeError)) throw error
        throw speechError('unreachable', { cause: new ServiceError('no answer', { provider, cause: error }) })
      } finally {
        spoken.abort()
      }
    },

    async close() {
      closing.abort(speechError('closing'))
    },
  }
}
