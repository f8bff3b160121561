import { type Tone } from '../../../../shared/features/generation/generation.constants.ts'
import { type HookPattern, type HookPlatform } from '../../../../shared/features/hooks/hooks.constants.ts'
import { creatorLines } from './creator/creator-lines.ts'
import { favourFor, tasteFor } from './creator/pattern-taste.ts'
import { type Speaker } from './creator/speaker.ts'
import { phraseFor, settleChoices } from './fill-template.ts'
import { withoutShortForms } from './plain-speech.ts'
import { type SeededRandom } from './seeded-random.ts'
import { poolsFor } from './template-pools.ts'
import { readTemplate, templateTraits } from './template-traits.ts'
import { type TemplateSet } from './templates/template-set.ts'
import { topicWords } from './topic-words.ts'
import { type Topic } from './topic/topic.ts'

/** Who speaks in a line: anybody, the tone asked for, the platform, or this creator alone. */
export type Voice = 'any' | 'tone' | 'platform' | 'creator'

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

/** What is asked for beside the topic. Without a speaker nobody in particular speaks. */
interface Manner {
  tone: Tone
  platform: HookPlatform
  speaker: Speaker | null
}

/** All templates for a topic in a tone, on a platform and from a speaker, in no particular order. */
export function candidatesFor(
  topic: Topic,
  { tone, platform, speaker }: Manner,
  random: SeededRandom,
): HookCandidate[] {
  const words = topicWords(topic)
  const voice = tone === 'humorous' && topic.traits.has('solemn') ? 'professional' : tone
  const hasShortForms = speaker?.voice.contractions ?? voice !== 'professional'
  const candidates: HookCandidate[] = []

  function add(line: Line, traitsOf: typeof templateTraits) {
    const settled = settleChoices(line.template, random)
    const template = hasShortForms ? settled : withoutShortForms(settled)
    const { slots, opening, stems, ownWords, isOfMany } = traitsOf(template)
    const phrases = slots.map((slot) => phraseFor(slot, topic, topic.brief))
    if (phrases.includes(null) || (isOfMany && topic.traits.has('once'))) return
    candidates.push({
      pattern: line.pattern,
      voice: line.voice,
      template,
      weight: line.weight * likingFor(line, speaker),
      opening,
      leastWords: ownWords + phrases.join(' ').split(' ').length,
      isEcho: words.areEchoedIn(stems),
    })
  }

  for (const { templates, weight } of poolsFor(topic)) {
    for (const line of linesOf(templates, voice, platform)) add({ ...line, weight }, templateTraits)
  }
  if (speaker !== null) {
    // Looked at each time: a creator's own words are not among the few templates that are kept.
    for (const line of creatorLines(topic, speaker, voice, random)) {
      add({ ...line, voice: 'creator', weight: 1 }, readTemplate)
    }
  }
  return candidates
}

interface Line {
  pattern: HookPattern
  voice: Voice
  template: string
  weight: number
}

/** How gladly a speaker takes a line; 1 where nobody in particular speaks. */
function likingFor({ pattern, template }: Line, speaker: Speaker | null): number {
  return speaker === null ? 1 : tasteFor(speaker.voice, pattern) * favourFor(speaker.voice, template)
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
