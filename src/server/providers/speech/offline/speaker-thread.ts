import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '../../../runtime/thread-priority.ts'
import { resampleSlices } from '../resample.ts'
import { inSlices } from '../slices.ts'
import { SAMPLE_RATE } from '../speech.port.ts'
import { type EspeakOrder } from './espeak-voices.ts'
import { startEspeakChild } from './start-espeak-child.ts'
import { type SpeakerMessage, type SpeakerOrder } from './start-speaker.ts'

/** Samples per second of the synthesizer. */
const ESPEAK_RATE = 22_050

// The thread of one `startSpeaker` call: starts the synthesizer and ends with it.
lowerThreadPriority()
const child = startEspeakChild(String(workerData))
const ending = new AbortController()
const tell = (message: SpeakerMessage, moved: ArrayBuffer[] = []): void => parentPort?.postMessage(message, moved)
tell({ type: 'started', pid: child.pid })

/** Sounds are resampled one after another, with pauses in which the next order is accepted. */
let sounds = Promise.resolve()

async function speak(order: EspeakOrder): Promise<void> {
  const spoken = await child.speak(order)
  tell({ type: 'spoken' })
  sounds = sounds.then(async () => {
    const work = resampleSlices(spoken, SAMPLE_RATE / ESPEAK_RATE / order.shift)
    const samples = await inSlices(work, ending.signal)
    tell({ type: 'sound', samples }, [samples.buffer])
  })
  await sounds
}

parentPort?.on('message', async (message: SpeakerOrder) => {
  if (message.type === 'speak') {
    speak(message.order).catch((error: unknown) => tell({ type: 'failed', message: String(error) }))
    return
  }
  ending.abort()
  await child.stop()
  parentPort?.close()
})
