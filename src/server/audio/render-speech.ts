import { Worker } from 'node:worker_threads'
import { type RenderedSpeech, type RenderOrder } from './speech-rendering.ts'

/** A file in the making. */
export interface Rendering {
  /**
   * Takes the samples of a piece, 24 kHz; `at` is its index in the plan, perhaps several. They are copied and stay
   * as they are.
   */
  add(at: readonly number[], samples: Int16Array): void
  /** The file, once it has every piece. Throws the signal's reason when it fires first. */
  finish(): Promise<RenderedSpeech>
  /** Aborts when there will be no file, with the reason: pieces that are still spoken are no longer needed. */
  readonly broken: AbortSignal
}

/** Begins a file; everything about it ends with the signal, which must fire at last. */
export type RenderSpeech = (order: RenderOrder, signal: AbortSignal) => Rendering

/** What is sent to the thread. */
export type RenderMessage = { type: 'add'; at: readonly number[]; samples: Int16Array } | { type: 'finish' }

const WORKER = new URL('./render-worker.ts', import.meta.url)

/**
 * Joins pieces and encodes them while others are still being spoken, in a thread of its own that ends with the signal.
 * Nothing of it runs on the event loop, and its memory is returned at once. `finish` throws the error of the thread.
 */
export const renderSpeech: RenderSpeech = (order, signal) => {
  signal.throwIfAborted()
  const worker = new Worker(WORKER, { workerData: order, env: {}, execArgv: [] })
  const result = Promise.withResolvers<RenderedSpeech>()
  const broken = new AbortController()
  result.promise.catch((error: unknown) => broken.abort(error))
  const abandon = (): void => {
    result.reject(signal.reason)
    void worker.terminate()
  }
  signal.addEventListener('abort', abandon)
  worker.once('message', result.resolve)
  worker.once('error', result.reject)
  worker.once('exit', (code) => {
    signal.removeEventListener('abort', abandon)
    result.reject(new Error(`The thread that makes audio files ended (${code})`))
  })
  const send = (message: RenderMessage): void => worker.postMessage(message, [])

  return {
    add: (at, samples) => send({ type: 'add', at, samples }),
    async finish() {
      send({ type: 'finish' })
      try {
        return await result.promise
      } finally {
        await worker.terminate()
      }
    },
    broken: broken.signal,
  }
}
