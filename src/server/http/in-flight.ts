import { type FastifyInstance } from 'fastify'

/** Knows whether requests are being answered, so that closing need not wait for connections that are merely open. */
export interface InFlight {
  /** Resolves once no request is being answered. */
  whenIdle(): Promise<void>
}

/** Counts requests from their arrival until their connection is done with them, finished or cut. */
export function trackInFlight(app: FastifyInstance): InFlight {
  let running = 0
  let waiting: (() => void)[] = []
  app.addHook('onRequest', (_request, reply, done) => {
    running += 1
    reply.raw.once('close', () => {
      running -= 1
      if (running > 0) return
      for (const resolve of waiting) resolve()
      waiting = []
    })
    done()
  })
  return {
    whenIdle: async () => {
      if (running > 0) await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
}
