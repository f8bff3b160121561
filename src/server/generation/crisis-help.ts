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
  /** Why the writer cannot write about this. */
  unwritten?: Warning | undefined
}

/** A result, or help or a warning instead of it. */
type Whole<Stored> =
  | { stored: Stored; instead?: undefined }
  | { stored?: undefined; instead: { help: Help } | { warnings: Warning[] } }

/**
 * Checks each request to write before anything is reserved: a text in a language that the writer does not know gets a
 * warning instead, one about killing or harming oneself gets help. If only the model recognizes it, what was reserved
 * is given back. Neither is stored.
 */
export function withCrisisHelp(generation: Generation) {
  return {
    /** Writes and yields the events, or `help` alone. Throws as `Generation` does. */
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

/** The part that a tool's service uses. */
export type HelpfulGeneration = ReturnType<typeof withCrisisHelp>

function isCrisis({ asked, content = '' }: About): boolean {
  return asked.some(isCrisisTopic) || asksForMethod(content)
}
