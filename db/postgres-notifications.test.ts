import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Notifications } from './notifications.ts'
import { openPostgres } from './postgres.ts'
import { createPostgresNotifications } from './postgres-notifications.ts'
import { type Database } from './schema/database.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''

it('closes although the server does not answer', async () => {
  const notifications = createPostgresNotifications('postgres://127.0.0.1:1/none')
  const stop = notifications.subscribe('news', () => undefined)
  stop()
  await notifications.close()
})

describe.skipIf(url === '')('notifications of PostgreSQL', () => {
  let db: Kysely<Database>
  let notifications: Notifications
  let heard: string[]
  beforeEach(() => {
    db = openPostgres(url)
    notifications = createPostgresNotifications(url)
    heard = []
  })
  afterEach(async () => {
    await notifications.close()
    await db.destroy()
  })

  const tell = (channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(db)
  /** Sends until the notification arrives: a subscription begins when its connection is open. */
  async function untilHeard(channel: string, payload: string): Promise<void> {
    while (!heard.includes(payload)) await tell(channel, payload)
  }

  it('arrive on their channel until the subscription ends', async () => {
    const stop = notifications.subscribe('one', (payload) => heard.push(payload))
    await untilHeard('one', 'a')
    notifications.subscribe('two', (payload) => heard.push(payload))
    await untilHeard('two', 'b')
    stop()
    heard.length = 0
    await tell('one', 'c')
    await untilHeard('two', 'd')
    expect(heard).not.toContain('c')
  })

  it('arrive again after the server ended the connection', async () => {
    notifications.subscribe('one', (payload) => heard.push(payload))
    await untilHeard('one', 'a')
    await sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend' and datname = current_database()`.execute(db)
    await untilHeard('one', 'b')
  })
})
