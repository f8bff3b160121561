import { type Warning } from '../../../../../shared/features/generation/generation.schema.ts'
import { HOOK_RULES } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { hookKey } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { type HooksBrief } from '../../text.port.ts'
import { languageOf } from '../language.ts'
import { seededRandom } from '../seeded-random.ts'
import { readTopic, type Topic } from '../topic.ts'
import { candidateOf, chooseLines, type Pool } from './choose-frames.ts'
import { factLines, type Line } from './fact-lines.ts'
import { type Frame, framesOf, isMadeBy, signOf } from './frame.ts'
import * as tables from './frames.templates.ts'
import { LANGUAGES } from './languages.templates.ts'
import { slotsOf } from './slots.ts'

const HOW_TO = framesOf(tables.HOW_TO)
const DOING = framesOf(tables.DOING)
const CLAUSE = framesOf(tables.CLAUSE)
const WHY = framesOf(tables.WHY)
const OWN = framesOf(tables.OWN)
const LABEL = framesOf(tables.LABEL)
const QUOTE = framesOf(tables.QUOTE)
const STACCATO = framesOf(tables.STACCATO)
const AUDIENCE = framesOf(tables.AUDIENCE)
const SUBJECTS = new Map(
  Object.entries(tables.SUBJECTS).map(([subject, table]) => [
    subject,
    framesOf(table.replaceAll(/^(\S+) /gmu, '$1 {label}: ')),
  ]),
)
const FOREIGN = new Map(Object.entries(LANGUAGES).map(([language, table]) => [language, framesOf(table)]))
const NOUN = [...framesOf(tables.NOUN), ...framesOf(tables.OBJECT), ...OWN]

/** The frames of each shape. */
const SHAPES: Readonly<Record<Topic['shape'], readonly Frame[]>> = {
  'clause-how': [...HOW_TO, ...DOING],
  'clause-why': [...WHY, ...CLAUSE, ...OWN],
  'clause-what': [...CLAUSE, ...OWN],
  doing: [...DOING, ...HOW_TO, ...OWN],
  noun: NOUN,
  story: framesOf(tables.STORY),
  list: framesOf(tables.LIST),
  question: framesOf(tables.QUESTION),
  review: [...framesOf(tables.REVIEW), ...framesOf(tables.VERSUS)],
  announcement: framesOf(tables.NEWS),
  whole: [...framesOf(tables.CLAIM), ...QUOTE],
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
  return languageOf(text) === 'other' ? UNWRITTEN : undefined
}

/** Whether what matters in a field is said of the topic: not of a story, a list, or something of the creator's own. */
const isAdvice = ({ verb, doing, noun, pair, shape, isOwn }: Topic): boolean =>
  !isOwn && (verb ?? doing ?? pair ?? (shape === 'noun' || shape === 'review' ? noun : undefined)) !== undefined

/** All frames that fit a topic, its own first, then the reserve of every shape. */
function poolsOf(topic: Topic): Pool[] {
  const own = FOREIGN.get(topic.language)
  if (own) return [{ frames: own, rank: 0 }]
  if (topic.language !== 'en') return [{ frames: QUOTE, rank: 0 }]
  return [
    { frames: SHAPES[topic.shape], rank: 0 },
    { frames: topic.shape === 'clause-how' ? CLAUSE : [], rank: topic.verb ? -2 : 0 },
    { frames: STACCATO, rank: 1.5, most: 1 },
    { frames: isAdvice(topic) ? (SUBJECTS.get(topic.subject ?? '') ?? []) : [], rank: 0.5, most: 3 },
    { frames: AUDIENCE, rank: 0.5, most: 1 },
    { frames: LABEL, rank: topic.shape === 'whole' ? 0 : -3 },
  ]
}

/**
 * Ten hooks by rules: lines of the creator's own facts first, then frames for the shape of the topic; none of a frame that a
 * recent line shows. The same brief gives the same hooks. Fewer, with a warning, where the frames are used up; none for a text
 * that `cannotWrite` is about.
 */
export function writeDraftHooks(brief: HooksBrief): { hooks: Line[]; warnings: Warning[] } {
  const topic = readTopic(brief.topic)
  if (topic.language === 'other') return { hooks: [], warnings: [UNWRITTEN] }
  const random = seededRandom(brief.seed, brief.topic)
  const recent = (brief.recent ?? []).map(signOf)
  const slots = slotsOf(topic, brief.creator)
  const begun = factLines(topic, brief.details ?? [], slots.label, recent, random)
  const seen: { frame: Frame; age: number }[] = []
  const fillAll = (frames: readonly Frame[], pool: Pool) =>
    frames.flatMap((frame) => {
      const candidate = candidateOf(frame, slots, { telling: topic.telling, pool, random })
      return candidate && !begun.some(({ text }) => hookKey(text) === hookKey(candidate.full)) ? [candidate] : []
    })
  const fresh = poolsOf(topic).flatMap((pool) => {
    const fitting = pool.frames.filter(
      ({ tones, platforms }) =>
        (tones.length === 0 || tones.includes(brief.tone)) &&
        (platforms.length === 0 || platforms.includes(brief.platform)),
    )
    const ages = fitting.map((frame) => recent.findIndex((line) => isMadeBy(line, frame)))
    for (const [at, frame] of fitting.entries()) if (ages[at] !== -1) seen.push({ frame, age: ages[at]! })
    return fillAll(
      fitting.filter((_, at) => ages[at] === -1),
      pool,
    )
  })
  const hooks = chooseLines(fresh, begun, brief)
  const isQuoted = topic.language === 'latin'
  const warnings = isQuoted ? [QUOTED] : []
  if (hooks.length === HOOK_RULES.count) return { hooks, warnings }
  // A language of few frames uses the oldest of them again: a result has ten lines.
  const oldest = seen.sort((one, other) => other.age - one.age).map(({ frame }) => frame)
  const again =
    topic.language === 'en' ? [] : oldest.flatMap((frame, at) => fillAll([frame], { frames: [], rank: -4 * at }))
  return { hooks: chooseLines(again, hooks, brief), warnings: [...warnings, USED_UP] }
}
