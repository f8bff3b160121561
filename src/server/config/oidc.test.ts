import { describe, expect, it } from 'vitest'
import { providerRows } from './providers-table.ts'
import { ConfigError, readConfig } from './config.ts'

const HOUSE = {
  OIDC_ISSUER: 'https://auth.example/realms/home',
  OIDC_CLIENT_ID: 'hookline',
  OIDC_CLIENT_SECRET: 'secret',
}
const PUBLIC = { PUBLIC_URL: 'https://hook.example', TRUST_PROXY: '1' }

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('the settings of an OpenID Connect provider', () => {
  it('are none without its variables', () => {
    expect(readConfig({})).toMatchObject({ oidc: undefined, demoAccount: true })
  })

  it('are read, with the host of the issuer as its name', () => {
    expect(readConfig({ ...HOUSE, ...PUBLIC }).oidc).toEqual({
      issuer: new URL(HOUSE.OIDC_ISSUER),
      clientId: 'hookline',
      clientSecret: 'secret',
      name: 'auth.example',
      ownerGroup: undefined,
      only: false,
    })
    const named = { ...HOUSE, OIDC_NAME: ' Our house ', OIDC_OWNER_GROUP: 'owners', OIDC_ONLY: 'true' }
    expect(readConfig(named)).toMatchObject({
      oidc: { name: 'Our house', ownerGroup: 'owners', only: true },
      access: { ownerGroup: 'owners' },
      demoAccount: false,
    })
  })

  it.each([
    [{ OIDC_ISSUER: HOUSE.OIDC_ISSUER }, 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET must be set as well, or no OIDC_* at all'],
    [{ OIDC_ONLY: 'true' }, 'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET must be set as well, or no OIDC_* at all'],
    [{ ...HOUSE, OIDC_ISSUER: 'auth.example' }, 'OIDC_ISSUER must be an http or https address'],
    [
      { ...HOUSE, OIDC_ISSUER: 'http://auth.example' },
      'OIDC_ISSUER must begin with https://, unless the provider runs on this machine',
    ],
    [
      { ...HOUSE, OIDC_ISSUER: 'https://auth.example/.well-known/openid-configuration' },
      'OIDC_ISSUER must be the issuer alone, without /.well-known, a query, a fragment or a user name',
    ],
    [{ ...HOUSE, OIDC_NAME: 'a'.repeat(41) }, 'OIDC_NAME must have at most 40 characters'],
    [{ ...HOUSE, OIDC_ONLY: 'perhaps' }, 'OIDC_ONLY must be true or false'],
    [{ ...HOUSE, TRUST_PROXY: '1' }, 'PUBLIC_URL must be set with OIDC_*: the provider sends people back to it'],
    [{ ...HOUSE, FIREBASE_PROJECT_ID: 'hook' }, 'OIDC_* and FIREBASE_* cannot both be set: choose one of them'],
  ])('refuse the start in a sentence: %j', (env, sentence) => {
    expect(problemsOf(env)).toContain(sentence)
  })

  it.each(['http://127.0.0.1:9000', 'http://localhost:9000', 'http://[::1]:9000/realms/home'])(
    'take a provider on this machine without encryption: %s',
    (OIDC_ISSUER) => expect(problemsOf({ ...HOUSE, OIDC_ISSUER })).toEqual([]),
  )

  it('leave no accounts of the server to allow in production, where they are the only way', () => {
    const production = { ...HOUSE, ...PUBLIC, NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }
    expect(problemsOf(production).join()).toContain("accounts are the server's own")
    expect(problemsOf({ ...production, OIDC_ONLY: 'true' })).toEqual([])
  })

  it.each([
    [{}, 'own accounts'],
    [HOUSE, 'own accounts and OpenID Connect'],
    [{ ...HOUSE, OIDC_ONLY: 'true' }, 'OpenID Connect'],
  ])('are in the table of the start: %j', (env, adapter) => {
    const rows = providerRows(readConfig(env), { textName: '', canSpeak: false, local: undefined })
    expect(rows.find(({ service }) => service === 'identity')).toMatchObject({ adapter })
  })
})
