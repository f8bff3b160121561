import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds that a caller repeats an unanswered request, and the pause between. */
const PATIENCE_MS = 600_000
const PAUSE_MS = 250

/** An answer; its body is JSON. */
export interface Reply {
  status: number
  body: unknown
}

/** An account that calls the server. */
export interface Caller {
  email: string
  cookie: string
  /** Sends one request; undefined where the connection broke. */
  once(method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<Reply | undefined>
  /** Repeats a request until the server answers without a failure of its own. */
  ask(method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<Reply>
}

/** Domain of the load's e-mail addresses. */
export const LOAD_DOMAIN = '@load.example'

let accounts = 0

/** Registers an account from its own address, so that no throttle counts them together. */
export async function registerCaller(url: string): Promise<Caller> {
  accounts += 1
  const address = `10.${accounts >> 16}.${(accounts >> 8) & 255}.${accounts & 255}`
  const caller: Caller = {
    email: `${randomUUID()}${LOAD_DOMAIN}`,
    cookie: '',
    async once(method, path, body, key) {
      const headers = {
        cookie: caller.cookie,
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      }
      try {
        const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
        const [cookie] = response.headers.getSetCookie()
        const text = await response.text()
        if (cookie && caller.cookie === '') caller.cookie = cookie.split(';')[0] ?? ''
        return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
      } catch {
        return undefined
      }
    },
    async ask(...call) {
      for (const until = Date.now() + PATIENCE_MS; ;) {
        const reply = await caller.once(...call)
        if (reply && reply.status !== 503 && reply.status !== 502) return reply
        if (Date.now() > until) throw new Error(`${call[1]} was not answered: ${JSON.stringify(reply)}`)
        await wait(PAUSE_MS)
      }
    },
  }
  const account = { email: caller.email, password: 'a long enough secret' }
  const { status } = await caller.ask('POST', '/api/auth/register', account)
  // The answer to the first request may have been lost.
  if (status !== 201) await caller.ask('POST', '/api/auth/login', account)
  if (caller.cookie === '') throw new Error(`${caller.email} could not sign in: ${status}`)
  return caller
}
