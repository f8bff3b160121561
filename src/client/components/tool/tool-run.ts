import { type Run } from '../../lib/generation/writing-run.ts'

/** The part of a run that all tools have in common. */
export type ToolRun = Pick<
  Run<unknown, unknown>,
  | 'phase'
  | 'resultId'
  | 'startedAt'
  | 'writtenAt'
  | 'help'
  | 'warnings'
  | 'figures'
  | 'isOfItem'
  | 'isDeclined'
  | 'canResume'
  | 'cause'
>

/** Time in milliseconds in which Stop ignores a tap, so that a double tap on Generate does not stop at once. */
export const DOUBLE_TAP_MS = 500
