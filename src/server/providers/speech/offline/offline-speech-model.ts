import { createHash } from 'node:crypto'
import { AppError } from '../../../../shared/errors.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type SpeechModel } from '../speech.port.ts'
import { canEspeakRead } from './espeak-languages.data.ts'
import { ESPEAK_VOICES, type EspeakOrder, toEspeakOrder } from './espeak-voices.ts'
import { createEspeakProcess } from './espeak-process.ts'
import { type Speaker, type Spoken } from './start-speaker.ts'

/** Milliseconds of idle time before the process is ended: its start takes 0.5 s, its memory 190 MB. */
const IDLE_MS = 60_000

const CLOSING = 'The server is closing. Try again in a moment.'

interface Job {
  order: EspeakOrder
  signal: AbortSignal
  answer: PromiseWithResolvers<Int16Array>
}

/**
 * The voice without a service: a synthesizer in a separate process. `start` starts it with the first piece; it is restarted
 * when it dies, and ended after a minute without work. Pieces are spoken one after the other, in order of arrival, because a
 * second process would cost more memory than it saves time. Phonetic pronunciations are ignored: the text is read.
 */
export function createOfflineSpeechModel(settings: { clock: Clock; start: () => Speaker }): SpeechModel {
  const { clock } = settings
  const espeak = createEspeakProcess(settings)
  let waiting: Job[] = []
  let running: Job | undefined
  let closed = false
  let idle = new AbortController()

  async function work(): Promise<void> {
    if (running) return
    idle.abort()
    for (running = waiting.shift(); running; running = waiting.shift()) {
      const { order, signal, answer } = running
      const spoken = espeak.speak(order, () => !signal.aborted && !closed)
      spoken.then(awaitSound).then(answer.resolve, answer.reject)
      await spoken.catch(() => undefined)
    }
    if (closed) return
    idle = new AbortController()
    clock.sleep(IDLE_MS, idle.signal).then(espeak.rest, () => undefined)
  }

  return {
    name: 'the offline voice',
    maxCharacters: 1_000,
    // The next piece is queued while one is spoken, so that there is no gap between them.
    concurrency: 2,
    fingerprint: `offline-${createHash('sha256').update(JSON.stringify(ESPEAK_VOICES)).digest('hex').slice(0, 8)}`,

    canRead: canEspeakRead,

    async speak(request, signal) {
      signal.throwIfAborted()
      if (closed) throw new AppError('SERVICE_UNAVAILABLE', CLOSING)
      const job: Job = { order: toEspeakOrder(request), signal, answer: Promise.withResolvers() }
      // A running order cannot be interrupted and is short, so its result is discarded.
      const abandon = (): void => {
        waiting = waiting.filter((other) => other !== job)
        job.answer.reject(signal.reason)
      }
      signal.addEventListener('abort', abandon)
      waiting.push(job)
      void work()
      return job.answer.promise.finally(() => signal.removeEventListener('abort', abandon))
    },

    async close() {
      closed = true
      idle.abort()
      for (const job of [running, ...waiting]) job?.answer.reject(new AppError('SERVICE_UNAVAILABLE', CLOSING))
      waiting = []
      await espeak.rest()
    },
  }
}

async function awaitSound({ sound }: Spoken): Promise<Int16Array> {
  try {
    return await sound
  } catch (cause) {
    throw new AppError('BAD_GATEWAY', 'The offline voice failed. Try again.', { cause })
  }
}
