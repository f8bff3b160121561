import { readWav, toMono, type WavSound } from '../read-wav.ts'
import { resample } from '../resample.ts'
import { SAMPLE_RATE } from '../speech.port.ts'

/** The wave form of a request: a wav file, or bare samples where a server knows no better. */
export type WaveFormat = 'wav' | 'pcm'

/** Shorter than this, and nothing was said. */
const LEAST_SECONDS = 0.02

/**
 * The samples of an answer, mono at 24 kHz. It is read as what it is, a wav file, and as bare samples (16 bit, 24 kHz, the
 * only kind of this protocol) only where those were asked for. Throws an `Error` that says what is wrong.
 */
export function readSpeech(bytes: Uint8Array, asked: WaveFormat): Int16Array {
  const sound = isWav(bytes) || asked === 'wav' ? readWav(bytes) : readPcm(bytes)
  if (sound.samples.length / sound.channels < sound.sampleRate * LEAST_SECONDS)
    throw new Error('there is nothing in it')
  return resample(toMono(sound), SAMPLE_RATE / sound.sampleRate)
}

const startsWith = (bytes: Uint8Array, word: string): boolean =>
  String.fromCharCode(...bytes.subarray(0, word.length)) === word

const isWav = (bytes: Uint8Array): boolean => startsWith(bytes, 'RIFF')

function readPcm(bytes: Uint8Array): WavSound {
  if (startsWith(bytes, 'ID3') || startsWith(bytes, 'OggS') || startsWith(bytes, 'fLaC')) throw new Error('not pcm')
  if (bytes.length % 2 !== 0) throw new Error('half a sample')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = new Int16Array(bytes.length / 2)
  for (let index = 0; index < samples.length; index += 1) samples[index] = view.getInt16(index * 2, true)
  return { sampleRate: SAMPLE_RATE, channels: 1, samples }
}
