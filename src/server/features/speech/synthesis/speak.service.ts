import { AppError } from '../../../../shared/errors.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { SPEECH_MESSAGE } from '../../../../shared/features/tts/tts.constants.ts'
import type {
  SpeechEvent,
  SpeechOrder,
  SpeechRequest,
  SpeechResult,
} from '../../../../shared/features/tts/tts.schema.ts'
import type { SpeechPlan } from '../../../../shared/speech/speech-plan.ts'
import type { RenderSpeech } from '../../../audio/render-speech.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { Lease } from '../../../runtime/leases.ts'
import type { CircuitBreaker } from '../../../runtime/queue/circuit-breaker.ts'
import type { Place, Places } from '../../../runtime/queue/places.ts'
import { watchSilence } from '../../../runtime/queue/silence.ts'
import type { Origin, Origins } from '../../../generation/origin.ts'
import { claimKey, type GenerationCall, type Idempotency, type KeyClaim } from '../../../generation/idempotency.ts'
import type { SpeechModel } from '../../../providers/speech/speech.port.ts'
import { withTimeout } from './with-timeout.service.ts'
import { speakPieces } from './pieces.service.ts'
import { createRunningJobs } from './running-jobs.service.ts'
import type { Segments } from './segments.service.ts'
import { type createSpeechFiles, buildRenderOrder, tookTooLong } from './speech-file.service.ts'
import { spokenPlan } from './spoken-plan.service.ts'

/** Milliseconds that a text may take once it has its place. */
const WHOLE_MS = 270_000

/** A reservation that is returned once its lease expires, because its process has died. */
interface Leased {
  lease: Pick<Lease, 'release'>
}

/** What this service needs of the ledger. */
export interface SpeechLedger<Reservation> {
  hasActiveSubscription(userId: string): Promise<boolean>
  /** Throws before the text is queued where its characters cannot be reserved. */
  requireSpeechLeft(userId: string, characters: number): Promise<void>
  /** Reserves under a lease, which the caller releases once the reservation is settled. */
  reserveSpeech(userId: string, characters: number): Promise<Reservation>
  giveBack(reservation: Reservation): Promise<unknown>
}

export interface SpeakDependencies<Reservation extends Leased> {
  /** The voice model for a text that starts now; undefined where there is none. */
  speakerNow(): SpeechModel | undefined
  ledger: SpeechLedger<Reservation>
  idempotency: Idempotency
  origins: Pick<Origins, 'ofDerived'>
  places: Places
  breaker: Pick<CircuitBreaker, 'requireClosed' | 'opened'>
  throttle: { generate(userId: string): Promise<unknown> }
  segments: Segments
  files: Pick<ReturnType<typeof createSpeechFiles<Reservation>>, 'deliver'>
  render: RenderSpeech
  analytics: { count(userId: string, feature: 'tts'): void }
  /** Work that a shutdown waits for. */
  work: { begin(): () => void }
  clock: Clock
}

/** Progress events before the file. */
export type ReportProgress = (event: Exclude<SpeechEvent, { type: 'done' }>) => void

/** A text, its options, the voice, and the listener for its progress. */
interface Order {
  call: GenerationCall
  claim: KeyClaim | undefined
  request: SpeechOrder
  origin: Origin
  plan: SpeechPlan
  speaker: SpeechModel
  tell: ReportProgress
  /** Called with each spoken piece. */
  onHeard?: () => void
}

/**
 * Speaks one text into one file. Its characters are reserved before speaking and spent when the file is stored, so that
 * a failure, a stop and a caller who leaves cost nothing. Source: docs/product-rules.md#allowances.
 */
export function createSpeaking<Reservation extends Leased>(deps: SpeakDependencies<Reservation>) {
  const { speakerNow, ledger, idempotency, origins, places, breaker, throttle, segments } = deps
  const { files, render, analytics, work, clock } = deps
  const texts = createRunningJobs()

  /** The text of a request, and its source. */
  async function resolveOrder(userId: string, asked: SpeechRequest): Promise<{ request: SpeechOrder; origin: Origin }> {
    const { videoId, voice, format } = asked
    const { words, madeFrom } = await origins.ofDerived(userId, 'voice', asked)
    const text = asked.text ?? words ?? ''
    const refusal = text.trim() === '' ? 'missing' : text.length > INPUT_LIMITS.speechText ? 'tooLong' : undefined
    if (refusal) throw new AppError('BAD_REQUEST', SPEECH_MESSAGE[refusal], { field: 'text' })
    return { request: { text, voice, format }, origin: { videoId, madeFrom } }
  }

  /** The file of a text that has its place, without a row yet. */
  async function makeFile({ call, request, plan, speaker, tell, onHeard }: Order, signal: AbortSignal) {
    const of = plan.pieces.filter(({ type }) => type === 'speech').length
    tell({ type: 'progress', done: 0, of })
    const rendering = render(buildRenderOrder(request, plan), signal)
    await speakPieces({
      model: speaker,
      segments,
      userId: call.userId,
      voice: request.voice,
      plan,
      signal: AbortSignal.any([signal, rendering.broken]),
      onSpoken: (samples, at, done) => {
        onHeard?.()
        rendering.add(at, samples)
        tell({ type: 'progress', done, of })
      },
    })
    tell({ type: 'joining' })
    return rendering.finish()
  }

  /** Like `makeFile`; where the first voice is unavailable, another one speaks, with a warning. */
  async function makeFileByAnyVoice(order: Order, signal: AbortSignal) {
    const failed = new AbortController()
    try {
      return {
        rendered: await makeFile(order, AbortSignal.any([signal, failed.signal])),
        warnings: order.plan.warnings,
      }
    } catch (error) {
      failed.abort(error)
      signal.throwIfAborted()
      const speaker = await order.speaker.instead?.()
      if (!speaker) throw error
      const plan = spokenPlan(order.request.text, speaker)
      const rendered = await makeFile({ ...order, plan, speaker }, signal)
      return { rendered, warnings: [...plan.warnings, SPEECH_MESSAGE.otherVoice] }
    }
  }

  /** Speaks a text that has its place, and spends its reservation last, so that no failure can follow. */
  async function deliver(order: Order, signal: AbortSignal): Promise<SpeechResult> {
    const { call, claim, request, origin } = order
    const { userId } = call
    const reservation = await ledger.reserveSpeech(userId, request.text.length)
    let delivered = false
    try {
      const { rendered, warnings } = await makeFileByAnyVoice(order, signal)
      const answer = { warnings, claim }
      const result = await files.deliver({ userId, request, origin, rendered, reservation, answer }, signal)
      delivered = true
      analytics.count(userId, 'tts')
      return result
    } finally {
      const settled = delivered ? undefined : ledger.giveBack(reservation)
      await Promise.resolve(settled).finally(reservation.lease.release)
    }
  }

  /** The work of a text whose key is claimed: it waits for a place, and its time limit begins there. */
  async function run(order: Order, signal: AbortSignal): Promise<SpeechResult> {
    const { call, request, tell } = order
    const { userId } = call
    breaker.requireClosed()
    await ledger.requireSpeechLeft(userId, request.text.length)
    const rank = (await ledger.hasActiveSubscription(userId)) ? 'premium' : 'free'
    const place = await entered(
      places.enter({ rank, owner: userId }, AbortSignal.any([signal, breaker.opened()])),
      tell,
    )
    const silence = watchSilence(place, clock, order.speaker.silenceMs)
    try {
      const own = { clock, milliseconds: WHOLE_MS, overdue: tookTooLong }
      return await withTimeout(own, signal, (inside) => deliver({ ...order, onHeard: silence.heard }, inside))
    } finally {
      silence.end()
      await place.leave()
    }
  }

  return {
    /**
     * Speaks a text. Throws TOO_MANY_REQUESTS; NOT_IMPLEMENTED where no voice is available; BAD_REQUEST for invalid
     * markup, for a text without words or that the voice cannot read, and for too much speech; FORBIDDEN 'Monthly limit reached'; CONFLICT for a key
     * with another body and where the account is deleted meanwhile; NOT_FOUND for a missing video or script;
     * SERVICE_UNAVAILABLE where too many texts wait or this one waits for too long, and while the voice does not
     * answer; GATEWAY_TIMEOUT; the ports' errors; and the signal's reason.
     */
    async speak(call: GenerationCall, asked: SpeechRequest, tell: ReportProgress): Promise<SpeechResult> {
      const { userId } = call
      await throttle.generate(userId)
      const speaker = speakerNow()
      if (!speaker) throw new AppError('NOT_IMPLEMENTED', SPEECH_MESSAGE.notSetUp)
      const { request, origin } = await resolveOrder(userId, asked)
      const plan = spokenPlan(request.text, speaker)
      const claimed = await claimKey(idempotency, call, { tts: asked })
      if (claimed.state === 'done') return claimed.result as SpeechResult
      const { claim } = claimed
      const over = work.begin()
      let delivered = false
      try {
        const order = { call, claim, request, origin, plan, speaker, tell }
        const result = await texts.during(userId, call.signal, (signal) => run(order, signal))
        delivered = true
        return result
      } finally {
        // The answer was stored together with the text.
        const released = delivered ? claim?.lease.release() : claim && idempotency.release(userId, claim)
        await Promise.resolve(released).finally(over)
      }
    },

    /** Aborts the texts of a user whose account is being deleted. */
    endAllOf: texts.endAllOf,
  }
}

/** Waits for a place and reports how many texts are ahead. Throws as `enter` does. */
async function entered(entering: ReturnType<Places['enter']>, tell: ReportProgress): Promise<Place> {
  for (;;) {
    const step = await entering.next()
    if (step.done) return step.value
    tell(step.value)
  }
}
