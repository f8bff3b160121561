import { TONES } from '../src/shared/features/generation/generation.constants.ts'
import { HOOK_PLATFORMS } from '../src/shared/features/hooks/hooks.constants.ts'
import { PERSONAS } from './personas.data.ts'
import { type EvalTopic, type TopicRow } from './topic.ts'
import { TOPIC_ROWS } from './topics.data.ts'

/** Every topic of the table. Platforms and tones rotate, so that each shape has several of them. */
export const TOPICS: readonly EvalTopic[] = TOPIC_ROWS.map(toEvalTopic)

/** A row as a request. Its index determines platform, tone and seed. */
export function toEvalTopic(row: TopicRow, place: number): EvalTopic {
  return {
    ...row,
    details: row.details ?? [],
    language: row.language ?? 'en',
    creator: row.persona ? { ...PERSONAS[row.persona], contentGoals: [...PERSONAS[row.persona].contentGoals] } : null,
    platform: HOOK_PLATFORMS[place % HOOK_PLATFORMS.length] ?? 'YouTube',
    tone: TONES[place % TONES.length] ?? 'casual',
    seed: place + 1,
  }
}
