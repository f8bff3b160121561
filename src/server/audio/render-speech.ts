import { Worker } from 'node:worker_threads'
import { type AudioFormat } from '../../shared/features/tts/tts.constants.ts'
import { type AiVoiceMark } from './ai-voice-mark.ts'
import { type Span, type SpeechPart } from './mix-speech.ts'

/** What becomes one file. */
export interface RenderOrder {
  parts: SpeechPart[]
  format: AudioFormat
  mark: AiVoiceMark
}

/** A file, how long it sounds, and where each part lies in it. */
export interface RenderedSpeech {
  bytes: Uint8Array<ArrayBuffer>
  durationMs: number
  spans: Span[]
}

const WORKER = new URL('./render-worker.ts', import.meta.url)

/**
 * Joins parts and encodes them once, in a thread of its own that ends with the work: nothing of it runs on the event loop,
 * and its memory goes back at once. The samples of the parts move there and are empty afterwards; hand over copies of
 * what is needed again. Throws the signal's reason when it fires first, and what the thread failed with.
 */
export async function renderSpeech(order: RenderOrder, signal: AbortSignal): Promise<RenderedSpeech> {
  signal.throwIfAborted()
  const buffers = new Set(order.parts.flatMap((part) => (part.type === 'speech' ? [part.samples.buffer] : [])))
  const worker = new Worker(WORKER, {
    workerData: order,
    transferList: [...buffers].filter((buffer) => buffer instanceof ArrayBuffer),
    env: {},
    execArgv: [],
  })
  const result = Promise.withResolvers<RenderedSpeech>()
  const abandon = (): void => result.reject(signal.reason)
  signal.addEventListener('abort', abandon)
  worker.once('message', result.resolve)
  worker.once('error', result.reject)
  worker.once('exit', (code) => result.reject(new Error(`The thread that makes audio files ended (${code})`)))
  try {
    return await result.promise
  } finally {
    signal.removeEventListener('abort', abandon)
    await worker.terminate()
  }
}
