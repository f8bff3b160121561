import { fenced } from '../../../shared/features/generation/fence.rules.ts'
import {
  contextBlocks,
  contextRules,
  type PromptContext,
  SCRIPT_FORM,
  toneRule,
} from '../../../shared/features/generation/prompt.rules.ts'
import { type BeatKind } from '../../../shared/features/scripts/scripts.constants.ts'
import { type Beat, measureBeats, parseDuration, wordsFor } from '../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptRequest } from '../../../shared/features/scripts/scripts.schema.ts'
import { type ScriptChapters, type ScriptOutline, type TextPrompt } from '../../providers/text/text.port.ts'
import { FORMAT_NOTES, hookBlock, hookRules, LANGUAGE_NOTE, POINTS_NOTE } from './script-notes.prompt.ts'

/** Context of the prompt for a script: its complete existing beats. */
export interface ScriptContext extends PromptContext {
  written?: readonly Beat[] | undefined
}

/** Seconds of the beats around the points. Each chapter except the last ends with a re-hook. */
const FRAME = { hook: 12, setup: 30, payoff: 35, call: 15, rehook: 7 } as const
const CHAPTERS = 6
const POINTS_OF_CHAPTER = 2
/** Limits of a chapter's requested length, relative to its share, when it compensates for earlier chapters. */
const MADE_UP = { least: 0.6, most: 1.5 } as const
/** Maximum UTF-16 units of the preceding text passed to a chapter; a ten-minute script has 9,000. */
const LONGEST_SAID = 16_000

/**
 * The request to a language model for the outline of a long script, or of the rest of one. Topic, answers and pages are
 * fenced as data.
 */
export function outlinePrompt(request: ScriptRequest, context: ScriptContext): TextPrompt {
  const { topic, duration, tone, format } = request
  const { task, long } = FORMAT_NOTES[format]
  const { written = [] } = context
  const system = [
    task,
    long,
    `The script will take ${duration} minutes. You write its outline first, none of its words. "promise" is what whoever stays to the end can do or knows then, in one sentence. "question" is the open loop: the hook raises it, and nothing but "payoff" answers it. "chapters" are exactly ${CHAPTERS}, each built upon the one before: "chapter" is the question that it answers, "points" are exactly ${POINTS_OF_CHAPTER}, each of them enough to talk about for ${Math.round(pointSeconds(parseDuration(duration)))} seconds. "payoff" is what keeps the promise.`,
    ...hookRules(request),
    ...(written.length > 0
      ? [
          'The beginning of the script stands already, in <said>. The outline is of the whole: promise, question and the chapters that stand there are as <said> has them, and what follows says nothing of it again.',
        ]
      : []),
    POINTS_NOTE,
    'A point says what is said, not what it is about: "Water when a finger two knuckles deep comes out dry", never "Watering" or "Be consistent". Where the creator gave facts, each stands in the point that it belongs to, word for word.',
    `${toneRule(tone, context.creator)} A grave topic gets no jokes.`,
    LANGUAGE_NOTE.replace(/;$/u, '.'),
    ...contextRules(context, topic),
  ].join('\n')
  const user = [...contextBlocks(context), ...hookBlock(request), ...saidBlock(written), fenced('topic', topic)]
  return { system, user: user.join('\n\n') }
}

/**
 * The requests for the chapters of a long script, by its outline and the text before each. Where beats exist, the next
 * request completes the chapter after the last re-hook.
 */
export function scriptChapters(request: ScriptRequest, context: ScriptContext): ScriptChapters {
  const { from, plan } = restOfPlan(chapterPlan(parseDuration(request.duration)), context.written ?? [])
  return {
    count: plan.length,
    from,
    ask: (at, outline, before) => ({
      prompt: chapterPrompt(request, context, { at, plan, outline, before }),
      seconds: secondsIn(plan[at] ?? []),
    }),
  }
}

type Plan = [BeatKind, number][]

/** The plan of the missing chapters, and the number of the first. A re-hook ends a chapter. */
function restOfPlan(whole: readonly Plan[], written: readonly Beat[]): { from: number; plan: Plan[] } {
  const ends = written.filter(({ kind }) => kind === 'Re-hook').length
  const from = Math.min(ends, whole.length - 1)
  const begun = written.slice(written.findLastIndex(({ kind }) => kind === 'Re-hook') + 1)
  const rest = [...(whole[from] ?? [])]
  for (const { kind } of begun) {
    const at = rest.findIndex(([planned]) => planned === kind)
    if (at >= 0) rest.splice(at, 1)
  }
  return { from, plan: whole.map((beats, at) => (at === from ? rest : beats)) }
}

interface Place {
  at: number
  plan: readonly Plan[]
  outline: ScriptOutline
  before: readonly Beat[]
}

function chapterPrompt(request: ScriptRequest, context: ScriptContext, place: Place): TextPrompt {
  const { topic, duration, tone, format } = request
  const { at, plan, outline, before } = place
  const { task, long, direction } = FORMAT_NOTES[format]
  const beats = plan[at] ?? []
  const share = madeUp(place, parseDuration(duration))
  const isBegun = beats.length < (chapterPlan(parseDuration(duration))[at] ?? []).length
  const isLast = at === plan.length - 1
  const system = [
    task,
    long,
    SCRIPT_FORM,
    direction,
    `The script takes ${duration} minutes and is written in ${plan.length} chapters, one at a time. Its outline stands in <outline>. Now write ${isBegun ? `what is left of chapter ${at + 1}, of which <said> has the beginning,` : `chapter ${at + 1}, all of it,`} and nothing of any other.`,
    before.length === 0
      ? 'Nothing was said yet. The hook gives the promise of the outline and opens its question; the answer is not given away before the payoff.'
      : 'What was said so far stands in <said>. Go on from its last sentence without a break: no greeting, no summary, no "in this chapter". Nothing of it comes again: no example, no figure, no comparison, no turn of phrase.',
    ...(at === 0 ? hookRules(request) : []),
    isLast
      ? 'The payoff answers the question of the outline and keeps its promise.'
      : `The re-hook opens what chapter ${at + 2} is about and does not tell it.`,
    `The beats of this chapter, in order, ${wordsFor(secondsIn(beats) * share)} words over all of "text", give or take 5 percent. Count as you write:`,
    ...beats.map(([kind, seconds]) => `- ${kind}: about ${wordsFor(seconds * share)} words`),
    POINTS_NOTE,
    ...factsRule(context, isLast),
    `${toneRule(tone, context.creator)} A grave topic gets no jokes.`,
    `${LANGUAGE_NOTE} "kind" stays as it is named here.`,
    ...contextRules({ ...context, details: [] }, topic),
  ].join('\n')
  const user = [
    ...contextBlocks(context),
    fenced('outline', outlineText(outline, at)),
    ...(at === 0 ? hookBlock(request) : []),
    ...saidBlock(before),
    fenced('topic', topic),
  ]
  return { system, user: user.join('\n\n') }
}

function saidBlock(beats: readonly Beat[]): string[] {
  const said = beats.map(({ text }) => text).join('\n')
  return said === '' ? [] : [fenced('said', said.slice(-LONGEST_SAID))]
}

/** Facts belong to the script, not to each chapter. */
function factsRule({ details = [] }: PromptContext, isLast: boolean): string[] {
  if (details.length === 0) return []
  const which = isLast ? 'those that are not in <said> yet must appear now' : 'use those that belong to this chapter'
  return [
    `The creator's own facts stand in <facts>, with their figures and names as they stand, and nothing may be added to them. Each appears once in the script: ${which}.`,
  ]
}

function outlineText({ promise, question, chapters, payoff }: ScriptOutline, at: number): string {
  const lines = chapters.flatMap(({ about, points }, index) => {
    const state = index < at ? 'written' : index === at ? 'now' : 'later'
    return [`Chapter ${index + 1} (${state}): ${about}`, ...points.map((point) => `- ${point}`)]
  })
  // A model may have planned fewer points than requested.
  const unplanned = at < chapters.length ? [] : [`Chapter ${at + 1} (now): of your own choice, unlike those before`]
  return [`Promise: ${promise}`, `Question: ${question}`, ...lines, ...unplanned, `Payoff: ${payoff}`].join('\n')
}

/**
 * The requested length of a chapter in seconds: more than its share where earlier ones are too short, less where they
 * are too long.
 */
function madeUp({ at, plan, before }: Place, seconds: number): number {
  const needed = seconds - measureBeats(before).seconds
  return Math.min(MADE_UP.most, Math.max(MADE_UP.least, needed / secondsIn(plan.slice(at).flat())))
}

/** The beats of each chapter with their seconds, which add up to the whole. */
function chapterPlan(seconds: number): Plan[] {
  const { hook, setup, payoff, call, rehook } = FRAME
  return Array.from({ length: CHAPTERS }, (_, at): Plan => {
    const isLast = at === CHAPTERS - 1
    return [
      ...(at === 0
        ? ([
            ['Hook', hook],
            ['Setup', setup],
          ] as Plan)
        : []),
      ...Array.from({ length: POINTS_OF_CHAPTER }, (): Plan[number] => ['Point', pointSeconds(seconds)]),
      ...(isLast
        ? ([
            ['Payoff', payoff],
            ['Call to action', call],
          ] as Plan)
        : ([['Re-hook', rehook]] as Plan)),
    ]
  })
}

function pointSeconds(seconds: number): number {
  const { hook, setup, payoff, call, rehook } = FRAME
  return (seconds - hook - setup - payoff - call - (CHAPTERS - 1) * rehook) / (CHAPTERS * POINTS_OF_CHAPTER)
}

const secondsIn = (plan: Plan): number => plan.reduce((sum, [, seconds]) => sum + seconds, 0)
