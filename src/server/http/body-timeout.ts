import { type IncomingMessage } from 'node:http'
import { type FastifyInstance } from 'fastify'

/** Time limit of a request body in milliseconds. */
const BODY_MS = 30_000
const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Aborts requests whose body does not arrive in time. `takeTime` removes the limit for one request. */
export function addBodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, raw } = request
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) limitTime(raw)
    done()
  })
}

/** Limits the rest of a request's body to 30 s. */
export function limitTime(raw: IncomingMessage): void {
  if (raw.complete) return
  const timer = setTimeout(() => raw.destroy(), BODY_MS).unref()
  timers.set(raw, timer)
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
}

/** Removes the time limit of a request's body; its handler has to limit it. */
export function takeTime(raw: IncomingMessage): void {
  clearTimeout(timers.get(raw))
}
