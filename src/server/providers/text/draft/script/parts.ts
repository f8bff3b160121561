import { type ScriptFormat } from '../../../../../shared/features/scripts/scripts.constants.ts'
import { capital } from '../hooks/frame.ts'
import { type ScriptBrief } from '../../text.port.ts'
import { type About, filledOne } from './about.ts'
import { type Question } from './fields.ts'
import { CALLS, FACT_LEADS, NUMBERS, PAYOFFS, SETUPS } from './frames.data.ts'

/** Labels that one sentence takes. */
const LABELS = 4

/** What every part of a script works with. `next` is chance that repeats itself, from 0 up to, not including, 1. */
export interface ScriptDesk {
  brief: ScriptBrief
  about: About
  /** The first line. */
  opening: string
  next: () => number
}

const MISTAKE = /\b(?:mistakes?|wrong|failed|forgot|burned|ruined|regret)\b/iu
const MOMENT = /\b(?:when|yesterday|last (?:week|month|year|summer|winter|night)|birthday|on \p{Lu}\p{Ll}+day)\b/u

/** A fact, word for word, after a few words that stand before none of those `told` already. */
export function factLine(fact: string, next: () => number, told: Set<string>): string {
  const kind = MISTAKE.test(fact) ? 'mistake' : MOMENT.test(fact) ? 'moment' : /\d/u.test(fact) ? 'figure' : 'plain'
  const fresh = [...FACT_LEADS[kind], ...FACT_LEADS.plain].filter((lead) => !told.has(lead))
  const lead = fresh[Math.floor(next() * Math.min(2, fresh.length))] ?? 'And:'
  told.add(lead)
  return `${lead} ${ended(fact)}`
}

/** A line with an end mark. */
export const ended = (line: string): string => (/[.!?…]["'”’)]?$/u.test(line) ? line : `${line}.`)

/** The line between the hook and the points. */
export function setupOf({ brief, about, next }: ScriptDesk, questions: number, facts: number): string {
  const n = NUMBERS[questions] ?? `${questions}`
  const kind = about.isGrave ? 'grave' : about.kind in SETUPS ? about.kind : brief.tone
  const key = questions === 0 ? 'factsAlone' : facts > 0 && !about.isGrave ? 'facts' : kind
  const line = filledOne(SETUPS[key] ?? [], { n, N: capital(n) }, next)
  return questions === 1
    ? line.replace('questions', 'question').replace(' are ', ' is ').replace('these', 'this')
    : line
}

/** What questions are about, in one line: "water, sun and soil". */
export function labelsOf(questions: readonly Question[]): string {
  const labels = [...new Set(questions.map(({ label }) => label))].slice(0, LABELS)
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
}

/** The last words of a script: what its questions were about, and the topic whole. */
export function payoffOf({ kind, topic, forms }: About, questions: readonly Question[], next: () => number): string {
  const said = { ...forms, labels: labelsOf(questions) }
  const name = kind === 'how' ? 'verb' : kind === 'story' ? 'said' : topic.shape === 'question' ? 'asked' : kind
  const wanted = questions.length === 0 ? ['facts'] : [name, 'doing', ...(kind === 'how' ? ['clause'] : []), 'label']
  return wanted.map((form) => filledOne(PAYOFFS[form] ?? [], said, next)).find((line) => line !== '') ?? ''
}

/** The last line, by format, goal and what the `first` question was about. */
export function callOf({ brief, about, next }: ScriptDesk, first?: Question): string {
  const sells = brief.creator?.contentGoals.some((goal) => goal === 'Drive sales' || goal === 'Generate leads')
  const usual = sells === true && brief.format === 'video' ? 'sales' : brief.format
  const key = about.isGrave ? 'grave' : first === undefined ? 'factsAlone' : usual
  return filledOne(CALLS[key] ?? [], { one: first?.label ?? '' }, next)
}

/** What is seen or heard in each part: shots for a video, sounds for a podcast, slides for a presentation. */
export function directionsFor(format: ScriptFormat, questions: readonly Question[]) {
  const shots = questions.map(({ shot }) => shot)
  const face = 'Face close to the camera.'
  if (format === 'podcast')
    return {
      hook: 'No music under the first line.',
      setup: 'Music in, low, and out again.',
      fact: 'Slower, without music.',
      point: ({ shot }: Question) => `A pause after the question. In words: ${shot}.`,
      payoff: 'One second of silence first.',
      call: 'Music under the last words.',
    }
  if (format === 'presentation')
    return {
      hook: 'Slide: the first line alone.',
      setup: 'Slide: only numbers, one for each question.',
      fact: 'Slide: the fact alone, large.',
      point: ({ ask, shot }: Question) => `Slide: ${ask} Picture: ${shot}.`,
      payoff: `Slide: ${questions.map(({ label }) => label).join(' / ') || 'the facts, one below the other'}.`,
      call: 'Slide: one question, and how to reach you.',
    }
  return {
    hook: shots[0] === undefined ? face : `Begin on this, no greeting: ${shots[0]}.`,
    setup: face,
    fact: 'Show the proof: a photo, a note, the thing itself.',
    point: ({ shot }: Question) => `${capital(shot)}.`,
    payoff: shots.length > 1 ? `One second each: ${shots.slice(0, 3).join('; ')}.` : face,
    call: 'Hold still until after the last word.',
  }
}
