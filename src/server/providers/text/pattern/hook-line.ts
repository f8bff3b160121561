import { isUsableHook, wordCount } from '../../../../shared/features/hooks/hooks.rules.ts'
import { fillTemplate } from './fill-template.ts'
import { topicWords } from './topic-words.ts'
import { type Topic } from './topic/topic.ts'

/** A line as it can be said, and the same with the topic cut short. */
export interface HookLine {
  text: string
  brief: string
  /** Whether a word of the topic stands in both as it was typed. */
  isTyped: boolean
}

/** Lines up to this length take the whole phrase of the topic, longer ones the short one. */
const LONGEST_WITH_WHOLE_PHRASE = 15

/** Makes the writer that puts a topic into templates. It returns null for a line that cannot be used. */
export function createLineWriter(topic: Topic): (template: string) => HookLine | null {
  const words = topicWords(topic)
  return (template) => {
    const whole = lineOf(template, topic, topic.phrases)
    const brief = topic.isBrief ? whole : lineOf(template, topic, topic.brief)
    if (whole === null || brief === null || !isUsableHook(brief)) return null
    const isWholeFitting = isUsableHook(whole) && wordCount(whole) <= LONGEST_WITH_WHOLE_PHRASE
    const text = isWholeFitting ? whole : brief
    if (words.stutterIn(text)) return null
    return { text, brief, isTyped: words.areTypedIn(text) && (text === brief || words.areTypedIn(brief)) }
  }
}

/** French sets a space before high marks, which may not break. */
function lineOf(template: string, topic: Topic, phrases: Topic['phrases']): string | null {
  const text = fillTemplate(template, topic, phrases)
  return topic.language === 'fr' ? (text?.replace(/ (?=[:?!;])/gu, '\u00A0') ?? null) : text
}
