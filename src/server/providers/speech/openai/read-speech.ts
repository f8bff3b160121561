import { SPEECH_LIMITS } from '../../../../shared/provider-limits.ts'
import { monoSlices, readWavSlices, readSamples, type WavSound } from '../read-wav.ts'
import { resampleSlices } from '../resample.ts'
import { SLICE, type Slices } from '../slices.ts'
import { SAMPLE_RATE } from '../speech.port.ts'

/** The format of a request: a wav file, or raw samples for servers without wav. */
export type WaveFormat = 'wav' | 'pcm'

/** Seconds below which nothing was spoken. */
const LEAST_SECONDS = 0.02

/** The possible audio of a text spoken at `speed`: at least and at most so many seconds, and at most so many bytes. */
export function soundLimits(text: string, speed: number): { least: number; most: number; bytes: number } {
  const { baseSeconds, unitSeconds, secondBytes, mostBytes, characterRate } = SPEECH_LIMITS
  const spoken = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const most = baseSeconds + (text.length * unitSeconds) / speed
  return {
    least: Math.max(LEAST_SECONDS, spoken / characterRate / speed),
    most,
    bytes: Math.min(mostBytes, Math.ceil(most * secondBytes)),
  }
}

/** The requested audio. */
interface AskedSound {
  format: WaveFormat
  /** Playback speed. */
  factor: number
  /** Its least and longest possible length in seconds, before the playback speed is applied. */
  limits: { least: number; most: number }
  /** Whether its text has words, so that it cannot be silence. */
  isAudible: boolean
}

/**
 * The samples of an answer, mono at 24 kHz. A wav file is detected; raw samples (16 bit, 24 kHz, the protocol's only
 * kind) are accepted only where they were requested. Throws an `Error` with the reason.
 */
export function* speechSlices(bytes: Uint8Array, asked: AskedSound): Slices<Int16Array> {
  const sound = isWav(bytes) || asked.format === 'wav' ? yield* readWavSlices(bytes) : readPcm(bytes)
  const seconds = sound.samples.length / sound.channels / sound.sampleRate
  if (seconds < asked.limits.least) throw new Error(`${seconds} seconds are too few for its text`)
  if (seconds > asked.limits.most) throw new Error(`${Math.round(seconds)} seconds are too many for its text`)
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
