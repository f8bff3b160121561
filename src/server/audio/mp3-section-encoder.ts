import { createMp3Encoder } from 'wasm-media-encoders'

const SAMPLE_RATE = 24_000
const KILOBITS = 64
/** Samples encoded at a time (ten seconds): the encoder needs floats, and all samples as floats would take twice the memory. */
const PART = 240_000

/**
 * An encoder of sections (24 kHz mono in, frames at 64 kbit/s out) that blocks its thread: one second for two to five
 * minutes of audio.
 */
export async function createSectionEncoder(): Promise<(samples: Int16Array) => Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder()
  const floats = new Float32Array(PART)
  return (samples) => {
    encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: KILOBITS, outputSampleRate: SAMPLE_RATE })
    const parts: Uint8Array[] = []
    for (let from = 0; from < samples.length; from += PART) {
      const part = samples.subarray(from, from + PART)
      // A loop: `from` with a function takes a hundred times as long.
      for (let index = 0; index < part.length; index += 1) floats[index] = part[index]! / 32_768
      // The encoder returns a view of its own memory, which the next call overwrites.
      parts.push(encoder.encode([floats.subarray(0, part.length)]).slice())
    }
    parts.push(encoder.finalize().slice())
    const frames = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
    let at = 0
    for (const part of parts) {
      frames.set(part, at)
      at += part.length
    }
    return frames
  }
}
