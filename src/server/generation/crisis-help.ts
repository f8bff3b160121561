import { CRISIS_HELP } from '../../shared/features/crisis/crisis.constants.ts'
import { asksForMethod, isCrisisTopic } from '../../shared/features/crisis/crisis.rules.ts'
import { type Help, type HelpEvent } from '../../shared/features/crisis/crisis.schema.ts'
import {
  type ProgressEvent,
  type UnwrittenEvent,
  type Warning,
} from '../../shared/features/generation/generation.schema.ts'
import { type Generation, type WritingTask } from './generation.ts'
import { type GenerationCall } from './idempotency.ts'
import { CrisisTopic } from '../providers/text/text.port.ts'

/** What a text is written about. */
interface About {
  /** What somebody asks for. */
  asked: readonly string[]
  /** The text that is to be changed. */
  content?: string
  /** Why the writer writes nothing about this. */
  unwritten?: Warning | undefined
}

/** A result, or what stands in its place. */
type Whole<Stored> =
  | { stored: Stored; instead?: undefined }
  | { stored?: undefined; instead: { help: Help } | { warnings: Warning[] } }

/**
 * Writing with an answer in place of a text where there must be none, or can be none: a warning in a language that the writer
 * does not know, and help in place of a text about killing or harming oneself. Both are seen before anything is reserved,
 * searched or asked of a writer; one that only the model sees gives back what was reserved. Nothing of it is stored.
 */
export function withCrisisHelp(generation: Generation) {
  return {
    /** Writes and yields what comes, or the one event `help`. Throws as `Generation` does. */
    async *stream<D, E, S>(
      call: GenerationCall,
      about: About,
      task: WritingTask<D, E, S>,
    ): AsyncGenerator<E | ProgressEvent | HelpEvent | UnwrittenEvent, void> {
      const help: HelpEvent = { type: 'help', help: CRISIS_HELP }
      if (isCrisis(about)) return void (yield help)
      if (about.unwritten) return void (yield { type: 'unwritten', warnings: [about.unwritten] })
      try {
        yield* generation.stream(call, task)
      } catch (error) {
        if (!(error instanceof CrisisTopic)) throw error
        yield help
      }
    },

    /** Writes and returns the whole result, or help. Throws as `Generation` does. */
    async whole<D, E, S>(call: GenerationCall, about: About, task: WritingTask<D, E, S>): Promise<Whole<S>> {
      if (isCrisis(about)) return { instead: { help: CRISIS_HELP } }
      if (about.unwritten) return { instead: { warnings: [about.unwritten] } }
      try {
        return { stored: await generation.whole(call, task) }
      } catch (error) {
        if (!(error instanceof CrisisTopic)) throw error
        return { instead: { help: CRISIS_HELP } }
      }
    },
  }
}

/** The part that a tool's service needs. */
export type HelpfulGeneration = ReturnType<typeof withCrisisHelp>

function isCrisis({ asked, content = '' }: About): boolean {
  return asked.some(isCrisisTopic) || asksForMethod(content)
}
