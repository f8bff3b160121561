import { type Source } from '../../../shared/features/generation/generation.schema.ts'
import { type Research } from '../../providers/research/research.port.ts'

/** A search with answers that a test decides. */
export interface FakeResearch extends Research {
  /** What was searched for, oldest first. */
  readonly queries: string[]
  /** Replaces what the next searches answer. */
  answer: (signal: AbortSignal, query: string) => Promise<Source[]>
}

export const FOUND: Source = {
  title: 'Bread, slowly',
  url: 'https://bread.example/slow',
  snippet: 'A cold oven is the reason.',
}

export function createFakeResearch(): FakeResearch {
  const queries: string[] = []
  return {
    name: 'Fake search',
    queries,
    answer: async () => [FOUND],
    search(query, signal) {
      queries.push(query)
      return this.answer(signal, query)
    },
  }
}
