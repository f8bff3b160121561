import {
  HOOK_RULES,
  type HookPattern,
  type HookPlatform,
  type Tone,
} from '../../../../shared/features/hooks/hooks.constants.ts'
import { isUsableHook, wordCount } from '../../../../shared/features/hooks/hooks.rules.ts'
import { fillTemplate, settleChoices } from './fill-template.ts'
import { withoutShortForms } from './plain-speech.ts'
import { type SeededRandom } from './seeded-random.ts'
import { poolsFor } from './template-pools.ts'
import { type TemplateSet } from './templates/template-set.ts'
import { canEnd } from './topic/shorten.ts'
import { type Topic } from './topic/topic.ts'

/** Who speaks in a line: anybody, the tone asked for, or the platform. */
export type Voice = 'any' | 'tone' | 'platform'

/** A line that could be a hook. `brief` is the same with the topic cut short. */
export interface HookCandidate {
  pattern: HookPattern
  voice: Voice
  text: string
  brief: string
  /** How the line begins, by which too many alike are seen. */
  opening: string
  weight: number
  /** Whether a word of the topic stands in the line as it was typed. */
  isTyped: boolean
  /** Whether the line says a word of the topic once more in its own words. */
  isEcho: boolean
}

/** How the opening of a line is noted that leads with its topic; the mark or space after the topic follows. */
export const LEADS_WITH_TOPIC = '{}'

/** Words that tell of one among several. */
const OF_MANY = /\b(?:first|next|again|old|worst|second)\b/iu

/** Lines up to this length take the whole phrase of the topic, longer ones the short one. */
const LONGEST_WITH_WHOLE_PHRASE = 15

/** All usable lines for a topic in a tone and on a platform, in no particular order. */
export function candidatesFor(
  topic: Topic,
  { tone, platform }: { tone: Tone; platform: HookPlatform },
  random: SeededRandom,
): HookCandidate[] {
  const candidates: HookCandidate[] = []
  for (const { templates, weight } of poolsFor(topic)) {
    for (const { pattern, voice, template } of linesOf(templates, tone, platform)) {
      const settled = settleChoices(template, random)
      const spoken = tone === 'professional' ? withoutShortForms(settled) : settled
      const texts = textsOf(spoken, topic)
      if (texts === null || !isFitting(spoken, texts.text, topic)) continue
      candidates.push({
        ...texts,
        pattern,
        voice,
        weight,
        opening: openingOf(spoken),
        isTyped: saysWordOf(texts.text, topic) && saysWordOf(texts.brief, topic),
        isEcho: isEcho(spoken, topic),
      })
    }
  }
  return candidates
}

function* linesOf(templates: TemplateSet, tone: Tone, platform: HookPlatform) {
  const voices = [
    ['any', templates.any],
    ['tone', templates[tone]],
    ['platform', templates[platform] ?? {}],
  ] as const
  for (const [voice, lines] of voices) {
    for (const [pattern, all] of Object.entries(lines) as [HookPattern, readonly string[]][]) {
      for (const template of all) yield { pattern, voice, template }
    }
  }
}

function textsOf(template: string, topic: Topic): { text: string; brief: string } | null {
  const whole = finished(fillTemplate(template, topic, topic.phrases), topic)
  const brief = finished(fillTemplate(template, topic, topic.brief), topic)
  if (whole === null || brief === null || !isUsableHook(brief)) return null
  const isShort = isUsableHook(whole) && wordCount(whole) <= LONGEST_WITH_WHOLE_PHRASE
  return { text: isShort ? whole : brief, brief: wordCount(brief) <= HOOK_RULES.shortWords ? brief : whole }
}

/** French sets a space before high marks, which may not break. */
function finished(text: string | null, { language }: Topic): string | null {
  return language === 'fr' ? (text?.replace(/ (?=[:?!;])/gu, '\u00A0') ?? null) : text
}

/** Whether a line that is grammatical makes sense, too. */
function isFitting(template: string, text: string, { phrases, traits }: Topic): boolean {
  if (traits.has('once') && OF_MANY.test(template)) return false
  return !hasDoubledWord(text, phrases.label)
}

function hasDoubledWord(text: string, label: string): boolean {
  const doubled = /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/iu
  return doubled.test(text) && !doubled.test(label)
}

/** The first two words of a line; for a line that leads with the topic, how it goes on. */
function openingOf(template: string): string {
  const lead = /^\{(?:[aA] )?\w+\}(\W?)/u.exec(template)
  return lead === null ? template.toLowerCase().split(' ').slice(0, 2).join(' ') : `${LEADS_WITH_TOPIC}${lead[1] ?? ''}`
}

function isEcho(template: string, topic: Topic): boolean {
  const own = wordsOf(template.replace(/\{[^}]*\}/gu, ' '))
  return wordsOf(topic.phrases.label).some((word) => word.length > 3 && own.includes(word))
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/u, ''))
}

/** Whether a word of the topic that means something stands in a text as it was typed. Always so where there is none. */
function saysWordOf(text: string, { phrases: { label } }: Topic): boolean {
  const words = label.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.filter(canEnd) ?? []
  const said = new Set(text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu))
  return words.length === 0 || words.some((word) => said.has(word.toLowerCase()))
}
