import { fenced } from '../../../shared/features/generation/fence.rules.ts'
import { CHARACTERS_PER_UNSPACED_WORD, type Tone } from '../../../shared/features/generation/generation.constants.ts'
import {
  contextBlocks,
  contextRules,
  type PromptContext,
  toneRule,
} from '../../../shared/features/generation/prompt.rules.ts'
import { PROMPT_PHRASES } from '../../../shared/features/generation/overused-phrases.constants.ts'
import { topicKind } from '../../../shared/features/generation/topic-kinds.rules.ts'
import { openingShot } from '../../../shared/features/hooks/hook-extras.rules.ts'
import { type ScriptFormat } from '../../../shared/features/scripts/scripts.constants.ts'
import { parseDuration, wordsFor } from '../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptRequest } from '../../../shared/features/scripts/scripts.schema.ts'
import { type TextPrompt } from '../../providers/text/text.port.ts'

const FORMATS: Readonly<Record<ScriptFormat, string>> = {
  video: 'say to the camera',
  podcast: 'say in a podcast, where nobody sees anything,',
  presentation: 'say to an audience in a room',
}

/** How a person talks in each tone. */
const STYLES: Readonly<Record<Tone, string>> = {
  casual: 'a friend at the kitchen table, contractions, a joke played instead of explained',
  professional: 'calm and in order, one thing leads to the next; whole sentences that can be said in one breath',
  humorous: 'dry, the joke played straight and never explained, one running joke rather than ten',
  inspiring: 'warm and close, small true things instead of big words',
}
const GRAVE_STYLE = 'quietly and plainly, no jokes, no lesson at the end'

/**
 * The request to a language model for the text of a script: talk in paragraphs, because asked for beats a model writes
 * clipped sentences. Topic, hook, facts, answers and pages are fenced as data.
 */
export function scriptsPrompt(
  { topic, duration, tone, format, hook, type }: ScriptRequest,
  context: PromptContext,
): TextPrompt {
  const isGrave = topicKind(topic, context.details) === 'grave'
  const minutes = duration === '1' ? 'a minute' : `${duration} minutes`
  const system = [
    `Write what I will ${FORMATS[format]} for ${minutes} (about ${wordsFor(parseDuration(duration))} spoken words) about what stands in <topic>. In a language that writes without spaces, ${CHARACTERS_PER_UNSPACED_WORD} characters count as a word.`,
    hook === undefined
      ? 'Open on the strongest thing or on a turn that wants to be resolved, never on what it is about.'
      : 'It begins with <hook>, word for word; what follows grows out of that line and keeps what it promises.',
    `You speak as me, to one person, in the moment: ${isGrave ? GRAVE_STYLE : STYLES[tone]}. Plain words in plain order: every sentence can be said at the first try and understood at the first hearing. No worked-out comparison, no maxim, no sentence that is there to be admired. What makes it good is what happens in it: the thing that can be seen, the words that somebody said, the moment when it goes wrong.`,
    'One idea carries it from the first line to the last. Where <topic> or <facts> tell a story, stay in it to its end, and turn no part of it into advice. Otherwise be useful: what to do, in order, and how one sees that it worked. What a fact means matters more than that all are said; where one stands, it stands as it is, in your own words.',
    'The end comes out of what was there before: a given fact, a thing from the beginning, somebody\'s words. If none comes by itself, stop after the last useful sentence. Nothing after it, no question to the comments, no "this week".',
    'The life of whoever hears it is yours to picture. Of mine you know only what stands between the tags: no other events, people, numbers, quotes, feelings or results. A detail that only I know is a hole in square brackets for me to fill in, "[how long it took]", never the point itself. Of the subject you may say what anybody who knows it well knows.',
    ...(type === 'long'
      ? [
          'For this length it needs parts that each answer one question of somebody who wants this, in the order in which the questions come up, with an example each; the end of a part makes the next one necessary. No part says again what another said, and the parts are not announced.',
        ]
      : []),
    'If <topic> or <hook> names a number of things, there are exactly so many, each recognisable as the next one.',
    `Not: ${PROMPT_PHRASES.join(', ')}.`,
    toneRule(tone, context.creator),
    ...contextRules(context, topic),
    'Answer with the spoken text only, in paragraphs with an empty line between them, in the language of the topic: no title, no headings, no stage directions, no emoji.',
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
