import pg from 'pg'
import { type Notifications } from './notifications.ts'

/** Milliseconds between two attempts to reconnect. */
const RECONNECT_MS = 1_000
const CONNECT_MS = 5_000

/**
 * Receives PostgreSQL's notifications on a separate connection, which opens with the first subscription and reopens
 * when it breaks. Behind a pooler that shares connections by transaction no notification arrives.
 */
export function createPostgresNotifications(url: string): Notifications {
  const subscriptions = new Map<string, Set<(payload: string) => void>>()
  let client: pg.Client | undefined
  let isClosed = false
  let again: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const opened = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
    client = opened
    const lost = (): void => {
      if (client !== opened) return
      client = undefined
      if (!isClosed) again = setTimeout(reconnect, RECONNECT_MS).unref()
    }
    opened.on('error', lost)
    opened.on('end', lost)
    opened.on('notification', ({ channel, payload = '' }) => {
      for (const heard of subscriptions.get(channel) ?? []) heard(payload)
    })
    try {
      await opened.connect()
      for (const channel of subscriptions.keys()) await listen(channel)
    } catch {
      lost()
      await opened.end().catch(() => undefined)
    }
  }

  function reconnect(): void {
    again = undefined
    void connect()
  }

  async function listen(channel: string): Promise<void> {
    await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  return {
    subscribe(channel, heard) {
      const known = subscriptions.get(channel)
      const listeners = known ?? new Set()
      subscriptions.set(channel, listeners.add(heard))
      if (!client && !again) void connect()
      else if (!known) listen(channel).catch(() => undefined)
      return () => void listeners.delete(heard)
    },
    async close() {
      isClosed = true
      clearTimeout(again)
      await client?.end().catch(() => undefined)
    },
  }
}
