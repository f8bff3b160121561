import { createTestApp, parseCookie, TEST_PASSWORD, type TestApp, type TestAppOptions } from '../test-app.ts'

export const OWNER_EMAIL = 'owner@example.com'

/** An app and its owner, who has just signed in. */
export async function openOwner(options: TestAppOptions = {}) {
  const app: TestApp = await createTestApp({ ...options, env: { ...options.env, OWNER_EMAIL } })
  await app.services.hostAccounts.ensure(OWNER_EMAIL, TEST_PASSWORD)
  const headers = { cookie: '' }
  async function signInAgain(): Promise<void> {
    const payload = { email: OWNER_EMAIL, password: TEST_PASSWORD }
    // With the cookie of the device, which is known then.
    const signedIn = await app.http.inject({ method: 'POST', url: '/api/auth/login', payload, headers })
    headers.cookie = [signedIn.headers['set-cookie']].flat().map(parseCookie).join('; ')
  }
  await signInAgain()
  const session = await app.services.sessions.resolve(/hookline_session=([^;]+)/u.exec(headers.cookie)?.[1] ?? '')
  return {
    app,
    headers,
    signInAgain,
    userId: session?.user.id ?? '',
    /** Calls a procedure of `admin` as the owner. Returns the status, the text and the data of the answer. */
    async query<Data>(path: string, input?: object) {
      const search = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
      return read<Data>(await app.http.inject({ method: 'GET', url: `/trpc/admin.${path}${search}`, headers }))
    },
    async mutate<Data>(path: string, payload: object = {}) {
      return read<Data>(await app.http.inject({ method: 'POST', url: `/trpc/admin.${path}`, headers, payload }))
    },
  }
}

function read<Data>(answer: { statusCode: number; body: string }) {
  const { result, error } = JSON.parse(answer.body) as { result?: { data: Data }; error?: { message: string } }
  return { status: answer.statusCode, body: answer.body, data: result?.data as Data, message: error?.message }
}
