import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { RenderedSpeech, RenderOrder } from './speech-rendering.ts'

/** A file that is being rendered. */
export interface Rendering {
  /** Adds the samples of a piece, 24 kHz. `at`: its index or indexes in the plan. The samples are copied and not changed. */
  add(at: readonly number[], samples: Int16Array): void
  /** Resolves with the file once it has every piece. Throws the signal's reason where it fires first. */
  finish(): Promise<RenderedSpeech>
  /** Aborts with the reason when no file will be made: remaining pieces need not be spoken. */
  readonly broken: AbortSignal
}

/** Starts a file. The signal ends everything about it and must fire at last. */
export type RenderSpeech = (order: RenderOrder, signal: AbortSignal) => Rendering

/** Messages to the thread. */
export type RenderMessage = { type: 'add'; at: readonly number[]; samples: Int16Array } | { type: 'finish' | 'end' }

const WORKER = new URL('./render-worker.ts', import.meta.url)

/**
 * Joins pieces and encodes them while others are still being spoken, in a separate thread that ends with the signal.
 * Nothing runs on the event loop, and its memory is returned at once. `finish` throws the thread's error.
 */
export const renderSpeech: RenderSpeech = (order, signal) => {
  signal.throwIfAborted()
  const worker = new Worker(WORKER, { workerData: order, env: {}, execArgv: [] })
  const result = Promise.withResolvers<RenderedSpeech>()
  const ended = once(worker, 'exit').catch(() => {})
  const broken = new AbortController()
  result.promise.catch((error: unknown) => broken.abort(error))
  const abandon = (): void => {
    result.reject(signal.reason)
    // It ends itself: threads of a thread that is terminated leave their ports in this one, at each file. Source: Node 24.
    send({ type: 'end' })
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
        await ended
      }
    },
    broken: broken.signal,
  }
}
