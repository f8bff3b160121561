import { HOOK_RULES, type HookPattern } from '../../../shared/features/hooks/hooks.constants.ts'
import type { Hook, HookEvent, HookExtras, HookGeneration } from '../../../shared/features/hooks/hooks.schema.ts'
import { describeProgress, type Opened, type Run, type RunRules } from '../../lib/generation/writing-run.ts'
import { type HookInput } from './hook-input.ts'

/** One line of a result. `id` is undefined while it is being written, and for a line that was never finished. */
export interface HookRow extends HookExtras {
  id?: string
  text: string
  pattern: HookPattern | null
}

/** One generation as the screen shows it. */
export type HookRun = Run<HookInput, readonly HookRow[]>

/** The events that contain a line. */
export type HookLineEvent = Extract<HookEvent, { type: 'partial' | 'hook' }>

export const HOOK_RUN_RULES: RunRules<readonly HookRow[], HookLineEvent> = {
  empty: [],
  isEmpty: (rows) => rows.length === 0,
  add: (rows, event) =>
    rows
      .slice(0, event.index)
      .concat(event.type === 'hook' ? toRow(event.hook) : { text: event.text, pattern: event.pattern }),
}

/** Converts a stored result into one for the screen. */
export function openedHooks({
  id,
  hooks,
  createdAt,
  sources,
  details = [],
  ...choices
}: HookGeneration): Opened<HookInput, HookRow[]> {
  return { id, input: { ...choices, details }, content: hooks.map(toRow), createdAt, sources }
}

/** Describes the size of a result: `10 hooks` or `Stopped, 4 of 10`. */
export function describeSize({ hooks, stopped = false }: Pick<HookGeneration, 'hooks' | 'stopped'>): string {
  return stopped ? `Stopped, ${hooks.length} of ${HOOK_RULES.count}` : `${hooks.length} hooks`
}

/** Returns the texts of the finished lines, in order. */
export function finishedLines(run: Pick<HookRun, 'content'>): string[] {
  return run.content.flatMap(({ id, text }) => (id === undefined ? [] : [text]))
}

/** Counts the finished lines. */
export function finishedRows(run: Pick<HookRun, 'content'>): number {
  return run.content.filter((row) => row.id !== undefined).length
}

/** Returns the progress of a run from 0 to 1. An unfinished line counts in part. */
export function shareWritten(run: HookRun): number {
  const finished = finishedRows(run)
  const underWay = run.phase === 'writing' && run.content.length > finished ? 0.4 : 0
  return (finished + underWay) / HOOK_RULES.count
}

/** Describes the state of a run. */
export function describeRun(run: HookRun): string {
  const finished = finishedRows(run)
  switch (run.phase) {
    case 'idle':
    case 'helped':
    case 'unwritten':
      return ''
    case 'writing':
      return describeProgress(run) || `Writing hook ${Math.min(finished + 1, HOOK_RULES.count)} of ${HOOK_RULES.count}`
    case 'stopped':
      return `Stopped, ${finished} of ${HOOK_RULES.count}`
    case 'done':
      return `Done, ${finished} ${finished === 1 ? 'hook' : 'hooks'}`
  }
}

function toRow({ hook, ...rest }: Hook): HookRow {
  return { ...rest, text: hook }
}
