import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { type Warning } from '../../../../../shared/features/generation/generation.schema.ts'
import { type ScriptFormat } from '../../../../../shared/features/scripts/scripts.constants.ts'
import { type Beat, secondsOf } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptBrief } from '../../text.port.ts'
import { capital } from '../hooks/frame.ts'
import { QUOTED, writeDraftHooks } from '../hooks/write-draft-hooks.ts'
import { seededRandom } from '../seeded-random.ts'
import { type About, ended, filledOne, labelsOf, readAbout } from './about.ts'
import { type Question } from './fields.ts'
import { CALLS, DIRECTIONS, FACT_LEADS, LEADS, NUMBERS, PAYOFFS, SETUPS } from './frames.data.ts'

/** Words of a minute: what is aimed at, the most, and what the line before the points takes. */
const MINUTE = { words: 149, most: 164, setup: 12 }
/** Questions of an outline that are chapters, the fewest of them, and the seconds that all but the chapters takes. */
const OUTLINE = { '8': 5, '10': 7, least: 3, around: 75 } as const

/** What every part of a script works with. `next` is chance that repeats itself, from 0 up to, not including, 1. */
interface ScriptDesk {
  brief: ScriptBrief
  about: About
  /** The first line. */
  opening: string
  next: () => number
}

/**
 * A script by rules. A minute holds 110 to 170 spoken words: the hook, each of the creator's facts word for word, questions
 * that the topic raises with what would answer them, and a `slot` for the creator's own answer. Facts that a minute does not
 * hold are left out. Eight or ten minutes are an outline. `warnings` say either. The same brief gives the
 * same script.
 */
export function writeDraftScript(brief: ScriptBrief): { beats: Beat[]; warnings: Warning[] } {
  const about = readAbout(brief.topic, brief.details)
  const isEnglish = about.topic.language === 'en'
  const { hooks } = writeDraftHooks({ ...brief, platform: brief.duration === '1' ? 'TikTok' : 'YouTube' })
  const [hook] = isEnglish ? hooks : []
  const opening = hook?.text ?? `“${about.forms['label']}”: where would you begin?`
  const desk = { brief, about, opening, next: seededRandom(brief.seed, `${brief.topic} ${brief.tone}`) }
  const { beats, warnings } = brief.duration === '1' ? writeMinute(desk) : writeOutline(desk)
  return { beats, warnings: isEnglish ? warnings : [...warnings, QUOTED] }
}

function writeMinute(desk: ScriptDesk): { beats: Beat[]; warnings: Warning[] } {
  const { about, next } = desk
  const frame = spokenWords([desk.opening, payoffOf(about, [], () => 0), callOf(desk)].join(' ')) + MINUTE.setup
  const told = new Set<string>()
  // What the hook says already is said again as late as can be.
  const isSaid = (fact: string): number => Number(desk.opening.includes(fact))
  const inOrder = about.facts.toSorted((one, other) => isSaid(one) - isSaid(other))
  let words = frame
  const facts = inOrder.flatMap((fact): Point[] => {
    const text = factLine(fact, next, told)
    if (words + spokenWords(text) > MINUTE.most) return []
    words += spokenWords(text)
    return [{ text }]
  })
  const questions = chooseQuestions(desk, MINUTE.words - words)
  const leads = LEADS[Math.floor(next() * LEADS.length)] ?? LEADS[0]
  const listed = Number(about.topic.list?.count ?? 0)
  const asked = questions.map(({ ask, look, slot }, at) => ({
    text: `${leads[at]} ${ask} ${look}`,
    slot: at < listed ? `Name your number ${at + 1}, or say ${slot}` : `Say ${slot}`,
  }))
  const message = `A minute holds ${facts.length} of your ${about.facts.length} facts, so the rest is left out.`
  const warnings: Warning[] = facts.length < about.facts.length ? [{ message, reason: 'length' }] : []
  const beats = beatsOf(desk, questions, facts, asked)
  const isOver = spokenWords(beats.map(({ text }) => text).join('\n')) > MINUTE.most + 4
  return { beats: isOver ? beatsOf(desk, questions.slice(0, -1), facts, asked) : beats, warnings }
}

/** Chapters instead of a text: what each answers, what is seen, and about how many seconds it is to take; facts first. */
function writeOutline(desk: ScriptDesk): { beats: Beat[]; warnings: Warning[] } {
  const { brief, about, next } = desk
  const { ofField, ofShape, ofDetail, facts } = about
  const all = [...ofField.slice(0, 4), ...ofShape.slice(0, 1), ...ofDetail, ...ofShape.slice(1), ...ofField.slice(4)]
  const questions = all.slice(0, Math.max(OUTLINE.least, OUTLINE[brief.duration === '8' ? '8' : '10'] - facts.length))
  const count = questions.length + facts.length
  const seconds = `about ${Math.round((secondsOf(brief.duration) - OUTLINE.around) / count / 5) * 5} seconds`
  const cueOf = (at: number): string => `Chapter ${at + 1} of ${count}, ${seconds}.`
  const told = new Set<string>()
  const lines = facts.map((fact, at) => ({
    text: factLine(fact, next, told),
    cue: cueOf(at),
    slot: `Say what came before it and what you would do again: ${seconds}`,
  }))
  const asked = questions.map(({ ask, look, slot }, at) => ({
    text: `${ask} ${look}`,
    cue: cueOf(facts.length + at),
    slot: `Say ${slot}, with one example: ${seconds}`,
  }))
  const minutes = brief.duration === '8' ? 'eight minutes' : 'ten minutes'
  const message = `This is an outline: the draft writer writes no ${minutes} of text. An AI does: how to add one.`
  return { beats: beatsOf(desk, questions, lines, asked), warnings: [{ message, reason: 'length' }] }
}

interface Point {
  text: string
  slot?: string
  /** What stands before the direction. */
  cue?: string
}

function beatsOf(desk: ScriptDesk, questions: readonly Question[], facts: Point[], asked: Point[]): Beat[] {
  const seen = directionsFor(desk.brief.format, questions)
  const point = ({ cue = '', ...rest }: Point, direction: string): Beat => ({
    kind: 'Point',
    direction: `${cue} ${direction}`.trim(),
    ...rest,
  })
  return [
    { kind: 'Hook', text: desk.opening, direction: seen.hook },
    { kind: 'Setup', text: setupOf(desk, questions.length, facts.length), direction: seen.setup },
    ...facts.map((fact) => point(fact, seen.fact)),
    ...questions.map((question, at) => point(asked[at]!, seen.point(question))),
    { kind: 'Payoff', text: payoffOf(desk.about, questions, desk.next), direction: seen.payoff },
    { kind: 'Call to action', text: callOf(desk, questions[0]), direction: seen.call },
  ]
}

/**
 * Questions of about so many words, in their own order: the first of the field, then others by chance, those of the field and
 * of a detail before those of the shape.
 */
function chooseQuestions({ about, next }: ScriptDesk, room: number): readonly Question[] {
  const { ofField, ofDetail, ofShape } = about
  const all = ofField.length > 0 ? [...ofField, ...ofDetail, ...ofShape.slice(0, 3)] : [...ofShape, ...ofDetail]
  const ranks = all.map((_, at) => next() + (at === 0 ? -2 : at < ofField.length ? -0.5 : 0))
  const chosen = new Set<Question>()
  let left = room
  for (const [at] of [...ranks.entries()].sort(([, one], [, other]) => one - other)) {
    const { label, ask, look } = all[at]!
    const words = spokenWords(`one: ${ask} ${look} ${chosen.size < 4 ? label : ''}`)
    if (words * 0.57 > left) continue
    left -= words
    chosen.add(all[at]!)
  }
  return all.filter((question) => chosen.has(question))
}

const MISTAKE = /\b(?:mistakes?|wrong|failed|forgot|burned|ruined|regret)\b/iu
const MOMENT = /\b(?:when|yesterday|last (?:week|month|year|summer|winter|night)|birthday|on \p{Lu}\p{Ll}+day)\b/u

/** A fact, word for word, after a few words that stand before none of those `told` already. */
function factLine(fact: string, next: () => number, told: Set<string>): string {
  const isFigure = /\d/u.test(fact) && !/^(?:I|We|My|Our|She|He|They|It|The)\b/u.test(fact)
  const kind = MISTAKE.test(fact) ? 'mistake' : MOMENT.test(fact) ? 'moment' : isFigure ? 'figure' : 'plain'
  const fresh = [...FACT_LEADS[kind], ...FACT_LEADS.plain].filter((lead) => !told.has(lead))
  const lead = fresh[Math.floor(next() * Math.min(2, fresh.length))] ?? 'And:'
  told.add(lead)
  return `${lead} ${ended(fact)}`
}

/** The line between the hook and the points. */
function setupOf({ brief, about, next }: ScriptDesk, questions: number, facts: number): string {
  const n = NUMBERS[questions] ?? `${questions}`
  const kind = about.isGrave ? 'grave' : about.kind in SETUPS ? about.kind : brief.tone
  const key = questions === 0 ? 'factsAlone' : facts > 0 && !about.isGrave ? 'facts' : kind
  const line = filledOne(SETUPS[key] ?? [], { n, N: capital(n) }, next)
  return questions === 1
    ? line.replace('questions', 'question').replace(' are ', ' is ').replace('these', 'this')
    : line
}

/** The last words of a script: what its questions were about, and the topic whole. */
function payoffOf({ kind, topic, forms }: About, questions: readonly Question[], next: () => number): string {
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
function callOf({ brief, about, next }: ScriptDesk, first?: Question): string {
  const sells = brief.creator?.contentGoals.some((goal) => goal === 'Drive sales' || goal === 'Generate leads')
  const usual = sells === true && brief.format === 'video' ? 'sales' : brief.format
  const key = about.isGrave ? 'grave' : first === undefined ? 'factsAlone' : usual
  return filledOne(CALLS[key] ?? [], { one: first?.label ?? '' }, next)
}

/** What is seen or heard in each part: shots for a video, sounds for a podcast, slides for a presentation. */
function directionsFor(format: ScriptFormat, questions: readonly Question[]) {
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
