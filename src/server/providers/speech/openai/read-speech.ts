import { monoSlices, readWavSlices, samplesOf, type WavSound } from '../read-wav.ts'
import { resampleSlices } from '../resample.ts'
import { type Slices } from '../slices.ts'
import { SAMPLE_RATE } from '../speech.port.ts'

/** The wave form of a request: a wav file, or bare samples where a server knows no better. */
export type WaveFormat = 'wav' | 'pcm'

/** Shorter than this, and nothing was said. */
const LEAST_SECONDS = 0.02

/**
 * The samples of an answer, mono at 24 kHz, played `factor` times as fast. It is read as what it is, a wav file, and as bare
 * samples (16 bit, 24 kHz, the only kind of this protocol) only where those were asked for. Throws an `Error` that says
 * what is wrong.
 */
export function* speechSlices(bytes: Uint8Array, asked: WaveFormat, factor: number): Slices<Int16Array> {
  const sound = isWav(bytes) || asked === 'wav' ? yield* readWavSlices(bytes) : readPcm(bytes)
  if (sound.samples.length / sound.channels < sound.sampleRate * LEAST_SECONDS)
    throw new Error('there is nothing in it')
  return yield* resampleSlices(yield* monoSlices(sound), SAMPLE_RATE / sound.sampleRate / factor)
}

const startsWith = (bytes: Uint8Array, word: string): boolean =>
  String.fromCharCode(...bytes.subarray(0, word.length)) === word

const isWav = (bytes: Uint8Array): boolean => startsWith(bytes, 'RIFF')

function readPcm(bytes: Uint8Array): WavSound {
  if (startsWith(bytes, 'ID3') || startsWith(bytes, 'OggS') || startsWith(bytes, 'fLaC')) throw new Error('not pcm')
  if (bytes.length % 2 !== 0) throw new Error('half a sample')
  return { sampleRate: SAMPLE_RATE, channels: 1, samples: samplesOf(bytes, 0, bytes.length / 2) }
}
