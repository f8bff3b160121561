import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { http, HttpResponse } from 'msw'
import { type IdentityProvider } from '../../server/providers/identity/identity.port.ts'
import { appRouter } from '../../server/router.ts'
import {
  createTestApp,
  TEST_ANSWERS,
  TEST_PASSWORD,
  type TestApp,
  type TestAppOptions,
} from '../../server/testing/test-app.ts'
import { markServed, network } from './network.ts'

/** The real API with an empty database, a fake text model, a simulated clock and the session cookie of one browser. */
export interface TestServer extends TestApp {
  /** The session cookie. A test ends the session by clearing it. */
  cookie: { token: string | undefined }
  /**
   * Creates an account and signs it in with this browser. It has completed onboarding unless `onboarded` is false. Returns its
   * e-mail address.
   */
  signInAs(email: string, options?: { onboarded?: boolean }): Promise<string>
  /** Paths of all calls, oldest first. */
  calls: string[]
}

const VISITOR = { address: '127.0.0.1', userAgent: 'test', deviceToken: undefined, sessionToken: undefined }

/**
 * Answers `/trpc` with the real router until the test ends. `identity` is the identity provider if `env` sets up Firebase.
 * `research` sets up a search provider. Without `speech` there is no speech engine. `local` is the AI that is found on the
 * machine.
 */
export async function startTestServer(
  env: Record<string, string> = {},
  identity?: IdentityProvider,
  {
    research = false,
    speech = true,
    ...rest
  }: Pick<TestAppOptions, 'research' | 'speech' | 'local' | 'oidc' | 'backups' | 'readDiskSpace'> = {},
): Promise<TestServer> {
  const app = await createTestApp({ env, research, speech, ...rest, ...(identity && { identity }) })
  const cookie: TestServer['cookie'] = { token: undefined }
  const calls: string[] = []
  let requests = 0

  markServed(true)
  network.use(
    http.all('*/trpc/*', async ({ request }) => {
      calls.push(new URL(request.url).pathname.replace('/trpc/', ''))
      const user = cookie.token ? (await app.services.sessions.resolve(cookie.token))?.user : undefined
      const response = await fetchRequestHandler({
        endpoint: '/trpc',
        req: request,
        router: appRouter,
        createContext: () => ({
          services: app.services,
          requestId: `request-${(requests += 1)}`,
          user,
          visitor: { address: '127.0.0.1', userAgent: 'test' },
          deviceCookie: { token: undefined, set: () => {} },
          bearerToken: undefined,
          cookie: {
            token: cookie.token,
            set: (token) => void (cookie.token = token),
            clear: () => void (cookie.token = undefined),
          },
          idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
          closing: new AbortController().signal,
        }),
      })
      return new HttpResponse(response.body, response)
    }),
  )

  return {
    ...app,
    cookie,
    calls,
    signInAs: async (email, { onboarded = true } = {}) => {
      const account = { email, password: TEST_PASSWORD }
      const { token, user } = await app.services.auth.register(account, VISITOR)
      if (onboarded) await app.services.account.completeOnboarding(user.id, TEST_ANSWERS)
      cookie.token = token
      return email
    },
  }
}
