import { type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import { isUsableHook, wordCount } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { type RefineBrief } from '../../text.port.ts'
import { type Voice, voiceOf } from '../creator/voice.ts'
import { createSeededRandom, type SeededRandom, seedFrom } from '../seeded-random.ts'
import { languageOf, type TopicLanguage } from '../topic/language.ts'
import { isGrave, isSolemn } from '../topic/noun-lists.ts'
import { readTopic } from '../topic/topic-form.ts'
import { type Topic } from '../topic/topic.ts'
import { type Draft, textOf } from './draft.ts'
import { type ChangeName, type Instruction } from './instruction/instruction.ts'
import { dropEmoji } from './text/emoji.ts'

/** So much of a text tells its language. */
const LANGUAGE_SHOWS = 1_500

/** What every change may look at beside the text itself. */
export interface Desk {
  brief: RefineBrief
  instruction: Instruction
  topic: Topic
  voice: Voice | null
  language: TopicLanguage
  /** No jokes and no emoji. */
  isGrave: boolean
  /** Whether added sentences take short forms ("don't"). */
  isShortFormed: boolean
  platform: CaptionPlatform
  /** Chance for one change, the same for the same brief. */
  randomFor(change: string): SeededRandom
  /** Whether a text may stand as this content; `isStrict` also holds it to the length asked for. */
  fits(text: string, isStrict?: boolean): boolean
}

/** What a change made of a draft, or why it made nothing of it. `did` is a clause such as "added a question". */
export type Outcome = { draft: Draft; did: string } | { because: string }

export type Change = (draft: Draft, desk: Desk) => Outcome

/** Reads a brief for the changes that an instruction asks for. */
export function openDesk(brief: RefineBrief, instruction: Instruction, draft: Draft): Desk {
  const text = textOf(draft)
  const voice = voiceOf(brief.creator)
  const { goal } = instruction
  const most = goal !== null && goal.unit === 'words' && goal.bound !== 'least' ? goal.amount : Infinity
  const wasUsable = draft.form === 'hook' && isUsableHook(text)
  const asks = (change: ChangeName) => instruction.changes.includes(change)
  const words = `${brief.originalPrompt} ${text.slice(0, 4_000)}`.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []
  return {
    brief,
    instruction,
    topic: readTopic(brief.originalPrompt),
    voice,
    language: languageOf(dropEmoji(text.slice(0, LANGUAGE_SHOWS))),
    isGrave: isGrave(words) || isSolemn(words),
    isShortFormed:
      asks('casual') || (!asks('formal') && (voice?.contractions ?? /\p{L}['’](?:t|s|re|m|ve|ll)\b/u.test(text))),
    platform: brief.userInput?.platform ?? 'Instagram',
    randomFor: (change) => createSeededRandom(seedFrom(brief.seed, change, brief.message, brief.content)),
    fits: (candidate, isStrict = false) =>
      candidate.length <= 29_000 &&
      (!wasUsable || isUsableHook(candidate)) &&
      (!isStrict || draft.form !== 'hook' || wordCount(candidate) <= most),
  }
}

/** What is said where a change needs English words and the text has others. */
export const ENGLISH_ONLY =
  'that one I can only do in English so far; in other languages I can make a text shorter, write another hook, add a question, swap words, and handle emojis and hashtags'
