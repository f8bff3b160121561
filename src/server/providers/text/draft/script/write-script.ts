import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { type Warning } from '../../../../../shared/features/generation/generation.schema.ts'
import { type Beat, secondsOf } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptBrief } from '../../text.port.ts'
import { QUOTED, writeDraftHooks } from '../hooks/write-draft-hooks.ts'
import { seededRandom } from '../seeded-random.ts'
import { readAbout } from './about.ts'
import { type Question } from './fields.ts'
import { LEADS } from './frames.data.ts'
import { callOf, directionsFor, factLine, payoffOf, type ScriptDesk, setupOf } from './parts.ts'

/** Words of a minute: what is aimed at, how far off is good, and the most; setup and the labels in the payoff take some. */
const MINUTE = { words: 150, near: 10, most: 164, setup: 12 }
/** Questions of an outline that are chapters, the fewest of them, and the seconds that all but the chapters takes. */
const OUTLINE = { '1': 0, '8': 5, '10': 7, least: 3, around: 75 } as const
const IN_WORDS = { '1': 'one minute', '8': 'eight minutes', '10': 'ten minutes' } as const

/**
 * A script by rules. A minute holds 110 to 170 spoken words: the hook, each of the creator's facts word for word, questions
 * that the topic raises with what would answer them, and a `slot` for the creator's own answer. Facts that a minute does not
 * hold are left out, the last first. Eight or ten minutes are an outline. `warnings` say either. The same brief gives the
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
  let words = frame
  const facts = about.facts
    .map((fact) => factLine(fact, next, told))
    .filter((line) => {
      words += spokenWords(line)
      return words <= MINUTE.most
    })
  const questions = chooseQuestions(desk, MINUTE.words - frame - spokenWords(facts.join(' ')))
  const leads = LEADS[Math.floor(next() * LEADS.length)] ?? LEADS[0]
  const beats = beatsOf(desk, questions, facts, {
    ofFact: () => ({}),
    ofQuestion: ({ ask, look, slot }, at) => ({
      text: `${leads[at]} ${ask} ${look}`,
      slot: at < Number(about.topic.list?.count ?? 0) ? `Name your number ${at + 1}, or say ${slot}` : `Say ${slot}`,
    }),
  })
  const left = about.facts.length - facts.length
  const message = `A minute holds ${facts.length} of your ${about.facts.length} facts, so the rest is left out.`
  return { beats, warnings: left > 0 ? [{ message, reason: 'length' }] : [] }
}

/** Chapters instead of a text: what each answers, what is seen, and about how many seconds it is to take; facts first. */
function writeOutline(desk: ScriptDesk): { beats: Beat[]; warnings: Warning[] } {
  const { brief, about, next } = desk
  const { field, ofShape, ofDetail, facts } = about
  const ofField = field?.questions ?? []
  const all = [...ofField.slice(0, 4), ...ofDetail, ...ofShape, ...ofField.slice(4)]
  const questions = all.slice(0, Math.max(OUTLINE.least, OUTLINE[brief.duration] - facts.length))
  const count = questions.length + facts.length
  const seconds = `about ${Math.round((secondsOf(brief.duration) - OUTLINE.around) / count / 5) * 5} seconds`
  const chapter = (at: number): string => `Chapter ${at + 1} of ${count}, ${seconds}.`
  const told = new Set<string>()
  const lines = facts.map((fact) => factLine(fact, next, told))
  const beats = beatsOf(desk, questions, lines, {
    ofFact: (at) => ({ cue: chapter(at), slot: `Say what came before it and what you would do again: ${seconds}` }),
    ofQuestion: ({ ask, look, slot }, at) => ({
      cue: chapter(facts.length + at),
      text: `${ask} ${look}`,
      slot: `Say ${slot}, with one example: ${seconds}`,
    }),
  })
  const message = `This is an outline: the draft writer writes no ${IN_WORDS[brief.duration]} of text. An AI does: how to add one.`
  return { beats, warnings: [{ message, reason: 'length' }] }
}

interface Point {
  text?: string
  slot?: string
  /** What stands before the direction. */
  cue?: string
}

function beatsOf(
  desk: ScriptDesk,
  questions: readonly Question[],
  facts: readonly string[],
  points: { ofFact(at: number): Point; ofQuestion(question: Question, at: number): Point },
): Beat[] {
  const { brief, about, next } = desk
  const seen = directionsFor(brief.format, questions)
  const point = (direction: string, { cue, ...rest }: Point, text = ''): Beat => ({
    kind: 'Point',
    text,
    direction: cue === undefined ? direction : `${cue} ${direction}`,
    ...rest,
  })
  return [
    { kind: 'Hook', text: desk.opening, direction: seen.hook },
    { kind: 'Setup', text: setupOf(desk, questions.length, facts.length), direction: seen.setup },
    ...facts.map((text, at) => point(seen.fact, points.ofFact(at), text)),
    ...questions.map((question, at) => point(seen.point(question), points.ofQuestion(question, at))),
    { kind: 'Payoff', text: payoffOf(about, questions, next), direction: seen.payoff },
    { kind: 'Call to action', text: callOf(desk, questions[0]), direction: seen.call },
  ]
}

/**
 * Questions of about so many words, in their own order: those of the field first, one about a detail, and those of the shape
 * where the field has none or too few. Chance chooses among what is near.
 */
function chooseQuestions({ about, next }: ScriptDesk, room: number): readonly Question[] {
  const { field, ofDetail, ofShape } = about
  const ofField = field?.questions ?? []
  const all = ofField.length > 0 ? [...ofField, ...ofDetail, ...ofShape.slice(0, 3)] : [...ofShape, ...ofDetail]
  const costs = all.map(({ label, ask, look }) => spokenWords(`one: ${ask} ${look} ${label}`))
  const worths = all.map((_, at) => next() - 1 + (at < ofField.length ? 1.5 : 0) + (at === 0 ? 2 : 0))
  let best = 0
  let most = -Infinity
  for (let choice = 0; choice < 1 << all.length; choice += 1) {
    let words = 0
    let score = 0
    for (let at = 0; at < all.length; at += 1) {
      if ((choice & (1 << at)) === 0) continue
      words += costs[at]!
      score += worths[at]!
    }
    score -= Math.max(0, Math.abs(words - room) - MINUTE.near) * 10
    if (score > most) [best, most] = [choice, score]
  }
  return all.filter((_, at) => (best & (1 << at)) !== 0)
}
