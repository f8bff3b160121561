import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { type Warning } from '../../../../../shared/features/generation/generation.schema.ts'
import { BEAT_KINDS } from '../../../../../shared/features/scripts/scripts.constants.ts'
import { type Beat, parseDuration } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptBrief } from '../../text.port.ts'
import { type Question } from '../field.ts'
import { capital } from '../hooks/frame.ts'
import { QUOTED, writeDraftHooks } from '../hooks/write-draft-hooks.ts'
import { seededRandom } from '../seeded-random.ts'
import { type About, ended, formatLabels, readAbout, said, saidOne, saidQuestion } from './about.ts'
import { CALLS, DIRECTIONS, LEADS, NUMBERS, PAYOFFS, SETUPS } from './frames.data.ts'

/** The most words of a minute: of its facts, with its own questions, and with those of any noun. */
const MOST_WORDS = { facts: 164, own: 146, spare: 130 }
/** Chapters by minutes, the fewest of them that are questions, and the seconds that all but the chapters takes. */
const OUTLINE = { '1': 0, '8': 5, '10': 7, least: 3, around: 75 } as const

interface ScriptParts {
  brief: ScriptBrief
  about: About
  opening: string
  facts: readonly string[]
  questions: readonly Question[]
}

type Chance = () => number
const createChance = ({ seed, topic, tone }: ScriptBrief): Chance => seededRandom(seed, `${topic} ${tone}`)

/**
 * A script by rules. A minute holds 110 to 170 spoken words: the hook, the creator's facts word for word, and questions
 * with what would answer them and a `slot` for the creator's answer. Eight or ten minutes are an outline of chapters.
 * `warnings` report it, and which facts had no room. The same brief gives the same script.
 */
export function writeDraftScript(brief: ScriptBrief): { beats: Beat[]; warnings: Warning[] } {
  const read = readAbout(brief.topic, brief.details)
  const isEnglish = read.topic.language === 'en'
  const { duration } = brief
  const { hooks } = writeDraftHooks({ ...brief, written: undefined, platform: duration === '1' ? 'TikTok' : 'YouTube' })
  const opening =
    brief.hook ||
    brief.written?.[0]?.text ||
    (isEnglish && hooks[0]?.text) ||
    `“${read.forms['label']}”, in plain words.`
  const next = createChance(brief)
  const about = { ...read, questions: read.questions.map((question) => saidQuestion(question, read.forms, next)) }
  const chapters = Math.max(OUTLINE.least, OUTLINE[duration] - read.facts.length)
  const outline = { brief, about, opening, facts: read.facts, questions: about.questions.slice(0, chapters) }
  const parts = duration === '1' ? partsOfMinute(outline) : outline
  const warnings: Warning[] = []
  if (duration !== '1') {
    const message = `This is an outline: rules write no ${duration} minutes of text. An AI does: how to add one.`
    warnings.push({ message, reason: 'length' })
  }
  if (!isEnglish) warnings.push(QUOTED)
  const left = read.facts.filter((fact) => !parts.facts.includes(fact) && !opening.includes(fact)).length
  if (left > 0) warnings.push({ message: `A minute has no room for ${left} of your facts.`, reason: 'length' })
  return { beats: keepRest(writeBeats(parts), parts), warnings }
}

const isTold = ({ written = [] }: ScriptBrief, fact: string): boolean =>
  written.some(({ text, slot }) => text === fact || slot?.includes(fact))

function keepRest(beats: Beat[], { brief, facts, questions }: ScriptParts): Beat[] {
  const last = brief.written?.at(-1)
  if (!last) return beats
  const told = [...facts.map((fact) => ended(capital(fact))), ...questions.map(({ slot }) => slot)]
  const reached = BEAT_KINDS.indexOf(last.kind)
  return beats.filter(({ kind }, at) => {
    const place = BEAT_KINDS.indexOf(kind)
    return kind === 'Point' ? place >= reached && !isTold(brief, told[at - 2]!) : place > reached
  })
}

function partsOfMinute(all: ScriptParts): ScriptParts {
  const { brief, about, opening } = all
  const next = createChance(brief)
  const facts: string[] = []
  const questions: Question[] = []
  const hasRoom = (most: number): boolean => {
    const lines = writeBeats({ ...all, facts, questions }).map(({ text }) => text)
    return spokenWords(lines.join('\n')) <= most
  }
  for (const fact of about.facts.filter((one) => !opening.includes(one))) {
    facts.push(fact)
    if (!hasRoom(MOST_WORDS.facts)) facts.pop()
  }
  const computeRank = (at: number): number =>
    (isTold(brief, about.questions[at]!.slot) ? -9 : 0) + next() + (at < about.ofField ? 0 : at < about.own ? 1 : 2)
  const ranked = about.questions.map((question, at) => ({ question, rank: computeRank(at) }))
  for (const { question, rank } of ranked.sort((one, other) => one.rank - other.rank)) {
    questions.push(question)
    if (!hasRoom(rank < 2 ? MOST_WORDS.own : MOST_WORDS.spare)) questions.pop()
  }
  return { ...all, facts, questions: about.questions.filter((one) => questions.includes(one)) }
}

function writeBeats(parts: ScriptParts): Beat[] {
  const { brief, about, opening, facts, questions } = parts
  const next = createChance(brief)
  const [hook, setup, fact, point, payoff, call] = DIRECTIONS[brief.format]
  const [first] = questions
  const labels = formatLabels(questions) || undefined
  const isMinute = brief.duration === '1'
  const leads = LEADS[Math.floor(next() * LEADS.length)]!
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
  const forms = { ...about.forms, labels }
  const last = saidOne(PAYOFFS[about.kind], forms, next)
  return [
    { kind: 'Hook', text: opening, direction: first ? said(hook, { ...first }, next) : fact },
    { kind: 'Setup', text: writeSetup(parts, next), direction: setup },
    ...(isMinute ? points : chapters),
    {
      kind: 'Payoff',
      text: last || saidOne(PAYOFFS['noun'], forms, next),
      direction: said(payoff, { labels: labels ?? 'the facts' }, next),
    },
    { kind: 'Call to action', text: writeCall(parts, next), direction: call },
  ]
}

function writeSetup({ brief, about, facts, questions }: ScriptParts, next: Chance): string {
  const usual = facts.length > 0 ? 'facts' : brief.tone
  const key = questions.length < 2 ? 'factsAlone' : about.kind === 'neutral' ? 'neutral' : usual
  return saidOne(SETUPS[key], { n: NUMBERS[questions.length - 1] }, next)
}

function writeCall({ brief, about }: ScriptParts, next: Chance): string {
  const sells = brief.creator?.contentGoals.some((goal) => goal === 'Drive sales' || goal === 'Generate leads')
  const usual = sells && brief.format === 'video' ? 'sales' : brief.format
  return saidOne(CALLS[about.kind === 'neutral' ? 'neutral' : usual], {}, next)
}
