import { AppError } from '../../shared/errors.ts'
import { type StoredGeneration } from './generation-row.ts'
import { Stopped } from './run-generation.ts'
import { type WritingTask } from './writing-tool.ts'

type Task = WritingTask<unknown, { type: string }, object>

const INTERRUPTED = 'The server stopped while this was written. What was written is kept.'

const SAID_BESIDE: ReadonlySet<string> = new Set([
  'waiting',
  'searching',
  'sources',
  'thinking',
  'planning',
  'loading',
  'restart',
])

/** The partial result, restored from its events. */
export function restored(
  task: Task,
  { events, content }: Pick<StoredGeneration, 'events' | 'content'>,
): ReturnType<Task['begin']> {
  const collector = (content && task.beginReplayed?.(content)) ?? task.begin()
  for (const { event } of events) if (!SAID_BESIDE.has(event.type)) collector.push(task.toDraft(event))
  return collector
}

/**
 * The task for a generation of a dead process that only has to end: it stores what was shown, or stops what its user
 * wants stopped. Undefined where nothing was shown and it has to be written again.
 */
export function endingTask(task: Task, row: StoredGeneration): Task | undefined {
  const { isLive, isStopping } = row
  const shown = restored(task, row)
  if (!isStopping && !(isLive && shown.hasResult())) return undefined
  const why = isStopping ? new Stopped() : new AppError('SERVICE_UNAVAILABLE', INTERRUPTED)
  return { ...task, begin: () => shown, cutShortBy: why }
}
