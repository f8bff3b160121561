import { type Voice } from '../../../../shared/features/tts/tts.constants.ts'
import { pitchFactor } from '../resample.ts'
import { type SpeechRequest } from '../speech.port.ts'
import { findLanguage } from './espeak-languages.data.ts'
import { toPlainText } from './plain-text.ts'

/** A voice: accent, the synthesizer's voice variant, pitch (0 to 99) and words per minute. */
interface EspeakVoice {
  accent: string
  variant: string
  pitch: number
  speed: number
}

/** Chosen so that all sound different: each pair differs by 8 % in median pitch or by accent. */
export const ESPEAK_VOICES: Record<Voice, EspeakVoice> = {
  alloy: { accent: 'en-us', variant: 'f5', pitch: 45, speed: 165 },
  echo: { accent: 'en-us', variant: 'm3', pitch: 40, speed: 160 },
  fable: { accent: 'en-gb', variant: 'm7', pitch: 55, speed: 165 },
  onyx: { accent: 'en-us', variant: 'm1', pitch: 15, speed: 150 },
  nova: { accent: 'en-us', variant: 'f3', pitch: 60, speed: 175 },
  shimmer: { accent: 'en-us', variant: 'f2', pitch: 80, speed: 160 },
}

/** Semitones of pitch 0, 10, 20 ... 100 relative to 50: measured, within half a semitone for every variant. */
const PITCH_CURVE = [-7, -5.7, -4.55, -3.1, -1.65, 0, 1.7, 3.4, 5.2, 7.1, 9]
const MOST_PITCH = 99
/** The smallest audible difference, in semitones. */
const TOO_LITTLE = 0.3
const SPEED_RANGE = { least: 80, most: 450 }

/** The order for the synthesizer's process. `shift` is the remaining pitch factor, which the synthesizer cannot produce. */
export interface EspeakOrder {
  text: string
  voice: string
  pitch: number
  speed: number
  shift: number
}

/** Converts a request for the synthesizer. An unsupported language is read in the voice's own accent. */
export function toEspeakOrder({ voice, text, rate, pitch, language }: SpeechRequest): EspeakOrder {
  const made = ESPEAK_VOICES[voice]
  const wanted = computeHeight(made.pitch) + pitch
  const sung = findPitch(wanted)
  const left = wanted - computeHeight(sung)
  const shift = Math.abs(left) < TOO_LITTLE ? 1 : pitchFactor(left)
  const accent = (language === undefined ? undefined : findLanguage(language)) ?? made.accent
  return {
    text: toPlainText(text),
    voice: `${accent}+${made.variant}`,
    pitch: sung,
    speed: Math.round(Math.min(SPEED_RANGE.most, Math.max(SPEED_RANGE.least, (made.speed * rate) / shift))),
    shift,
  }
}

/** Semitones of a pitch value, by the curve. */
function computeHeight(pitch: number): number {
  const [below, above] = [PITCH_CURVE[Math.floor(pitch / 10)]!, PITCH_CURVE[Math.ceil(pitch / 10)]!]
  return below + (above - below) * ((pitch % 10) / 10)
}

/** The pitch value nearest to this number of semitones. */
function findPitch(height: number): number {
  let nearest = 0
  for (let pitch = 1; pitch <= MOST_PITCH; pitch += 1) {
    if (Math.abs(computeHeight(pitch) - height) < Math.abs(computeHeight(nearest) - height)) nearest = pitch
  }
  return nearest
}
