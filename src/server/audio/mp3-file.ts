import { createMp3Encoder } from 'wasm-media-encoders'
import { type AiVoiceMark } from './ai-voice-mark.ts'
import { id3Tag } from './id3-tag.ts'
import { FRAME_BYTES, mp3InfoFrame } from './mp3-info-frame.ts'

const SAMPLE_RATE = 24_000
const KILOBITS = 64
/** Ten seconds at a time: the encoder wants floats, and the whole as floats would be twice the sound. */
const PART = 240_000

/**
 * An mp3 file at 24 kHz mono that is written as its sound comes: 64 kbit/s, with the mark as ID3 tag and a first frame that
 * tells the exact length. Takes a second for two to five minutes of sound and blocks its thread: for the worker only.
 */
export async function createMp3Writer(mark: AiVoiceMark) {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: KILOBITS, outputSampleRate: SAMPLE_RATE })
  const parts: Uint8Array[] = []
  let length = 0

  return {
    /** Takes the next samples. */
    add(samples: Int16Array): void {
      length += samples.length
      for (let from = 0; from < samples.length; from += PART) {
        const part = samples.subarray(from, from + PART)
        // A loop: `from` with a function takes a hundred times as long.
        const floats = new Float32Array(part.length)
        for (let index = 0; index < part.length; index += 1) floats[index] = part[index]! / 32_768
        // What the encoder hands out is its own memory, written over by the next call.
        parts.push(encoder.encode([floats]).slice())
      }
    },

    /** The file, once everything was taken. */
    finish(): Uint8Array<ArrayBuffer> {
      parts.push(encoder.finalize().slice())
      const size = parts.reduce((sum, part) => sum + part.length, 0)
      const whole = [id3Tag(mark), mp3InfoFrame(size / FRAME_BYTES, length), ...parts]
      const file = new Uint8Array(whole.reduce((sum, part) => sum + part.length, 0))
      let at = 0
      for (const part of whole) {
        file.set(part, at)
        at += part.length
      }
      return file
    },
  }
}
