import { describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { type CheckResult } from '../../../shared/features/ai/ai.schema.ts'
import { createTestApp } from '../../testing/test-app.ts'

const AI = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'm-1', TTS_API_KEY: 'k' }

async function setUp(
  env: Record<string, string> = AI,
  access: Record<string, string> = { OWNER_EMAIL: 'noor@example.com' },
) {
  const app = await createTestApp({ env: { ...env, ...access } })
  const cookie = await app.signUp()
  await app.db.updateTable('users').set({ email_verified_at: '2026-11-20T00:00:00.000Z' }).execute()
  const check = (service: string, headers: Record<string, string> = { cookie }) =>
    app.http.inject({ method: 'POST', url: '/trpc/ai.check', payload: { service }, headers })
  const result = async (service: string) => (await check(service)).json<{ result: { data: CheckResult } }>().result.data
  return { app, cookie, check, result }
}

describe('a check of the AI', () => {
  it('reports model, address and response time, and costs no prompt', async () => {
    const { app, cookie, result } = await setUp()
    Object.assign(app.text, { check: () => app.clock.advance(1_250) })
    expect(await result('text')).toEqual({
      isWorking: true,
      name: 'm-1 at http://127.0.0.1:11434/v1',
      milliseconds: 1_250,
      message: null,
    })
    expect(await result('speech')).toMatchObject({ isWorking: true, name: expect.stringContaining('api.openai.com') })
    expect(app.speech.said).toMatchObject([{ text: 'Ready.' }])
    const { prompts } = (await app.http.inject({ url: '/trpc/subscription.usage', headers: { cookie } })).json<{
      result: { data: { prompts: { used: number } } }
    }>().result.data
    expect(prompts.used).toBe(0)
  })

  it('explains a failure to the person who can fix it', async () => {
    const { app, result } = await setUp()
    const sentence =
      "The AI service refused this server's key. Ask the person who runs this server to check OPENAI_API_KEY."
    Object.assign(app.text, { check: () => Promise.reject(new AppError('BAD_GATEWAY', sentence)) })
    expect(await result('text')).toMatchObject({
      isWorking: false,
      message: "The AI service refused this server's key. Check OPENAI_API_KEY.",
    })
    const nothing = 'The AI service answered nothing usable. Try again, or word the topic differently.'
    Object.assign(app.text, { check: () => Promise.reject(new AppError('BAD_GATEWAY', nothing)) })
    expect(await result('text')).toMatchObject({
      message: 'The AI service answered nothing usable. Another model may do better.',
    })
  })

  it("shows the owner the service's error message, on one line and shortened", async () => {
    const { app, result } = await setUp()
    const fail = (cause: Error) =>
      Object.assign(app.text, {
        check: () => Promise.reject(new AppError('BAD_GATEWAY', 'It failed.', { cause })),
      })
    fail(Object.assign(new Error('500 model runner\u001b[2J has\nstopped'), { status: 500 }))
    expect((await result('text')).message).toBe('It failed. It said: 500 model runner [2J has stopped')
    fail(Object.assign(new Error('x'.repeat(900)), { status: 500 }))
    expect((await result('text')).message?.length).toBeLessThan(350)
    fail(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' }))
    expect((await result('text')).message).toBe('It failed. The cause: connect ECONNREFUSED 127.0.0.1:9')
    fail(Object.assign(new Error('401 Incorrect API key: sk-very-secret'), { status: 401, code: 'invalid_api_key' }))
    expect((await result('text')).message).toBe('It failed. It said: 401 Incorrect API key: [hidden] (invalid_api_key)')
  })

  it('reports a missing setup without a call', async () => {
    const { app, result } = await setUp({})
    expect(await result('text')).toMatchObject({
      isWorking: false,
      name: null,
      message: expect.stringContaining('draft writer'),
    })
    expect(await result('speech')).toMatchObject({
      isWorking: false,
      name: null,
      message: expect.stringContaining('offline voice'),
    })
    expect(app.speech.said).toEqual([])
  })

  it('is for the owner and developers alone, ten times in 15 minutes', async () => {
    const stranger = await setUp(AI, {})
    const refused = await stranger.check('text')
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      403,
      'Only the owner of this server can check its AI.',
    ])
    expect((await stranger.check('text', {})).statusCode).toBe(401)
    const developer = await setUp(AI, { DEV_ACCESS_EMAILS: 'noor@example.com' })
    expect((await developer.check('mail')).statusCode).toBe(400)
    for (let count = 0; count < 10; count += 1) expect((await developer.check('text')).statusCode).toBe(200)
    const tooMany = await developer.check('text')
    expect([tooMany.statusCode, tooMany.headers['retry-after']]).toEqual([429, '900'])
  })
})
