import { randomUUID } from 'node:crypto'
import { type Account } from './accounts.ts'
import { type Call, parseReply, type Reply } from './caller.ts'
import { readEvents } from './event-reader.ts'

/** Local hour of the users who plan: reminders are sent from eight on. */
const NOON = 12
const SOON_MS = 10 * 60_000

/** One action of a user. Whatever the server confirms is recorded with the account. */
export type Action = (account: Account) => Promise<void>

const get = (account: Account, path: string) =>
  account.caller.once({ what: 'list', method: 'GET', path, isQuick: true })

const lists = ['/api/library?limit=20', '/api/hooks/recent', '/api/planner', '/api/library/counts', '/api/auth/session']

export const list: Action = async (account) => {
  await get(account, lists[Math.floor(Math.random() * lists.length)] ?? '')
}

/** The id of a created resource; undefined where none was created. */
function madeId(reply: Reply | undefined): string | undefined {
  return reply?.status === 201 || reply?.status === 200 ? parseReply<{ id: string }>(reply).id : undefined
}

/** Saves a text under an id of the client, so that the call may be repeated. Returns the id of the item. */
async function saveItem({ caller, known }: Account, title: string): Promise<string | undefined> {
  const content = `${title}: ${'bread rises while nobody looks. '.repeat(10)}`
  const body = { title, content, type: 'hook', originalId: randomUUID() }
  const call: Call = { what: 'save', method: 'POST', path: '/api/library', body, isQuick: true }
  const id = madeId(await caller.repeat(call))
  if (id !== undefined) known.items.set(id, { content: content.trim() })
  return id
}

export const save: Action = async (account) => void (await saveItem(account, `Saved ${randomUUID()}`))

export const edit: Action = async ({ caller, known }) => {
  const [id, item] = [...known.items].at(-1) ?? []
  if (id === undefined || !item) return
  const content = `Edited ${randomUUID()}`
  item.maybe = content
  const call: Call = { what: 'edit', method: 'PUT', path: `/api/library/${id}`, body: { content }, isQuick: true }
  const reply = await caller.repeat(call)
  if (reply?.status === 200) known.items.set(id, { content })
}

/** Plans an item for today, which a mail reminds of. */
export const plan: Action = async (account) => {
  const { caller, known } = account
  const libraryItemId = await saveItem(account, `Planned ${randomUUID()}`)
  if (libraryItemId === undefined) return
  const body = {
    libraryItemId,
    platform: 'YouTube',
    scheduledDate: new Date(Date.now() + SOON_MS).toISOString(),
    timeZone: zoneAtNoon(new Date()),
  }
  // Not repeated: a second call would create a second entry.
  const id = madeId(await caller.once({ what: 'plan', method: 'POST', path: '/api/planner', body, isQuick: true }))
  if (id !== undefined) known.entries.push(id)
}

/** A zone in which it is about noon. POSIX signs: zones with a minus lie east of Greenwich. */
function zoneAtNoon(now: Date): string {
  const hours = NOON - now.getUTCHours()
  if (hours === 0) return 'Etc/GMT'
  return hours > 0 ? `Etc/GMT-${hours}` : `Etc/GMT+${-hours}`
}

/** Requests hooks and reads them as they are written. */
export const readHooks: Action = async ({ caller, known }) => {
  const reply = await caller.repeat({
    what: 'start',
    method: 'POST',
    path: '/trpc/hooks.start',
    body: { topic: `bread and ${randomUUID()}` },
    headers: { 'idempotency-key': randomUUID() },
  })
  if (reply?.status !== 200) return
  const { id } = parseReply<{ result: { data: { id?: string } } }>(reply).result.data
  if (id === undefined) return
  known.generations.push(id)
  known.readings.push(await readEvents(caller, id))
}

/** Requests a script and waits for it. */
export const writeScript: Action = async ({ caller, known }) => {
  const topic = `how bread rises ${randomUUID()}`
  const reply = await caller.repeat({
    what: 'script',
    method: 'POST',
    path: '/api/scripts/generate',
    body: { topic },
    headers: { 'idempotency-key': randomUUID() },
  })
  if (reply?.status === 200) known.scripts.push(topic)
}

/** Has a text spoken, and saves every second one as a recording. */
export const speak: Action = async ({ caller, known }) => {
  const reply = await caller.repeat({
    what: 'speak',
    method: 'POST',
    path: '/api/tts/generate',
    body: { text: `Bread rises while nobody looks at it. ${randomUUID()}`, format: 'mp3' },
    headers: { 'idempotency-key': randomUUID() },
  })
  if (reply?.status !== 200) return
  const speech = parseReply<{ id: string; audioUrl: string }>(reply)
  known.speeches.push(speech)
  if (known.speeches.length % 2 === 1) return
  const body = { audioUrl: speech.audioUrl, name: 'Bread' }
  const kept = await caller.repeat({ what: 'keep', method: 'POST', path: '/api/voice-library', body, isQuick: true })
  const id = madeId(kept)
  if (id !== undefined) known.recordings.push(id)
}

/** Requests a link to a new password; three an hour are mailed. */
const askForMail: Action = async ({ caller, email, known }) => {
  if (known.mailsAsked >= 3) return
  known.mailsAsked += 1
  const path = '/api/auth/forgot-password'
  const reply = await caller.once({ what: 'mail', method: 'POST', path, body: { email }, isQuick: true })
  if (reply?.status === 200) known.mailsConfirmed += 1
}

/** Share of each action, in percent. */
export const ACTIONS: readonly (readonly [Action, number])[] = [
  [list, 54],
  [save, 18],
  [edit, 10],
  [plan, 4],
  [readHooks, 7],
  [writeScript, 1],
  [speak, 3],
  [askForMail, 3],
]
