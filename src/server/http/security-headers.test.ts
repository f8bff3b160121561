import { describe, expect, it } from 'vitest'
import { createFakeIdentity } from '../testing/fakes/fake-identity.ts'
import { createTestApp } from '../testing/test-app.ts'

const FIREBASE = {
  FIREBASE_API_KEY: 'browser key',
  FIREBASE_AUTH_DOMAIN: 'hook.example',
  FIREBASE_PROJECT_ID: 'hook-project',
  FIREBASE_APP_ID: 'hook-app',
}
const ACCOUNT = JSON.stringify({ project_id: 'hook-project', client_email: 'a@hook.example', private_key: 'secret' })

/** The content security policy of an answer, by directive. */
async function readPolicy(env: Record<string, string>): Promise<Record<string, string>> {
  const app = await createTestApp({ env, identity: createFakeIdentity() })
  const { headers } = await app.http.inject('/healthz')
  await app.close()
  const directives = String(headers['content-security-policy']).split(';')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ')
      return [name, values.join(' ')]
    }),
  )
}

describe('HTTPS', () => {
  const readTransport = async (env: Record<string, string>) => {
    const app = await createTestApp({ env })
    const { headers } = await app.http.inject('/healthz')
    await app.close()
    return headers['strict-transport-security']
  }

  it('is enforced for a year where the public address has it, and nowhere else', async () => {
    expect(await readTransport({ PUBLIC_URL: 'https://hookline.example' })).toBe('max-age=31536000')
    expect(await readTransport({})).toBeUndefined()
  })
})

describe('the connections that a page may open', () => {
  it('are to this server alone with local accounts', async () => {
    const policy = await readPolicy({})
    expect(policy).toMatchObject({ 'default-src': "'self'", 'script-src': "'self'", 'connect-src': "'self'" })
    expect(policy).not.toHaveProperty('frame-src')
  })

  it('include Google with Firebase, for its sign-in', async () => {
    expect(await readPolicy({ ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: ACCOUNT })).toMatchObject({
      'script-src': "'self' https://apis.google.com/js/api.js https://apis.google.com/_/scs/",
      'frame-src': 'https://hook.example',
      'connect-src': "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      'frame-ancestors': "'none'",
    })
  })

  it('include the emulator of Firebase where it is set', async () => {
    expect(await readPolicy({ ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toMatchObject({
      'frame-src': 'http://127.0.0.1:9099',
      'connect-src': "'self' http://127.0.0.1:9099",
    })
  })

  it('include Stripe where it is configured, for its form', async () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_MONTHLY: 'price_1',
      STRIPE_PRICE_YEARLY: 'price_2',
      STRIPE_INTRO_COUPON_ID: 'coupon_1',
    }
    expect(await readPolicy(stripe)).toMatchObject({
      'script-src': "'self' https://js.stripe.com",
      'frame-src': 'https://js.stripe.com https://hooks.stripe.com',
      'connect-src': "'self' https://api.stripe.com",
      'img-src': "'self' data: https://*.stripe.com",
    })
  })
})
