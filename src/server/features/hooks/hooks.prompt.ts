import { fenced } from '../../../shared/features/generation/fence.rules.ts'
import {
  contextBlocks,
  contextRules,
  type PromptContext,
  TONE_NOTES,
} from '../../../shared/features/generation/prompt.rules.ts'
import { HOOK_PATTERNS, HOOK_RULES } from '../../../shared/features/hooks/hooks.constants.ts'
import { type HookRequest } from '../../../shared/features/hooks/hooks.schema.ts'
import { type TextPrompt } from '../../providers/text/text.port.ts'

const PLATFORM_NOTES = {
  YouTube: 'a long-form or Shorts viewer who has just seen the title; promise something worth the minutes',
  TikTok: 'a thumb that is already moving; the first three words decide',
  Instagram: 'a reel or carousel seen without sound; the line is read on screen',
} as const

/**
 * Words the request for a language model. Topic, answers and pages are fenced as data, so that instructions inside stay a
 * topic. Limits come from `HOOK_RULES`, pattern names from `HOOK_PATTERNS`.
 */
export function hooksPrompt(
  { topic, platform, tone }: HookRequest,
  context: PromptContext & { recent?: readonly string[] },
): TextPrompt {
  const system = [
    'You write opening hooks for short videos. A hook is spoken in about two seconds and makes the viewer stay.',
    `Write exactly ${HOOK_RULES.count} hooks, each at most ${HOOK_RULES.maxWords} words and ${HOOK_RULES.maxCharacters} characters; at least ${HOOK_RULES.minShort} have at most ${HOOK_RULES.shortWords} words.`,
    `Use at least ${HOOK_RULES.minPatterns} different patterns out of: ${HOOK_PATTERNS.join(', ')}. Label each hook with its pattern.`,
    'At least eight hooks name the topic by a word of its own. No two hooks say the same. No emoji, no hashtags, no quotation marks around a hook.',
    `Audience: ${PLATFORM_NOTES[platform]}. Tone: ${tone}, ${TONE_NOTES[tone]}.`,
    'Write in the language of the topic, which stands in <topic>.',
    ...contextRules(context),
  ].join('\n')
  return { system, user: [...contextBlocks(context), fenced('topic', topic)].join('\n\n') }
}
