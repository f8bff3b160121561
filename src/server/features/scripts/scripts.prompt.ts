import { fenced } from '../../../shared/features/generation/fence.rules.ts'
import {
  contextBlocks,
  contextRules,
  type PromptContext,
  SCRIPT_FORM,
  TONE_NOTES,
} from '../../../shared/features/generation/prompt.rules.ts'
import { type BeatKind } from '../../../shared/features/scripts/scripts.constants.ts'
import { secondsOf, wordsFor } from '../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptRequest } from '../../../shared/features/scripts/scripts.schema.ts'
import { platformLimit } from '../../../shared/platform-limits.ts'
import { type TextPrompt } from '../../providers/text/text.port.ts'

/** Seconds of the beats around the points. Of a long form each point but the last is followed by a re-hook. */
const FRAME = {
  short: { hook: 4, setup: 8, payoff: 7, call: 5, points: 3, rehook: 0 },
  long: { hook: 12, setup: 30, payoff: 35, call: 15, points: 6, rehook: 7 },
} as const

/**
 * Words the request for a language model: the seconds and words of each beat at the speaking rate. Topic, answers and
 * pages are fenced as data.
 */
export function scriptsPrompt(
  { topic, type, duration, tone, format }: ScriptRequest,
  context: PromptContext,
): TextPrompt {
  const seconds = secondsOf(duration)
  const { task, direction, ...lengths } = FORMAT_NOTES[format]
  const system = [
    task,
    lengths[type],
    SCRIPT_FORM,
    ...(direction ? [direction] : []),
    `The whole takes ${seconds} seconds, which is ${wordsFor(seconds)} words over all of "text", give or take 5 percent. Count as you write. The beats, in order:`,
    ...beatPlan(type, seconds).map(([kind, length]) => `- ${kind}: ${length} seconds, about ${wordsFor(length)} words`),
    'Every point is about the topic itself: concrete steps, examples and mistakes, nothing that could be said about anything. Nothing is said twice.',
    `Tone: ${tone}, ${TONE_NOTES[tone]}. A grave topic gets no jokes.`,
    'Write in the language of the topic, which stands in <topic>; "kind" stays as it is named here.',
    ...contextRules(context),
  ].join('\n')
  return { system, user: [...contextBlocks(context), fenced('topic', topic)].join('\n\n') }
}

/** What each format is, in its two lengths, and what a direction is in it. */
const FORMAT_NOTES = {
  video: {
    task: 'You write scripts that creators speak to a camera, word for word.',
    short: `It is a short form for YouTube Shorts (${platformLimit('YouTube', 'short')?.value} seconds at most), TikTok and Reels: the first sentence decides, every sentence earns the next.`,
    long: 'It is a long form: the hook names what the viewer will be able to do at the end, each re-hook says why the next point is worth staying for, the payoff keeps the promise of the hook.',
    direction: null,
  },
  podcast: {
    task: 'You write scripts that creators speak in a podcast, word for word.',
    short: 'It is a short segment: the first sentence says why to listen on, every sentence earns the next.',
    long: 'It is an episode: the hook names what the listener will be able to do at the end, each re-hook says why the next point is worth listening on for, the payoff keeps the promise of the hook.',
    direction:
      'Nobody sees anything: never point at a picture, and put into words what would be shown. "direction" is a sound, a pause or a change of voice, or empty.',
  },
  presentation: {
    task: 'You write scripts for presentations before an audience in a room, word for word.',
    short: 'It is a pitch: the first sentence says why to look up, one idea, one thing to remember.',
    long: 'It is a talk: the hook names what the audience will be able to do at the end, each re-hook leads over to the next part, the payoff keeps the promise of the hook.',
    direction:
      '"direction" is what stands on the slide meanwhile, at most eight words or one picture; it is never read aloud. It may be empty.',
  },
} as const

/** The beats of a script with the seconds of each; together they are as long as the whole. */
function beatPlan(type: ScriptRequest['type'], seconds: number): [BeatKind, number][] {
  const { hook, setup, payoff, call, points, rehook } = FRAME[type]
  const rehooks = rehook === 0 ? 0 : points - 1
  const left = seconds - hook - setup - payoff - call - rehooks * rehook
  const middle = Array.from({ length: points }, (_, index): [BeatKind, number][] => [
    ['Point', Math.floor(left / points) + (index < left % points ? 1 : 0)],
    ...(index < rehooks ? [['Re-hook', rehook] as [BeatKind, number]] : []),
  ])
  return [['Hook', hook], ['Setup', setup], ...middle.flat(), ['Payoff', payoff], ['Call to action', call]]
}
