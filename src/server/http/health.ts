import { type FastifyInstance } from 'fastify'

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, that is, the database answers; it listens only after the
 * migrations are done. Source: decisions 8.
 */
export function addHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = await isReady()
    return reply.status(ready ? 200 : 503).send(ready ? { status: 'ready' } : { message: 'Not ready' })
  })
}
