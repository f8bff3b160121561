import { type Voice, VOICES } from '../../features/tts/tts.constants.ts'

/** The voice for a gender, by the notes of the voices. */
const BY_GENDER: Record<string, Voice> = { male: 'echo', female: 'nova', neutral: 'alloy' }

/** The first of our voices in the space-separated names of `voice`; undefined where none is ours. */
export function findVoiceByName(names: string): Voice | undefined {
  const wanted = names.toLowerCase().split(/\s+/u)
  const found = wanted.find((name) => VOICES.some((voice) => voice === name))
  return VOICES.find((voice) => voice === found)
}

/** The voice for `male`, `female` or `neutral`; undefined for anything else. */
export function findVoiceByGender(gender: string): Voice | undefined {
  const key = gender.trim().toLowerCase()
  return Object.hasOwn(BY_GENDER, key) ? BY_GENDER[key] : undefined
}
