import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_1',
  STRIPE_PRICE_YEARLY: 'price_2',
  INTRO_OFFER: 'off',
}
const STRIPE_TEST = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
const HOSTED = { NODE_ENV: 'production', ALLOW_EMBEDDED: 'true', PUBLIC_URL: 'https://hooks.example' }

describe('a local demo', () => {
  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000', TRUST_PROXY: 'false', OPENAI_API_KEY: 'k' }, true],
    [STRIPE, true],
    [STRIPE_TEST, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.1.20' }, false],
    [{ PUBLIC_URL: 'https://hooks.example' }, false],
    [{ PUBLIC_URL: 'https://hooks.example', OPENAI_API_KEY: 'k' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ TRUST_PROXY: 'loopback' }, false],
    [HOSTED, false],
  ])('%j: %s', (env, isLocalDemo) => {
    const config = readConfig(env)
    expect(config.localDemo).toBe(isLocalDemo)
    expect(config.demoAccount).toBe(isLocalDemo)
  })

  it.each<[string, Record<string, string>, object]>([
    ['a local demo', {}, { plans: true, registration: 'open', testPaymentsGrant: true }],
    ['a server that others reach', HOSTED, { plans: false, registration: 'invite' }],
    ['one with Stripe', { ...HOSTED, ...STRIPE }, { plans: true, registration: 'open' }],
    [
      'a choice',
      { ...HOSTED, ...STRIPE, PLANS: 'off', REGISTRATION: 'closed' },
      { plans: false, registration: 'closed' },
    ],
    ['a choice in a demo', { PLANS: 'off', REGISTRATION: 'invite' }, { plans: false, registration: 'invite' }],
    [
      'allowances',
      { ...HOSTED, ALLOWANCE_PROMPTS: '300', ALLOWANCE_SPEECH: '0' },
      { allowances: { prompts: 300, searches: undefined, speechCharacters: 0 } },
    ],
  ])('decides the defaults: %s', (_, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected)
  })

  it.each([
    ['the sandbox', { PLANS: 'on' }, /PLANS=on needs STRIPE_\*[^]*ALLOW_SANDBOX=true/],
    ["Stripe's test keys", STRIPE_TEST, /STRIPE_SECRET_KEY is a test key[^]*ALLOW_SANDBOX=true/],
  ])(
    'has %s alone, unless the host insists, and then it gives nothing that costs the host money',
    (_, test, refusal) => {
      for (const reach of [{ HOST: '0.0.0.0' }, { TRUST_PROXY: '1' }, HOSTED]) {
        const env = { ...reach, ...test }
        expect(() => readConfig(env)).toThrow(refusal)
        expect(readConfig({ ...env, PLANS: 'off' })).toMatchObject({ plans: false })
        const allowed = { ...env, ALLOW_SANDBOX: 'true' }
        expect(readConfig(allowed)).toMatchObject({ plans: true, testPaymentsGrant: true })
        for (const key of ['OPENAI_API_KEY', 'TTS_API_KEY']) {
          expect(readConfig({ ...allowed, [key]: 'k' })).toMatchObject({ plans: true, testPaymentsGrant: false })
        }
      }
      expect(readConfig({ ...HOSTED, ...STRIPE, PLANS: 'on' })).toMatchObject({ payments: { account: 'stripe:live' } })
    },
  )
})
