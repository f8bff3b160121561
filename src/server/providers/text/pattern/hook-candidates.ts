import { type HookPattern, type HookPlatform, type Tone } from '../../../../shared/features/hooks/hooks.constants.ts'
import { phraseFor, settleChoices } from './fill-template.ts'
import { withoutShortForms } from './plain-speech.ts'
import { type SeededRandom } from './seeded-random.ts'
import { poolsFor } from './template-pools.ts'
import { templateTraits } from './template-traits.ts'
import { type TemplateSet } from './templates/template-set.ts'
import { topicWords } from './topic-words.ts'
import { type Topic } from './topic/topic.ts'

/** Who speaks in a line: anybody, the tone asked for, or the platform. */
export type Voice = 'any' | 'tone' | 'platform'

/** A template that suits a topic. */
export interface HookCandidate {
  pattern: HookPattern
  voice: Voice
  template: string
  weight: number
  /** How the line begins, by which too many alike are seen. */
  opening: string
  /** How many words the line has at least. */
  leastWords: number
  /** Whether the line says a word of the topic once more in its own words. */
  isEcho: boolean
}

/** All templates for a topic in a tone and on a platform, in no particular order. */
export function candidatesFor(
  topic: Topic,
  { tone, platform }: { tone: Tone; platform: HookPlatform },
  random: SeededRandom,
): HookCandidate[] {
  const words = topicWords(topic)
  const voice = tone === 'humorous' && topic.traits.has('solemn') ? 'professional' : tone
  const candidates: HookCandidate[] = []
  for (const { templates, weight } of poolsFor(topic)) {
    for (const { pattern, voice: speaker, template: line } of linesOf(templates, voice, platform)) {
      const settled = settleChoices(line, random)
      const template = voice === 'professional' ? withoutShortForms(settled) : settled
      const { slots, opening, stems, ownWords, isOfMany } = templateTraits(template)
      const phrases = slots.map((slot) => phraseFor(slot, topic, topic.brief))
      if (phrases.includes(null) || (isOfMany && topic.traits.has('once'))) continue
      const leastWords = ownWords + phrases.join(' ').split(' ').length
      candidates.push({
        pattern,
        voice: speaker,
        template,
        weight,
        opening,
        leastWords,
        isEcho: words.areEchoedIn(stems),
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
