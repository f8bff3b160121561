import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { type AddressInfo } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ArchiveUser, openArchiveUser } from '../../testing/archive-user.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** More text than the buffers of a connection hold, so that unread text waits in the server. */
const ITEMS = 160
/** Incompressible. */
const CONTENT = createHash('shake256', { outputLength: 75_000 }).update('bread').digest('base64')

let app: TestApp
let noor: ArchiveUser
let ids: string[]

beforeEach(async () => {
  app = await createTestApp()
  noor = await openArchiveUser(app, 'noor@example.com')
  ids = []
  for (let index = 0; index < ITEMS; index += 1) {
    const item = { title: `${index}`, content: CONTENT, tags: [] }
    const { id } = await app.services.library.save(noor.userId, { ...item, type: 'hook' })
    ids.push(id)
  }
  await app.services.library.bulk(noor.userId, { ids, action: { type: 'favorite', value: true } })
})

/** Starts a download over a real connection, reads the first bytes and pauses. */
async function pauseIn(path: string, body?: object): Promise<void> {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.http.server.address() as AddressInfo
  const headers = { cookie: noor.cookie, ...(body && { 'content-type': 'application/json' }) }
  const asking = httpRequest({ port, path, method: body ? 'POST' : 'GET', headers }).on('error', () => {})
  asking.end(body && JSON.stringify(body))
  await new Promise<void>((resolve) => {
    asking.once('response', (response) => {
      expect(response.statusCode).toBe(200)
      response
        .on('error', () => {})
        .once('data', () => {
          response.pause()
          resolve()
        })
    })
  })
}

describe('a paused download', () => {
  it.each<[string, (() => object)?]>([
    ['/api/library'],
    ['/api/library/favorites'],
    ['/api/library/export?format=json'],
    ['/api/library/export?format=txt'],
    ['/api/library/export', () => ({ format: 'csv', ids })],
    ['/api/library/archive'],
    ['/api/user/export'],
  ])(
    'does not delay the end of the server: %s',
    async (path, body) => {
      await pauseIn(path, body?.())
      const closed = app.close().then(() => 'closed')
      app.abortRunning()
      expect(await closed).toBe('closed')
    },
    20_000,
  )
})
