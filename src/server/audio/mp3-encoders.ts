import { Worker } from 'node:worker_threads'
import { type EncodeSection } from './mp3-sections.ts'

/** Number of threads: enough for two cores. Each takes 10 MB. */
const ENCODERS = 2

const WORKER = new URL('./mp3-encode-worker.ts', import.meta.url)

/** Threads that encode sections in parallel. */
export interface Mp3Encoders {
  encode: EncodeSection
  /** Ends the threads, in the middle of a section too. */
  close(): Promise<void>
}

/** Starts threads that encode. Close them before the thread that opens them ends. */
export function openMp3Encoders(): Mp3Encoders {
  const encoders = Array.from({ length: ENCODERS }, startEncoder)
  return {
    encode: (samples) => {
      const [idlest] = encoders.toSorted((one, other) => one.waiting() - other.waiting())
      if (!idlest) throw new Error('There is no encoder')
      return idlest.encode(samples)
    },
    close: async () => void (await Promise.all(encoders.map(({ end }) => end()))),
  }
}

/** One thread. `waiting` is the number of its unanswered sections. */
function startEncoder() {
  const worker = new Worker(WORKER, { env: {}, execArgv: [] })
  let answers: PromiseWithResolvers<Uint8Array>[] = []
  const fail = (reason: unknown): void => {
    for (const answer of answers) answer.reject(reason)
    answers = []
  }
  worker.on('message', (frames: Uint8Array) => answers.shift()?.resolve(frames))
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`A thread that encodes ended (${code})`)))
  return {
    waiting: () => answers.length,
    end: () => worker.terminate(),
    encode(samples: Int16Array<ArrayBuffer>): Promise<Uint8Array> {
      const answer = Promise.withResolvers<Uint8Array>()
      answers.push(answer)
      worker.postMessage(samples, [samples.buffer])
      return answer.promise
    },
  }
}
