import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { type Warning } from '../../../../../shared/features/generation/generation.schema.ts'
import { type Beat, parseDuration } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptBrief } from '../../text.port.ts'
import { type Question } from '../field.ts'
import { capital } from '../hooks/frame.ts'
import { QUOTED, writeDraftHooks } from '../hooks/write-draft-hooks.ts'
import { seededRandom } from '../seeded-random.ts'
import { type About, ended, labelsOf, readAbout, said, saidOne, saidQuestion } from './about.ts'
import { CALLS, DIRECTIONS, LEADS, NUMBERS, PAYOFFS, SETUPS } from './frames.data.ts'

/** Words of a minute: what is aimed at, the most with facts, and what the setup and the labels take. */
const MINUTE = { words: 149, most: 164, around: 24 }
/** Chapters of an outline, the fewest of them that are questions, and the seconds that all but the chapters takes. */
const OUTLINE = { '8': 5, '10': 7, least: 3, around: 75 } as const

/** What every part of a script works with. `next` is chance that repeats itself, from 0 up to, not including, 1. */
interface ScriptContext {
  brief: ScriptBrief
  about: About
  /** The first line. */
  opening: string
  next: () => number
}

/**
 * A script by rules. A minute holds 110 to 170 spoken words: the hook, the creator's facts word for word, and questions
 * with what would answer them and a `slot` for the creator's answer. Eight or ten minutes are an outline of chapters.
 * `warnings` say so, and which facts had no room. The same brief gives the same script.
 */
export function writeDraftScript(brief: ScriptBrief): { beats: Beat[]; warnings: Warning[] } {
  const read = readAbout(brief.topic, brief.details)
  const isEnglish = read.topic.language === 'en'
  const { duration } = brief
  const { hooks } = writeDraftHooks({ ...brief, platform: duration === '1' ? 'TikTok' : 'YouTube' })
  const opening = (isEnglish && hooks[0]?.text) || `“${read.forms['label']}”: where would you begin?`
  const next = seededRandom(brief.seed, `${brief.topic} ${brief.tone}`)
  const about = { ...read, questions: read.questions.map((question) => saidQuestion(question, read.forms, next)) }
  const context = { brief, about, opening, next }
  const { facts, questions, left } = duration === '1' ? chooseForMinute(context) : chooseForOutline(context, duration)
  const warnings: Warning[] = []
  if (duration !== '1') {
    const minutes = duration === '8' ? 'eight minutes' : 'ten minutes'
    const message = `This is an outline: the draft writer writes no ${minutes} of text. An AI does: how to add one.`
    warnings.push({ message, reason: 'length' })
  }
  if (!isEnglish) warnings.push(QUOTED)
  if (left > 0) warnings.push({ message: `A minute has no room for ${left} of your facts.`, reason: 'length' })
  return { beats: beatsOf(context, questions, facts), warnings }
}

interface Chosen {
  facts: readonly string[]
  questions: readonly Question[]
  left: number
}

/** As many facts and questions as a minute holds. What the hook says already is not said again. */
function chooseForMinute(context: ScriptContext): Chosen {
  const { about, opening, next } = context
  const { facts: all, questions, ofField } = about
  let words = spokenWords([opening, payoffOf(context, []), callOf(context)].join(' ')) + MINUTE.around
  const hasRoom = (text: string, most: number): boolean => {
    const more = words + spokenWords(text)
    if (more <= most) words = more
    return more <= most
  }
  const untold = all.filter((fact) => !opening.includes(fact))
  const facts = untold.filter((fact) => hasRoom(fact, MINUTE.most))
  // The first of the field, then others by chance, its own before.
  const ranks = new Map(questions.map((one, at) => [one, next() - (at >= ofField ? 0 : at === 0 ? 2 : 0.5)]))
  const order = questions.toSorted((one, other) => ranks.get(one)! - ranks.get(other)!)
  const chosen = new Set(order.filter(({ ask, look }) => hasRoom(`one: ${ask} ${look}`, MINUTE.words + 8)))
  return { facts, questions: questions.filter((one) => chosen.has(one)), left: untold.length - facts.length }
}

function chooseForOutline({ about: { facts, questions, ofField } }: ScriptContext, duration: '8' | '10'): Chosen {
  const own = questions.slice(0, ofField)
  const wanted = Math.max(OUTLINE.least, OUTLINE[duration] - facts.length)
  const order = [...own.slice(0, 4), ...questions.slice(ofField), ...own.slice(4)]
  return { facts, questions: order.slice(0, wanted), left: 0 }
}

/** The parts in their order, with what is seen or heard: shots for a video, sounds for a podcast, slides for a talk. */
function beatsOf(context: ScriptContext, questions: readonly Question[], facts: readonly string[]): Beat[] {
  const { brief, about, next, opening } = context
  const [hook, setup, fact, point, payoff, call] = DIRECTIONS[brief.format]
  const [first] = questions
  const labels = labelsOf(questions) || 'the facts'
  const isMinute = brief.duration === '1'
  const leads = LEADS[Math.floor(next() * LEADS.length)]!.split('|')
  const listed = Number(about.topic.list?.count ?? 0)
  const points: Beat[] = [
    ...facts.map((told): Beat => {
      const slot = isMinute ? {} : { slot: 'Say what came before it and what you would do again' }
      return { kind: 'Point', text: ended(capital(told)), direction: fact, ...slot }
    }),
    ...questions.map((question, at): Beat => {
      const { ask, look, slot } = question
      const text = isMinute ? `${leads[at]}: ${ask} ${look}` : `${ask} ${look}`
      const say = at < listed ? `Name your number ${at + 1}, or say ${slot}` : `Say ${slot}`
      const direction = said(point, { ...question }, next)
      return { kind: 'Point', text, direction, slot: isMinute ? say : `${say}, with one example` }
    }),
  ]
  const seconds = Math.round((parseDuration(brief.duration) - OUTLINE.around) / points.length / 5) * 5
  const chapters = points.map((beat, at) => ({
    ...beat,
    direction: `Chapter ${at + 1} of ${points.length}, about ${seconds} seconds. ${beat.direction}`,
    slot: `${beat.slot}: about ${seconds} seconds`,
  }))
  const answer = ['question', 'why'].includes(about.kind) ? { slot: 'Say your own answer in one sentence' } : {}
  return [
    { kind: 'Hook', text: opening, direction: first ? said(hook, { ...first }, next) : fact },
    { kind: 'Setup', text: setupOf(context, questions.length, facts.length), direction: setup },
    ...(isMinute ? points : chapters),
    {
      kind: 'Payoff',
      text: payoffOf(context, questions),
      direction: said(payoff, { labels }, next),
      ...answer,
    },
    { kind: 'Call to action', text: callOf(context), direction: call },
  ]
}

function setupOf({ brief, about, next }: ScriptContext, questions: number, facts: number): string {
  const kind = about.isGrave ? 'grave' : about.kind in SETUPS ? about.kind : brief.tone
  const isTelling = ['grave', 'story', 'review'].includes(kind)
  const key = questions === 0 ? 'factsAlone' : facts > 0 && !isTelling ? 'facts' : kind
  const line = saidOne(SETUPS[key], { n: NUMBERS[questions] ?? `${questions}` }, next)
  if (questions !== 1) return line
  return line.replace('questions', 'question').replace(/ (?:are|settle|decide|bring)\b/u, ' is')
}

/** The last words of a script: the topic again where the hook did not say it, and what its questions were about. */
function payoffOf(
  { about: { kind, topic, forms, isGrave }, opening, next }: ScriptContext,
  questions: readonly Question[],
): string {
  const labels = labelsOf(questions) || undefined
  const [sentence, told] = kind === 'story' ? [forms['said'], 'told'] : [forms['asked'], 'answered']
  const isTold = sentence !== undefined && labels && opening.toLowerCase().includes(sentence.toLowerCase())
  const usual = isTold ? [told] : [kind, topic.isOwn ? 'label' : 'noun', 'label']
  const all = { ...forms, labels, one: questions[0]?.label }
  const lines = (isGrave ? ['grave'] : usual).map((form) => saidOne(PAYOFFS[form], all, next))
  return lines.find((line) => line !== '') ?? ''
}

function callOf({ brief, about, next }: ScriptContext): string {
  const sells = brief.creator?.contentGoals.some((goal) => goal === 'Drive sales' || goal === 'Generate leads')
  const usual = sells && brief.format === 'video' ? 'sales' : brief.format
  return saidOne(CALLS[about.isGrave ? 'grave' : usual], {}, next)
}
