import { warningSentences } from '../../../shared/features/generation/figure-notes.rules.ts'
import type { Help, HelpEvent } from '../../../shared/features/crisis/crisis.schema.ts'
import { type GenerationState, isOver } from '../../../shared/features/generation/generations.constants.ts'
import type { GenerationFailure } from '../../../shared/features/generation/generations.schema.ts'
import type {
  ProgressEvent,
  Source,
  UnwrittenEvent,
  Warning,
} from '../../../shared/features/generation/generation.schema.ts'

/** State of one generation on screen. `Content` is what a tool builds from the events. `startedAt` is in milliseconds. */
export interface Run<Input, Content> {
  phase: 'idle' | 'writing' | 'stopped' | 'done' | 'helped' | 'unwritten'
  input: Input | null
  content: Content
  startedAt: number
  /** Id of the result; empty until the server has assigned it. */
  resultId: string
  /** Only for a result that was requested on this page: its video. */
  videoId?: string | undefined
  /** Only if it was cut short: whether the rest can still be written. */
  canResume?: boolean
  /** Only if it was cut short: the failure's message. Undefined if the user stopped it. */
  cause?: string | undefined
  /** Only for an opened earlier result: when it was written, ISO 8601. */
  writtenAt?: string
  /** Messages about the result, such as a failed search. */
  warnings: readonly string[]
  /** Warnings about figures in the result that nobody gave. */
  figures?: readonly Warning[]
  /** Whether the text is not that of the result but of the item that was saved from it. */
  isOfItem?: boolean
  /** Web pages that the result is based on. */
  sources: readonly Source[]
  /** Whether one more result on the same topic is free if the creator adds facts. */
  freeRewrite?: boolean
  /** The current step before the first text. */
  progress?: Exclude<ProgressEvent, { type: 'sources' }>
  /** Only if nothing is written: whether the topic was declined. */
  isDeclined?: boolean
  /** Help lines in place of a result, if the topic is about harming oneself. */
  help?: Help
  /** The previous result. It is restored if the run ends without text. */
  before?: Run<Input, Content>
}

/** An event that replaces a result. */
export type InsteadEvent = HelpEvent | UnwrittenEvent

/** The last event of every tool. */
export interface DoneEvent {
  type: 'done'
  generationId?: string | undefined
  warnings?: readonly Warning[] | undefined
  sources?: Source[] | undefined
  freeRewrite?: boolean | undefined
}

/** How a tool builds its content from events. */
export interface RunRules<Content, Event> {
  empty: Content
  isEmpty(content: Content): boolean
  add(content: Content, event: Event): Content
  /** Returns what remains of the content when the model starts a new attempt. By default nothing remains. */
  restart?(content: Content): Content
}

/** A result as stored on the server. It is complete unless `state` says otherwise. `createdAt` is ISO 8601. */
export interface Opened<Input, Content> {
  id: string
  input: Input
  content: Content
  createdAt: string
  sources: readonly Source[]
  state?: GenerationState
  warnings?: readonly Warning[]
  freeRewrite?: boolean | undefined
  canResume?: boolean
  error?: GenerationFailure | undefined
  help?: Help | undefined
  /** The video that the result belongs to. */
  videoId?: string | undefined
}

/** Events of a run that are the same for all tools: the id of its result, and the stored result. */
export type ResultEvent<Input, Content> =
  | { type: 'begun'; id: string; videoId?: string | undefined }
  | { type: 'opened'; opened: Opened<Input, Content> }

export type RunEvent<Input, Content, Event> =
  | Event
  | ProgressEvent
  | DoneEvent
  | InsteadEvent
  | ResultEvent<Input, Content>

export type RunAction<Input, Content, Event> =
  | { type: 'start'; input: Input; at: number }
  | { type: 'event'; event: RunEvent<Input, Content, Event> }
  | { type: 'end' }

/** Returns a run that has not started. */
export function idleRun<Input, Content>(empty: Content): Run<Input, Content> {
  return { phase: 'idle', input: null, content: empty, startedAt: 0, resultId: '', warnings: [], sources: [] }
}

/** Converts a stored result into a run: running, cut short, done, or help lines. */
export function openedRun<Input, Content>(
  { empty }: Pick<RunRules<Content, never>, 'empty'>,
  opened: Opened<Input, Content>,
): Run<Input, Content> {
  const { id, input, content, createdAt, sources, state = 'done', warnings = [], freeRewrite, canResume, help } = opened
  const run = { ...idleRun<Input, Content>(empty), input, resultId: id, sources, startedAt: Date.parse(createdAt) }
  if (help) return { ...run, phase: 'helped', help }
  // The events of a running generation contain its text.
  if (!isOver(state)) return { ...run, phase: 'writing' }
  const figures = warnings.filter(({ figure }) => figure)
  const written = { ...run, content, warnings: warningSentences(warnings), figures, writtenAt: createdAt }
  if (state === 'stopped') {
    // The state already marks a result that is shorter than requested.
    const others = warnings.filter(({ reason }) => reason !== 'fewer' && reason !== 'length')
    const cause = opened.error?.message
    return { ...written, phase: 'stopped', warnings: warningSentences(others), canResume: canResume ?? false, cause }
  }
  return { ...written, phase: 'done', freeRewrite: freeRewrite ?? false }
}

/** Reducer of a run. If a run ends without text, the previous result is restored. */
export function nextRun<Input, Content, Event extends { type: string }>(
  rules: RunRules<Content, Event>,
  run: Run<Input, Content>,
  action: RunAction<Input, Content, Event>,
): Run<Input, Content> {
  const idle = idleRun<Input, Content>(rules.empty)
  switch (action.type) {
    case 'start': {
      const before = run.phase === 'writing' ? (run.before ?? idle) : run
      return { ...idle, phase: 'writing', input: action.input, startedAt: action.at, before }
    }
    case 'event':
      return isOpened(action.event)
        ? open(rules, run, action.event.opened)
        : run.phase === 'writing'
          ? apply(rules, run, action.event)
          : run
    case 'end':
      if (run.phase !== 'writing') return run
      return rules.isEmpty(run.content) ? (run.before ?? idle) : { ...settled(run), phase: 'stopped' }
  }
}

/**
 * Shows a stored result. A result that was written on this page keeps its start time. If its text was too short to be stored, the
 * received text stays.
 */
function open<Input, Content>(
  rules: Pick<RunRules<Content, never>, 'empty' | 'isEmpty'>,
  before: Run<Input, Content>,
  opened: Opened<Input, Content>,
): Run<Input, Content> {
  const run = openedRun(rules, opened)
  const isOwn = before.phase === 'writing' && before.resultId === run.resultId
  if (run.phase === 'stopped' && rules.isEmpty(run.content)) {
    if (isOwn && !rules.isEmpty(before.content)) return { ...settled(before), phase: 'stopped' }
    return before.before ?? idleRun(rules.empty)
  }
  if (!isOwn) return run
  const { writtenAt: _, ...own } = run
  return { ...own, startedAt: before.startedAt }
}

function apply<Input, Content, Event extends { type: string }>(
  rules: RunRules<Content, Event>,
  before: Run<Input, Content>,
  event: RunEvent<Input, Content, Event>,
): Run<Input, Content> {
  if (hasType(event, 'help')) return { ...idleRun(rules.empty), phase: 'helped', input: before.input, help: event.help }
  if (hasType(event, 'unwritten')) {
    const { warnings } = event
    return {
      ...idleRun(rules.empty),
      phase: 'unwritten',
      input: before.input,
      warnings: warningSentences(warnings),
      isDeclined: warnings.some(({ reason }) => reason === 'declined_topic'),
    }
  }
  if (hasType(event, 'restart'))
    return { ...before, content: rules.restart?.(before.content) ?? rules.empty, progress: event }
  if (hasType(event, 'begun')) return { ...before, resultId: event.id, videoId: event.videoId }
  if (isWait(event)) return { ...before, progress: event }
  const { progress: _, ...run } = before
  if (hasType(event, 'sources')) return { ...run, sources: event.sources }
  if (isDone(event)) {
    const { warnings = [], sources = run.sources, generationId: resultId = run.resultId, freeRewrite = false } = event
    const notes = { warnings: warningSentences(warnings), figures: warnings.filter(({ figure }) => figure) }
    return { ...settled(run), phase: 'done', resultId, ...notes, sources, freeRewrite }
  }
  return { ...run, content: rules.add(run.content, event as Event) }
}

type Told = ProgressEvent | InsteadEvent | Extract<ResultEvent<never, never>, { type: 'begun' }>

function hasType<Type extends Told['type']>(
  event: { type: string },
  type: Type,
): event is Extract<Told, { type: Type }> {
  return event.type === type
}

/** Whether an event contains a stored result. */
export function isOpened<Input, Content>(event: {
  type: string
}): event is Extract<ResultEvent<Input, Content>, { type: 'opened' }> {
  return event.type === 'opened'
}

const WAITS: readonly string[] = [
  'waiting',
  'searching',
  'loading',
  'thinking',
  'planning',
] satisfies ProgressEvent['type'][]

function isWait(event: { type: string }): event is Exclude<ProgressEvent, { type: 'sources' | 'restart' }> {
  return WAITS.includes(event.type)
}

function isDone(event: { type: string }): event is DoneEvent {
  return event.type === 'done'
}

function settled<Input, Content>(run: Run<Input, Content>): Run<Input, Content> {
  const { before: _, progress: __, ...rest } = run
  return rest
}

/** Returns when a result was written, in ISO 8601. It is stored with the library item. */
export function writtenAt({
  writtenAt: earlier,
  startedAt,
}: Pick<Run<unknown, unknown>, 'writtenAt' | 'startedAt'>): string {
  return earlier ?? new Date(startedAt).toISOString()
}

/** Describes the current step before the first text; an empty string afterwards. */
export function describeProgress({ progress }: Pick<Run<unknown, unknown>, 'progress'>): string {
  switch (progress?.type) {
    case undefined:
      return ''
    case 'waiting':
      return `Waiting for the writer, ${progress.ahead} ahead of you`
    case 'searching':
      return 'Searching the internet'
    case 'loading':
      return 'The model is loading'
    case 'thinking':
      return 'Thinking'
    case 'planning':
      return 'Planning'
    case 'restart':
      return 'Done thinking, now writing'
  }
}
