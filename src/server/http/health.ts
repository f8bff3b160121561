import { type FastifyInstance } from 'fastify'

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, otherwise 503 with the reason in words for the host. `findProblem`
 * returns the reason, undefined where there is none. The reason is logged when it appears and when it ends.
 */
export function addHealth(app: FastifyInstance, findProblem: () => Promise<string | undefined>): void {
  let known: string | undefined
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const problem = await findProblem()
    if (problem !== known) app.log.warn(problem === undefined ? 'ready again' : `not ready: ${problem}`)
    known = problem
    if (problem === undefined) return reply.send({ status: 'ready' })
    return reply.status(503).send({ message: `Not ready: ${problem}` })
  })
}
