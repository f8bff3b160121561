import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '../runtime/thread-priority.ts'
import { openMp3Encoders } from './mp3-encoders.ts'
import { type RenderMessage } from './render-speech.ts'
import { createRendering, type RenderOrder } from './speech-rendering.ts'

// The thread of one `renderSpeech` call: renders one file and ends.
lowerThreadPriority()
const rendering = createRendering(workerData as RenderOrder, openMp3Encoders)
let turn: Promise<unknown> = rendering

parentPort?.on('message', (message: RenderMessage) => {
  turn = turn.then(async () => {
    const { add, finish } = await rendering
    if (message.type === 'add') return add(message.at, message.samples)
    const rendered = await finish()
    parentPort?.postMessage(rendered, [rendered.bytes.buffer])
  })
})
