import { type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import { fitCaption, foldAt, measure, uniqueHashtags } from '../../../../../shared/features/captions/captions.rules.ts'
import { type Caption } from '../../../../../shared/features/captions/captions.schema.ts'
import { type Warning } from '../../../../../shared/features/generation/generation.schema.ts'
import { type CaptionBrief } from '../../text.port.ts'
import { capital } from '../hooks/frame.ts'
import { QUOTED, writeDraftHooks } from '../hooks/write-draft-hooks.ts'
import { type About, ended, labelsOf, readAbout } from '../script/about.ts'
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
const LAST_WORD = 'Leave a word, if you want to.'
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
  // A fact alone does not say what it is about.
  const isNamed = about.topic.words.some((word) => first.toLowerCase().includes(word))
  const named = isNamed ? first : `${first}\n${ended(capital(about.forms['label'] ?? content))}`
  const caption = fitCaption({ text: [named, ...body].join('\n\n'), hashtags: hashtagsOf(brief, about) }, platform)
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
  { kind, ofField, ofShape, ofDetail, isGrave }: About,
  isAsked: boolean,
  { platform, next }: { platform: CaptionPlatform; next: () => number },
): string[] {
  if (kind === 'news') return NEWS
  const all = ofField.length > 0 ? ofField : [...ofShape, ...ofDetail]
  const one = all[Math.floor(next() * Math.min(ofField.length || 2, all.length))]
  const others = all.filter((question) => question !== one).slice(0, 3)
  const list = `Also in it:\n${others.map(({ label }) => `– ${label}`).join('\n')}`
  const then = platform === 'YouTube' ? [list] : platform === 'Instagram' ? [`Then ${labelsOf(others)}.`] : []
  const lasts = LAST_LINES[platform]
  const last = isGrave ? LAST_WORD : lasts[Math.floor(next() * lasts.length)]!
  if (isAsked || !one) return [`Think of ${labelsOf(all.slice(0, 3))} before you answer.`, last]
  return [`${one.ask}\n${one.look}`, ...then, last]
}

/** What tells the form of a post, where its topic has too few words. */
const FORM_TAGS: Partial<Record<About['kind'], string[]>> = {
  how: ['how to', 'tips'],
  story: ['my story', 'real life'],
  list: ['tips', 'good to know'],
  review: ['honest review', 'review'],
  news: ['news', 'coming soon'],
}
const ANY_TAGS = ['explained', 'good to know', 'ideas']
const GRAVE_TAGS = ['support', 'healing']
const LEAST_TAGS = 3
/** No hashtag says the platform alone, a month, or that something is good. */
const SAYS_NOTHING =
  /^(?:instagram|tiktok|youtube|reels?|videos?|january|february|march|april|june|july|august|(?:septem|octo|novem|decem)ber|(?:mon|tues|wednes|thurs|fri|satur|sun)day|good|bad)$/iu

/** Hashtags from the words of a topic: those typed, pairs of words, single ones, its field. */
function hashtagsOf({ content, platform }: CaptionBrief, { topic, field, kind, isGrave }: About): string[] {
  const isEnglish = topic.language === 'en'
  const words = topic.text.split(' ')
  const isVerb = (word: string): boolean => VERBS.has(word.toLowerCase()) || /.ing$/u.test(word)
  const singles = words.filter((word) => isTag(word) && (isEnglish || word.length > 4))
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1] ?? ''
    return isTag(word) && isTag(next) && !isVerb(next) && /[\p{L}\p{N}]$/u.test(word) ? [`${word} ${next}`] : []
  })
  const isInPair = (word: string): boolean => !isSentence && pairs.some((pair) => pair.startsWith(`${word} `))
  const isSentence = !isEnglish || ['why', 'clause', 'story', 'news'].includes(kind)
  const tags = [
    ...(content.match(/#[\p{L}\p{N}_]+/gu) ?? []),
    ...(isSentence ? [] : pairs.slice(0, 2)),
    ...singles.filter((word) => !isVerb(word) && !isInPair(word)),
    ...(field === null ? [] : [field]),
  ]
  const ofForm = isGrave ? [field === null ? [] : GRAVE_TAGS] : [FORM_TAGS[kind] ?? [], ANY_TAGS]
  for (const more of [singles, ...ofForm]) if (uniqueHashtags(tags, platform).length < LEAST_TAGS) tags.push(...more)
  return uniqueHashtags(tags, platform)
}

function isTag(word: string): boolean {
  const small = word.toLowerCase().replaceAll(/[^\p{L}\p{N}'’+-]/gu, '')
  const isEmpty = [FUNCTION_WORDS, UNITS, ADVICE, TROUBLE, PASTS].some((set) => set.has(small))
  return small.length > 2 && !SAYS_NOTHING.test(small) && !isEmpty
}
