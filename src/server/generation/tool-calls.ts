import { AppError } from '../../shared/errors.ts'
import { CRISIS_HELP } from '../../shared/features/crisis/crisis.constants.ts'
import { type Help, type HelpEvent } from '../../shared/features/crisis/crisis.schema.ts'
import {
  type ProgressEvent,
  type UnwrittenEvent,
  type Warning,
} from '../../shared/features/generation/generation.schema.ts'
import { type Started } from '../../shared/features/generation/generations.schema.ts'
import { CrisisTopic } from '../providers/text/text.port.ts'
import { fromFailure } from './failure.ts'
import { type GenerationsService } from './generations.service.ts'
import { type StoredGeneration } from './generation-row.ts'
import { type GenerationCall } from './idempotency.ts'
import { type Origin } from './origin.ts'
import { resultExtras } from './result-extras.ts'
import { type WritingTool } from './writing-tool.ts'

/** A result, or the event instead of it. */
export type Whole = { row: StoredGeneration; instead?: undefined } | { row?: undefined; instead: Instead }
type Instead = { help: Help } | { warnings: Warning[] }

export type ToolCalls = ReturnType<typeof createToolCalls>

/** The three calls of a tool: start, stream, and wait for the whole result. */
export function createToolCalls(generations: Pick<GenerationsService, 'start' | 'settled' | 'follow'>) {
  /** Throws the error of a generation that did not end normally. */
  function requireEnd({ row, failure }: { row: StoredGeneration; failure?: unknown }): void {
    if (row.error) throw failure instanceof Error ? failure : fromFailure(row.error)
    if (row.state !== 'done' && row.content === undefined)
      throw new AppError('CONFLICT', 'This was stopped before anything was written.')
  }

  return {
    /** Starts writing; a caller who leaves does not stop it. Throws as `start` of the generations does. */
    start: <I, D, E extends { type: string }, C extends object>(
      call: GenerationCall,
      tool: WritingTool<I, D, E, C>,
      input: I,
      origin?: Origin,
    ): Promise<Started> => generations.start(call, tool, input, true, origin),

    /**
     * Writes and yields the events; a caller who leaves does not stop it. Throws as `start` does, and the generation's error.
     */
    async *stream<I, D, E extends { type: string }, C extends object>(
      call: GenerationCall,
      tool: WritingTool<I, D, E, C>,
      input: I,
      origin?: Origin,
    ): AsyncGenerator<E | ProgressEvent | HelpEvent | UnwrittenEvent, void> {
      const { userId, signal } = call
      const { id, help, warnings } = await generations.start(call, tool, input, true, origin)
      if (help) return void (yield { type: 'help', help })
      if (id === undefined) return void (yield { type: 'unwritten', warnings: warnings ?? [] })
      // The events of this tool's generation are those of this tool.
      for await (const { event } of generations.follow(userId, id, 0, signal)) yield event as E
      const end = await generations.settled(userId, id, signal)
      try {
        requireEnd(end)
      } catch (error) {
        if (!(error instanceof CrisisTopic)) throw error
        return void (yield { type: 'help', help: CRISIS_HELP })
      }
      yield await tool.done({ id, userId, input, ...resultExtras(end.row) })
    },

    /** Writes and returns the whole result. A failure costs nothing. Throws as `stream` does. */
    async whole<I, D, E extends { type: string }, C extends object>(
      call: GenerationCall,
      tool: WritingTool<I, D, E, C>,
      input: I,
      origin?: Origin,
    ): Promise<Whole> {
      const { id, help, warnings = [] } = await generations.start(call, tool, input, false, origin)
      if (id === undefined) return { instead: help ? { help } : { warnings } }
      const end = await generations.settled(call.userId, id, call.signal)
      try {
        requireEnd(end)
      } catch (error) {
        if (!(error instanceof CrisisTopic)) throw error
        return { instead: { help: CRISIS_HELP } }
      }
      return { row: end.row }
    },
  }
}
