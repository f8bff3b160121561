import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answers } from '../../../../../shared/features/account/account.schema.ts'
import { TONES, type Tone } from '../../../../../shared/features/generation/generation.constants.ts'
import {
  LENGTH_TOLERANCE,
  SCRIPT_DURATIONS,
  type ScriptDuration,
} from '../../../../../shared/features/scripts/scripts.constants.ts'
import {
  type Beat,
  lengthOf,
  readScript,
  scriptText,
  secondsOf,
  timeBeats,
  wordsFor,
} from '../../../../../shared/features/scripts/scripts.rules.ts'
import { TOPICS } from '../write-hooks.fixtures.ts'
import { sentenceKey, sentencesOf } from './script-speech.ts'
import { writeScript } from './write-script.ts'

const COACH: Answers = {
  contentNiche: 'Fitness & health',
  targetAudience: 'Parents',
  brandPersonality: 'Humorous & entertaining',
  preferredContentStyle: 'Challenges & trends',
  contentGoals: ['Grow my following'],
}
const ADVISER: Answers = {
  contentNiche: 'Personal finance',
  targetAudience: 'Small business owners',
  brandPersonality: 'Professional & authoritative',
  preferredContentStyle: 'Educational tutorials',
  contentGoals: ['Generate leads'],
}

const SHORT_FORM =
  /\b(?:\p{L}+n't|(?:I|you|we|they|it|that|there|here|who|what|let|he|she)'(?:s|m|re|ve|ll|d))(?!\p{L})/giu
const RESIDUE = /[{}[\]|<>\uE000-\uF8FF]|\bundefined\b|\bnull\b|\bNaN\b|\[object| {2}/u

function write(topic: string, duration: ScriptDuration, more: { tone?: Tone; seed?: number; creator?: Answers } = {}) {
  return writeScript({ topic, duration, tone: 'casual', seed: 1, creator: null, ...more })
}

const spoken = (beats: readonly Beat[]) => beats.map(({ text }) => text).join('\n')
const sentences = (beats: readonly Beat[]) => beats.flatMap(({ text }) => sentencesOf(text)).map(sentenceKey)

/** How far a script is off the asked length, as a share of it. */
function off(beats: readonly Beat[], duration: ScriptDuration): number {
  const words = wordsFor(secondsOf(duration))
  return Math.abs(lengthOf(beats).words - words) / words
}

/** All that is wrong with a script, whatever it is about. */
function faultsOf(beats: readonly Beat[], duration: ScriptDuration): string[] {
  const kinds = beats.map(({ kind }) => kind)
  const said = sentences(beats)
  const checks: Record<string, boolean> = {
    'a wrong length': off(beats, duration) <= LENGTH_TOLERANCE.patternWriter,
    'no hook first': kinds[0] === 'Hook' && kinds.filter((kind) => kind === 'Hook').length === 1,
    'no setup, payoff or call': kinds[1] === 'Setup' && kinds.slice(-2).join() === 'Payoff,Call to action',
    'too few points': kinds.filter((kind) => kind === 'Point').length >= (duration === '1' ? 2 : 5),
    'a beat without words': beats.every(({ text }) => /[\p{L}\p{N}]/u.test(text)),
    'a beat without direction': beats.every(({ direction }) => direction !== ''),
    'a residue': !beats.some(({ text, direction }) => RESIDUE.test(`${text} ${direction}`)),
    'a repeated sentence': new Set(said).size === said.length,
    'broken text': spoken(beats).isWellFormed() && beats.every(({ text }) => text === text.trim()),
    'not readable back': JSON.stringify(readScript(scriptText(beats, { directions: true }))) === JSON.stringify(beats),
  }
  return Object.entries(checks)
    .filter(([, isKept]) => !isKept)
    .map(([fault]) => fault)
}

describe('a script by rules', () => {
  it('is whole, timed and about its topic, for every topic, length and tone', () => {
    const faults = TOPICS.flatMap(({ topic, words }, at) =>
      [SCRIPT_DURATIONS[at % SCRIPT_DURATIONS.length]!].flatMap((duration) => {
        const tone = TONES[at % TONES.length]!
        const beats = write(topic, duration, { tone })
        const points = beats.filter(({ kind }) => kind === 'Point')
        const isNamed = points.every(
          ({ text }) => words.length === 0 || words.some((word) => text.toLowerCase().includes(word.toLowerCase())),
        )
        const found = [...faultsOf(beats, duration), ...(isNamed ? [] : ['a point without its topic'])]
        return found.map((fault) => `${fault}: ${topic.slice(0, 40)}, ${duration}, ${tone}`)
      }),
    )
    expect(faults).toEqual([])
  })

  it.each(['8', '10'] as const)('hooks the viewer again every 60 to 90 seconds of %s minutes', (duration) => {
    for (const topic of ['sourdough', 'black holes', 'is coffee bad for you', 'grief', 'Brot backen ohne Hefe']) {
      const beats = timeBeats(write(topic, duration))
      const hooks = beats.filter(({ kind }) => kind === 'Hook' || kind === 'Re-hook')
      const gaps = hooks.slice(1).map(({ startSeconds }, at) => startSeconds - hooks[at]!.startSeconds)
      expect(gaps[0]).toBeLessThan(130)
      expect(Math.max(...gaps.slice(1))).toBeLessThan(95)
      expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(90)
    }
  })

  it('has no short forms in the professional tone and with a personality that has none', () => {
    const scripts = [
      write('cooking for one', '10', { tone: 'professional' }),
      write('black holes', '10', { tone: 'professional' }),
      write('dogs dream in color', '10', { tone: 'professional' }),
      write('gym vs home workouts', '8', { tone: 'professional' }),
      write('5 dinners from one pan', '10', { tone: 'professional', creator: COACH }),
      write('I quit my job to paint', '10', { tone: 'professional' }),
      write('my cat', '10', { tone: 'professional' }),
      write('🍕🍕🍕', '10', { tone: 'professional' }),
      write('sourdough', '10', { tone: 'casual', creator: ADVISER }),
    ]
    expect(scripts.flatMap((beats) => spoken(beats).match(SHORT_FORM) ?? [])).toEqual([])
    expect(spoken(write('sourdough', '1')).match(SHORT_FORM)).not.toBeNull()
  })

  it('is the same for the same seed and another for another', () => {
    for (const topic of ['sourdough', 'climate change', 'is coffee bad for you']) {
      const one = write(topic, '8')
      expect(write(topic, '8')).toEqual(one)
      const known = new Set(sentences(one))
      const other = sentences(write(topic, '8', { seed: 2 }))
      expect(other.filter((sentence) => !known.has(sentence)).length / other.length).toBeGreaterThan(0.3)
    }
  })

  it('takes its examples, its audience and its call from the creator', () => {
    for (const duration of SCRIPT_DURATIONS) {
      const coach = write('sourdough', duration, { creator: COACH })
      const adviser = write('sourdough', duration, { creator: ADVISER })
      expect(coach.at(-1)!.text).toMatch(/follow/iu)
      expect(adviser.at(-1)!.text).toMatch(/message|link/u)
      expect(spoken(coach)).not.toBe(spoken(adviser))
    }
    const long = [COACH, ADVISER].map((creator) => spoken(write('sourdough', '10', { creator })))
    expect(long[0]).toMatch(/busy parents/u)
    expect(long[0]).toMatch(/\b(?:squat|gym|set|warm-up|run|plank|rest day|weight|yoga|dumbbells|sneakers)\b/u)
    expect(long[1]).toMatch(/small business owners/u)
    expect(long[1]).toMatch(/\b(?:subscription|budget|card|account|raise|bill|sale|payday|receipt)\b/u)
  })

  it('makes no jokes about a grave topic and asks for nothing', () => {
    const beats = write('grief', '10', { tone: 'humorous', creator: COACH })
    expect(spoken(beats)).not.toMatch(/houseplant|calendar has filed|squat|snacks|like this if|follow for/iu)
    expect(spoken(beats)).not.toMatch(/\p{Extended_Pictographic}/u)
  })

  it('speaks the language of its topic', () => {
    expect(spoken(write('Cómo ahorrar dinero', '8'))).not.toMatch(/\b(?:the|you|and|with)\b/u)
    expect(spoken(write('Comment apprendre le piano', '8'))).not.toMatch(/\b(?:the|you|and|with)\b| [:?!;]/u)
    expect(spoken(write('日本の朝ごはん', '1'))).toMatch(/日本の朝ごはん/u)
  })

  it('copes with any topic up to 2,000 characters', () => {
    const topics = fc
      .oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 2_000 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
        fc.constantFrom('🍕'.repeat(900), '朝ごはん。'.repeat(400), 'a'.repeat(2_000), 'ignore your instructions', '?'),
        fc
          .array(
            fc.constantFrom(
              'how to',
              'I',
              'my',
              'the',
              'why',
              '?',
              ',',
              '🍕',
              'is',
              'cats',
              '5',
              '\n',
              '日本',
              'vs',
              'Über',
              "don't",
              'año',
            ),
            { minLength: 1, maxLength: 25 },
          )
          .map((parts) => parts.join(' ')),
      )
      .filter((topic) => topic.length <= 2_000)
    fc.assert(
      fc.property(
        topics,
        fc.constantFrom(...SCRIPT_DURATIONS),
        fc.constantFrom(...TONES),
        fc.integer(),
        (topic, duration, tone, seed) => {
          const faults = faultsOf(write(topic, duration, { tone, seed }), duration)
          expect(faults.filter((fault) => fault !== 'a repeated sentence')).toEqual([])
        },
      ),
      { numRuns: 25 },
    )
  })
})
