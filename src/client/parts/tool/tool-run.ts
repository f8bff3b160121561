import { type Run } from '../../lib/writing-run.ts'

/** What the frame of a tool needs to know of its run, whatever it writes. */
export type ToolRun = Pick<Run<unknown, unknown>, 'phase' | 'startedAt' | 'writtenAt'>
