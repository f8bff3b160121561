import { SPEECH_LIMITS } from '../../../../shared/provider-limits.ts'
import { monoSlices, readWavSlices, readSamples, type WavSound } from '../read-wav.ts'
import { resampleSlices } from '../resample.ts'
import { SLICE, type Slices } from '../slices.ts'
import { SAMPLE_RATE } from '../speech.port.ts'

/** The wave form of a request: a wav file, or bare samples where a server has no other format. */
export type WaveFormat = 'wav' | 'pcm'

/** Shorter than this, and nothing was spoken. */
const LEAST_SECONDS = 0.02

/** The longest sound that a text can be, spoken at `speed`: in seconds, and in bytes of an answer. */
export function longestSound(text: string, speed: number): { seconds: number; bytes: number } {
  const { baseSeconds, unitSeconds, secondBytes, mostBytes } = SPEECH_LIMITS
  const seconds = baseSeconds + (text.length * unitSeconds) / speed
  return { seconds, bytes: Math.min(mostBytes, Math.ceil(seconds * secondBytes)) }
}

/** What an answer was asked to be. */
interface AskedSound {
  format: WaveFormat
  /** The sound is played so many times as fast. */
  factor: number
  /** The longest that it may be, before that. */
  seconds: number
  /** Whether there are words in its text, so that it cannot be silence. */
  isAudible: boolean
}

/**
 * The samples of an answer, mono at 24 kHz. It is read as what it is, a wav file, and as bare samples (16 bit, 24 kHz, the
 * only kind of this protocol) only where those were requested. Throws an `Error` that says what is wrong.
 */
export function* speechSlices(bytes: Uint8Array, asked: AskedSound): Slices<Int16Array> {
  const sound = isWav(bytes) || asked.format === 'wav' ? yield* readWavSlices(bytes) : readPcm(bytes)
  const seconds = sound.samples.length / sound.channels / sound.sampleRate
  if (seconds < LEAST_SECONDS) throw new Error('there is nothing in it')
  if (seconds > asked.seconds) throw new Error(`${Math.round(seconds)} seconds are too many for its text`)
  if (asked.isAudible && (yield* isSilent(sound.samples))) throw new Error('there is only silence in it')
  return yield* resampleSlices(yield* monoSlices(sound), SAMPLE_RATE / sound.sampleRate / asked.factor)
}

function* isSilent(samples: Int16Array): Slices<boolean> {
  for (let index = 0; index < samples.length; index += 1) {
    if (Math.abs(samples[index]!) >= SPEECH_LIMITS.silenceLevel) return false
    if (index % SLICE === 0) yield
  }
  return true
}

const startsWith = (bytes: Uint8Array, word: string): boolean =>
  String.fromCharCode(...bytes.subarray(0, word.length)) === word

const isWav = (bytes: Uint8Array): boolean => startsWith(bytes, 'RIFF')

function readPcm(bytes: Uint8Array): WavSound {
  if (startsWith(bytes, 'ID3') || startsWith(bytes, 'OggS') || startsWith(bytes, 'fLaC')) throw new Error('not pcm')
  if (bytes.length % 2 !== 0) throw new Error('half a sample')
  return { sampleRate: SAMPLE_RATE, channels: 1, samples: readSamples(bytes, 0, bytes.length / 2) }
}
