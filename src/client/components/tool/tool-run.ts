import { type Run } from '../../lib/generation/writing-run.ts'

/** What the frame of a tool needs of its run, for every tool. */
export type ToolRun = Pick<Run<unknown, unknown>, 'phase' | 'startedAt' | 'writtenAt' | 'help' | 'warnings'>

/** The second tap of a double tap must not stop what the first one started in the same place, in milliseconds. */
export const DOUBLE_TAP_MS = 500
