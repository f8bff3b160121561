import { type FastifyInstance } from 'fastify'
import { type Kysely } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'
import { type App, type Client, createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { THROTTLE_RULES, type ThrottleRules } from '../features/auth/throttle.service.ts'
import { createFakeChance } from './fake-chance.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { createFakeTextModel, type FakeTextModel } from './fake-text-model.ts'
import { openTestDatabase } from './test-database.ts'

export interface TestApp extends App {
  http: FastifyInstance
  db: Kysely<Database>
  text: FakeTextModel
  clock: FakeClock
  /** Registers an account over HTTP. Returns the `Cookie` header that signs it in. */
  signUp(email?: string): Promise<string>
}

export const TEST_PASSWORD = 'a long enough secret'

/** The whole server on an empty database in memory, with a writer, a clock and a chance that the test commands. */
export async function createTestApp(
  options: {
    env?: Record<string, string>
    throttleRules?: Partial<ThrottleRules>
    client?: Client
  } = {},
): Promise<TestApp> {
  const db = await openTestDatabase()
  const text = createFakeTextModel()
  const clock = createFakeClock()
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', ...options.env }),
    version: '0.0.0',
    db,
    text,
    clock,
    chance: createFakeChance(),
    throttleRules: { ...THROTTLE_RULES, ...options.throttleRules },
    ...(options.client && { client: options.client }),
  })
  app.http.addHook('onClose', () => db.destroy())
  return {
    ...app,
    db,
    text,
    clock,
    async signUp(email = 'noor@example.com') {
      const response = await app.http.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: { email, password: TEST_PASSWORD },
      })
      return cookieOf(response.headers['set-cookie'])
    },
  }
}

/** The `Cookie` header that a browser would send back after this `Set-Cookie`. */
export function cookieOf(setCookie: string | string[] | undefined): string {
  const first = Array.isArray(setCookie) ? setCookie[0] : setCookie
  return first?.split(';')[0] ?? ''
}
