import { type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import { fitCaption, foldAt, measure, uniqueHashtags } from '../../../../../shared/features/captions/captions.rules.ts'
import { type Caption } from '../../../../../shared/features/captions/captions.schema.ts'
import { type Warning } from '../../../../../shared/features/generation/generation.schema.ts'
import { type CaptionBrief } from '../../text.port.ts'
import { capital } from '../hooks/frame.ts'
import { QUOTED, writeDraftHooks } from '../hooks/write-draft-hooks.ts'
import { type About, ended, readAbout, saidOne } from '../script/about.ts'
import { LAST_LINES, READER_QUESTIONS, THANKS } from '../script/frames.data.ts'
import { seededRandom } from '../seeded-random.ts'
import { ADVICE, COMMON, FUNCTION_WORDS, NUMBER_WORDS, PASTS, TROUBLE, UNITS, VERBS } from '../words.data.ts'

const POST =
  /^(?:(?:an?|this|my|our|new|short) )*(?:reel|video|post|clip|photo|vlog|tiktok)s? (?:showing|about|of|on|where) /iu
const MOST_FACTS = 4

/**
 * A caption by rules that fits its platform: a fact or a hook before the fold, the topic where that line lost a part of
 * it, other facts, and one question to readers: nothing in it speaks to the creator. The same brief gives the same caption.
 */
export function writeDraftCaption(brief: CaptionBrief): { caption: Caption; warnings: Warning[] } {
  const { platform, seed } = brief
  const content = brief.content.replace(POST, '')
  const about = readAbout(content, brief.details)
  const first = firstLine(brief, content, about)
  const next = seededRandom(seed, `${content} ${platform}`)
  const other = about.facts.filter((fact) => !holds(first, fact))
  // A script repeats the creator's facts, which are given apart as well.
  const facts = other.filter((fact, at) => other.findIndex((one) => isSame(one, fact)) === at).slice(0, MOST_FACTS)
  const own = facts.map((fact) => ended(capital(fact))).join('\n')
  const told = [`${first}\n${topicLine(about, `${first} ${own}`)}`.trim(), ...(own === '' ? [] : [own])]
  const { written = '' } = brief
  const whole = [...told, ...writeBody(about, told.join('\n'), platform, next)].join('\n\n')
  const rest = () => writeBody(about, written, platform, next).filter((part) => !written.includes(part))
  const text = whole.startsWith(written) ? whole : [written, ...rest()].join('\n\n')
  const caption = fitCaption({ text, hashtags: chooseHashtags(brief, about) }, platform)
  return { caption, warnings: about.topic.language === 'en' ? [] : [QUOTED] }
}

const isSame = (one: string, other: string): boolean => ended(one).toLowerCase() === ended(other).toLowerCase()
const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

function firstLine({ platform, seed, creator }: CaptionBrief, content: string, { facts, forms, topic }: About): string {
  if (topic.language !== 'en') {
    const lines = ['“{label}”[, as it is|, in plain words|, point by point].']
    return saidOne(lines, forms, seededRandom(seed, content))
  }
  const { hooks } = writeDraftHooks({ topic: content, platform, tone: 'casual', seed, creator, details: facts })
  const lines = hooks.map(({ text }) => text).filter((line) => measure(line, 'characters') <= foldAt(platform))
  const plain = lines.filter((line) => !line.includes('?'))
  const [quoting] = facts.flatMap((fact) => plain.find((line) => holds(line, fact)) ?? [])
  return quoting ?? capital(ended(facts[0] ?? plain[0] ?? lines[0] ?? forms['label'] ?? content))
}

function topicLine({ topic, forms }: About, text: string): string {
  const stems = topic.words.map((word) => word.slice(0, 4))
  if (topic.language !== 'en' || [...stems, ...topic.telling].every((part) => holds(text, part))) return ''
  const whole = forms['whole']!
  return ended(capital([whole, ...topic.telling.filter((part) => !holds(whole, part))].join(' · ')))
}

/** What readers get after the topic and the facts: one question, unless the first line asks one, and a last line. */
function writeBody(
  { kind, facts, forms }: About,
  told: string,
  platform: CaptionPlatform,
  next: () => number,
): string[] {
  const key = kind !== 'neutral' && facts.length > 0 ? 'other' : kind
  const question = saidOne(READER_QUESTIONS[key] ?? READER_QUESTIONS['other'], forms, next)
  const asked = told.includes('?') ? THANKS : question
  return [`${asked}\n${saidOne(LAST_LINES[kind === 'neutral' ? kind : platform], forms, next)}`]
}

const FORM_TAGS: Readonly<Record<string, string[]>> = {
  review: ['honest review'],
  neutral: ['awareness', 'in my words', 'worth knowing'],
}
const LEAST_TAGS = 3
const SAYS_NOTHING = new Set(
  `instagram tiktok youtube reel reels video videos monday tuesday friday saturday sunday good bad worth right
  country review back now nobody type time show actually tells happens`.split(/\s+/u),
)

function chooseHashtags({ content, platform }: CaptionBrief, { topic, field, kind, forms }: About): string[] {
  const isEnglish = topic.language === 'en'
  const isSentence = !['noun', 'review'].includes(topic.shape) && forms['doing'] === undefined
  const isVerb = (word: string): boolean => VERBS.has(word.toLowerCase()) || /.ing$|..[^e]ed$/u.test(word)
  const phrases = topic.text
    .split(' ')
    .map((word) => {
      if (!isTag(word) || (isEnglish ? isSentence && isVerb(word) : word.length < 5)) return '|'
      return !isEnglish || /[^\p{L}\p{N}]$/u.test(word) || (isSentence && /[^s]s$/u.test(word)) ? `${word}|` : word
    })
    .join(' ')
    .split('|')
    .map((phrase) => phrase.trim())
  const telling = phrases.filter(
    (phrase) => phrase.includes(' ') || !(COMMON.has(phrase.toLowerCase()) || isVerb(phrase)),
  )
  const tags = [...(content.match(/#[\p{L}\p{N}_]+/gu) ?? []), ...telling, field ?? '']
  const main = telling.filter(Boolean).at(isSentence ? -1 : 0) ?? content
  const ofForm = FORM_TAGS[kind] ?? [`${main} tips`, `${main} ideas`]
  const words = phrases.flatMap((phrase) => phrase.split(' ')).filter((word) => !isVerb(word))
  for (const more of [...(kind === 'neutral' ? [...words, ...ofForm] : [...ofForm, ...words]), 'explained'])
    if (uniqueHashtags(tags, platform).length < LEAST_TAGS) tags.push(more)
  return uniqueHashtags(tags, platform)
}

function isTag(word: string): boolean {
  const small = word.toLowerCase().replaceAll(/[^\p{L}\p{N}'’+-]/gu, '')
  const isEmpty = [FUNCTION_WORDS, UNITS, ADVICE, TROUBLE, PASTS, NUMBER_WORDS, SAYS_NOTHING].some((set) =>
    set.has(small),
  )
  return small.length > 2 && !word.startsWith('#') && !isEmpty
}
