import { parentPort } from 'node:worker_threads'
import { resample } from '../resample.ts'

/** The thread of `startResampler`: sound and a ratio come in, the same sound at the other rate goes out, in order. */
parentPort?.on('message', ({ samples, ratio }: { samples: Int16Array<ArrayBuffer>; ratio: number }) => {
  const out = resample(samples, ratio)
  parentPort?.postMessage(out, [out.buffer as ArrayBuffer])
})
