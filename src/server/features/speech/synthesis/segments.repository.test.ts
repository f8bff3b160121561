import { expect, it } from 'vitest'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { createSegmentsRepository } from './segments.repository.ts'

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 20, 12, 0, second))
const segment = (hash: string, bytes = 40) => ({ hash, fileKey: `segments/u1/${hash}.pcm`, bytes })

describeDialects('cached pieces', (database) => {
  async function open() {
    for (const id of ['u1', 'u2']) await insertUser(database(), id)
    return createSegmentsRepository(database())
  }
  const loadHashes = async (userId: string) => {
    const rows = database().selectFrom('speech_segments').select('hash').where('user_id', '=', userId)
    return (await rows.orderBy('created_at').orderBy('hash').execute()).map(({ hash }) => hash)
  }

  it('are found by their owner for a day, which a use renews', async () => {
    const repository = await open()
    await repository.insert('u1', segment('a'), at(1))
    expect(await repository.find('u1', 'a', at(1))).toEqual(segment('a'))
    expect(await repository.find('u2', 'a', at(1))).toBeUndefined()
    expect(await repository.find('u1', 'a', at(2))).toBeUndefined()
    await repository.insert('u1', segment('a', 44), at(3))
    expect(await repository.find('u1', 'a', at(2))).toEqual(segment('a', 44))
  })

  it("are evicted beyond a user's limit in number or bytes, the oldest first", async () => {
    const repository = await open()
    for (const [second, hash] of ['a', 'b', 'c', 'd'].entries()) {
      await repository.insert('u1', segment(hash), at(second))
      await repository.insert('u2', segment(hash, 400), at(second))
    }
    expect(await repository.forgetBeyond('u1', 4, 160)).toEqual([])
    expect(await repository.forgetBeyond('u1', 3, 160)).toEqual(['segments/u1/a.pcm'])
    expect((await repository.forgetBeyond('u1', 3, 79)).toSorted()).toEqual(['segments/u1/b.pcm', 'segments/u1/c.pcm'])
    expect([await loadHashes('u1'), await loadHashes('u2')]).toEqual([['d'], ['a', 'b', 'c', 'd']])
  })

  it('are deleted a hundred at a time, also by two parallel rounds', async () => {
    const repository = await open()
    const row = { user_id: 'u1', file_key: 'segments/u1/x.pcm', bytes: 40 }
    const values = Array.from({ length: 350 }, (_, index) => {
      const hash = String(index).padStart(3, '0')
      return { ...row, hash, created_at: at(index % 50).toISOString() }
    })
    await database().insertInto('speech_segments').values(values).execute()
    expect(await repository.forgetBeyond('u1', 1_000, 400)).toHaveLength(100)
    const both = await Promise.all([1, 2].map(() => repository.forgetBeyond('u1', 50, 1_000_000)))
    expect(both.flat().length).toBeGreaterThanOrEqual(100)
    expect(both.flat().length).toBeLessThanOrEqual(200)
    while ((await repository.forgetBeyond('u1', 50, 1_000_000)).length > 0);
    const left = await loadHashes('u1')
    expect(left).toHaveLength(50)
    expect(left.at(-1)).toBe('349')
    expect(await repository.forgetBeyond('u1', 0, 0)).toHaveLength(50)
  })
})
