import { type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import { type Voice } from '../creator/voice.ts'
import { type SeededRandom } from '../seeded-random.ts'
import { trimMarks } from '../topic/clean-topic.ts'
import { CAPTION_LINES, type CaptionGroup, PERSONAL_LINES } from './caption.templates.ts'
import { CLOSING_LINES, HEADINGS, NICHE_LINES, PEOPLE_LINES } from './closing.templates.ts'
import { groupOf } from './group.ts'
import { createLineFiller } from './line-filler.ts'
import { type Subject } from './subject.ts'

/** What a caption is put together from; a part that has nothing to say is empty. */
export interface CaptionParts {
  /** What the content gives. */
  angle: string
  /** How the creator sees it. */
  personal: string
  /** What it deals with, under its heading. */
  heading: string
  points: readonly string[]
  /** What a viewer learns, where the content names no points of its own. */
  learn: readonly string[]
  /** A sentence of the content itself. */
  detail: string
  /** Where it stands in the creator's world. */
  world: string
  closing: string
}

/** Groups whose topic is a thing that the lines of a personality can name. */
const THINGS: ReadonlySet<CaptionGroup> = new Set(['craft', 'thing', 'span'])
/** Groups about which the creator can offer a hand. */
const HELPED: ReadonlySet<CaptionGroup> = new Set(['craft'])
/** Groups whose lines name the topic in a call to action. */
const NAMED: ReadonlySet<CaptionGroup> = new Set(['craft', 'thing', 'name', 'being'])
/** Groups that give advice, beside which a mishap of the niche makes sense. */
const ADVICE: ReadonlySet<CaptionGroup> = new Set(['craft', 'tries', 'action', 'ban', 'clause', 'question', 'versus'])
/** Groups that are told for their own sake, not for an audience. */
const TOLD: ReadonlySet<CaptionGroup> = new Set(['own', 'being', 'name', 'story'])
/** Groups about which only their own lines are said. */
const QUIET: ReadonlySet<CaptionGroup> = new Set(['grave', 'foreign', 'empty', 'sign'])
const TOPIC_SLOT = /\{(?:[aA] )?(?:noun|kind|doing|action|these|label|clause|question)\}/iu

/** The parts of an English caption, or of one that quotes a language we do not write. */
export function captionParts(
  subject: Subject,
  { platform, voice, random }: { platform: CaptionPlatform; voice: Voice | null; random: SeededRandom },
): CaptionParts {
  const group = groupOf(subject.topic)
  const isQuiet = QUIET.has(group)
  const isSolemn = subject.topic.traits.has('solemn')
  const isLight = voice?.personality === 'humorous' && !isSolemn
  const own = {
    medium: platform === 'Instagram' ? 'post' : 'video',
    Follow: platform === 'YouTube' ? 'Subscribe' : 'Follow',
    audience: trimMarks(voice?.audience ?? ''),
    moment: random.shuffle(voice?.niche.moments ?? [])[0] ?? '',
    thing: random.shuffle(voice?.niche.things ?? [])[0] ?? '',
  }
  const filler = createLineFiller(subject.topic, { own, isPlain: voice?.contractions === false, random })
  const lines = CAPTION_LINES[group]
  const say = (choices: readonly string[]) => filler.one(choices) ?? ''
  /** Without the topic where that can be, because the lines before have named it. */
  const sayBare = (choices: readonly string[], isNamed: boolean) =>
    (isNamed ? filler.one(choices.filter((line) => !TOPIC_SLOT.test(line))) : null) ?? say(choices)

  function sayPersonal(): string {
    if (voice === null || isQuiet) return ''
    const isLoud = voice.personality === 'humorous' || voice.personality === 'energetic'
    const sound = PERSONAL_LINES[isSolemn && isLoud ? 'friendly' : voice.personality]
    return say(THINGS.has(group) ? sound.noun : ADVICE.has(group) ? sound.advice : sound.told)
  }

  function sayClosing(): string {
    const isYouTube = platform === 'YouTube'
    if (voice === null || isQuiet || voice.goal === 'engagement') return sayBare(lines.ask, isYouTube)
    const { about, plain } = CLOSING_LINES[voice.goal]
    const isHelp = voice.goal === 'sales' || voice.goal === 'leads'
    const names = (isHelp ? HELPED : NAMED).has(group) && !isSolemn
    const closing = say(names && random.below(2) === 0 ? about : plain)
    return voice.exclamations && !isSolemn ? closing.replace(/\.$/u, '!') : closing
  }

  function sayWorld(): string {
    if (voice === null || isQuiet) return ''
    const niche = isLight ? NICHE_LINES.light : ADVICE.has(group) && !isSolemn ? NICHE_LINES.plain : []
    return say(niche) || say(TOLD.has(group) ? [] : PEOPLE_LINES)
  }

  const personal = sayPersonal()
  const hasPoints = subject.points.length >= 2
  return {
    angle: sayBare(lines.angle, personal !== '' && THINGS.has(group)),
    personal,
    heading: say(HEADINGS[platform === 'Instagram' ? 'post' : 'video']),
    points: hasPoints ? subject.points : [],
    learn: filler.all(lines.learn).slice(0, 3),
    detail: hasPoints ? '' : subject.detail,
    world: sayWorld(),
    closing: sayClosing(),
  }
}
