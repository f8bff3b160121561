import { expect, it } from 'vitest'
import { type HookGeneration } from '../../../shared/features/hooks/hooks.schema.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import { createHooksRepository } from './hooks.repository.ts'

const generation = (id: string, second: number): HookGeneration => ({
  id,
  topic: 'Zoë\'s 5 % 🍕 "one-pan" dinners',
  platform: 'TikTok',
  tone: 'casual',
  useInternetSearch: false,
  hooks: [{ id: `${id}-1`, hook: 'Still cooking for one like it’s four?', pattern: 'Question' }],
  sources: [{ title: 'Pans', url: 'https://pans.example/', snippet: '“one”' }],
  createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0, second)).toISOString(),
})

describeDialects('generations of hooks', (database) => {
  it('come back as they were stored, newest first, only to their owner', async () => {
    for (const id of ['u1', 'u2']) await insertUser(database(), id)
    const repository = createHooksRepository(database())
    await repository.insert('u1', generation('a', 1))
    await repository.insert('u1', generation('b', 2))
    await repository.insert('u2', generation('c', 3))
    expect(await repository.findNewest('u1', 10)).toEqual([generation('b', 2), generation('a', 1)])
    expect(await repository.findNewest('u1', 1)).toEqual([generation('b', 2)])
  })
})
