import { createFakeOidc, type FakeOidc } from '../fakes/fake-oidc.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../test-app.ts'

/** The settings of a provider; the fake answers in its place. */
export const OIDC_ENV = {
  OIDC_ISSUER: 'https://house.example/',
  OIDC_CLIENT_ID: 'hookline',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Our house',
}

/** One browser at a server with an OpenID Connect provider. */
export interface House {
  app: TestApp
  oidc: FakeOidc
  /** The cookies of the browser. */
  jar: Map<string, string>
  /** Requests a page as the browser. */
  get(url: string): Promise<{ status: number; location: string | undefined; body: string }>
  /** Calls the API as the browser. */
  call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object): Promise<{ status: number; body: unknown }>
  /** Signs in at the provider. Returns the page to which the server leads. */
  signIn(query?: string): Promise<string | undefined>
  /** The user of the browser's session; undefined without one. */
  user(): Promise<Record<string, unknown> | undefined>
}

export async function openHouse(env: Record<string, string> = {}, options: TestAppOptions = {}): Promise<House> {
  const oidc = createFakeOidc()
  const app = await createTestApp({ ...options, oidc, env: { ...OIDC_ENV, ...env } })
  const jar = new Map<string, string>()

  async function send(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.http.inject({
      method,
      url,
      headers: { cookie, host: '127.0.0.1:3000' },
      ...(payload && { payload }),
    })
    for (const { name, value } of answer.cookies) {
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return answer
  }

  const house: House = {
    app,
    oidc,
    jar,
    async get(url) {
      const { statusCode, headers, body } = await send('GET', url)
      return { status: statusCode, location: headers.location, body }
    },
    async call(method, url, payload) {
      const answer = await send(method, url, payload)
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json<unknown>() }
    },
    async signIn(query = '') {
      const { location = '' } = await house.get(`/auth/oidc/start${query}`)
      const state = new URL(location, 'http://x.example').searchParams.get('state')
      if (state === null) return location
      return (await house.get(`/auth/oidc/callback?code=code&state=${state}`)).location
    },
    async user() {
      const { body } = await house.call('GET', '/api/auth/session')
      return (body as { user?: Record<string, unknown> }).user
    },
  }
  return house
}
