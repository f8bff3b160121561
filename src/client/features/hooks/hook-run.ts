import { HOOK_RULES, type HookPattern } from '../../../shared/features/hooks/hooks.constants.ts'
import type { HookEvent, HookGeneration } from '../../../shared/features/hooks/hooks.schema.ts'
import { type HookInput } from './hook-input.ts'

/** One line of a result. `id` is missing while it is being written, and on a line that was never finished. */
export interface HookRow {
  id?: string
  text: string
  pattern: HookPattern | null
}

/** One generation as the screen shows it. */
export interface HookRun {
  phase: 'idle' | 'writing' | 'stopped' | 'failed' | 'done'
  input: HookInput | null
  rows: readonly HookRow[]
  startedAt: number
  /** Set when an earlier result was opened: when it was written. */
  writtenAt?: string
  warnings: readonly string[]
  /** How many are served before, while the writer is busy. */
  ahead?: number
  /** What stood here before, to come back to when nothing new was written. */
  before?: HookRun
}

export const IDLE: HookRun = { phase: 'idle', input: null, rows: [], startedAt: 0, warnings: [] }

export type RunAction =
  | { type: 'start'; input: HookInput; at: number }
  | { type: 'event'; event: HookEvent }
  | { type: 'end'; phase: 'stopped' | 'failed' }
  | { type: 'reopen'; generation: HookGeneration }

/** The next state of a run. A run that ends without a word gives back what was on screen before it. */
export function nextRun(run: HookRun, action: RunAction): HookRun {
  switch (action.type) {
    case 'start': {
      const before = run.phase === 'writing' ? (run.before ?? IDLE) : run
      return { ...IDLE, phase: 'writing', input: action.input, startedAt: action.at, before }
    }
    case 'event':
      return run.phase === 'writing' ? applyEvent(run, action.event) : run
    case 'end':
      return run.rows.length === 0 ? (run.before ?? IDLE) : { ...settled(run), phase: action.phase }
    case 'reopen': {
      const { hooks, createdAt, ...input } = action.generation
      return { ...IDLE, phase: 'done', input, rows: hooks.map(toRow), writtenAt: createdAt }
    }
  }
}

/** Lines that are finished. */
export function finishedRows(run: HookRun): number {
  return run.rows.filter((row) => row.id !== undefined).length
}

/** Where a run stands, in words. */
export function describeRun(run: HookRun): string {
  const kept = `${finishedRows(run)} ${finishedRows(run) === 1 ? 'hook' : 'hooks'}`
  switch (run.phase) {
    case 'idle':
      return ''
    case 'writing':
      if (run.ahead) return `Waiting for the writer, ${run.ahead} ahead of you`
      return `Writing hook ${Math.min(finishedRows(run) + 1, HOOK_RULES.count)} of ${HOOK_RULES.count}`
    case 'stopped':
      return `Stopped, ${kept} kept`
    case 'failed':
      return `Failed, ${kept} kept`
    case 'done':
      return `Done, ${kept}`
  }
}

function applyEvent(before: HookRun, event: HookEvent): HookRun {
  if (event.type === 'waiting') return { ...before, ahead: event.ahead }
  const { ahead: _, ...run } = before
  if (event.type === 'done') return { ...settled(run), phase: 'done', warnings: event.warnings ?? [] }
  const row = event.type === 'hook' ? toRow(event.hook) : { text: event.text, pattern: event.pattern }
  const rows = [...run.rows]
  rows[event.index] = row
  return { ...run, rows }
}

function settled(run: HookRun): HookRun {
  const { before: _, ...rest } = run
  return rest
}

function toRow(hook: { id: string; hook: string; pattern: HookPattern }): HookRow {
  return { id: hook.id, text: hook.hook, pattern: hook.pattern }
}
