import { type AiVoiceMark } from './ai-voice-mark.ts'
import { id3Tag } from './id3-tag.ts'
import { FRAME_BYTES, mp3InfoFrame } from './mp3-info-frame.ts'
import { createSections, type EncodeSection } from './mp3-sections.ts'

/**
 * An mp3 file at 24 kHz mono that is written as its sound arrives: 64 kbit/s, with the mark as ID3 tag and a first frame that
 * has the exact length. Long sound is split where it is silent, so that `encode` can work on several parts at once.
 */
export function createMp3Writer(mark: AiVoiceMark, encode: EncodeSection) {
  const encoded: Promise<Uint8Array>[] = []
  const sections = createSections((samples) => {
    const section = encode(samples)
    // Awaited in `finish`, which may be called late or never; until then its rejection must not be unhandled.
    section.catch(() => undefined)
    encoded.push(section)
  })

  return {
    /** Takes the next samples. */
    add: sections.add,

    /** The file, once everything was taken. Throws what `encode` throws. */
    async finish(): Promise<Uint8Array<ArrayBuffer>> {
      const length = sections.finish()
      const parts = await Promise.all(encoded)
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
