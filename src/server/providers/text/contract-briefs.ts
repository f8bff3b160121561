import { type CaptionPlatform } from '../../../shared/features/captions/captions.constants.ts'
import { type ToolType } from '../../../shared/features/conversations/conversations.constants.ts'
import { captionContent } from '../../../shared/features/library/library.rules.ts'
import { type ScriptDuration } from '../../../shared/features/scripts/scripts.constants.ts'
import { type Beat, scriptText, parseDuration, wordsFor } from '../../../shared/features/scripts/scripts.rules.ts'
import {
  type CaptionBrief,
  type HooksBrief,
  type RefineBrief,
  type ScriptBrief,
  type TextModel,
  type TextPrompt,
  type WriteOptions,
} from './text.port.ts'

/** The default requests to the models. */
export interface Briefs {
  hooks: HooksBrief
  script: ScriptBrief
  caption: CaptionBrief
  /** One for each tool; all request a change that creates a new version. */
  refine: Record<ToolType, RefineBrief>
}

/** What an adapter's test provides: a new model, and its properties. */
export interface ModelUnderTest {
  model: TextModel
  /** Overrides of the default briefs. */
  briefs?: Partial<Briefs>
  /** Whether it writes scripts of every duration at the requested length. */
  keepsLength?: boolean
}

/** The beginning of each request, by which a fake provider recognizes it. */
export const CONTRACT_SYSTEM = {
  hooks: 'Write ten hooks, each labelled.',
  shots: 'Write a shot for each line.',
  script: 'Write a script in paragraphs.',
  directions: 'Name the shot of each paragraph.',
  caption: 'Write a caption with hashtags.',
  refine: { hook: 'Change the hook.', script: 'Change the script.', caption: 'Change the caption.' },
} as const

const ANYBODY = { seed: 7, creator: null } as const
/** The topic of all of them. */
export const CONTRACT_TOPIC = 'sourdough bread for beginners'
const CAPTION = { text: 'Sourdough takes patience, flour and water.\n\nStart small.', hashtags: ['#sourdough'] }
const REFINED = { ...ANYBODY, originalPrompt: CONTRACT_TOPIC, message: 'Add a question', userInput: undefined } as const

/** The default briefs, for fake providers. */
export const CONTRACT_BRIEFS: Briefs = {
  hooks: { ...ANYBODY, topic: CONTRACT_TOPIC, platform: 'YouTube', tone: 'casual' },
  script: { ...ANYBODY, topic: CONTRACT_TOPIC, duration: '1', tone: 'casual', format: 'video' },
  caption: { ...ANYBODY, content: CONTRACT_TOPIC, platform: 'Instagram', style: 'trending' },
  refine: {
    hook: { ...REFINED, toolType: 'hook', content: 'Sourdough takes patience, not talent.' },
    script: {
      ...REFINED,
      toolType: 'script',
      content: scriptText(
        [
          { kind: 'Hook', text: 'Sourdough takes patience, not talent.', direction: 'Hold up the jar.' },
          { kind: 'Point', text: 'Feed the starter at the same time each day.', direction: '' },
          { kind: 'Call to action', text: 'Save this for your first loaf.', direction: '' },
        ],
        { directions: true },
      ),
    },
    caption: {
      ...REFINED,
      toolType: 'caption',
      content: captionContent(CAPTION),
      userInput: { content: CONTRACT_TOPIC, platform: 'Instagram', style: 'trending' },
    },
  },
}

/** Options of a request; by default neither aborted nor observed. */
type Options = Partial<WriteOptions>

/** A prompt as a service builds it: the user's text is between tags. */
function buildPrompt(system: string, topic: string): TextPrompt {
  return { system, user: `<topic>\n${topic}\n</topic>` }
}

function buildOptions({ signal = new AbortController().signal, live = false, ...rest }: Options = {}): WriteOptions {
  return { signal, live, ...rest }
}

/** Requests the hooks of a test. */
export function hooksFrom(
  { model, briefs }: ModelUnderTest,
  { topic, written, ...options }: Options & { topic?: string } & Pick<HooksBrief, 'written'> = {},
) {
  const usual = briefs?.hooks ?? CONTRACT_BRIEFS.hooks
  const brief = { ...usual, topic: topic ?? usual.topic, written }
  return model.writeHooks({ brief, prompt: buildPrompt(CONTRACT_SYSTEM.hooks, brief.topic) }, buildOptions(options))
}

/** Requests the shots of a test, from a model that has them. */
export function shotsFrom({ model }: ModelUnderTest, lines: readonly string[], options: Options = {}) {
  if (!model.writeShots) throw new Error(`${model.name} writes no shots`)
  const brief = { topic: CONTRACT_TOPIC, lines }
  return model.writeShots({ brief, prompt: buildPrompt(CONTRACT_SYSTEM.shots, brief.topic) }, buildOptions(options))
}

/** Requests the script of a test. */
export function scriptFrom(
  { model, briefs }: ModelUnderTest,
  {
    duration,
    topic,
    written,
    hook,
    ...options
  }: Options & { duration?: ScriptDuration; topic?: string } & Pick<ScriptBrief, 'written' | 'hook'> = {},
) {
  const usual = briefs?.script ?? CONTRACT_BRIEFS.script
  const brief = { ...usual, duration: duration ?? usual.duration, topic: topic ?? usual.topic, written, hook }
  const prompt = buildPrompt(`${CONTRACT_SYSTEM.script} ${wordsFor(parseDuration(brief.duration))} words.`, brief.topic)
  const shots = (beats: readonly Beat[]) => ({
    system: CONTRACT_SYSTEM.directions,
    user: beats.map((_, at) => `${at + 1}.`).join('\n'),
  })
  return model.writeScript({ brief, prompt, shots }, buildOptions(options))
}

/** Requests a script of eight minutes. */
function longScriptFrom(under: ModelUnderTest, options: Options & { topic?: string }) {
  return scriptFrom(under, { ...options, duration: '8' })
}

/** Requests the caption of a test. */
export function captionFrom(
  { model, briefs }: ModelUnderTest,
  {
    platform,
    topic,
    written,
    ...options
  }: Options & { platform?: CaptionPlatform; topic?: string } & Pick<CaptionBrief, 'written'> = {},
) {
  const usual = briefs?.caption ?? CONTRACT_BRIEFS.caption
  const brief = { ...usual, platform: platform ?? usual.platform, content: topic ?? usual.content, written }
  return model.writeCaption(
    { brief, prompt: buildPrompt(CONTRACT_SYSTEM.caption, brief.content) },
    buildOptions(options),
  )
}

/** Requests the refinement of a test. */
export function refinementFrom(
  { model, briefs }: ModelUnderTest,
  { toolType = 'hook', topic, ...options }: Options & { toolType?: ToolType; topic?: string } = {},
) {
  const usual = (briefs?.refine ?? CONTRACT_BRIEFS.refine)[toolType]
  const brief = { ...usual, originalPrompt: topic ?? usual.originalPrompt }
  const prompt = buildPrompt(CONTRACT_SYSTEM.refine[toolType], brief.originalPrompt)
  return model.refine({ brief, prompt }, buildOptions(options))
}

/** Calls of all four methods, and of a long script. */
export const METHODS = {
  'writeScript, eight minutes': longScriptFrom,
  writeHooks: hooksFrom,
  writeScript: scriptFrom,
  writeCaption: captionFrom,
  refine: refinementFrom,
} as const satisfies Record<
  | Exclude<
      keyof TextModel,
      'name' | 'writeShots' | 'concurrency' | 'firstTokenMs' | 'silenceMs' | 'check' | 'warm' | 'cannotWrite'
    >
  | 'writeScript, eight minutes',
  (under: ModelUnderTest, options: Options & { topic?: string }) => AsyncIterable<{ type: string }>
>
