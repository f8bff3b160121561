import type { Help, HelpEvent } from '../../../shared/features/crisis/crisis.schema.ts'
import type {
  ProgressEvent,
  Source,
  UnwrittenEvent,
  Warning,
} from '../../../shared/features/generation/generation.schema.ts'

/** One generation as the screen shows it. `Content` is what a tool makes of its events. */
export interface Run<Input, Content> {
  phase: 'idle' | 'writing' | 'stopped' | 'failed' | 'done' | 'helped' | 'unwritten'
  input: Input | null
  content: Content
  startedAt: number
  /** Names the result, for as long as it is the same. */
  resultId: string
  /** Set when an earlier result was opened: when it was written. */
  writtenAt?: string
  /** Sentences worth knowing. */
  warnings: readonly string[]
  /** Pages that were read for it. */
  sources: readonly Source[]
  /** The same topic with the creator's own facts is written once for free. */
  freeRewrite?: boolean
  /** What is happening while no text arrives. */
  progress?: Exclude<ProgressEvent, { type: 'sources' }>
  /** In place of a result, where the topic is about killing or harming oneself. */
  help?: Help
  /** The previous result, which is restored when nothing new was written. */
  before?: Run<Input, Content>
}

/** What comes in place of a result. */
export type InsteadEvent = HelpEvent | UnwrittenEvent

/** The last event of every tool, beside its own. */
export interface DoneEvent {
  type: 'done'
  generationId?: string | undefined
  warnings?: readonly (string | Warning)[] | undefined
  sources?: Source[] | undefined
  freeRewrite?: boolean | undefined
}

/** What a tool knows of its own results. */
export interface RunRules<Content, Event> {
  empty: Content
  isEmpty(content: Content): boolean
  add(content: Content, event: Event): Content
  /** What is left when what came of this attempt was none of the result; nothing by default. */
  restart?(content: Content): Content
}

/** An earlier result to be opened. */
export interface Opened<Input, Content> {
  id: string
  input: Input
  content: Content
  createdAt: string
  sources: readonly Source[]
}

export type RunAction<Input, Content, Event> =
  | { type: 'start'; input: Input; at: number; id: string }
  | { type: 'event'; event: Event | ProgressEvent | DoneEvent | InsteadEvent }
  | { type: 'end'; phase: 'stopped' | 'failed' }
  | { type: 'reopen'; opened: Opened<Input, Content> }

/** A run in which nothing has happened. */
export function idleRun<Input, Content>(empty: Content): Run<Input, Content> {
  return { phase: 'idle', input: null, content: empty, startedAt: 0, resultId: '', warnings: [], sources: [] }
}

/** An earlier result as a run that is done. */
export function openedRun<Input, Content>(
  { empty }: Pick<RunRules<Content, never>, 'empty'>,
  { id, input, content, createdAt, sources }: Opened<Input, Content>,
): Run<Input, Content> {
  return { ...idleRun(empty), phase: 'done', resultId: id, input, content, sources, writtenAt: createdAt }
}

/** The next state of a run. A run that ends without a word gives back what was on screen before it. */
export function nextRun<Input, Content, Event extends { type: string }>(
  rules: RunRules<Content, Event>,
  run: Run<Input, Content>,
  action: RunAction<Input, Content, Event>,
): Run<Input, Content> {
  const idle = idleRun<Input, Content>(rules.empty)
  switch (action.type) {
    case 'start': {
      const before = run.phase === 'writing' ? (run.before ?? idle) : run
      return { ...idle, phase: 'writing', input: action.input, startedAt: action.at, resultId: action.id, before }
    }
    case 'event':
      return run.phase === 'writing' ? apply(rules, run, action.event) : run
    case 'end':
      return rules.isEmpty(run.content) ? (run.before ?? idle) : { ...settled(run), phase: action.phase }
    case 'reopen':
      return openedRun(rules, action.opened)
  }
}

function apply<Input, Content, Event extends { type: string }>(
  rules: RunRules<Content, Event>,
  before: Run<Input, Content>,
  event: Event | ProgressEvent | DoneEvent | InsteadEvent,
): Run<Input, Content> {
  if (isOf(event, 'help')) return { ...idleRun(rules.empty), phase: 'helped', input: before.input, help: event.help }
  if (isOf(event, 'unwritten'))
    return { ...idleRun(rules.empty), phase: 'unwritten', input: before.input, warnings: readSentences(event.warnings) }
  if (isOf(event, 'restart'))
    return { ...before, content: rules.restart?.(before.content) ?? rules.empty, progress: event }
  if (isWait(event)) return { ...before, progress: event }
  const { progress: _, ...run } = before
  if (isOf(event, 'sources')) return { ...run, sources: event.sources }
  if (isDone(event)) {
    const { warnings = [], sources = run.sources, generationId: resultId = run.resultId, freeRewrite = false } = event
    return { ...settled(run), phase: 'done', resultId, warnings: readSentences(warnings), sources, freeRewrite }
  }
  return { ...run, content: rules.add(run.content, event) }
}

function readSentences(warnings: readonly (string | Warning)[]): string[] {
  return warnings.map((warning) => (typeof warning === 'string' ? warning : warning.message))
}

function isOf<Type extends (ProgressEvent | InsteadEvent)['type']>(
  event: { type: string },
  type: Type,
): event is Extract<ProgressEvent | InsteadEvent, { type: Type }> {
  return event.type === type
}

const WAITS: readonly string[] = ['waiting', 'searching', 'loading', 'thinking'] satisfies ProgressEvent['type'][]

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

/** When a result was written, in ISO 8601: what is kept with it in the library. */
export function writtenAt({
  writtenAt: earlier,
  startedAt,
}: Pick<Run<unknown, unknown>, 'writtenAt' | 'startedAt'>): string {
  return earlier ?? new Date(startedAt).toISOString()
}

/** What happens while no word comes, in words; empty once one does. */
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
    case 'restart':
      return 'Done thinking, now writing'
  }
}
