import { expect } from 'vitest'
import {
  type AuditEntry,
  type AuditPage,
  type PeoplePage,
  type Person,
} from '../../shared/features/admin/people.schema.ts'
import { parseCookie, TEST_PASSWORD, type TestApp } from './test-app.ts'

export type OpenPeople = ReturnType<typeof openPeople>

/** The calls of an owner about people, signed in by `cookie` where no other is given. */
export function openPeople(app: TestApp, cookie: string) {
  const query = (path: string, input: object, as = cookie) =>
    app.http.inject({
      method: 'GET',
      url: `/trpc/admin.people.${path}?input=${encodeURIComponent(JSON.stringify(input))}`,
      headers: { cookie: as },
    })

  async function list(input: { search?: string; cursor?: string | undefined } = {}): Promise<PeoplePage> {
    const response = await query('list', input)
    expect(response.statusCode, response.body).toBe(200)
    return response.json<{ result: { data: PeoplePage } }>().result.data
  }

  async function person(search: string): Promise<Person> {
    const [found] = (await list({ search })).people
    if (!found) throw new Error(`There is no ${search}`)
    return found
  }

  return {
    query,
    list,
    person,
    call: (path: string, payload: object, as = cookie) =>
      app.http.inject({ method: 'POST', url: `/trpc/admin.people.${path}`, headers: { cookie: as }, payload }),
    idOf: async (search: string) => (await person(search)).id,
    log: async (): Promise<AuditEntry[]> =>
      (await query('log', {})).json<{ result: { data: AuditPage } }>().result.data.entries,
  }
}

/** A call of the REST API by the user of a cookie. */
export const rest = (
  app: TestApp,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { cookie, payload }: { cookie: string; payload?: object },
) => app.http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })

export const login = (app: TestApp, email: string, password = TEST_PASSWORD) =>
  app.http.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })

/** Signs in. Returns the cookie. */
export const signIn = async (app: TestApp, email: string): Promise<string> =>
  parseCookie((await login(app, email)).headers['set-cookie'])

export async function isSignedIn(app: TestApp, cookie: string): Promise<boolean> {
  const state = await rest(app, 'GET', '/api/auth/session', { cookie })
  return state.json<{ authenticated: boolean }>().authenticated
}

/** Makes an account that is an owner. Returns the cookie. */
export async function signUpOwner(app: TestApp, email = 'owner@example.com'): Promise<string> {
  const cookie = await app.signUp(email)
  const since = { owner_since: app.clock.now().toISOString() }
  await app.db.updateTable('users').set(since).where('email_key', '=', email).execute()
  return cookie
}
