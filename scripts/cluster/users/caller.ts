import { Agent, type IncomingMessage, request as send } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type AnswerLog } from './answer-log.ts'

/** Milliseconds that a caller repeats a failed request, and the longest pause. */
const PATIENCE_MS = 40_000
const LONGEST_PAUSE_MS = 2_000

export interface Call {
  /** Its name in the log. */
  what: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: object
  headers?: Record<string, string>
  /** Whether a short answer is expected. */
  isQuick?: boolean
}

export interface Reply {
  status: number
  body: Buffer
  headers: IncomingMessage['headers']
}

/** A client that calls the server through a port, from its own address on loopback. */
export interface Caller {
  /** Sent with every call. */
  cookie: string
  /** One request; undefined where the connection broke. */
  once(call: Call): Promise<Reply | undefined>
  /** Repeats the request while the server is unavailable or the connection breaks. */
  repeat(call: Call): Promise<Reply | undefined>
  /** A request whose answer is read as it arrives; undefined where the connection broke before. */
  open(call: Call): Promise<IncomingMessage | undefined>
  close(): void
}

/** Opens connections to a port of loopback from `localAddress`, which the server's throttles count separately. */
export function createCaller(port: number, localAddress: string, log: AnswerLog): Caller {
  const agent = new Agent({ keepAlive: true, localAddress })

  const begin = ({ method, path, body, headers }: Call): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body)
      const all = { ...headers, cookie: caller.cookie, ...(text && { 'content-type': 'application/json' }) }
      send({ host: '127.0.0.1', port, method, path, headers: all, agent }, resolve).once('error', reject).end(text)
    })

  const caller: Caller = {
    cookie: '',
    async once(call) {
      const done = log.measure(call.what, call.isQuick ?? false)
      try {
        const response = await begin(call)
        const body = Buffer.concat(await response.toArray())
        const { statusCode: status = 0, headers } = response
        done(status, headers['retry-after'] !== undefined)
        return { status, body, headers }
      } catch {
        done(0)
        return undefined
      }
    },
    async repeat(call) {
      for (const until = Date.now() + PATIENCE_MS; ;) {
        const reply = await caller.once(call)
        if ((reply && reply.status < 500) || Date.now() > until) return reply
        const seconds = Number(reply?.headers['retry-after'] ?? 1)
        await wait(Math.min(LONGEST_PAUSE_MS, seconds * 1_000) * (0.5 + Math.random() / 2))
      }
    },
    async open(call) {
      const done = log.measure(call.what, false)
      try {
        const response = await begin(call)
        done(response.statusCode ?? 0, response.headers['retry-after'] !== undefined)
        return response
      } catch {
        done(0)
        return undefined
      }
    },
    close: () => agent.destroy(),
  }
  return caller
}

/** The JSON of an answer. */
export function parseReply<T>(reply: Reply): T {
  return JSON.parse(reply.body.toString()) as T
}
