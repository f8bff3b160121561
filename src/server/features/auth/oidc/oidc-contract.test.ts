import { afterEach } from 'vitest'
import { systemClock } from '../../../runtime/clock.ts'
import { createOidcProvider } from '../../../providers/identity/oidc/oidc-provider.ts'
import { type HouseProvider, openHouseProvider } from '../../../providers/identity/oidc/testing/house-provider.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { describeSignIn, type PersonUnderTest, type SignInOutcome } from '../sign-in.contract.ts'

const HERE = 'http://127.0.0.1:3000'
const HOST = { host: '127.0.0.1:3000' }
const opened: HouseProvider[] = []
afterEach(() => Promise.all(opened.splice(0).map((house) => house.close())))

describeSignIn('OpenID Connect', async (env = {}) => {
  const house = await openHouseProvider({ origins: [HERE] })
  opened.push(house)
  const { issuer, clientId, clientSecret } = house
  const app = await createTestApp({
    env: { OIDC_ISSUER: issuer.href, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, ...env },
    oidc: createOidcProvider({ issuer, clientId, clientSecret, name: 'House' }, { clock: systemClock }),
  })

  async function begin({ email, emailVerified }: PersonUnderTest, invite?: string) {
    house.person = { sub: `sub of ${email}`, email, email_verified: emailVerified }
    const query = invite === undefined ? '' : `?invite=${invite}`
    const started = await app.http.inject({ url: `/auth/oidc/start${query}`, headers: HOST })
    const callback = await house.visit(started.headers.location ?? '')
    return { callback, cookie: started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  }

  async function finish(callback: URL, cookie: string): Promise<SignInOutcome> {
    const answer = await app.http.inject({
      url: `${callback.pathname}${callback.search}`,
      headers: { ...HOST, cookie },
    })
    const page = new URL(answer.headers.location ?? '')
    return { setCookie: answer.headers['set-cookie'], refusal: page.searchParams.get('problem') ?? undefined }
  }

  return {
    app,
    signIn: async (person, invite) => {
      const { callback, cookie } = await begin(person, invite)
      return finish(callback, cookie)
    },
    pretend: async (person) => {
      const { callback, cookie } = await begin(person)
      callback.searchParams.set('code', 'made up')
      return finish(callback, cookie)
    },
  }
})
