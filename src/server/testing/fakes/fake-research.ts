import { type Source } from '../../../shared/features/generation/generation.schema.ts'
import { type Research } from '../../providers/research/research.port.ts'

/** A search with answers that a test sets. */
export interface FakeResearch extends Research {
  /** Queries, oldest first. */
  readonly queries: string[]
  /** Sets the answer of the next searches. */
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
