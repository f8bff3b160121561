import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FRAME_BYTES, FRAME_SAMPLES } from './mp3-info-frame.ts'
import { createSectionEncoder } from './mp3-section-encoder.ts'
import { createSections, SECTION_SILENCE } from './mp3-sections.ts'

const SECOND = 24_000

/** Sound and silence alternating, with these numbers of samples. */
function buildParts(lengths: readonly { sound: number; rest: number }[]): Int16Array[] {
  return lengths.map(({ sound, rest }) => new Int16Array(sound + rest).fill(7, 0, sound))
}

function buildSections(parts: readonly Int16Array[]) {
  const emitted: Int16Array[] = []
  const sections = createSections((samples) => emitted.push(samples))
  for (const part of parts) sections.add(part)
  return { length: sections.finish(), emitted }
}

/** The sections, separated by the silence that their frames contain. */
function joined(sections: readonly Int16Array[]): number[] {
  return sections.flatMap((section, index) => [
    ...(index > 0 ? Array<number>(SECTION_SILENCE).fill(0) : []),
    ...section,
  ])
}

it('a sound that is split where it is silent stays the same sound, in whole frames', () => {
  const length = fc.record({
    sound: fc.integer({ min: 0, max: 8 * SECOND }),
    rest: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2 * SECOND })),
  })
  const checked = fc.property(fc.array(length, { maxLength: 8 }), (lengths) => {
    const parts = buildParts(lengths)
    const { emitted, length: total } = buildSections(parts)
    const whole = parts.flatMap((part) => [...part])
    expect(total).toBe(whole.length)
    expect(joined(emitted).toString()).toBe(whole.toString())
    for (const section of emitted.slice(0, -1)) expect(section.length % FRAME_SAMPLES).toBe(0)
  })
  fc.assert(checked, { numRuns: 20 })
})

it('a long sound with pauses is split into many sections, one without pauses is not split', () => {
  const many = (rest: number) => Array.from({ length: 30 }, () => ({ sound: 3 * SECOND, rest }))
  expect(buildSections(buildParts(many(SECOND / 4))).emitted.length).toBe(8)
  expect(buildSections(buildParts(many(0))).emitted.length).toBe(1)
})

it('the frames of a section cover it and the silence after it, and need no earlier frame', async () => {
  const encode = await createSectionEncoder()
  for (const frames of [1, 2, 50, 417]) {
    const tone = new Int16Array(frames * FRAME_SAMPLES).map((_, index) => Math.sin(index / 9) * 9_000)
    const bytes = encode(tone)
    expect(bytes.length / FRAME_BYTES).toBe(frames + SECTION_SILENCE / FRAME_SAMPLES)
    // The eight bits after the header are the bit reservoir's offset.
    expect(bytes[4]).toBe(0)
  }
})
