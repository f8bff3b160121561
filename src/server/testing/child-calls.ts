import { type ChildServer } from './child-server.ts'
import { parseCookie, TEST_PASSWORD } from './test-app.ts'

/** Registers an account. Returns the `Cookie` header that signs it in. */
export async function signUp(server: ChildServer, email = 'noor@example.com'): Promise<string> {
  const response = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  })
  return parseCookie(response.headers.getSetCookie())
}

/** Sends a JSON body. */
export const post = (url: string, cookie: string, body: object, more: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...more },
    body: JSON.stringify(body),
  })
