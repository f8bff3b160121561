import { expect, it } from 'vitest'
import { describeDialects } from '../testing/database/dialects.ts'
import { insertUser } from '../testing/database/insert-user.ts'
import { createGenerationsRepository } from './generations.repository.ts'

describeDialects('a change of a result', (database) => {
  const TEN = { hooks: [10] }
  const NOW = new Date('2026-11-02T00:00:00.000Z')

  /** A repository with the result `id` of the user `id`. `meanwhile` changes its row before what the repository does next. */
  async function open(id: string) {
    const db = database()
    await insertUser(db, id)
    const repository = createGenerationsRepository(db)
    const content = { value: TEN, pieces: 10 }
    const input = { useInternetSearch: false }
    const createdAt = '2026-11-01T00:00:00.000Z'
    await repository.insertFinished(id, { id, tool: 'hooks', input, topic: 'bread', content, sources: [], createdAt })
    const meanwhile = (values: { content?: string; lease_owner?: string }) =>
      void db.updateTable('generations').set(values).where('id', '=', id).execute()
    return { repository, meanwhile, find: async () => (await repository.find(id, id))?.content }
  }

  it('is made again where somebody else has changed it meanwhile', async () => {
    const { repository, meanwhile, find } = await open('changed')
    const seen: unknown[] = []
    const changed = await repository.change(
      'changed',
      'changed',
      ({ content }) => {
        seen.push(content)
        if (seen.length === 1) meanwhile({ content: '{"hooks":[]}' })
        return { content: { hooks: [], of: seen.length }, warnings: [{ message: 'Two.', reason: 'other' }] }
      },
      NOW,
    )
    expect(seen).toEqual([TEN, { hooks: [] }])
    expect(changed).toMatchObject({ content: { of: 2 }, warnings: [{ message: 'Two.' }] })
    expect(await find()).toEqual({ hooks: [], of: 2 })
  })

  it('is not made while it is written', async () => {
    const { repository, meanwhile, find } = await open('written')
    let calls = 0
    const changing = repository.change(
      'written',
      'written',
      () => {
        calls += 1
        if (calls === 2) throw new Error('under way')
        meanwhile({ lease_owner: 'another' })
        return { content: {}, warnings: [] }
      },
      NOW,
    )
    await expect(changing).rejects.toThrow('under way')
    expect(await find()).toEqual(TEN)
  })

  it("is not made of somebody else's result", async () => {
    const { repository, find } = await open('own')
    expect(await repository.change('other', 'own', () => ({ content: {}, warnings: [] }), NOW)).toBeUndefined()
    expect(await find()).toEqual(TEN)
  })
})
