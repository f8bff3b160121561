import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DERIVED_TYPES, type DerivedType } from './videos.constants.ts'
import {
  computeProgress,
  findNextStep,
  findStale,
  type MadeFrom,
  findSource,
  isSameTopic,
  type VideoState,
} from './videos.rules.ts'

const PLATFORM = 'TikTok'
const TEXTS = ['a', 'b', 'c']
/** Instead of SHA-256: any text that differs between texts. */
const from = (type: MadeFrom['type'], text: string): MadeFrom => ({ type, id: `the ${type}`, text, hash: `#${text}` })

/** The test's own model of a video. */
interface Noted {
  hook: string | null
  script: { text: string; madeFrom: MadeFrom | null } | null
  voice: { madeFrom: MadeFrom | null } | null
  caption: { madeFrom: MadeFrom | null } | null
}

const stateOfVideo = ({ hook, script, voice, caption }: Noted): VideoState => ({
  hook: hook === null ? null : from('hook', hook),
  script: script && { source: from('script', script.text), madeFrom: script.madeFrom, seconds: 1, words: 1, gaps: 0 },
  voice: voice && { ...voice, voice: 'nova', format: 'mp3' },
  captions: caption ? [{ ...caption, platform: PLATFORM }] : [],
  entry: null,
})

const madeOf = (video: VideoState, type: DerivedType) =>
  type === 'caption' ? (video.captions[0] ?? null) : video[type]

type Step =
  | { type: 'pick' | 'edit' | 'bring'; text: string }
  | { type: 'make' | 'refresh' | 'keep' | 'drop'; piece: DerivedType; text: string }
  | { type: 'drop hook' }

const text = fc.constantFrom(...TEXTS)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constantFrom('pick', 'edit', 'bring'), text }),
  fc.record({
    type: fc.constantFrom('make', 'refresh', 'keep', 'drop'),
    piece: fc.constantFrom(...DERIVED_TYPES),
    text,
  }),
  fc.constant({ type: 'drop hook' } as const),
)

/** The model after a step. */
function after(noted: Noted, done: Step): Noted {
  const state = stateOfVideo(noted)
  if (done.type === 'drop hook') return { ...noted, hook: null }
  if (!('piece' in done)) {
    if (done.type === 'pick') return { ...noted, hook: done.text }
    if (done.type === 'bring') return { ...noted, script: { text: done.text, madeFrom: null } }
    return noted.script ? { ...noted, script: { ...noted.script, text: done.text } } : noted
  }
  const { piece, text: written } = done
  if (done.type === 'drop') return { ...noted, [piece]: null }
  if (done.type !== 'keep') return { ...noted, [piece]: { text: written, madeFrom: findSource(piece, state) } }
  const made = madeOf(state, piece)
  const stale = made && findStale(made, state)
  return stale ? { ...noted, [piece]: { ...noted[piece], madeFrom: from(stale.type, stale.is) } } : noted
}

const nothing: Noted = { hook: null, script: null, voice: null, caption: null }

it.each([
  ['Rye bread', ' rye BREAD\n', true],
  ['Rye bread', 'Rye bread for two', false],
])('%j and %j are the same topic: %s', (one, other, expected) => {
  expect(isSameTopic(one, other)).toBe(expected)
})

describe('staleness after any order of edits', () => {
  const run = (steps: readonly Step[]) => steps.reduce(after, nothing)

  it('applies exactly to pieces made from an outdated text', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const noted = run(steps)
        const state = stateOfVideo(noted)
        for (const type of DERIVED_TYPES) {
          const made = noted[type]
          if (!made) continue
          const source = made.madeFrom?.type === 'hook' ? noted.hook : (noted.script?.text ?? null)
          const isStale = made.madeFrom !== null && source !== null && made.madeFrom.text !== source
          expect(findStale(made, state)).toEqual(
            isStale ? { type: made.madeFrom?.type, was: made.madeFrom?.text, is: source } : null,
          )
          const { script, voice, caption } = computeProgress(state)
          expect({ script, voice, caption }[type].state).toBe(isStale ? 'stale' : 'done')
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('is cleared by Refresh and by Keep, for that piece alone', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 25 }),
        fc.constantFrom(...DERIVED_TYPES),
        text,
        (steps, piece, written) => {
          const noted = run(steps)
          if (!noted[piece]) return
          for (const type of ['keep', 'refresh'] as const) {
            const state = stateOfVideo(after(noted, { type, piece, text: written }))
            const made = madeOf(state, piece)
            expect(made && findStale(made, state)).toBeNull()
            expect(computeProgress(state).script.state).toBe(
              piece === 'script' ? 'done' : computeProgress(stateOfVideo(noted)).script.state,
            )
          }
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('ends: after refreshing from the first step on nothing is stale, whatever is written', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), fc.array(text, { minLength: 3, maxLength: 3 }), (steps, words) => {
        let noted = run(steps)
        for (const [at, piece] of DERIVED_TYPES.entries()) {
          if (noted[piece]) noted = after(noted, { type: 'refresh', piece, text: words[at] ?? 'a' })
        }
        const progress = computeProgress(stateOfVideo(noted))
        expect(Object.values(progress).filter(({ state }) => state === 'stale')).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })
})

it('the next step is the first that is open or stale', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
      const progress = computeProgress(stateOfVideo(steps.reduce(after, nothing)))
      const next = findNextStep(progress)
      expect(next).not.toBeNull()
      const states = Object.entries(progress).map(([name, { state }]) => [name, state] as const)
      expect(states.find(([, state]) => state !== 'done')?.[0]).toBe(next)
    }),
  )
})
