import { fenced } from '../../../shared/features/generation/fence.rules.ts'
import { CHARACTERS_PER_UNSPACED_WORD, type Tone } from '../../../shared/features/generation/generation.constants.ts'
import {
  contextBlocks,
  contextRules,
  type PromptContext,
  toneRule,
} from '../../../shared/features/generation/prompt.rules.ts'
import { openingShot } from '../../../shared/features/hooks/hook-extras.rules.ts'
import { type ScriptFormat } from '../../../shared/features/scripts/scripts.constants.ts'
import { parseDuration, wordsFor } from '../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptRequest } from '../../../shared/features/scripts/scripts.schema.ts'
import { type TextPrompt } from '../../providers/text/text.port.ts'

/** What is spoken, who hears it, and what is special about it. */
const FORMATS: Readonly<Record<ScriptFormat, { what: string; who: string; rule?: string }>> = {
  video: { what: 'video', who: 'viewer' },
  podcast: { what: 'podcast', who: 'listener', rule: 'Nobody sees anything: what would be shown is said.' },
  presentation: {
    what: 'presentation',
    who: 'audience',
    rule: 'I stand before an audience in a room, and what stands on the slides is never read aloud.',
  },
}

/** How a person talks in each tone. */
const STYLES: Readonly<Record<Tone, string>> = {
  casual: 'short lines of uneven length, an exact picture',
  professional: 'plain lines of uneven length, the exact term, an exact picture',
  humorous: 'short lines of uneven length, an exact picture, a joke played instead of explained',
  inspiring: 'short lines of uneven length, an exact picture, warmth that is shown and not named',
}

/**
 * The request to a language model for the text of a script: talk in paragraphs, because asked for beats a model writes
 * clipped sentences. Topic, hook, facts, answers and pages are fenced as data.
 */
export function scriptsPrompt(
  { topic, duration, tone, format, hook }: ScriptRequest,
  context: PromptContext,
): TextPrompt {
  const { what, who, rule } = FORMATS[format]
  const system = [
    `Write what I will say in a ${what} of ${duration} ${duration === '1' ? 'minute' : 'minutes'} (about ${wordsFor(parseDuration(duration))} spoken words) about what stands in <topic>. In a language that writes without spaces, ${CHARACTERS_PER_UNSPACED_WORD} characters count as a word.`,
    ...(rule === undefined ? [] : [rule]),
    `You speak as me, to one person, in the moment: ${STYLES[tone]}. ${toneRule(tone, context.creator)} A grave topic gets no jokes.`,
    hook === undefined
      ? 'Open on the strongest thing, or a turn that wants to be resolved; plant something small early and let the last line come back to it.'
      : 'The first words are chosen and stand in <hook>: begin with them word for word, and keep what they promise; plant something small early and let the last line come back to it.',
    'Where the hook or the topic names a number of things, you say exactly as many.',
    `The life of the ${who} is yours to picture; of mine you know only what stands between the tags: no other events, people, numbers, quotes, feelings or results. A detail that only I know is a hole in square brackets for me to fill in, "[how long it took]", never the point itself.`,
    'Answer with the spoken text only, in paragraphs with an empty line between them, in the language of the topic.',
    ...contextRules(context, topic),
  ].join('\n')
  const user = [
    ...contextBlocks(context),
    ...(hook === undefined ? [] : [fenced('hook', hook)]),
    fenced('topic', topic),
  ]
  return { system, user: user.join('\n\n') }
}

/** The shot of a video's first beat, which belongs to its hook; '' where there is none. */
export const firstShot = ({
  hook,
  format,
  ...extras
}: Pick<ScriptRequest, 'hook' | 'onScreen' | 'firstFrame' | 'format'>): string =>
  hook === undefined || format !== 'video' ? '' : openingShot(extras)
