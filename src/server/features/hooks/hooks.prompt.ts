import { fenced } from '../../../shared/features/generation/fence.rules.ts'
import { PROMPT_PHRASES } from '../../../shared/features/generation/overused-phrases.constants.ts'
import {
  contextBlocks,
  contextRules,
  type PromptContext,
  toneRule,
} from '../../../shared/features/generation/prompt.rules.ts'
import { HOOK_PATTERNS, HOOK_RULES, type HookPlatform } from '../../../shared/features/hooks/hooks.constants.ts'
import { topicKind } from '../../../shared/features/generation/topic-kinds.rules.ts'
import { type HookOrder } from '../../../shared/features/hooks/hooks.schema.ts'
import { type TextPrompt } from '../../providers/text/text.port.ts'
import { hookExamples } from './hook-examples.prompt.ts'

/** Context of the prompt for hooks: the creator's newest lines, newest first, and the existing hooks of this result. */
export interface HooksContext extends PromptContext {
  recent?: readonly string[] | undefined
  written?: readonly string[] | undefined
}

const PLATFORMS: Readonly<Record<HookPlatform, string>> = {
  YouTube: 'YouTube videos, Shorts and long ones',
  TikTok: 'TikTok videos',
  Instagram: 'Instagram Reels and carousels',
}

const GRAVE_LINES =
  'This topic is grave: no questions that test the viewer, no suspense, nothing that sells. Quiet, exact and kind.'

/**
 * The request to a language model for hooks. Topic, facts, answers, pages and earlier lines are fenced as data, so that
 * instructions in them have no effect. Limits are from `HOOK_RULES`, pattern names from `HOOK_PATTERNS`, examples from the
 * kind of the topic. Each rule that counts or restrains made the lines stiffer to readers who knew neither
 * wording.
 */
export function hooksPrompt({ topic, platform, tone }: HookOrder, context: HooksContext): TextPrompt {
  const { recent = [], written = [], details = [] } = context
  const count = Math.max(1, HOOK_RULES.count - written.length) + HOOK_RULES.spare
  const kind = topicKind(topic, details)
  const system = [
    `You write opening lines for ${PLATFORMS[platform]}: what the creator says in the first two seconds, in one easy breath. Write ${count} lines, ${HOOK_RULES.maxWords} words at most in each, the strongest first. The creator picks one and says it today, so every line has to work alone, for a stranger, at first hearing.`,
    '',
    'What makes one good',
    '- It is talk, not writing: the words this person would use to a friend, contractions, natural word order. One or two short sentences. No headline with a colon, no maxim, no riddle, no metaphor that had to be worked out. Plain beats clever.',
    '- It shows one thing that can be seen, held, heard or recognised, the kind that only somebody who has done this knows: how it feels in the hand, what one says in that moment, what goes wrong first.',
    '- It gives that and keeps the rest: the next question is open, the answer stays in the video. It never announces ("here is how", "watch this first", "let\'s talk about").',
    '- It is about exactly this: with another topic in its place it would make no sense. It stays on the story that was asked for, and somebody who knows nothing about it still understands it.',
    '- Something is at stake, for the speaker or the viewer: money, shame, time, pride, somebody they love.',
    '',
    'The lines are different things said, not one thing said again: a confession, a scene in its middle, a question that stings, a belief turned round, a warning, a comparison of two real things, a promise that can be kept, a small mystery, a dare, a plain fact that surprises. No two begin alike. If it is the creator\'s own story, most are said as "I", from inside a moment that <topic> or <facts> tell. If it is news or an offer, a stranger understands from nearly every line what is new.',
    ...(written.length > 0
      ? [
          'Lines of this result stand already, in <written>: write none of them again, and none that says the same or opens alike.',
        ]
      : []),
    ...(recent.length > 0
      ? ["The creator's last lines stand in <recent>: use none of their openings, sentence shapes or claims again."]
      : []),
    '',
    'True',
    'What the creator did, has, says, feels or achieved is only what <topic> and <facts> say: no other events, people, numbers, results, objects or customers. Where they say nothing, speak to the viewer, or show what anybody who knows the subject has seen. A fact enters a line only where it makes that line, and two or three lines at most; it keeps its exact meaning ("most common" is not "most"), its numbers, and the name that the topic gives a thing. Common knowledge is welcome where you are sure of it; no statistics, no prices, no claims about real people or companies that were not given.',
    ...(kind === 'grave' ? [GRAVE_LINES] : []),
    '',
    `Not: ${PROMPT_PHRASES.join(', ')}, and whatever everybody opens with, in any language. No emoji, no hashtags, no quotation marks around a line.`,
    `${toneRule(tone, context.creator)} It decides between two good lines.`,
    '',
    'Lines of ours for other topics, to hear how it sounds; none of their words or shapes come again:',
    ...hookExamples(kind),
    '',
    'Before you answer, say each line aloud. Where the tongue stumbles, where a friend would ask "who talks like that?" or "what do you mean?", or would not ask "and then?", write another.',
    '',
    'Write in the language of the topic, which stands in <topic>, as a native speaks it.',
    `First settle "plan", where it is asked for, a few words each: "viewer", who stops for this; "believes", what they think about it now; "payoff", what they have at the end. Then the lines. "pattern" is the name for what a line is, out of: ${HOOK_PATTERNS.join(', ')}; names stay as they are.`,
    ...contextRules(context, topic),
  ].join('\n')
  const blocks = [...contextBlocks(context), ...linesIn('recent', recent), ...linesIn('written', written)]
  return { system, user: [...blocks, fenced('topic', topic)].join('\n\n') }
}

function linesIn(tag: 'recent' | 'written', hooks: readonly string[]): string[] {
  const lines = hooks.map((line) => line.replace(/\s+/gu, ' ')).join('\n')
  return lines === '' ? [] : [fenced(tag, lines)]
}
