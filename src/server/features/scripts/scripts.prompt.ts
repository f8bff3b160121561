import { fenced } from '../../../shared/features/generation/fence.rules.ts'
import {
  contextBlocks,
  contextRules,
  type PromptContext,
  SCRIPT_FORM,
  toneRule,
} from '../../../shared/features/generation/prompt.rules.ts'
import { type BeatKind } from '../../../shared/features/scripts/scripts.constants.ts'
import { type Beat, secondsLeft, parseDuration, wordsFor } from '../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptRequest } from '../../../shared/features/scripts/scripts.schema.ts'
import { type TextPrompt } from '../../providers/text/text.port.ts'
import { outlinePrompt, type ScriptContext } from './chapters.prompt.ts'
import { FORMAT_NOTES, hookBlock, hookRules, LANGUAGE_NOTE, POINTS_NOTE } from './script-notes.prompt.ts'

/** Seconds of the beats around the points of a one-minute script. */
const FRAME = { hook: 4, setup: 8, payoff: 7, call: 5, points: 3 } as const

/** The first request: for a one-minute script or the rest of it, or for the outline of a longer one. */
export function scriptsPrompt(request: ScriptRequest, context: ScriptContext): TextPrompt {
  const { written = [] } = context
  if (request.type === 'long') return outlinePrompt(request, context)
  return written.length > 0 ? restPrompt(request, context, written) : minutePrompt(request, context)
}

/**
 * The request for a whole one-minute script: seconds and words of each beat at the speaking rate. Topic, answers and
 * pages are fenced as data.
 */
function minutePrompt(request: ScriptRequest, context: PromptContext): TextPrompt {
  const { topic, duration, tone, format } = request
  const seconds = parseDuration(duration)
  const { task, short, direction } = FORMAT_NOTES[format]
  const system = [
    task,
    short,
    SCRIPT_FORM,
    direction,
    `The whole takes ${seconds} seconds, which is ${wordsFor(seconds)} words over all of "text", give or take 5 percent. Count as you write. The beats, in order:`,
    ...beatPlan(seconds).map(([kind, length]) => `- ${kind}: ${length} seconds, about ${wordsFor(length)} words`),
    ...hookRules(request),
    'Settle for yourself before you write: what the hook promises, which question it opens that nothing but the payoff answers, and one point for each beat.',
    POINTS_NOTE,
    `${toneRule(tone, context.creator)} A grave topic gets no jokes.`,
    `${LANGUAGE_NOTE} "kind" stays as it is named here.`,
    ...contextRules(context, topic),
  ].join('\n')
  return { system, user: [...contextBlocks(context), ...hookBlock(request), fenced('topic', topic)].join('\n\n') }
}

/** The request for the beats after the existing ones. */
function restPrompt(
  { topic, duration, tone, format }: ScriptRequest,
  context: PromptContext,
  written: readonly Beat[],
): TextPrompt {
  const seconds = Math.round(secondsLeft(duration, written))
  const { task, short, direction } = FORMAT_NOTES[format]
  const system = [
    task,
    short,
    SCRIPT_FORM,
    direction,
    `The whole takes ${parseDuration(duration)} seconds. Its first beats stand already, in <written>, each behind its kind. Write what follows upon the last of them, and none of them again: no example, no figure, no turn of phrase.`,
    `What is left takes ${seconds} seconds, which is ${wordsFor(seconds)} words over all of "text", give or take 5 percent. Count as you write. In order, as far as it is not there yet: Setup, Points, Payoff, which keeps the promise of the hook, and Call to action, which is the end.`,
    POINTS_NOTE,
    `${toneRule(tone, context.creator)} A grave topic gets no jokes.`,
    `${LANGUAGE_NOTE} "kind" stays as it is named here.`,
    ...contextRules(context, topic),
  ].join('\n')
  const beats = written.map(({ kind, text }) => `${kind}: ${text}`).join('\n')
  return { system, user: [...contextBlocks(context), fenced('written', beats), fenced('topic', topic)].join('\n\n') }
}

/** The beats of a script with their seconds, which add up to the whole. */
function beatPlan(seconds: number): [BeatKind, number][] {
  const { hook, setup, payoff, call, points } = FRAME
  const left = seconds - hook - setup - payoff - call
  const middle = Array.from({ length: points }, (_, index): [BeatKind, number] => [
    'Point',
    Math.floor(left / points) + (index < left % points ? 1 : 0),
  ])
  return [['Hook', hook], ['Setup', setup], ...middle, ['Payoff', payoff], ['Call to action', call]]
}
