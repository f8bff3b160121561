import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('config', () => {
  it('works with an empty environment', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      database: { kind: 'sqlite' },
      text: { kind: 'draft', isPaced: true },
      production: false,
      demoAccount: true,
    })
  })

  it('names every problem at once', () => {
    const env = {
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'hookline',
      LOG_LEVEL: 'loud',
      NODE_ENV: 'production',
    }
    expect(() => readConfig(env)).toThrow(
      expect.objectContaining({
        problems: expect.arrayContaining([
          expect.stringContaining('PORT'),
          expect.stringContaining('DATABASE_URL'),
          expect.stringContaining('PUBLIC_URL'),
          expect.stringContaining('LOG_LEVEL'),
          expect.stringContaining('ALLOW_EMBEDDED'),
        ]),
      }),
    )
  })

  it.each([
    ['1', true],
    ['127.0.0.1, 10.0.0.0/8', true],
    ['loopback', true],
    ['true', false],
    ['yes', false],
  ])('TRUST_PROXY=%s is taken: %s', (TRUST_PROXY, taken) => {
    if (taken) expect(readConfig({ TRUST_PROXY }).trustProxy).not.toBe(false)
    else expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY')
  })

  it('says what is wrong with DATABASE_URL without showing it', () => {
    const read = () => readConfig({ DATABASE_URL: 'postgres://hook:s3cret#pw@db.example/hookline' })
    expect(read).toThrow(/DATABASE_URL .*encode special characters/)
    expect(read).not.toThrow(/s3cret/)
  })

  it.each([
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535'],
    [{ TEXT_CONCURRENCY: '0' }, 'TEXT_CONCURRENCY must be a whole number from 1 to 1000'],
    [{ DATABASE_POOL: '2.5' }, 'DATABASE_POOL must be a whole number from 1 to 1000'],
    [{ DRAIN_SECONDS: '-5' }, 'DRAIN_SECONDS must be a whole number from 0 to 600'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test, or not set'],
  ])('describes the valid values for %o', (env, problem) => {
    expect(() => readConfig(env)).toThrow(expect.objectContaining({ problems: [problem] }))
  })

  it.each([
    ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
    ['OPENAI_KEY', 'OPENAI_API_KEY'],
    ['openai_api_key', 'OPENAI_API_KEY'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['S3_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['Port', 'PORT'],
  ])('names the variable that %s is probably meant to be', (given, meant) => {
    const warning = `${given} is no variable of Hookline's. Did you mean ${meant}?`
    expect(readConfig({ [given]: '1' }).warnings).toEqual([warning])
    expect(() => readConfig({ [given]: '1', TEXT_CONCURRENCY: '0' })).toThrow(warning)
  })

  it('ignores variables of other programs', () => {
    const names = ['HOME', 'PATH', 'MAIL', 'TERM', 'POST', 'HOSTNAME', 'LOGNAME', 'PGPORT', 'NODE_OPTIONS', 'NODE_PATH']
    const services = ['OPENAI_ORG_ID', 'OPENAI_API_BASE', 'STRIPE_API_KEY', 'FIREBASE_TOKEN', 'SMTP_USER', 'SMTP_HOST']
    const own = { OPENAI_API_KEY: 'k', OPENAI_APIKEY: 'of another program' }
    const others = Object.fromEntries(
      [...names, ...services, 'XDG_DATA_DIRS', 'TEST_DATABASE_URL'].map((n) => [n, '1']),
    )
    expect(readConfig({ ...others, ...own }).warnings).toEqual([])
  })

  it('warns where PUBLIC_URL is missing on a public server', () => {
    for (const env of [{ TRUST_PROXY: '1' }, { NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }]) {
      expect(readConfig(env).warnings).toEqual([expect.stringContaining('PUBLIC_URL is not set')])
      expect(readConfig({ ...env, PUBLIC_URL: 'https://hookline.example' }).warnings).toEqual([])
    }
    expect(readConfig({ TRUST_PROXY: 'false' }).warnings).toEqual([])
  })

  it('has a schedule of backups for SQLite, by a time of day', () => {
    expect(readConfig({})).toMatchObject({ backup: { at: undefined, keep: 7 } })
    expect(readConfig({ BACKUP_AT: '03:30', BACKUP_KEEP: '2' })).toMatchObject({ backup: { at: '03:30', keep: 2 } })
    for (const at of ['3:30', '24:00', '03:60', 'daily']) {
      expect(() => readConfig({ BACKUP_AT: at })).toThrow('BACKUP_AT must be a time of day such as 03:30')
    }
    expect(() => readConfig({ BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP must be a whole number')
    const postgres = { DATABASE_URL: 'postgres://user@127.0.0.1/hookline', BACKUP_AT: '03:30' }
    expect(readConfig(postgres).warnings).toEqual([expect.stringContaining('pg_dump')])
  })

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', OPENAI_API_KEY: ' ' })).toMatchObject({ port: 3000, text: { kind: 'draft' } })
  })

  it('needs ALLOW_EMBEDDED in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('ALLOW_EMBEDDED')
    expect(readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' })).toMatchObject({ production: true })
  })

  const firebase = {
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'hook.firebaseapp.com',
    FIREBASE_PROJECT_ID: 'hook',
    FIREBASE_APP_ID: '1:2:web:3',
    FIREBASE_SERVICE_ACCOUNT: '{"project_id":"hook","client_email":"a@b.example","private_key":"pem"}',
  }

  it('uses Firebase where its whole group is set, without a demo account', () => {
    expect(readConfig(firebase)).toMatchObject({
      identity: { kind: 'firebase', projectId: 'hook', serviceAccount: { client_email: 'a@b.example' } },
      demoAccount: false,
    })
    const { FIREBASE_SERVICE_ACCOUNT: _, ...group } = firebase
    const emulated = readConfig({ ...group, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })
    expect(emulated.identity).toMatchObject({ emulatorHost: '127.0.0.1:9099', serviceAccount: undefined })
  })

  it.each([
    [
      { FIREBASE_API_KEY: 'key', FIREBASE_APP_ID: '1' },
      'FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, FIREBASE_SERVICE_ACCOUNT',
    ],
    [{ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN'],
    [{ ...firebase, FIREBASE_SERVICE_ACCOUNT: '/no/such/file' }, 'FIREBASE_SERVICE_ACCOUNT must be the JSON'],
    [
      { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', NODE_ENV: 'production' },
      'must not be set in production',
    ],
    [{ SMTP_URL: 'smtp://mail.example', NODE_ENV: 'production' }, 'PUBLIC_URL must be set'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be smtp://user:password@host:port or smtps://'],
    [{ MAIL_FROM: 'Hook\r\nBcc: x@y.example' }, 'MAIL_FROM'],
    [{ DEV_ACCESS_EMAILS: 'dev@hook.example', NODE_ENV: 'production' }, 'DEV_ACCESS_EMAILS must not be set'],
    [{ DEV_ACCESS_EMAILS: 'dev@hook.example, nobody' }, 'DEV_ACCESS_EMAILS must be e-mail addresses'],
    [{ TERMS_URL: 'javascript:alert(1)' }, 'TERMS_URL must be an http'],
    [{ SEARXNG_URL: '127.0.0.1:8888' }, 'SEARXNG_URL must be an http'],
    [{ SEARXNG_URL: 'ftp://search.example' }, 'SEARXNG_URL must be an http'],
    [{ TTS_BASE_URL: '127.0.0.1:8880' }, 'TTS_BASE_URL must be an http'],
    [{ TTS_VOICES: 'alloy' }, 'TTS_VOICES must be JSON that names voices'],
    [{ TTS_VOICES: '{"bella":"af_bella"}' }, 'ours are alloy, echo, fable, onyx, nova, shimmer'],
    [{ S3_BUCKET: 'audio' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set as well'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
    [{ S3_BUCKET: '../other', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' }, 'S3_BUCKET must be the name'],
  ])('refuses %o', (env, problem) => {
    expect(() => readConfig({ ALLOW_EMBEDDED: 'true', ...env })).toThrow(problem)
  })

  it('configures any compatible speech server and any bucket', () => {
    expect(readConfig({})).toMatchObject({ speech: { kind: 'offline' }, audioStore: { kind: 'local' } })
    const local = { TTS_BASE_URL: 'http://127.0.0.1:8880/v1', TTS_VOICES: '{"alloy":"af_alloy"}' }
    expect(readConfig({ ...local, TTS_MODEL: 'kokoro' }).speech).toEqual({
      kind: 'openai',
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:8880/v1',
      model: 'kokoro',
      voices: { alloy: 'af_alloy' },
    })
    const bucket = { S3_BUCKET: 'audio', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(readConfig(bucket).audioStore).toMatchObject({ kind: 's3', region: 'us-east-1', endpoint: undefined })
  })

  const stripe = {
    STRIPE_SECRET_KEY: 'rk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    STRIPE_PRICE_MONTHLY: 'price_m',
    STRIPE_PRICE_YEARLY: 'price_y',
  }

  it('uses Stripe where its whole group is set, with a coupon unless the offer is off', () => {
    expect(readConfig({}).payments).toEqual({ kind: 'sandbox' })
    expect(() => readConfig(stripe)).toThrow(/STRIPE_INTRO_COUPON_ID .*INTRO_OFFER=off/)
    expect(readConfig({ ...stripe, STRIPE_INTRO_COUPON_ID: 'c' }).payments).toMatchObject({ introCouponId: 'c' })
    expect(readConfig({ ...stripe, INTRO_OFFER: 'off' })).toMatchObject({
      payments: { kind: 'stripe', introCouponId: undefined },
      introOffer: false,
    })
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk', INTRO_OFFER: 'off' })).toThrow(
      /STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_YEARLY/,
    )
  })

  it('needs no ALLOW_EMBEDDED in production once identity, payments and mail are configured', () => {
    const env = {
      ...firebase,
      ...stripe,
      INTRO_OFFER: 'off',
      SMTP_URL: 'smtps://mail.example',
      PUBLIC_URL: 'https://hook.example',
    }
    expect(readConfig({ ...env, NODE_ENV: 'production' })).toMatchObject({ production: true, mail: { kind: 'smtp' } })
    expect(() => readConfig({ ...firebase, ...stripe, INTRO_OFFER: 'off', NODE_ENV: 'production' })).toThrow(
      /ALLOW_EMBEDDED .*SMTP_URL/,
    )
  })

  it('limits the prompts of the whole server where HOST_DAILY_PROMPTS is set', () => {
    expect(readConfig({}).hostDailyPrompts).toBeUndefined()
    expect(readConfig({ HOST_DAILY_PROMPTS: '500' }).hostDailyPrompts).toBe(500)
    for (const wrong of ['many', '0.5', '0']) {
      const message = 'HOST_DAILY_PROMPTS must be a whole number from 1'
      expect(() => readConfig({ HOST_DAILY_PROMPTS: wrong })).toThrow(message)
    }
  })

  it('uses an AI where a key or a base URL is set', () => {
    expect(readConfig({ OPENAI_API_KEY: 'k' }).text).toMatchObject({ kind: 'openai', apiKey: 'k' })
    expect(readConfig({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'm' }).text).toEqual({
      kind: 'openai',
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'm',
      limits: {},
    })
  })

  it('looks for a local AI where none is configured, unless switched off or in production', () => {
    const production = { NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' }
    expect(readConfig({}).local).toMatchObject({ text: { model: undefined }, speech: { model: undefined } })
    expect(readConfig({ OPENAI_MODEL: 'm', TTS_MODEL: 'v' }).local).toMatchObject({
      text: { model: 'm' },
      speech: { model: 'v' },
    })
    for (const env of [{ LOCAL_AI: 'off' }, production]) {
      expect(readConfig(env).local).toEqual({ text: undefined, speech: undefined })
    }
    expect(readConfig({ ...production, LOCAL_AI: 'on' }).local).toMatchObject({ text: {}, speech: {} })
    expect(readConfig({ OPENAI_API_KEY: 'k' }).local).toMatchObject({ text: undefined, speech: {} })
    expect(readConfig({ TTS_BASE_URL: 'http://127.0.0.1:8880/v1' }).local).toMatchObject({
      text: {},
      speech: undefined,
    })
    expect(() => readConfig({ LOCAL_AI: 'maybe' })).toThrow('LOCAL_AI must be on or off')
  })

  it('gives the draft writer its pace unless that is switched off', () => {
    expect(readConfig({ DRAFT_PACE: 'off' }).text).toEqual({ kind: 'draft', isPaced: false })
    expect(() => readConfig({ DRAFT_PACE: 'slow' })).toThrow('DRAFT_PACE must be on or off')
  })

  it("uses the writer's own number of parallel texts unless it is set", () => {
    expect(readConfig({}).textConcurrency).toBeUndefined()
    expect(readConfig({ TEXT_CONCURRENCY: '3' }).textConcurrency).toBe(3)
  })

  it("overrides the writer's time limits where they are set", () => {
    const env = { OPENAI_API_KEY: 'k', TEXT_FIRST_TOKEN_SECONDS: '240', TEXT_TOTAL_SECONDS: '900' }
    expect(readConfig(env).text).toMatchObject({ limits: { firstTokenMs: 240_000, totalMs: 900_000 } })
  })

  it.each(['0', '291', '1.5', 'soon'])('refuses a first-token limit of %s seconds', (TEXT_FIRST_TOKEN_SECONDS) => {
    expect(() => readConfig({ TEXT_FIRST_TOKEN_SECONDS })).toThrow(
      'TEXT_FIRST_TOKEN_SECONDS must be a whole number of seconds from 1 to 290',
    )
  })

  it('searches with SearXNG where it is set, else with OpenAI where that writes, else not at all', () => {
    const key = { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' }
    const SEARXNG_URL = 'http://127.0.0.1:8888/searx'
    expect(readConfig({}).research).toEqual({ kind: 'none' })
    expect(readConfig({ SEARXNG_URL: ' ' }).research).toEqual({ kind: 'none' })
    expect(readConfig({ SEARXNG_URL }).research).toEqual({ kind: 'searxng', url: SEARXNG_URL })
    expect(readConfig({ ...key, SEARXNG_URL }).research).toEqual({ kind: 'searxng', url: SEARXNG_URL })
    expect(readConfig(key).research).toEqual({ kind: 'openai', apiKey: 'k', model: 'm' })
    expect(readConfig({ ...key, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }).research).toEqual({ kind: 'none' })
  })

  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['192.168.1.5', false],
  ])('the demo account on %s: %s', (HOST, there) => {
    expect(readConfig({ HOST }).demoAccount).toBe(there)
  })

  it('has no demo account in production', () => {
    expect(readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }).demoAccount).toBe(false)
  })
})
