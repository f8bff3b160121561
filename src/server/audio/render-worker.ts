import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '../runtime/thread-priority.ts'
import { type Mp3Encoders, openMp3Encoders } from './mp3-encoders.ts'
import { type RenderMessage } from './render-speech.ts'
import { createRendering, type RenderOrder } from './speech-rendering.ts'

// The thread of one `renderSpeech` call: renders one file and ends.
lowerThreadPriority()
let encoders: Mp3Encoders | undefined
const rendering = createRendering(workerData as RenderOrder, () => {
  encoders = openMp3Encoders()
  return encoders.encode
})
let turn: Promise<unknown> = rendering

parentPort?.on('message', (message: RenderMessage) => {
  turn = message.type === 'end' ? end() : turn.then(() => work(message))
})

async function work(message: Exclude<RenderMessage, { type: 'end' }>): Promise<void> {
  try {
    const { add, finish } = await rendering
    if (message.type === 'add') return add(message.at, message.samples)
    const rendered = await finish()
    parentPort?.postMessage(rendered, [rendered.bytes.buffer])
  } catch (error) {
    await encoders?.close()
    throw error
  }
  await end()
}

async function end(): Promise<void> {
  await encoders?.close()
  parentPort?.close()
}
