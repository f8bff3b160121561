import { fenced } from '../../../shared/features/generation/fence.rules.ts'
import { contextRules } from '../../../shared/features/generation/prompt.rules.ts'
import { HOOK_RULES, type HookPlatform } from '../../../shared/features/hooks/hooks.constants.ts'
import { type ShotsBrief, type TextPrompt } from '../../providers/text/text.port.ts'

/**
 * The request to a language model for what is seen with finished hooks. They are numbered from 1, and fenced as data like the
 * topic. It is a second call, because lines got worse where this was asked for with them.
 */
export function hookShotsPrompt({ topic, lines }: ShotsBrief, platform: HookPlatform): TextPrompt {
  const system = [
    `A creator opens a video for ${platform} with one of the lines in <written>. The video is about what stands in <topic>. Say for each line what is seen with it.`,
    `"onScreen" is what is read on the screen meanwhile: at most ${HOOK_RULES.onScreenWords} words, never the whole line.`,
    '"firstFrame" is what is seen in the first second, so concrete that one person can film it with a phone alone.',
    '"why" is one sentence to the creator: why a viewer stays.',
    '"line" is the number of the line. Write in the language of the lines, and change none of them.',
    ...contextRules({ sources: [], creator: null }, topic),
  ].join('\n')
  const numbered = lines.map((line, at) => `${at + 1}. ${line.replace(/\s+/gu, ' ')}`).join('\n')
  return { system, user: `${fenced('topic', topic)}\n\n${fenced('written', numbered)}` }
}
