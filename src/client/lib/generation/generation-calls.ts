import type { GenerationTool } from '../../../shared/features/generation/generations.constants.ts'
import type { Generation } from '../../../shared/features/generation/generations.schema.ts'
import { type ApiClient } from '../api/trpc.ts'
import { withSignIn } from '../session/with-sign-in.ts'
import { subscribeToGeneration } from './generation-events.ts'
import { type GenerationCalls } from './generation-reader.ts'

/** Connects the calls about generations to the API client of the page. */
export function connectGenerations({ generations }: ApiClient): GenerationCalls & {
  /** Returns the newest generation of a tool that has text or is running, or null. */
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
