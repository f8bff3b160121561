import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { type Warning } from '../../../../../shared/features/generation/generation.schema.ts'
import { type Beat, secondsOf } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptBrief } from '../../text.port.ts'
import { capital } from '../hooks/frame.ts'
import { QUOTED, writeDraftHooks } from '../hooks/write-draft-hooks.ts'
import { seededRandom } from '../seeded-random.ts'
import { type About, ended, labelsOf, type Question, readAbout, saidOne, saidQuestion } from './about.ts'
import { CALLS, DIRECTIONS, LEADS, NUMBERS, PAYOFFS, SETUPS } from './frames.data.ts'

/** Words of a minute: what is aimed at, the most, and what the line before the points takes. */
const MINUTE = { words: 149, most: 164, setup: 14 }
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

type Point = Pick<Beat, 'text' | 'slot'> & { cue?: string }

/**
 * A script by rules. A minute holds 110 to 170 spoken words: the hook, each of the creator's facts word for word,
 * questions that the topic raises with what would answer them, and a `slot` for the creator's own answer. Facts that a
 * minute does not hold are left out. Eight or ten minutes are an outline. `warnings` say either. The same brief gives the
 * same script.
 */
export function writeDraftScript(brief: ScriptBrief): { beats: Beat[]; warnings: Warning[] } {
  const about = readAbout(brief.topic, brief.details)
  const isEnglish = about.topic.language === 'en'
  const { hooks } = writeDraftHooks({ ...brief, platform: brief.duration === '1' ? 'TikTok' : 'YouTube' })
  const [hook] = isEnglish ? hooks : []
  const opening = hook?.text ?? `“${about.forms['label']}”: where would you begin?`
  const next = seededRandom(brief.seed, `${brief.topic} ${brief.tone}`)
  const questions = about.questions.map((question) => saidQuestion(question, about.forms, next))
  const desk = { brief, about: { ...about, questions }, opening, next }
  const { beats, warnings } = brief.duration === '1' ? writeMinute(desk) : writeOutline(desk)
  return { beats, warnings: isEnglish ? warnings : [...warnings, QUOTED] }
}

function writeMinute(desk: ScriptDesk): { beats: Beat[]; warnings: Warning[] } {
  const { about, next, opening } = desk
  let words = spokenWords([opening, payoffOf(desk, []), callOf(desk)].join(' ')) + MINUTE.setup
  // What the hook says already is not said again.
  const untold = about.facts.filter((fact) => !opening.includes(fact))
  const facts = untold.flatMap((fact): Point[] => {
    if (words + spokenWords(fact) > MINUTE.most) return []
    words += spokenWords(fact)
    return [{ text: ended(capital(fact)) }]
  })
  const questions = chooseQuestions(desk, MINUTE.words - words)
  const leads = LEADS[Math.floor(next() * LEADS.length)]!.split('|')
  const listed = Number(about.topic.list?.count ?? 0)
  const asked = questions.map(({ ask, look, slot }, at) => ({
    text: `${leads[at]}: ${ask} ${look}`,
    slot: at < listed ? `Name your number ${at + 1}, or say ${slot}` : `Say ${slot}`,
  }))
  const left = untold.length - facts.length
  const all = about.facts.length
  const message = `A minute holds ${all - left} of your ${all} facts, so the rest is left out.`
  const beats = beatsOf(desk, questions, facts, asked)
  const isOver = spokenWords(beats.map(({ text }) => text).join('\n')) > MINUTE.most + 4
  return {
    beats: isOver ? beatsOf(desk, questions.slice(0, -1), facts, asked) : beats,
    warnings: left > 0 ? [{ message, reason: 'length' }] : [],
  }
}

/** Chapters instead of a text: what each answers, what is seen, and about how many seconds it takes; facts first. */
function writeOutline(desk: ScriptDesk): { beats: Beat[]; warnings: Warning[] } {
  const { brief, about } = desk
  const { questions: all, ofField, facts } = about
  const order = [...all.slice(0, Math.min(4, ofField)), ...all.slice(ofField), ...all.slice(4, ofField)]
  const wanted = OUTLINE[brief.duration === '8' ? '8' : '10'] - facts.length
  const questions = order.slice(0, Math.max(OUTLINE.least, wanted))
  const count = questions.length + facts.length
  const seconds = `about ${Math.round((secondsOf(brief.duration) - OUTLINE.around) / count / 5) * 5} seconds`
  const points = [
    ...facts.map((fact) => ({
      text: ended(capital(fact)),
      slot: 'Say what came before it and what you would do again',
    })),
    ...questions.map(({ ask, look, slot }) => ({ text: `${ask} ${look}`, slot: `Say ${slot}, with one example` })),
  ].map(({ text, slot }, at) => ({
    text,
    slot: `${slot}: ${seconds}`,
    cue: `Chapter ${at + 1} of ${count}, ${seconds}. `,
  }))
  const minutes = brief.duration === '8' ? 'eight minutes' : 'ten minutes'
  const message = `This is an outline: the draft writer writes no ${minutes} of text. An AI does: how to add one.`
  const beats = beatsOf(desk, questions, points.slice(0, facts.length), points.slice(facts.length))
  return { beats, warnings: [{ message, reason: 'length' }] }
}

/** The parts in their order, with what is seen or heard: shots for a video, sounds for a podcast, slides for a talk. */
function beatsOf(desk: ScriptDesk, questions: readonly Question[], facts: Point[], asked: Point[]): Beat[] {
  const [hook, setup, fact, point, payoff, call] = DIRECTIONS[desk.brief.format]
  const [first] = questions
  const seen = (line: string, { ask, slot }: Question): string =>
    line.replace('{ask}', () => ask).replace('{slot}', () => slot)
  const pointBeat = ({ cue = '', ...rest }: Point, direction: string): Beat => ({
    kind: 'Point',
    direction: cue + direction,
    ...rest,
  })
  const labels = labelsOf(questions) || 'the facts'
  return [
    { kind: 'Hook', text: desk.opening, direction: first ? seen(hook, first) : fact },
    { kind: 'Setup', text: setupOf(desk, questions.length, facts.length), direction: setup },
    ...facts.map((one) => pointBeat(one, fact)),
    ...questions.map((question, at) => pointBeat(asked[at]!, seen(point, question))),
    {
      kind: 'Payoff',
      text: payoffOf(desk, questions),
      direction: payoff.replace('{labels}', () => labels),
      ...(/^(?:question|why)$/u.test(desk.about.kind) ? { slot: 'Say your own answer in one sentence' } : {}),
    },
    { kind: 'Call to action', text: callOf(desk), direction: call },
  ]
}

/** Questions of about so many words, in their order: the first of the field, then others by chance, its own before. */
function chooseQuestions({ about: { questions: all, ofField }, next }: ScriptDesk, room: number): readonly Question[] {
  const ranks = all.map((_, at) => next() + (at === 0 && ofField > 0 ? -2 : at < ofField ? -0.5 : 0))
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

/** The line between the hook and the points. */
function setupOf({ brief, about, next }: ScriptDesk, questions: number, facts: number): string {
  const kind = about.isGrave ? 'grave' : about.kind in SETUPS ? about.kind : brief.tone
  const isTelling = about.isGrave || kind === 'story' || kind === 'review'
  const key = questions === 0 ? 'factsAlone' : facts > 0 && !isTelling ? 'facts' : kind
  const line = saidOne(SETUPS[key], { n: NUMBERS[questions] ?? `${questions}` }, next)
  return questions === 1
    ? line.replace('questions', 'question').replace(/ (?:are|settle|decide|bring)\b/u, ' is')
    : line
}

/** The last words of a script: the topic again where the hook did not say it, and what its questions were about. */
function payoffOf(
  { about: { kind, topic, forms }, opening, next }: ScriptDesk,
  questions: readonly Question[],
): string {
  const isTold = kind === 'story' && opening.includes(capital(forms['said'] ?? '?'))
  const labels = labelsOf(questions)
  const usual = isTold && labels !== '' ? ['told'] : [kind, topic.isOwn ? 'label' : 'noun', 'label']
  const all = { ...forms, labels: labels || undefined, one: questions[0]?.label }
  return usual.map((form) => saidOne(PAYOFFS[form], all, next)).find((line) => line !== '') ?? ''
}

/** The last line, by format and goal. */
function callOf({ brief, about, next }: ScriptDesk): string {
  const sells = brief.creator?.contentGoals.some((goal) => goal === 'Drive sales' || goal === 'Generate leads')
  return saidOne(
    CALLS[about.isGrave ? 'grave' : sells === true && brief.format === 'video' ? 'sales' : brief.format],
    {},
    next,
  )
}
