import { setTimeout as wait } from 'node:timers/promises'
import { type Caller } from './caller.ts'

/**
 * Pause before a reader reconnects, and how long it reads, in milliseconds: a text may wait for a minute, and be
 * written again by another process.
 */
const PAUSE_MS = 300
const PATIENCE_MS = 150_000

/** What a reader of a generation saw. */
export interface Reading {
  id: string
  /** How often the connection was lost and reopened. */
  reconnects: number
  /** Hooks that do not follow the one before. */
  gaps: number
  /** Events received twice. */
  repeats: number
  /** The texts of the hooks, in order. A restart empties them. */
  hooks: string[]
  /** The last event: `done`, `stopped` or `failed`; undefined where the reader gave up. */
  end: string | undefined
}

/**
 * Reads the events of a generation to its end as a browser does: after a broken connection it continues behind the last
 * event that it has.
 */
export async function readEvents(caller: Caller, id: string): Promise<Reading> {
  const reading: Reading = { id, reconnects: 0, gaps: 0, repeats: 0, hooks: [], end: undefined }
  let last = 0
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; reading.reconnects += 1) {
    const input = encodeURIComponent(JSON.stringify({ id, ...(last > 0 && { lastEventId: String(last) }) }))
    const path = `/trpc/generations.events?input=${input}`
    const response = await caller.open({
      what: 'events',
      method: 'GET',
      path,
      headers: { accept: 'text/event-stream' },
    })
    try {
      if (response?.statusCode === 200) {
        for await (const { event, data, id: number } of messages(response)) {
          if (event === 'return') return reading
          if (event === 'serialized-error') break
          if (event !== '' || number === undefined) continue
          if (number <= last) reading.repeats += 1
          last = number
          take(reading, JSON.parse(data) as SeenEvent)
        }
      } else response?.resume()
    } catch {
      // The server's process is gone.
    }
    await wait(PAUSE_MS)
  }
  return reading
}

interface SeenEvent {
  type: string
  index?: number
  hook?: { hook: string }
}

/** Gaps in event numbers are ignored: a later reader does not get events that a newer one replaced. */
function take(reading: Reading, { type, index, hook }: SeenEvent): void {
  if (type === 'hook' && hook) {
    if (index !== reading.hooks.length) reading.gaps += 1
    reading.hooks.push(hook.hook)
  }
  if (type === 'restart') reading.hooks = []
  if (type === 'done' || type === 'stopped' || type === 'failed') reading.end = type
}

/** Server-sent events, parsed as bytes arrive. */
async function* messages(
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<{ event: string; data: string; id: number | undefined }, void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    rest += decoder.decode(chunk, { stream: true })
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const block = rest.slice(0, end)
      rest = rest.slice(end + 2)
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'mu').exec(block)?.[1]
      const id = field('id')
      const data = field('data')
      if (data === undefined) continue
      yield { event: field('event') ?? '', data, id: id === undefined ? undefined : Number(id) }
    }
  }
}
