import { describe, expect, it } from 'vitest'
import { openWriter, writeAs } from '../../testing/open-writer.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts'

const NOOR = 'noor@example.com'
const WAITS = { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://hookline.example' }
const REFUSAL = {
  message: 'Confirm your email address first: open the link that we sent you. Your allowance begins with it.',
  reason: 'unverified_email',
}

async function open(env: Record<string, string> = WAITS, options: TestAppOptions = {}) {
  const app = await createTestApp({ env, ...options })
  return { app, noor: await openWriter(app, NOOR) }
}

const post = (app: TestApp, cookie: string, url: string, payload: object = {}) =>
  app.http.inject({ method: 'POST', url, payload, headers: { cookie } })

const EVERY_TOOL = [
  ['/api/hooks/generate', { topic: 'bread' }],
  ['/api/scripts/generate', { topic: 'bread' }],
  ['/api/captions/generate', { content: 'bread' }],
  ['/api/conversations/{id}/refine', { userMessage: 'Shorter.' }],
  ['/api/tts/generate', { text: 'Hello there.' }],
] as const

describe('where mail is sent and everyone may sign up, a free allowance', () => {
  it.each(EVERY_TOOL)('begins with the confirmed address: %s', async (url, payload) => {
    const { app, noor } = await open()
    const conversation = await post(app, noor.cookie, '/api/conversations', {
      toolType: 'hook',
      originalPrompt: 'bread',
      currentContent: 'Bread is patience.',
    })
    const path = url.replace('{id}', conversation.json<{ id: string }>().id)
    const refused = await post(app, noor.cookie, path, payload)
    expect([refused.statusCode, refused.json<object>()]).toMatchObject([403, REFUSAL])
    expect([app.text.briefs, app.speech.said]).toEqual([[], []])
    const usage = await app.services.usage.overview(noor.userId)
    expect([usage.prompts.used, usage.speech.used]).toEqual([0, 0])

    await app.runDueJobs()
    const token = /verify-email\?token=([\w-]+)/u.exec(app.mailer.lastTo(NOOR).text)?.[1]
    expect((await post(app, noor.cookie, '/api/auth/verify-email', { token })).statusCode).toBe(200)
    expect((await post(app, noor.cookie, path, payload)).statusCode).toBe(200)
  })

  it('goes on for an account of an earlier version', async () => {
    const { app, noor } = await open()
    await app.db.updateTable('users').set({ confirms_first: null }).execute()
    expect((await noor.ask()).statusCode).toBe(200)
  })

  it('needs no confirmation by the host, nor in the account of whoever runs it', async () => {
    const { app } = await open({ ...WAITS, DEV_ACCESS_EMAILS: 'dev@example.com' })
    for (const email of ['demo@example.com', 'dev@example.com']) {
      const userId = await app.services.hostAccounts.ensure(email, 'a long enough secret')
      await app.services.usage.reservePrompt(userId, { id: email })
    }
  })

  it('is no part of a paid plan', async () => {
    const { app, noor } = await open()
    const reserved = await app.services.usage.reservePrompt(noor.userId, { id: 'w', hasAccess: true })
    expect(reserved.prompt).toBe('w')
  })

  it('is refused after what is not in the plan', async () => {
    const { app, noor } = await open(WAITS, { research: true })
    const asked = { topic: 'bread', useInternetSearch: true }
    const refused = await post(app, noor.cookie, '/api/hooks/generate', asked)
    expect(refused.json<object>()).toMatchObject({ reason: 'search_not_included' })
  })
})

describe('the allowance of a host without plans', () => {
  const HOST = { ...WAITS, PLANS: 'off' }

  it('begins with the confirmed address as well, also for searches', async () => {
    const { app, noor } = await open(HOST, { research: true })
    for (const useInternetSearch of [false, true]) {
      const refused = await post(app, noor.cookie, '/api/hooks/generate', { topic: 'bread', useInternetSearch })
      expect([refused.statusCode, refused.json<object>()]).toMatchObject([403, REFUSAL])
    }
  })

  it('is open to an owner', async () => {
    const { app, noor } = await open(HOST)
    await app.db.updateTable('users').set({ owner_since: '2026-11-20T12:00:00.000Z' }).execute()
    expect((await noor.ask()).statusCode).toBe(200)
  })
})

it.each([
  ['mail goes to a folder', { PUBLIC_URL: 'https://hookline.example' }],
  ['people are invited', { ...WAITS, REGISTRATION: 'invite' }],
])('a free allowance needs no confirmed address where %s', async (_why, env) => {
  const { app } = await open({ PUBLIC_URL: 'https://hookline.example' })
  const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const same = await createTestApp({ db: app.db, env })
  const answer = writeAs(same, id, '').watch()
  expect((await answer.next()).done).toBe(false)
  await answer.return()
})
