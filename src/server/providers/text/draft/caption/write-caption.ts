import { type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import { fitCaption, foldAt, measure, uniqueHashtags } from '../../../../../shared/features/captions/captions.rules.ts'
import { type Caption } from '../../../../../shared/features/captions/captions.schema.ts'
import { type Warning } from '../../../../../shared/features/generation/generation.schema.ts'
import { type CaptionBrief } from '../../text.port.ts'
import { capital } from '../hooks/frame.ts'
import { QUOTED, writeDraftHooks } from '../hooks/write-draft-hooks.ts'
import { type About, readAbout } from '../script/about.ts'
import { ended, labelsOf } from '../script/parts.ts'
import { seededRandom } from '../seeded-random.ts'
import { ADVICE, FUNCTION_WORDS, PASTS, TROUBLE, UNITS, VERBS } from '../words.data.ts'

/** What a description of a post begins with, before what the post is about. */
const POST =
  /^(?:(?:an?|this|my|the|our|new|short|quick) )*(?:reel|video|post|clip|short|photo|carousel|vlog|tiktok)s? (?:showing|about|of|on|where|in which|explaining) /iu

const LAST_LINES: Readonly<Record<CaptionPlatform, readonly string[]>> = {
  Instagram: ['Your answer goes in the comments.', 'Save it for the day you need it, and answer below.'],
  TikTok: ['Answer in one line.', 'Yours below.'],
  YouTube: ['Write your answer below; I read them all.', 'Mine is in the video, yours goes below.'],
}
/** Of a post about loss, and of news. */
const LAST_WORD = 'Leave a word about yours, if you want to.'
const NEWS = ['Who has to hear about it first?\nSend it to them while there is time.']

/**
 * A caption by rules: the first line is a fact of the creator's own or a hook and stands before the fold; then one question,
 * what would answer it, and what else there is to ask. It fits its platform. The same brief gives the same caption.
 */
export function writeDraftCaption(brief: CaptionBrief): { caption: Caption; warnings: Warning[] } {
  const { platform, seed } = brief
  const content = brief.content.replace(POST, '')
  const about = readAbout(content, brief.details)
  const first = firstLine(brief, content, about)
  const body = bodyOf(about, first.includes('?'), { platform, next: seededRandom(seed, `${content} ${platform}`) })
  const caption = fitCaption({ text: [first, ...body].join('\n\n'), hashtags: hashtagsOf(brief, about) }, platform)
  return { caption, warnings: about.topic.language === 'en' ? [] : [QUOTED] }
}

/** A hook that quotes a fact, else the fact, else a hook, if it can be one that asks nothing; in front of the fold. */
function firstLine({ platform, seed, creator }: CaptionBrief, content: string, { facts, forms, topic }: About): string {
  if (topic.language !== 'en') return `“${forms['label']}”, as it is.`
  const { hooks } = writeDraftHooks({ topic: content, platform, tone: 'casual', seed, creator, details: facts })
  const lines = hooks.map(({ text }) => text).filter((line) => measure(line, 'characters') <= foldAt(platform))
  const plain = lines.filter((line) => !line.includes('?'))
  const quoting = plain.find((line) => facts.some((fact) => line.toLowerCase().includes(fact.toLowerCase())))
  return quoting ?? capital(ended(facts[0] ?? plain[0] ?? lines[0] ?? forms['label'] ?? content))
}

function bodyOf(
  { field, kind, ofShape, ofDetail, isGrave }: About,
  isAsked: boolean,
  { platform, next }: { platform: CaptionPlatform; next: () => number },
): string[] {
  if (kind === 'news') return NEWS
  const all = field?.questions ?? [...ofShape, ...ofDetail]
  const one = all[Math.floor(next() * Math.min(3, all.length))]
  const others = all.filter((question) => question !== one).slice(0, 3)
  const list = `It comes down to:\n${others.map(({ label }) => `– ${label}`).join('\n')}`
  const then = platform === 'YouTube' ? [list] : platform === 'Instagram' ? [`Then ${labelsOf(others)}.`] : []
  const lasts = LAST_LINES[platform]
  const last = isGrave ? LAST_WORD : lasts[Math.floor(next() * lasts.length)]!
  if (isAsked || !one) return [`Think of ${labelsOf(all.slice(0, 3))} before you answer.`, last]
  return [`${one.ask}\n${one.look}`, ...then, last]
}

/** What tells the form of a post, where its topic has too few words. */
const FORM_TAGS: Readonly<Record<About['kind'], readonly string[]>> = {
  how: ['how to', 'tips'],
  why: ['explained', 'good question'],
  clause: ['explained', 'good to know'],
  story: ['my story', 'real life'],
  list: ['tips', 'good to know'],
  review: ['honest review', 'review'],
  news: ['news', 'coming soon'],
  noun: ['explained', 'good to know'],
}
const LEAST_TAGS = 3
/** No hashtag says the platform alone, a month, or that something is good. */
const SAYS_NOTHING =
  /^(?:instagram|tiktok|youtube|reels?|videos?|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|\p{L}+day|good|bad|better|old|big|small|different|really|actually)$/iu

/** Hashtags from the words of a topic: those typed, pairs of words, single ones, its field. */
function hashtagsOf({ content, platform }: CaptionBrief, { topic, field, kind, isGrave }: About): string[] {
  const typed = content.match(/#[\p{L}\p{N}_]+/gu) ?? []
  const runs: string[][] = [[]]
  for (const word of topic.text.split(/(?=[^\p{L}\p{N}'’+-])|(?<=[^\p{L}\p{N}'’+-])/u)) {
    if (isTag(word)) runs.at(-1)!.push(word)
    else if (word !== ' ') runs.push([])
  }
  const isVerb = (word: string): boolean => VERBS.has(word.toLowerCase()) || /.ing$/u.test(word)
  const isSentence = ['why', 'clause', 'story', 'news'].includes(kind)
  const pairs = runs.map((run) => run.slice(-2)).filter((pair) => pair.length > 1 && !VERBS.has(pair[1]!.toLowerCase()))
  const words = runs.flat()
  const singles = [...words.filter((word) => !isVerb(word)), ...words.filter(isVerb)]
  const own = [...typed, ...(isSentence ? [] : pairs.slice(0, 2).map((pair) => pair.join(' '))), ...singles]
  const known = field === null ? own : [...own, field.name]
  const isEnough = isGrave || uniqueHashtags(known, platform).length >= LEAST_TAGS
  return uniqueHashtags(isEnough ? known : [...known, ...FORM_TAGS[kind]], platform)
}

function isTag(word: string): boolean {
  const small = word.toLowerCase()
  return (
    word.length > 2 &&
    !SAYS_NOTHING.test(word) &&
    ![FUNCTION_WORDS, UNITS, ADVICE, TROUBLE, PASTS].some((set) => set.has(small))
  )
}
