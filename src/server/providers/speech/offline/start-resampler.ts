import { Worker } from 'node:worker_threads'

/** A thread that brings sound to another rate, so that neither the synthesizer nor the event loop waits for it. */
export interface Resampler {
  /** `ratio` samples come out for each that goes in. The samples move there and are empty afterwards. */
  resample(samples: Int16Array, ratio: number): Promise<Int16Array>
  /** Ends the thread; what it has not answered rejects. */
  stop(): Promise<void>
}

const WORKER = new URL('./resample-worker.ts', import.meta.url)

export function startResampler(): Resampler {
  const worker = new Worker(WORKER, { env: {}, execArgv: [] })
  // It keeps no process alive that has nothing else to do.
  worker.unref()
  let answers: PromiseWithResolvers<Int16Array>[] = []
  const fail = (reason: unknown): void => {
    for (const answer of answers) answer.reject(reason)
    answers = []
  }
  worker.on('message', (samples: Int16Array) => answers.shift()?.resolve(samples))
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`The thread that resamples ended (${code})`)))

  return {
    resample(samples, ratio) {
      const answer = Promise.withResolvers<Int16Array>()
      answers.push(answer)
      worker.postMessage({ samples, ratio }, samples.buffer instanceof ArrayBuffer ? [samples.buffer] : [])
      return answer.promise
    },
    async stop() {
      await worker.terminate()
    },
  }
}
