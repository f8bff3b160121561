import { describe, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const ITEM = { type: 'hook', content: 'Stop scrolling.' }

/** Two users with saved items, and a function to export some items. */
async function twoLibraries() {
  const { http, signUp } = await createTestApp()
  const post = (url: string, cookie: string | undefined, payload: object) =>
    http.inject({ method: 'POST', url, payload, ...(cookie && { headers: { cookie } }) })
  const noor = await signUp('noor@example.com')
  const omar = await signUp('omar@example.com')
  const keep = async (cookie: string, title: string) =>
    (await post('/api/library', cookie, { ...ITEM, title })).json<{ id: string }>().id
  return {
    ids: { first: await keep(noor, 'First'), second: await keep(noor, 'Second'), hers: await keep(omar, 'Hers') },
    exported: (payload: object, cookie: string | undefined = noor) => post('/api/library/export', cookie, payload),
    asNobody: (payload: object) => post('/api/library/export', undefined, payload),
  }
}

describe('an export of selected items', () => {
  it("contains the user's items in their order, and nobody else's", async () => {
    const { ids, exported } = await twoLibraries()
    const answer = await exported({ format: 'json', ids: [ids.second, ids.hers, 'unknown', ids.first] })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="hookline-library-[\d-]{10}\.json"$/u)
    expect(answer.json<{ title: string }[]>().map(({ title }) => title)).toEqual(['Second', 'First'])
  })

  it('is refused without a session, a format or an item', async () => {
    const { ids, exported, asNobody } = await twoLibraries()
    expect((await asNobody({ format: 'csv', ids: [ids.first] })).statusCode).toBe(401)
    for (const body of [{}, [], { format: 'csv' }, { format: 'csv', ids: [] }, { format: 'pdf', ids: [ids.first] }]) {
      expect((await exported(body)).statusCode).toBe(400)
    }
  })
})
