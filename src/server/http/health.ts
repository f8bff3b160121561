import { type FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, that is, the database answers; it listens only after the
 * migrations are done. Source: decisions 8.
 */
export function addHealth(app: FastifyInstance, db: Kysely<Database>, closing: AbortSignal): void {
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = !closing.aborted && (await answers(db))
    return reply.status(ready ? 200 : 503).send(ready ? { status: 'ready' } : { message: 'Not ready' })
  })
}

async function answers(db: Kysely<Database>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
