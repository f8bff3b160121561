import { delay, http, HttpResponse, type JsonBodyType } from 'msw'
import { z } from 'zod'
import { network } from '../../../../testing/msw.ts'
import { type PersonUnderTest } from '../../identity.contract.ts'
import { makeKey, signToken } from './sign-token.ts'

export const PROJECT = 'hook-project'
export const KEY_ID = 'key-1'

const CERTIFICATES = 'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com'
const TOKENS = 'https://oauth2.googleapis.com/token'
const ADMIN = `https://identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`
/** Escaped, because a colon begins a parameter of the path. */
export const SIGN_IN = String.raw`https://identitytoolkit.googleapis.com/v1/accounts\:signInWithPassword`

const google = makeKey()
const server = makeKey()

export const SETTINGS = {
  projectId: PROJECT,
  apiKey: 'browser key',
  authDomain: 'hook.example',
  serviceAccount: {
    project_id: PROJECT,
    client_email: 'server@hook.example',
    private_key: server.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  },
  emulatorHost: undefined,
}

/** Google's key in the format of its certificates. */
export const GOOGLE_PEM = google.publicPem

/** The claims of a valid token of this person, issued `seconds` from now. */
export function buildClaims(person: PersonUnderTest, seconds = 0): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1_000) + seconds
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: person.uid,
    iat: now - 60,
    auth_time: now - 60,
    exp: now + 3_540,
    ...(person.email && { email: person.email, email_verified: person.emailVerified }),
    ...(person.displayName && { name: person.displayName }),
    firebase: { sign_in_provider: person.google ? 'google.com' : 'password' },
  }
}

/** A token signed by Google. */
export function googleToken(claims: object): string {
  return signToken(google.privateKey, { kid: KEY_ID }, claims)
}

type Account = PersonUnderTest & { disabled?: boolean; validSince?: number }

const Named = z.object({ localId: z.union([z.string(), z.array(z.string())]), password: z.string().optional() })
const SignIn = z.object({ email: z.string(), password: z.string() })

/** An account in the format of Google's API. */
const asRecord = ({ uid, email, emailVerified, disabled, validSince }: Account) => ({
  localId: uid,
  email,
  emailVerified,
  disabled,
  ...(validSince && { validSince: String(validSince) }),
})

/** Google's HTTP API for one test: its keys, its server tokens, its accounts. Calls are added to `requests`. */
export function fakeGoogle() {
  const accounts = new Map<string, Account>()
  const requests: { url: string; headers: Headers; body: unknown }[] = []
  const refuse = (message: string, status = 400) => HttpResponse.json({ error: { code: status, message } }, { status })

  /** Answers a call of the server, which must have its token and the id of an account. */
  const asServer = (path: string, answer: (account: Account, body: z.infer<typeof Named>) => JsonBodyType) =>
    http.post(`${ADMIN}\\:${path}`, async ({ request }) => {
      const body = Named.parse(await note(request))
      if (request.headers.get('authorization') !== 'Bearer server-token') return refuse('INSUFFICIENT_PERMISSION', 403)
      const account = accounts.get([body.localId].flat()[0] ?? '')
      return account ? HttpResponse.json(answer(account, body)) : refuse('USER_NOT_FOUND')
    })

  async function note(request: Request): Promise<unknown> {
    const body: unknown = await request.clone().json()
    requests.push({ url: request.url, headers: request.headers, body })
    return body
  }

  network.use(
    http.get(CERTIFICATES, () =>
      HttpResponse.json({ [KEY_ID]: GOOGLE_PEM }, { headers: { 'cache-control': 'public, max-age=19000' } }),
    ),
    http.post(TOKENS, () =>
      HttpResponse.json({ access_token: 'server-token', expires_in: 3_600, token_type: 'Bearer' }),
    ),
    http.post(`${ADMIN}\\:lookup`, async ({ request }) => {
      const { localId } = Named.parse(await note(request))
      if (request.headers.get('authorization') !== 'Bearer server-token') return refuse('INSUFFICIENT_PERMISSION', 403)
      const found = [localId].flat().flatMap((uid) => accounts.get(uid) ?? [])
      return HttpResponse.json(found.length > 0 ? { users: found.map(asRecord) } : {})
    }),
    asServer('update', (account, { password }) => {
      if (password) account.password = password
      return { localId: account.uid }
    }),
    asServer('delete', ({ uid }) => {
      accounts.delete(uid)
      return {}
    }),
    http.post(SIGN_IN, async ({ request }) => {
      const { email, password } = SignIn.parse(await note(request))
      const account = [...accounts.values()].find((person) => person.email === email)
      if (!account?.password || account.password !== password) return refuse('INVALID_LOGIN_CREDENTIALS')
      return HttpResponse.json({ localId: account.uid, email, idToken: 'x', refreshToken: 'y' })
    }),
  )

  return {
    accounts,
    requests,
    /** Makes Google fail from now on: the connection breaks, or no answer arrives. */
    fail: (how: 'unreachable' | 'silent' | 'broken') =>
      network.use(
        http.all('https://*/*', async () => {
          if (how === 'silent') await delay('infinite')
          return how === 'broken' ? new HttpResponse('<html>', { status: 500 }) : HttpResponse.error()
        }),
      ),
  }
}
