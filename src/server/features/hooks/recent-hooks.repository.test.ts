import { expect, it } from 'vitest'
import { createGenerationsRepository } from '../../generation/generations.repository.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { createRecentHooksRepository } from './recent-hooks.repository.ts'

describeDialects('recent hooks', (database) => {
  it('are the newest of their user as they are stored, without results of other tools', async () => {
    const db = database()
    for (const user of ['u1', 'u2']) await insertUser(db, user)
    const generations = createGenerationsRepository(db)
    const add = (user: string, id: string, tool: 'hooks' | 'captions', day: number) =>
      generations.insertFinished(user, {
        id,
        tool,
        input: { useInternetSearch: false },
        topic: 'bread',
        content: { value: { [tool]: [`"${id}" 🍞`] }, pieces: 1 },
        sources: [],
        createdAt: `2026-11-0${day}T00:00:00.000Z`,
      })
    await add('u1', 'old', 'hooks', 1)
    await add('u1', 'same-a', 'hooks', 2)
    await add('u1', 'same-b', 'hooks', 2)
    await add('u1', 'caption', 'captions', 3)
    await add('u2', 'other', 'hooks', 4)
    const stored = createRecentHooksRepository(db)
    expect((await stored.findNewest('u1', 9)).map(({ id }) => id)).toEqual(['same-b', 'same-a', 'old'])
    expect(await stored.findNewest('u1', 1)).toEqual([
      {
        id: 'same-b',
        state: 'done',
        input: '{"useInternetSearch":false}',
        content: String.raw`{"hooks":["\"same-b\" 🍞"]}`,
        sources: '[]',
        created_at: '2026-11-02T00:00:00.000Z',
      },
    ])
  })
})
