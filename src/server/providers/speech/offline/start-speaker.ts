import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type EspeakOrder } from './espeak-voices.ts'

/**
 * The synthesizer with the thread that reads its output. It handles one order at a time. It is not restarted once it has ended.
 */
export interface Speaker {
  /** Id of the synthesizer's process; undefined where it never started. */
  readonly pid: Promise<number | undefined>
  /**
   * Resolves once it is spoken and the next order may follow. `sound`, 24 kHz, resolves a little later. Rejects where
   * the process ends first, with its last output.
   */
  speak(order: EspeakOrder): Promise<Spoken>
  /** Ends process and thread at once; resolves when they have ended. Pending sounds reject. */
  stop(): Promise<void>
}

export interface Spoken {
  sound: Promise<Int16Array<ArrayBuffer>>
}

/** The thread's messages. Sounds are in the order of the pieces. */
export type SpeakerMessage =
  | { type: 'started'; pid: number | undefined }
  | { type: 'spoken' }
  | { type: 'sound'; samples: Int16Array<ArrayBuffer> }
  | { type: 'failed'; message: string }

/** The messages to the thread. */
export type SpeakerOrder = { type: 'speak'; order: EspeakOrder } | { type: 'stop' }

const THREAD = new URL('./speaker-thread.ts', import.meta.url)

/**
 * Starts the synthesizer of the package in `folder`. A thread reads its output and resamples it to 24 kHz: a long text
 * is 30 MB, which would block the event loop.
 */
export function startSpeaker(folder: string): Speaker {
  const thread = new Worker(THREAD, { workerData: folder, env: {}, execArgv: [] })
  // An idle thread must not keep this process alive.
  thread.unref()
  const pid = Promise.withResolvers<number | undefined>()
  let answer: PromiseWithResolvers<Spoken> | undefined
  let sounds: PromiseWithResolvers<Int16Array<ArrayBuffer>>[] = []
  let isGone = false

  function fail(reason: unknown): void {
    pid.resolve(undefined)
    answer?.reject(reason)
    answer = undefined
    for (const sound of sounds) sound.reject(reason)
    sounds = []
  }

  thread.on('message', (message: SpeakerMessage) => {
    if (message.type === 'started') return pid.resolve(message.pid)
    if (message.type === 'failed') return fail(new Error(message.message))
    if (message.type === 'sound') return sounds.shift()?.resolve(message.samples)
    const sound = Promise.withResolvers<Int16Array<ArrayBuffer>>()
    // The caller may have left.
    sound.promise.catch(() => undefined)
    sounds.push(sound)
    answer?.resolve({ sound: sound.promise })
    answer = undefined
  })
  thread.on('error', fail)
  thread.on('exit', () => {
    isGone = true
    fail(new Error('The synthesizer is gone'))
  })
  const tell = (order: SpeakerOrder): void => thread.postMessage(order, [])

  return {
    pid: pid.promise,
    async speak(order) {
      if (isGone) throw new Error('The synthesizer is gone')
      answer = Promise.withResolvers()
      tell({ type: 'speak', order })
      return answer.promise
    },
    async stop() {
      if (isGone) return
      const gone = once(thread, 'exit')
      tell({ type: 'stop' })
      await gone
    },
  }
}
