import { type Warning } from '../../../../../shared/features/generation/generation.schema.ts'
import { HOOK_RULES } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { hookKey } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { type HooksBrief } from '../../text.port.ts'
import { detectLanguage } from '../language.ts'
import { seededRandom } from '../seeded-random.ts'
import { readTopic, type Topic } from '../topic.ts'
import { type Candidate, chooseLines } from './choose-frames.ts'
import { factLines, type Line } from './fact-lines.ts'
import { fill, type Frame, parseFrames, isMadeBy, normalizeLine } from './frame.ts'
import * as tables from './frames.templates.ts'
import { kindFrames } from './kind-frames.ts'
import { LANGUAGES } from './languages.templates.ts'
import { buildSlots } from './slots.ts'
import { isSure } from '../sure.ts'

const FRAMES = Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, parseFrames(table)])) as Record<
  keyof typeof tables,
  Frame[]
>
const FOREIGN = new Map(Object.entries(LANGUAGES).map(([language, table]) => [language, parseFrames(table)]))

const SHAPES: Readonly<Partial<Record<Topic['shape'], readonly Frame[]>>> = {
  'clause-how': FRAMES.HOW_TO,
  doing: [...FRAMES.DOING, ...FRAMES.HOW_TO],
  noun: FRAMES.NOUN,
  list: FRAMES.LIST,
  review: [...FRAMES.REVIEW, ...FRAMES.VERSUS],
}

export const USED_UP: Warning = {
  message: 'You have seen every frame for this topic. A fact of yours makes new ones.',
  reason: 'fewer',
}
export const QUOTED: Warning = {
  message:
    'The draft writer writes English, so your topic stands in quotation marks. An AI writes any language: how to add one.',
  reason: 'language',
}
export const UNWRITTEN: Warning = {
  message: 'The draft writer writes English. An AI writes any language: how to add one.',
  reason: 'language',
}

/** Why nothing is written about a text: it is mostly in letters other than Latin ones. */
export function cannotWrite(text: string): Warning | undefined {
  return detectLanguage(text) === 'other' ? UNWRITTEN : undefined
}

function choosePools(topic: Topic): (readonly [readonly Frame[], number])[] {
  if (!isSure(topic)) return [[FOREIGN.get(topic.language) ?? FRAMES.NEUTRAL, 0]]
  return [
    [SHAPES[topic.shape] ?? [], 0],
    [kindFrames(topic), 12],
    [FRAMES.NEUTRAL, -40],
  ]
}

export function candidatesFor(topic: Topic, random: () => number): Candidate[] {
  const slots = buildSlots(topic)
  return choosePools(topic).flatMap(([frames, rank]) =>
    frames.flatMap((frame) => {
      const isFull = frame.slots.every((slot) => slot in slots)
      const text = isFull ? fill(frame, slots, topic.opener) : undefined
      return text === undefined ? [] : [{ frame, text, rank: rank - (frame.isLast ? 20 : 0) + random() * 14 }]
    }),
  )
}

/**
 * Ten hooks by rules: lines of the creator's facts, then frames for the shape of the topic, none that a recent line
 * shows; what `written` lacks. The same brief gives the same hooks. Where frames are used up,
 * the oldest come again, with a warning.
 */
export function writeDraftHooks(brief: HooksBrief): { hooks: Line[]; warnings: Warning[] } {
  const read = readTopic(brief.topic)
  // Something that the creator did is no hobby to begin with.
  const isTold = read.shape === 'doing' && brief.details?.some((fact) => /^(?:I|My|We|Our)\b/u.test(fact))
  const topic = isTold ? { ...read, isOwn: true } : read
  if (topic.language === 'other') return { hooks: [], warnings: [UNWRITTEN] }
  const random = seededRandom(brief.seed, brief.topic)
  const { written = [], details = [] } = brief
  const recent = [...written, ...(brief.recent ?? [])].map(normalizeLine)
  const earlier = written.map(hookKey)
  const left = details.filter((fact) => !earlier.some((line) => line.includes(hookKey(fact))))
  const made = factLines(topic, left, buildSlots(topic), recent, random)
  const own = made.filter(({ text }) => !earlier.includes(hookKey(text)))
  const known = new Set([...earlier, ...own.map(({ text }) => hookKey(text))])
  const all = candidatesFor(topic, random)
  const candidates = all.filter(({ text }) => !known.has(hookKey(text)))
  const begun = written.map((text): Line => ({ text, pattern: 'Proof' }))
  begun.push(...own)
  const ages = candidates.map(({ frame }) => recent.findIndex((line) => isMadeBy(line, frame)))
  const fresh = candidates.filter((_, at) => ages[at] === -1)
  const hooks = chooseLines(fresh, begun, brief)
  const missing = (lines: Line[]): Line[] => lines.slice(written.length, HOOK_RULES.count)
  const warnings = topic.language === 'latin' ? [QUOTED] : []
  if (hooks.length >= HOOK_RULES.count) return { hooks: missing(hooks), warnings }
  // The oldest frames are used again: a result has ten lines.
  const again = candidates.flatMap((candidate, at) =>
    ages[at]! < written.length ? [] : [{ ...candidate, rank: ages[at]! }],
  )
  return { hooks: missing(chooseLines(again, hooks, brief)), warnings: [...warnings, USED_UP] }
}
