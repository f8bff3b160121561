import { readFileSync } from 'node:fs'
import BetterSqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { openStorage, sqliteFile } from '../../runtime/storage.ts'
import { withFolder } from '../../testing/child-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** Words in all data of the deleted user, and of another user whose data stay. */
const LEAVING = 'Xylographie'
const STAYING = 'Quarzuhrwerk'

/** Occurrences of a word in a file, ignoring case. */
const count = (file: string, word: string): number =>
  readFileSync(file).toString('latin1').toLowerCase().split(word.toLowerCase()).length - 1

/** Writes a word into every text field that a user has, often enough for pages of the file to be split and moved. */
async function useEverything(app: TestApp, cookie: string, word: string): Promise<void> {
  const post = async (url: string, payload: object) => {
    const response = await app.http.inject({ method: 'POST', url, payload, headers: { cookie } })
    expect(response.statusCode, `${url} ${response.body}`).toBeLessThan(300)
    return response.json<{ id: string; clientSecret: string }>()
  }
  await post('/api/user/onboarding', { contentNiche: word, targetAudience: word, contentGoals: [] })
  const video = await post('/api/videos', { topic: word, title: word, hook: `${word} in bread`, details: [word] })
  await post('/api/hooks/generate', { topic: word })
  await post('/api/scripts/generate', { topic: word, videoId: video.id })
  await post('/api/captions/generate', { content: word })
  await post('/api/tts/generate', { text: word })
  const { clientSecret } = await post('/api/create-subscription', { plan: 'monthly' })
  await app.sandbox?.pages.pay(clientSecret, { number: '4242424242424242', expiry: '12/40', cvc: '123' })
  const talk = { toolType: 'hook', originalPrompt: word, currentContent: `${word} in bread` }
  const { id } = await post('/api/conversations', talk)
  await post(`/api/conversations/${id}/save`, {})
  for (let at = 0; at < 60; at += 1) {
    const content = `${word} ${at} ${'bread '.repeat((at * 37) % 900)}${word}`
    const item = await post('/api/library', { title: `${word} ${at}`, content, type: 'hook', tags: [word] })
    if (at % 3 === 0) {
      const [url, payload] = [`/api/library/${item.id}`, { content: `${word} ${'a '.repeat(at * 20)}${word}` }]
      await app.http.inject({ method: 'PUT', url, payload, headers: { cookie } })
    }
    const scheduledDate = new Date(Date.UTC(2026, 11, 1, at)).toISOString()
    await post('/api/planner', { libraryItemId: item.id, platform: 'TikTok', scheduledDate, description: word })
  }
}

it('deleting an account removes its data from the database file and its log, and keeps that of others', () =>
  withFolder(async (dataDir) => {
    const storage = await openStorage({ database: { kind: 'sqlite' }, dataDir })
    const app = await createTestApp({ db: storage.db })
    const file = sqliteFile(dataDir)
    const [leaving, staying] = [await app.signUp(`${LEAVING}@example.com`), await app.signUp(`${STAYING}@example.com`)]
    // In parallel, so that the rows of both are adjacent.
    await Promise.all([useEverything(app, leaving, LEAVING), useEverything(app, staying, STAYING)])
    expect(count(file, LEAVING) + count(`${file}-wal`, LEAVING)).toBeGreaterThan(200)

    // As a backup does while it copies.
    const reader = new BetterSqlite(file, { readonly: true })
    reader.exec('begin; select count(*) from users')
    const gone = await app.http.inject({ method: 'DELETE', url: '/api/user/account', headers: { cookie: leaving } })
    expect(gone.statusCode).toBe(200)
    expect(count(`${file}-wal`, LEAVING)).toBeGreaterThan(0)
    expect(app.mailer.forgotten).toEqual([`${LEAVING}@example.com`])
    reader.close()

    await app.services.account.sweep()
    expect(count(`${file}-wal`, LEAVING)).toBe(0)
    expect(count(file, LEAVING)).toBe(0)
    expect(count(file, STAYING)).toBeGreaterThan(100)
    await app.close()
    await storage.close()
  }))
