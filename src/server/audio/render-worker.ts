import { parentPort, workerData } from 'node:worker_threads'
import { mixSpeech } from './mix-speech.ts'
import { type RenderedSpeech, type RenderOrder } from './render-speech.ts'
import { createWav } from './wav-file.ts'

/** The thread of one `renderSpeech`: it makes one file of what it was started with, and ends. */
async function render({ parts, format, mark }: RenderOrder): Promise<RenderedSpeech> {
  if (format === 'wav') {
    let bytes = new Uint8Array()
    const { samples, spans } = mixSpeech(parts, (length) => {
      const wav = createWav(length, mark)
      bytes = wav.bytes
      return wav.samples
    })
    return { bytes, durationMs: durationOf(samples), spans }
  }
  const { writeMp3 } = await import('./mp3-file.ts')
  const { samples, spans } = mixSpeech(parts)
  // They are in the whole now, and as large as it.
  parts.length = 0
  return { bytes: await writeMp3(samples, mark), durationMs: durationOf(samples), spans }
}

const durationOf = (samples: Int16Array): number => samples.length / 24

const rendered = await render(workerData as RenderOrder)
parentPort?.postMessage(rendered, [rendered.bytes.buffer])
