import { fillTemplate } from '../fill-template.ts'
import { withoutShortForms } from '../plain-speech.ts'
import { type SeededRandom } from '../seeded-random.ts'
import { templateTraits } from '../template-traits.ts'
import { topicWords } from '../topic-words.ts'
import { type Topic, type TopicPhrases } from '../topic/topic.ts'

/** Puts a topic and what else is known into lines. */
export interface LineFiller {
  /** One of the lines that can be said, chosen by chance; null where none can. */
  one(lines: readonly string[]): string | null
  /** All that can be said, in their order. */
  all(lines: readonly string[]): string[]
}

/** A line above this takes the short phrases of its topic. */
const LONG_LINE = 75

/**
 * Makes a filler. `own` are slots beside those of the topic, such as `medium`; a line with an empty one is left out.
 * `isPlain` takes contractions out of the lines, never out of the topic.
 */
export function createLineFiller(
  topic: Topic,
  { own, isPlain, random }: { own: Readonly<Record<string, string>>; isPlain: boolean; random: SeededRandom },
): LineFiller {
  const words = topicWords(topic)
  const { noun, doing, action, clause } = topic.brief
  const shorter = Object.entries({ noun, doing, action, clause }).filter(([, phrase]) => phrase !== undefined)
  const brief: TopicPhrases = { ...topic.phrases, ...Object.fromEntries(shorter) }
  const isEcho = (line: string) => words.areEchoedIn(templateTraits(line).stems)

  function fill(line: string): string | null {
    const template = withOwn(isPlain ? inFull(line) : line, own)
    if (template === null) return null
    const whole = fillTemplate(template, topic, topic.phrases)
    const text = whole !== null && whole.length > LONG_LINE ? fillTemplate(template, topic, brief) : whole
    return text === null || words.stutterIn(text) ? null : text
  }

  const all = (lines: readonly string[]) => lines.map(fill).filter((text) => text !== null)
  return {
    all,
    one(lines) {
      const shuffled = random.shuffle(lines)
      return all(shuffled.filter((line) => !isEcho(line)))[0] ?? all(shuffled)[0] ?? null
    },
  }
}

/** Without short forms; a line that opens small, such as a point, stays so. */
function inFull(line: string): string {
  const full = withoutShortForms(line)
  return /^\p{Ll}/u.test(line) ? full.charAt(0).toLowerCase() + full.slice(1) : full
}

function withOwn(line: string, own: Readonly<Record<string, string>>): string | null {
  let isComplete = true
  const text = line.replace(/\{(\w+)\}/gu, (slot, name: string) => {
    if (!Object.hasOwn(own, name)) return slot
    if (own[name] === '') isComplete = false
    // Brackets and braces of an answer would be read as slots.
    return (own[name] ?? '').replace(/[{}[\]()|]/gu, ' ')
  })
  return isComplete ? text : null
}
