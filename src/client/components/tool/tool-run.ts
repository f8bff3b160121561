import { type Run } from '../../lib/generation/writing-run.ts'

/** The part of a run that is the same for every tool. */
export type ToolRun = Pick<
  Run<unknown, unknown>,
  'phase' | 'resultId' | 'startedAt' | 'writtenAt' | 'help' | 'warnings' | 'canResume' | 'cause'
>

/** Milliseconds in which Stop ignores a tap: a double tap on the button before it must not stop at once. */
export const DOUBLE_TAP_MS = 500
