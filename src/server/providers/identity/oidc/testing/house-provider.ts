import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type KeyObject, randomUUID } from 'node:crypto'
import { type Adapter, type AdapterPayload, type Configuration, Provider } from 'oidc-provider'
import { makeKey, signToken } from '../../firebase/testing/sign-token.ts'

/** A person at the provider. */
export interface HousePerson {
  sub: string
  email?: string | undefined
  email_verified?: boolean | string | undefined
  name?: string
  groups?: string[]
}

/** What a test changes of the provider's ID tokens and answers. */
export interface HouseChanges {
  /** Changes the claims of each ID token, which is signed again with the provider's key. */
  claims?: (claims: Record<string, unknown>) => Record<string, unknown>
  /** Replaces each ID token after that. */
  token?: (claims: Record<string, unknown>, kid: string) => string
}

export interface HouseProvider {
  issuer: URL
  clientId: string
  clientSecret: string
  /** Who signs in next; undefined: the person cancels. */
  person: HousePerson | undefined
  change: HouseChanges
  /** Knows one more server that people sign in to. */
  admit(origin: string): void
  /** Signs from now on with a new key, and publishes that alone. */
  rotateKeys(): Promise<void>
  /** Answers no more; with `silent` it takes requests. */
  fail(how: 'unreachable' | 'silent'): void
  /**
   * What a browser does with the address of a sign-in: follows the provider's redirects until they leave it. Returns
   * that address. One `jar` is one browser, which stays signed in at the provider.
   */
  visit(url: string, jar?: Map<string, string>): Promise<URL>
  close(): Promise<void>
}

interface HouseOptions {
  /** Origins of the servers that people sign in to. */
  origins: string[]
  /** Whether a person presses a button at the provider; otherwise they are signed in at once. */
  asks?: boolean
  /** Whether the provider states when a person signed in, also where it is not asked for that. */
  statesTime?: boolean
  settings?: Partial<Configuration>
}

const CLIENT = { client_id: 'hookline', client_secret: 'a secret & its signs: %+' }

/** The keys of the provider, made once because that is slow. */
const keys = [makeKey(), makeKey()].map(({ privateKey }, at) => ({ privateKey, kid: `key-${at}` }))

/** Runs a provider of OpenID Connect, certified software, on a port of this machine. */
export async function openHouseProvider(options: HouseOptions): Promise<HouseProvider> {
  const { asks = false, statesTime = false, settings } = options
  const origins = [...options.origins]
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let isSilent = false
  let key = keys[0]!
  let handle = build()

  function build() {
    const { features, ...others } = settings ?? {}
    const provider = new Provider(issuer, {
      clients: [
        {
          ...CLIENT,
          require_auth_time: statesTime,
          redirect_uris: origins.map((origin) => `${origin}/auth/oidc/callback`),
          post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
        },
      ],
      jwks: { keys: [{ ...exportKey(key.privateKey), kid: key.kid, use: 'sig', alg: 'RS256' }] },
      scopes: ['openid', 'profile', 'email', 'groups'],
      claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'], groups: ['groups'] },
      adapter: createMemory(),
      cookies: { keys: ['for tests'] },
      ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      pkce: { required: () => true },
      features: {
        devInteractions: { enabled: false },
        rpInitiatedLogout: {
          enabled: true,
          // The question whether to sign out there too is answered by itself.
          logoutSource: (ctx, form) => {
            const answered = form.replace('</form>', '<input name="logout" value="yes" hidden></form>')
            ctx.body = `<!doctype html><title>Sign out</title>${answered}<button form="op.logoutForm">Sign out</button>`
          },
        },
        ...features,
      },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...house.person }) }),
      // Nobody is asked whether this server may know who they are.
      loadExistingGrant: async (ctx) => {
        const { client, session } = ctx.oidc
        const grant = new ctx.oidc.provider.Grant({
          ...(client && { clientId: client.clientId }),
          ...(session?.accountId && { accountId: session.accountId }),
        })
        grant.addOIDCScope('openid profile email groups')
        await grant.save()
        return grant
      },
      ...others,
    })
    provider.use(async (ctx, next) => {
      await next()
      const answer = ctx.body as { id_token?: string } | undefined
      if (ctx.path !== '/token' || answer?.id_token === undefined) return
      const claims = JSON.parse(Buffer.from(answer.id_token.split('.')[1] ?? '', 'base64url').toString()) as Record<
        string,
        unknown
      >
      const { change } = house
      const changed = change.claims?.(claims) ?? claims
      answer.id_token = change.token?.(changed, key.kid) ?? signToken(key.privateKey, { kid: key.kid }, changed)
    })
    const callback = provider.callback()
    return async (...[request, response]: Parameters<typeof callback>) => {
      if (!request.url?.startsWith('/interaction/')) return callback(request, response)
      if (asks && request.method === 'GET') {
        response.setHeader('content-type', 'text/html')
        response.end('<!doctype html><title>The house</title><form method="post"><button>Sign in</button></form>')
        return
      }
      const { person } = house
      const result = person
        ? { login: { accountId: person.sub } }
        : { error: 'access_denied', error_description: 'The person went away' }
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
    }
  }

  server.on('request', (request, response) => {
    if (!isSilent) void handle(request, response)
  })

  const house: HouseProvider = {
    issuer: new URL(issuer),
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    person: { sub: randomUUID(), email: 'noor@example.com', email_verified: true, name: 'Noor' },
    change: {},
    admit(origin) {
      origins.push(origin)
      handle = build()
    },
    async rotateKeys() {
      key = keys[(keys.indexOf(key) + 1) % keys.length]!
      handle = build()
    },
    fail(how) {
      if (how === 'silent') isSilent = true
      else {
        server.close()
        server.closeAllConnections()
      }
    },
    async visit(url, jar = new Map()) {
      let at = new URL(url)
      for (let steps = 0; steps < 10 && at.origin === issuer; steps += 1) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const answer = await fetch(at, { redirect: 'manual', headers: cookie ? { cookie } : {} })
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? []
          if (value) jar.set(name, value)
          else jar.delete(name)
        }
        const location = answer.headers.get('location')
        if (location === null) throw new Error(`The provider stays at ${at.pathname}: ${await answer.text()}`)
        at = new URL(location, at)
      }
      return at
    },
    async close() {
      if (server.listening) await new Promise((resolve) => server.close(resolve).closeAllConnections())
    },
  }
  return house
}

/** What the provider remembers of its sign-ins; its own memory warns of itself with each start. */
function createMemory() {
  const held = new Map<string, AdapterPayload>()
  const find = (fits: (payload: AdapterPayload) => boolean) => [...held.values()].find(fits)
  return (kind: string): Adapter => ({
    upsert: async (id, payload) => void held.set(`${kind} ${id}`, payload),
    find: async (id) => held.get(`${kind} ${id}`),
    findByUid: async (uid) => find((payload) => payload.kind === kind && payload.uid === uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = held.get(`${kind} ${id}`)
      if (payload) payload['consumed'] = Math.floor(Date.now() / 1_000)
    },
    destroy: async (id) => void held.delete(`${kind} ${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [id, payload] of held) if (payload.grantId === grantId) held.delete(id)
    },
  })
}

function exportKey(key: KeyObject): Record<string, unknown> & { kty: 'RSA' } {
  return { ...key.export({ format: 'jwk' }), kty: 'RSA' }
}
