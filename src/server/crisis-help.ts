import { CRISIS_HELP } from '../shared/features/crisis/crisis.constants.ts'
import { asksForMethod, isCrisisTopic } from '../shared/features/crisis/crisis.rules.ts'
import { type Help, type HelpEvent } from '../shared/features/crisis/crisis.schema.ts'
import { type ProgressEvent } from '../shared/features/generation/generation.schema.ts'
import { type Generation, type GenerationCall, type WritingTask } from './generation.ts'
import { CrisisTopic } from './providers/text/text.port.ts'

/** What a text is written about. */
interface About {
  /** What somebody asks for. */
  asked: readonly string[]
  /** The text that is to be changed. */
  content?: string
}

type Whole<Stored> = { stored: Stored; help?: undefined } | { stored?: undefined; help: Help }

/**
 * Writing with help in place of a text about killing or harming oneself. Such a topic is seen before anything is reserved,
 * searched or asked of a writer; one that only the model sees gives back what was reserved. Nothing of it is stored.
 */
export function withCrisisHelp(generation: Generation) {
  return {
    /** Writes and yields what comes, or the one event `help`. Throws as `Generation` does. */
    async *stream<D, E, S>(
      call: GenerationCall,
      about: About,
      task: WritingTask<D, E, S>,
    ): AsyncGenerator<E | ProgressEvent | HelpEvent, void> {
      const help: HelpEvent = { type: 'help', help: CRISIS_HELP }
      if (isCrisis(about)) return void (yield help)
      try {
        yield* generation.stream(call, task)
      } catch (error) {
        if (!(error instanceof CrisisTopic)) throw error
        yield help
      }
    },

    /** Writes and returns the whole result, or help. Throws as `Generation` does. */
    async whole<D, E, S>(call: GenerationCall, about: About, task: WritingTask<D, E, S>): Promise<Whole<S>> {
      if (isCrisis(about)) return { help: CRISIS_HELP }
      try {
        return { stored: await generation.whole(call, task) }
      } catch (error) {
        if (!(error instanceof CrisisTopic)) throw error
        return { help: CRISIS_HELP }
      }
    },
  }
}

/** The part that a tool's service needs. */
export type HelpfulGeneration = ReturnType<typeof withCrisisHelp>

function isCrisis({ asked, content = '' }: About): boolean {
  return asked.some(isCrisisTopic) || asksForMethod(content)
}
