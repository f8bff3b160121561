import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type EspeakOrder } from './espeak-voices.ts'

/** The synthesizer and the thread that reads from it. It handles one order at a time; once it has ended it is not restarted. */
export interface Speaker {
  /** The process of the synthesizer. Undefined when it never started. */
  readonly pid: Promise<number | undefined>
  /**
   * Resolves as soon as it is spoken and the next order may follow; `sound`, 24 kHz, is there a little later. Rejects when
   * the process ends first, with its last output.
   */
  speak(order: EspeakOrder): Promise<Spoken>
  /** Ends process and thread at once; resolves when they have ended. A sound that was not there yet rejects. */
  stop(): Promise<void>
}

export interface Spoken {
  sound: Promise<Int16Array<ArrayBuffer>>
}

/** The thread's messages. Sounds are in the order of the spoken pieces. */
export type SpeakerMessage =
  | { type: 'started'; pid: number | undefined }
  | { type: 'spoken' }
  | { type: 'sound'; samples: Int16Array<ArrayBuffer> }
  | { type: 'failed'; message: string }

/** The message to the thread. */
export type SpeakerOrder = { type: 'speak'; order: EspeakOrder } | { type: 'stop' }

const THREAD = new URL('./speaker-thread.ts', import.meta.url)

/**
 * Starts the synthesizer of the package in `folder`. A thread reads its output and resamples it to 24 kHz: a long text is
 * thirty megabytes, which would make the event loop late.
 */
export function startSpeaker(folder: string): Speaker {
  const thread = new Worker(THREAD, { workerData: folder, env: {}, execArgv: [] })
  // It keeps no idle process alive.
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
