import { AppError } from '../../../shared/errors.ts'
import { SPEECH_MESSAGE } from '../../../shared/features/tts/tts.constants.ts'
import { type SpeechEvent, type SpeechRequest, type SpeechResult } from '../../../shared/features/tts/tts.schema.ts'
import { type SpeechPlan } from '../../../shared/speech/speech-plan.ts'
import { type RenderSpeech } from '../../audio/render-speech.ts'
import { type Clock } from '../../clock.ts'
import { claimKey, type GenerationCall, type Idempotency, type ProviderQueue, settleKey } from '../../generation.ts'
import { type SpeechModel } from '../../providers/speech/speech.port.ts'
import { speakPieces } from './pieces.service.ts'
import { type Segments } from './segments.service.ts'
import { type createSpeechFiles, renderOrderOf, tookTooLong } from './speech-file.service.ts'
import { spokenPlan } from './spoken-plan.service.ts'

/** A text ends by itself before the sweep gives back, after five minutes, what was reserved for it. */
const WHOLE_MS = 270_000

/** What speaking needs of the ledger. */
export interface SpeechLedger<Reservation> {
  hasActiveSubscription(userId: string): Promise<boolean>
  reserveSpeech(userId: string, characters: number): Promise<Reservation>
  giveBack(reservation: Reservation): Promise<unknown>
}

export interface SpeakDependencies<Reservation> {
  /** Undefined where nothing can speak. */
  model: SpeechModel | undefined
  ledger: SpeechLedger<Reservation>
  idempotency: Idempotency
  /** The line of texts; those of premium go first. */
  queue: ProviderQueue
  throttle: { generate(userId: string): Promise<unknown> }
  segments: Segments
  files: Pick<ReturnType<typeof createSpeechFiles<Reservation>>, 'deliver'>
  render: RenderSpeech
  analytics: { count(userId: string, feature: 'tts'): void }
  /** What closing the server waits for. */
  work: { begin(): () => void }
  clock: Clock
}

/** What happens on the way to a file. */
export type Tell = (event: Exclude<SpeechEvent, { type: 'done' }>) => void

/**
 * Speaks one text into one file. The characters of a text are reserved before anything is spoken and spent when its file
 * is there: a failure, a stop and a caller who leaves cost nothing. Source: decisions 5, issue 6.
 */
export function createSpeaking<Reservation>(deps: SpeakDependencies<Reservation>) {
  const { model, ledger, idempotency, queue, throttle, segments, files, render, analytics, work, clock } = deps

  /** The work of a text whose key is claimed. */
  async function run(
    { userId }: GenerationCall,
    request: SpeechRequest,
    { plan, speaker }: { plan: SpeechPlan; speaker: SpeechModel },
    tell: Tell,
    signal: AbortSignal,
  ): Promise<SpeechResult> {
    let leave: (() => void) | undefined
    let reservation: Reservation | undefined
    let delivered = false
    try {
      reservation = await ledger.reserveSpeech(userId, request.text.length)
      const rank = (await ledger.hasActiveSubscription(userId)) ? 'premium' : 'free'
      const ahead = queue.ahead(rank)
      if (ahead > 0) tell({ type: 'waiting', ahead })
      leave = await queue.enter(rank, signal)
      const of = plan.pieces.filter(({ type }) => type === 'speech').length
      tell({ type: 'progress', done: 0, of })
      const rendering = render(renderOrderOf(request, plan), signal)
      await speakPieces({
        model: speaker,
        segments,
        userId,
        voice: request.voice,
        plan,
        signal,
        onSpoken: (samples, at, done) => {
          rendering.add(at, samples)
          tell({ type: 'progress', done, of })
        },
      })
      tell({ type: 'joining' })
      const rendered = await rendering.finish()
      const speech = await files.deliver(userId, request, rendered, reservation, signal)
      delivered = true
      analytics.count(userId, 'tts')
      return { ...speech, ...(plan.warnings.length > 0 && { warnings: plan.warnings }) }
    } finally {
      leave?.()
      if (reservation && !delivered) await ledger.giveBack(reservation)
    }
  }

  /** Does work within the time that a text has; its signal fires at last, so that nothing of it goes on. */
  async function inTime<Result>(signal: AbortSignal, task: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const ending = new AbortController()
    clock.sleep(WHOLE_MS, ending.signal).then(
      () => ending.abort(tookTooLong()),
      () => undefined,
    )
    try {
      return await task(AbortSignal.any([signal, ending.signal]))
    } finally {
      ending.abort(new DOMException('The text is over.', 'AbortError'))
    }
  }

  return {
    /**
     * Speaks a text. Throws 429; NOT_IMPLEMENTED where nothing can speak; BAD_REQUEST for markup that cannot be read and
     * for a text without words; FORBIDDEN 'Monthly limit reached'; CONFLICT for a key with another body; GATEWAY_TIMEOUT;
     * the ports' errors; and the signal's reason.
     */
    async speak(call: GenerationCall, request: SpeechRequest, tell: Tell): Promise<SpeechResult> {
      await throttle.generate(call.userId)
      if (!model) throw new AppError('NOT_IMPLEMENTED', SPEECH_MESSAGE.notSetUp)
      const plan = spokenPlan(request.text, model.maxCharacters)
      const claimed = await claimKey(idempotency, call, { tts: request })
      if (claimed.state === 'done') return claimed.result as SpeechResult
      const over = work.begin()
      let stored: { result: SpeechResult } | undefined
      try {
        stored = {
          result: await inTime(call.signal, (signal) => run(call, request, { plan, speaker: model }, tell, signal)),
        }
        return stored.result
      } finally {
        await settleKey(idempotency, call, stored).finally(over)
      }
    },
  }
}
