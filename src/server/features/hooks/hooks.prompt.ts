import { fenced } from '../../../shared/features/generation/fence.rules.ts'
import {
  contextBlocks,
  contextRules,
  type PromptContext,
  toneRule,
} from '../../../shared/features/generation/prompt.rules.ts'
import { HOOK_PATTERNS, HOOK_RULES, type HookPlatform } from '../../../shared/features/hooks/hooks.constants.ts'
import { type HookOrder } from '../../../shared/features/hooks/hooks.schema.ts'
import { OVERUSED_PHRASES } from '../../../shared/features/hooks/overused-phrases.rules.ts'
import { type TextPrompt } from '../../providers/text/text.port.ts'

/** Context of the prompt for hooks: the creator's newest lines, newest first, and the existing hooks of this result. */
export interface HooksContext extends PromptContext {
  recent?: readonly string[] | undefined
  written?: readonly string[] | undefined
}

/** By platform: the form of a hook, and pairs of a generic line and a line that is specific to its topic. */
const PLATFORMS: Readonly<Record<HookPlatform, { form: string; pairs: readonly (readonly [string, string])[] }>> = {
  YouTube: {
    form: 'YouTube videos, Shorts and long ones: the first spoken sentence. The title was read already, so the line goes on from it instead of repeating it',
    pairs: [
      ['Want to bake better sourdough? Watch this.', 'Your starter is not dead. Your kitchen has 17 degrees.'],
      ['My best tips for your first marathon', 'Kilometre 32 is where a breakfast decides your marathon.'],
    ],
  },
  TikTok: {
    form: 'TikTok videos: the first spoken words over a thumb that already moves. The first three words carry the surprise',
    pairs: [
      ['This budget hack is amazing', 'Three days to rent, 11 euros left: lentils, twice.'],
      ['How to clean white sneakers fast', 'Toothpaste cleans the rubber of white sneakers and ruins the mesh.'],
    ],
  },
  Instagram: {
    form: 'Instagram Reels and carousels: a line that is read on the screen without sound, on the cover of what follows',
    pairs: [
      ['5 balcony ideas that you need to see', 'A north balcony grows four things. Three are herbs.'],
      ['The best stretches for people with desk jobs', 'Eight hours in a chair shorten one muscle: this one.'],
    ],
  },
}

/** Explanations of patterns whose names are not clear enough. */
const PATTERN_NOTES = [
  'Contrarian: says the opposite of what most viewers believe about this topic, and can defend it.',
  'Curiosity gap: shows one concrete half of a fact, so that the other half is missed.',
  'Challenge: dares the viewer to one thing that they can try today.',
  'Comparison: sets two concrete things against each other.',
  'Proof: opens with a figure, a test or a result from the topic, the facts or the sources.',
  'Before and after: shows two moments and leaves out the way between them.',
]

/**
 * The request to a language model for hooks. Topic, facts, answers, pages and earlier lines are fenced as data, so that
 * instructions in them have no effect. Limits are from `HOOK_RULES`, pattern names from `HOOK_PATTERNS`.
 */
export function hooksPrompt({ topic, platform, tone }: HookOrder, context: HooksContext): TextPrompt {
  const { recent = [], written = [] } = context
  const missing = Math.max(1, HOOK_RULES.count - written.length)
  const { form, pairs } = PLATFORMS[platform]
  const system = [
    `You write opening hooks for ${form}.`,
    `Write exactly ${missing} ${missing === 1 ? 'hook' : 'hooks'} of ${HOOK_RULES.usualWords.least} to ${HOOK_RULES.usualWords.most} words each, ${HOOK_RULES.maxWords} words and ${HOOK_RULES.maxCharacters} characters at most.`,
    `First list fifteen angles on the topic privately, never in the answer; write the ${missing} that are most different. No two hooks say the same.`,
    ...(written.length > 0
      ? [
          'Hooks of this result stand already, in <written>: write none of them again, and none that says the same, opens alike or has the same sentence shape.',
        ]
      : []),
    `Keep every detail that makes this topic this topic: its numbers, times, places, names and quoted words. Every hook holds at least one of them${missing > 4 ? ', four hold all of them where they fit' : ''}.`,
    'Test each line by putting another topic in the place of this one: a line that still works fails, so write another.',
    '"I", "my" and "we" stand only where the topic or the facts tell what the creator did. Invent no result, no number and no story.',
    ...pairs.map(([weak, strong]) => `Weak: ${weak} / Strong: ${strong}`),
    'These pairs show the difference; take no words from them.',
    `Use at least ${Math.min(HOOK_RULES.minPatterns, missing)} different patterns out of: ${HOOK_PATTERNS.join(', ')}. Label each hook with its pattern.`,
    ...PATTERN_NOTES,
    `Overused phrases, never used, in no variation and in no language: ${OVERUSED_PHRASES.join('; ')}.`,
    'No emoji, no hashtags, no quotation marks around a hook.',
    `"onScreen" is what is read on the screen with it, at most ${HOOK_RULES.onScreenWords} words, never the whole hook. "firstFrame" is what is seen in the first second, so concrete that it can be filmed. "why" is one sentence: why a viewer of this topic stays.`,
    `${toneRule(tone, context.creator)} A grave topic gets no jokes.`,
    'Write in the language of the topic, which stands in <topic>; the names of patterns stay as they are.',
    ...(recent.length > 0
      ? ["The creator's last hooks stand in <recent>: use none of their openings, sentence shapes or claims again."]
      : []),
    ...contextRules(context, topic),
  ].join('\n')
  const blocks = [...contextBlocks(context), ...linesIn('recent', recent), ...linesIn('written', written)]
  return { system, user: [...blocks, fenced('topic', topic)].join('\n\n') }
}

function linesIn(tag: 'recent' | 'written', hooks: readonly string[]): string[] {
  const lines = hooks.map((line) => line.replace(/\s+/gu, ' ')).join('\n')
  return lines === '' ? [] : [fenced(tag, lines)]
}
