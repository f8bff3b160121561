import { describe, expect, it, vi } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { type ProviderState, type ProviderTest } from '../../../../shared/features/admin/providers.schema.ts'
import { PROVIDER_SETTINGS } from '../../../config/provider-lines.data.ts'
import { Environment } from '../../../config/schema.ts'
import { failAfter } from '../../../testing/fakes/fake-text-model.ts'
import { OWNER_EMAIL, openOwner } from '../../../testing/accounts/open-owner.ts'

const SECRETS = {
  OPENAI_API_KEY: 'sk-text-secret',
  OPENAI_BASE_URL: 'https://aiuser:aisecret@ai.example/v1',
  TTS_API_KEY: 'sk-voice-secret',
  TTS_BASE_URL: 'https://voiceuser:voicesecret@voice.example/v1',
  SMTP_URL: 'smtp://mailuser:mailsecret@mail.example:587',
}

async function open(options: Parameters<typeof openOwner>[0] = {}) {
  const owner = await openOwner(options)
  const find = async (service: string) =>
    (await owner.query<ProviderState[]>('providers.list')).data.find((row) => row.service === service)
  const test = (service: string) => owner.mutate<ProviderTest>('providers.test', { service })
  return { ...owner, find, test }
}

describe('the list of providers', () => {
  it('says what answers for each service and which variables decide', async () => {
    const { query } = await open()
    const { data } = await query<ProviderState[]>('providers.list')
    expect(data.map(({ service }) => service)).toEqual([
      'text',
      'speech',
      'research',
      'identity',
      'mail',
      'payments',
      'audio-store',
      'database',
    ])
    expect(data[4]).toMatchObject({
      adapter: 'outbox',
      variables: [
        { name: 'SMTP_URL', isSet: false },
        { name: 'MAIL_FROM', isSet: false },
      ],
    })
    expect(data[2]).toMatchObject({ adapter: 'none', canTest: false })
  })

  it('shows where a service is, and no secret', async () => {
    const { query } = await open({ env: SECRETS })
    const { body, data } = await query<ProviderState[]>('providers.list')
    expect(data[0]).toMatchObject({ note: 'https://ai.example/v1', canTest: true })
    expect(data[0]?.variables).toContainEqual({ name: 'OPENAI_API_KEY', isSet: true })
    expect(body).not.toMatch(/aisecret|voicesecret|mailsecret|sk-[a-z]+-secret|aiuser|voiceuser|mailuser/u)
  })

  it('calls no service', async () => {
    const { app, find } = await open({ env: SECRETS, research: true })
    expect(await find('text')).toMatchObject({ lastSuccess: null, lastFailure: null })
    expect(app.mailer.sent).toHaveLength(0)
  })

  it('has the last answer and the last failure of this process', async () => {
    const { app, headers, find } = await open()
    const write = () =>
      app.http.inject({ method: 'POST', url: '/api/hooks/generate', headers, payload: { topic: 'bread' } })
    await write()
    const before = app.clock.now().toISOString()
    await app.clock.advance(60_000)
    const problem = 'Not there. Ask the person who runs this server to check the key.'
    app.text.script = failAfter(0, new AppError('BAD_GATEWAY', problem))
    await write()
    expect(await find('text')).toMatchObject({
      lastSuccess: { at: before, operation: 'writeHooks' },
      lastFailure: { at: app.clock.now().toISOString(), reason: 'Not there. Check the key.' },
      queue: { waiting: 0, running: 0, breaker: 'closed', until: null },
    })
  })

  it('says that a service is not called after failures in a row, and until when', async () => {
    const { app, headers, find } = await open()
    app.text.script = failAfter(0, new AppError('BAD_GATEWAY', 'Not there.'))
    for (let i = 0; i < 5; i += 1) {
      await app.http.inject({ method: 'POST', url: '/api/hooks/generate', headers, payload: { topic: 'bread' } })
    }
    const until = new Date(app.clock.now().getTime() + 30_000).toISOString()
    expect(await find('text')).toMatchObject({ queue: { breaker: 'open', until } })
  })
})

describe('the test of a provider', () => {
  it('makes one call and says how long it took', async () => {
    const { app, test, find } = await open({ env: SECRETS })
    app.text.check = async () => {}
    expect(await test('text')).toMatchObject({ status: 200, data: { isWorking: true, message: null } })
    expect(await find('text')).toMatchObject({ lastSuccess: { operation: 'check' } })
  })

  it.each(['speech', 'mail', 'payments', 'audio-store', 'database', 'research'])('works for %s', async (service) => {
    const { app, test } = await open({ research: true })
    expect(await test(service)).toMatchObject({ status: 200, data: { isWorking: true, message: null } })
    expect(app.mailer.sent.map(({ to }) => to)).toEqual(service === 'mail' ? [OWNER_EMAIL] : [])
    expect(app.audioStore.files.size).toBe(0)
  })

  it('says what failed and what to do', async () => {
    const { app, test, find } = await open({ env: SECRETS })
    const cause = Object.assign(new Error('401 no such key: sk-very-secret'), { status: 401, code: 'bad_key' })
    const problem = 'Refused. Ask the person who runs this server to check the key.'
    app.text.check = () => Promise.reject(new AppError('BAD_GATEWAY', problem, { cause }))
    const said = 'Refused. Check the key. It said: 401 no such key: [hidden] (bad_key)'
    const { data } = await test('text')
    expect(data).toMatchObject({ isWorking: false, message: said })
    expect(await find('text')).toMatchObject({ lastFailure: { reason: said } })
  })

  it('is in the log where it failed, and so is any other call, with what the service said and no secret', async () => {
    const { app, test, headers } = await open({ env: SECRETS })
    const warn = vi.spyOn(app.http.log, 'warn')
    const cause = Object.assign(new Error('535 5.7.8 password=hunter2 refused'), { code: 'EAUTH', responseCode: 535 })
    const failure = new AppError('BAD_GATEWAY', 'Not sent.', { cause })
    app.mailer.failure = failure
    app.text.script = failAfter(0, failure)
    await test('mail')
    const start = { topic: 'bread', platform: 'YouTube', tone: 'casual' }
    await app.http.inject({ method: 'POST', url: '/trpc/hooks.start', headers, payload: start })
    const told = { name: 'Error', status: 535, code: 'EAUTH', said: '535 5.7.8 password=[hidden] refused' }
    await expect
      .poll(() => warn.mock.calls.map(([details]) => details))
      .toEqual([
        expect.objectContaining({ service: 'mail', operation: 'send', cause: expect.objectContaining(told) }),
        expect.objectContaining({ service: 'text', operation: 'writeHooks', cause: expect.objectContaining(told) }),
      ])
  })

  it('is not there where nothing is set up', async () => {
    const { test } = await open({ env: { PLANS: 'off' }, speech: false })
    for (const service of ['text', 'speech', 'research', 'identity', 'payments']) {
      expect((await test(service)).status).toBe(404)
    }
    expect((await test('everything')).status).toBe(400)
  })

  it('is limited to a few in a minute', async () => {
    const { app, test } = await open()
    for (let i = 0; i < 6; i += 1) expect((await test('database')).status).toBe(200)
    expect((await test('database')).status).toBe(429)
    await app.clock.advance(60_000)
    expect((await test('database')).status).toBe(200)
  })
})

describe('the lines for .env', () => {
  it('name variables of this version', () => {
    for (const { variables, lines } of Object.values(PROVIDER_SETTINGS)) {
      const named = [...lines.matchAll(/^([A-Z\d_]+)=/gmu)].map(([, name]) => name)
      expect(named.length).toBeGreaterThan(0)
      for (const name of [...variables, ...named]) expect(Object.keys(Environment.shape)).toContain(name)
    }
  })
})
