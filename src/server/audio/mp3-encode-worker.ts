import { parentPort } from 'node:worker_threads'
import { createSectionEncoder } from './mp3-section-encoder.ts'
import { lowerThreadPriority } from '../runtime/thread-priority.ts'

lowerThreadPriority()
// A thread of `openMp3Encoders`: receives samples and returns frames, in order.
const encoder = createSectionEncoder()

parentPort?.on('message', async (samples: Int16Array) => {
  const frames = (await encoder)(samples)
  parentPort?.postMessage(frames, [frames.buffer])
})
