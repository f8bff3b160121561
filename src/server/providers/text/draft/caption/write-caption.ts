import { type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import { fitCaption, foldAt, measure, uniqueHashtags } from '../../../../../shared/features/captions/captions.rules.ts'
import { type Caption } from '../../../../../shared/features/captions/captions.schema.ts'
import { type Warning } from '../../../../../shared/features/generation/generation.schema.ts'
import { type CaptionBrief } from '../../text.port.ts'
import { capital } from '../hooks/frame.ts'
import { QUOTED, writeDraftHooks } from '../hooks/write-draft-hooks.ts'
import { type About, ended, labelsOf, readAbout, saidOne, saidQuestion } from '../script/about.ts'
import { LAST_LINES, READER_QUESTIONS } from '../script/frames.data.ts'
import { seededRandom } from '../seeded-random.ts'
import { ADVICE, FUNCTION_WORDS, PASTS, TROUBLE, UNITS, VERBS } from '../words.data.ts'

/** What a description of a post begins with, before what the post is about. */
const POST =
  /^(?:(?:an?|this|my|our|new|short) )*(?:reel|video|post|clip|photo|vlog|tiktok)s? (?:showing|about|of|on|where) /iu
const MOST_FACTS = 4

/**
 * A caption by rules that fits its platform: a fact or a hook before the fold, the topic where that line lost a part of
 * it, other facts or what would answer a question, and one question. The same brief gives the same caption.
 */
export function writeDraftCaption(brief: CaptionBrief): { caption: Caption; warnings: Warning[] } {
  const { platform, seed } = brief
  const content = brief.content.replace(POST, '')
  const about = readAbout(content, brief.details)
  const first = firstLine(brief, content, about)
  const next = seededRandom(seed, `${content} ${platform}`)
  const facts = about.facts.filter((fact) => !holds(first, fact)).slice(0, MOST_FACTS)
  const own = facts.map((fact) => ended(capital(fact))).join('\n')
  const told = [`${first}\n${topicLine(about, `${first} ${own}`)}`.trim(), ...(own === '' ? [] : [own])]
  const body = bodyOf(about, told.join('\n'), platform, next)
  const caption = fitCaption({ text: [...told, ...body].join('\n\n'), hashtags: hashtagsOf(brief, about) }, platform)
  return { caption, warnings: about.topic.language === 'en' ? [] : [QUOTED] }
}

const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

/** A hook that quotes a fact, else the fact, else a hook, if it can be one that asks nothing; in front of the fold. */
function firstLine({ platform, seed, creator }: CaptionBrief, content: string, { facts, forms, topic }: About): string {
  if (topic.language !== 'en') {
    const lines = ['“{label}”[, as it is|, in short|, step by step|, seen up close|: my notes].']
    return saidOne(lines, forms, seededRandom(seed, content))
  }
  const { hooks } = writeDraftHooks({ topic: content, platform, tone: 'casual', seed, creator, details: facts })
  const lines = hooks.map(({ text }) => text).filter((line) => measure(line, 'characters') <= foldAt(platform))
  const plain = lines.filter((line) => !line.includes('?'))
  const [quoting] = facts.flatMap((fact) => plain.find((line) => holds(line, fact)) ?? [])
  return quoting ?? capital(ended(facts[0] ?? plain[0] ?? lines[0] ?? forms['label'] ?? content))
}

/** The topic in its own words, unless all that makes it this one stands in `text` already. */
function topicLine({ topic, forms }: About, text: string): string {
  const stems = topic.words.map((word) => word.slice(0, word.length > 4 ? 4 : 3))
  if (topic.language !== 'en' || [...stems, ...topic.telling].every((part) => holds(text, part))) return ''
  const whole = forms['whole']!
  return ended(capital([whole, ...topic.telling.filter((part) => !holds(whole, part))].join(' · ')))
}

const MORE: Partial<Record<CaptionPlatform, string[]>> = {
  Instagram: ['[Worth a look as well|Also|And then]: {labels}.'],
  YouTube: ['[More to ask|Also|And then]:\n– {list}'],
}

function bodyOf(about: About, told: string, platform: CaptionPlatform, next: () => number): string[] {
  const { kind, forms, facts, questions, ofField, isGrave } = about
  const own = READER_QUESTIONS[facts.length > 0 && kind !== 'news' ? 'facts' : kind]
  const at = Math.floor(next() * Math.min(ofField || 4, questions.length))
  const order = [...questions.slice(at), ...questions.slice(0, at)]
  const [one, ...others] = order.map((question) => saidQuestion(question, forms, next))
  const last = saidOne(LAST_LINES[isGrave ? 'grave' : kind === 'news' ? kind : platform], forms, next)
  // A post asks one thing.
  const isAsked = told.includes('?')
  if (own && !isGrave) return isAsked ? [last] : [`${saidOne(own, forms, next)}\n${last}`]
  if (!one) return [last]
  const labels = labelsOf(others.slice(0, 3))
  if (isAsked) return [saidOne(['[What decides it|Where to look]: {labels}.'], { labels }, next), last]
  const list = labels.replaceAll(/, | and /gu, '\n– ')
  const more = isGrave || labels === '' ? '' : saidOne(MORE[platform], { labels, list }, next)
  return [`${one.ask}\n${one.look}`, ...(more === '' ? [] : [more]), last]
}

/** What tells the form of a post, where its topic has too few words. */
const FORM_TAGS: Partial<Record<About['kind'], string[]>> = {
  how: ['how to', 'tips'],
  story: ['my story', 'true story'],
  list: ['tips', 'checklist'],
  review: ['honest review'],
  news: ['news', 'coming soon'],
}
const LEAST_TAGS = 3
const SAYS_NOTHING = new Set(
  `instagram tiktok youtube reel reels video videos january february march april june july august september october
  november december monday tuesday friday saturday sunday good bad worth right country first`.split(/\s+/u),
)

/** Hashtags from the words of a topic: those typed, pairs of words, single ones, its field. */
function hashtagsOf({ content, platform }: CaptionBrief, { topic, field, kind, isGrave }: About): string[] {
  const isEnglish = topic.language === 'en'
  const words = topic.text.split(' ')
  const isVerb = (word: string): boolean =>
    VERBS.has(word.toLowerCase()) || /.ing$/u.test(word) || topic.verb?.text.startsWith(`${word} `) === true
  const singles = words.filter((word) => isTag(word) && (isEnglish || word.length > 4))
  const isSentence = !isEnglish || ['why', 'question', 'clause', 'story', 'news'].includes(kind)
  const pairs = (isSentence ? [] : words).flatMap((word, at) => {
    const [next = '', afterNext = ''] = words.slice(at + 1)
    const isPair = isTag(word) && isTag(next) && !isVerb(next) && !(isVerb(word) && isTag(afterNext))
    return isPair && /[\p{L}\p{N}]$/u.test(word) ? [`${word} ${next}`] : []
  })
  const isInPair = (word: string): boolean => pairs.some((pair) => pair.startsWith(`${word} `))
  const tags = [
    ...(content.match(/#[\p{L}\p{N}_]+/gu) ?? []),
    ...pairs.slice(0, 2),
    ...singles.filter((word) => !isVerb(word) && !isInPair(word)),
    field ?? '',
  ]
  const ofForm = isGrave ? ['support', 'healing'] : [...(FORM_TAGS[kind] ?? []), 'explained', 'ideas', 'notes']
  for (const more of [singles, ofForm]) if (uniqueHashtags(tags, platform).length < LEAST_TAGS) tags.push(...more)
  return uniqueHashtags(tags, platform)
}

function isTag(word: string): boolean {
  const small = word.toLowerCase().replaceAll(/[^\p{L}\p{N}'’+-]/gu, '')
  const isEmpty = [FUNCTION_WORDS, UNITS, ADVICE, TROUBLE, PASTS].some((set) => set.has(small))
  return small.length > 2 && !SAYS_NOTHING.has(small) && !isEmpty
}
