import { describe, expect, it } from 'vitest'
import { answerInstead } from '../src/shared/features/crisis/crisis.rules.ts'
import { Details } from '../src/shared/features/generation/details.schema.ts'
import { HookRequest } from '../src/shared/features/hooks/hooks.schema.ts'
import { PERSONAS } from './personas.data.ts'
import { SHAPES } from './topic.ts'
import { TOPICS } from './topics.ts'

describe('the table of topics', () => {
  it('has sixty with unique names, of every shape, for every persona', () => {
    expect(TOPICS).toHaveLength(60)
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(60)
    expect(SHAPES.filter((shape) => !TOPICS.some((topic) => topic.shape === shape))).toEqual([])
    const told = TOPICS.map(({ creator }) => creator?.contentNiche)
    expect(Object.values(PERSONAS).filter(({ contentNiche }) => !told.includes(contentNiche))).toEqual([])
  })

  it.each(TOPICS.map((topic) => [topic.id, topic] as const))('%s is a valid request', (_, topic) => {
    expect(HookRequest.parse(topic)).toMatchObject({ topic: topic.topic, platform: topic.platform, tone: topic.tone })
    expect(Details.parse(topic.details)).toEqual(topic.details)
    expect(answerInstead([topic.topic, ...topic.details]) !== undefined).toBe(topic.shape === 'crisis')
  })

  it('has canaries that occur in no text that a writer may repeat', () => {
    const repeated = TOPICS.filter(({ topic, details, sources = [], canaries = [] }) => {
      const given = [topic, ...details, ...sources.map(({ title, snippet }) => title + snippet)]
        .join('\n')
        .toLowerCase()
      return canaries.some((canary) => given.includes(canary.toLowerCase()))
    })
    expect(repeated).toEqual([])
  })
})
