import { type AiVoiceMark } from './ai-voice-mark.ts'
import { id3Tag } from './id3-tag.ts'
import { FRAME_BYTES, mp3InfoFrame } from './mp3-info-frame.ts'
import { createSections, type EncodeSection } from './mp3-sections.ts'

/**
 * An mp3 file at 24 kHz mono, 64 kbit/s, written as samples arrive, with the mark as ID3 tag and a first frame that has
 * the exact length. Long audio is split at silence, so that `encode` can work on several sections in parallel.
 */
export function createMp3Writer(mark: AiVoiceMark, encode: EncodeSection) {
  const encoded: Promise<Uint8Array>[] = []
  const sections = createSections((samples) => {
    const section = encode(samples)
    // `finish` awaits it, but may be called late or never. Until then a rejection must not count as unhandled.
    section.catch(() => undefined)
    encoded.push(section)
  })

  return {
    add: sections.add,

    /** The file, after all samples were added. Throws the errors of `encode`. */
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
