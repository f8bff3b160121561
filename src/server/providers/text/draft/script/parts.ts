import { type ScriptFormat } from '../../../../../shared/features/scripts/scripts.constants.ts'
import { capital } from '../hooks/frame.ts'
import { type ScriptBrief } from '../../text.port.ts'
import { type About, filledOne } from './about.ts'
import { type Question } from './fields.ts'
import { CALLS, DIRECTIONS, FACT_LEADS, NUMBERS, PAYOFFS, SETUPS } from './frames.data.ts'

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
  const isFigure = /\d/u.test(fact) && !/^(?:I|We|My|Our|She|He|They|It|The)\b/u.test(fact)
  const kind = MISTAKE.test(fact) ? 'mistake' : MOMENT.test(fact) ? 'moment' : isFigure ? 'figure' : 'plain'
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
  const name =
    kind === 'how'
      ? 'verb'
      : topic.shape === 'clause-how'
        ? 'why'
        : kind === 'story'
          ? 'said'
          : topic.shape === 'question'
            ? 'asked'
            : kind
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
  const [first] = questions
  const [hook, setup, fact, point, payoff, call] = DIRECTIONS[format]
  const withIts = (line: string, { ask, slot }: Question): string =>
    line.replace('{ask}', () => ask).replace('{slot}', () => slot)
  return {
    hook: first ? withIts(hook, first) : fact,
    setup,
    fact,
    point: (question: Question) => withIts(point, question),
    payoff: payoff.replace('{labels}', () => labelsOf(questions) || 'the facts'),
    call,
  }
}
