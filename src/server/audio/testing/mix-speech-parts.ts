import { createMix, mixPart, type Span, type SpeechPart } from '../mix-speech.ts'

/** Joins complete parts. `spans` has one entry for each part. */
export function mixSpeechParts(parts: readonly SpeechPart[]): { samples: Int16Array; spans: readonly Span[] } {
  const mix = createMix()
  for (const [index, part] of parts.entries()) mix.add(mixPart(part, parts[index + 1]?.type === 'speech'))
  const { sound, length, spans } = mix.finish()
  const samples = new Int16Array(length)
  let at = 0
  for (const part of sound) {
    samples.set(part, at)
    at += part.length
  }
  return { samples, spans }
}
