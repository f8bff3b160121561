import type { GenerationTool } from '../../../shared/features/generation/generations.constants.ts'
import type { Generation } from '../../../shared/features/generation/generations.schema.ts'
import { type ApiClient } from '../api/trpc.ts'
import { withSignIn } from '../session/with-sign-in.ts'
import { subscribeToGeneration } from './generation-events.ts'
import { type GenerationCalls } from './generation-reader.ts'

/** The calls about generations over the connection of the page. */
export function connectGenerations({ generations }: ApiClient): GenerationCalls & {
  /** The newest generation of a tool that has something or is running; null where there is none. */
  latest(tool: GenerationTool): Promise<Generation | null>
} {
  return {
    get: (id) => generations.get.query({ id }),
    latest: (tool) => generations.latest.query({ tool }),
    stop: (id) => withSignIn(() => generations.stop.mutate({ id })),
    resume: (id) => generations.resume.mutate({ id }),
    subscribe: subscribeToGeneration,
  }
}
