import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Caller, type Reply } from './caller.ts'
import { type Chance } from './chance.ts'
import { readEvents } from './event-reader.ts'

/** A request with an idempotency key, and its first answer. */
export interface KeyedAnswer {
  caller: Caller
  path: string
  body: object
  key: string
  first: string
}

/** The context of a load. Each act costs one prompt, or characters of speech. */
export interface ActContext {
  url: string
  chance: Chance
  answers: KeyedAnswer[]
  /** Wrong answers. */
  faults: string[]
}

type Act = (caller: Caller, context: ActContext) => Promise<void>

const TOPIC = ['sourdough', 'tomatoes on a balcony', 'learning to swim', 'a bicycle from 1980'] as const

/** The parts of an answer that are equal in every answer to one request, ids included. */
export function pickComparable({ body }: Reply): string {
  const { hooks, script, captions, audioUrl, id, conversationHistory, result } = (body ?? {}) as Record<string, unknown>
  const turns = Array.isArray(conversationHistory) ? conversationHistory.slice(0, 2) : undefined
  return JSON.stringify({ hooks, script, captions, audioUrl, id, turns, result })
}

/** Requests with a key until there is an answer, and remembers it. */
async function keyed(caller: Caller, { answers, faults }: ActContext, path: string, body: object): Promise<Reply> {
  const key = randomUUID()
  const reply = await caller.ask('POST', path, body, key)
  if (reply.status === 200) answers.push({ caller, path, body, key, first: pickComparable(reply) })
  else if (reply.status >= 500) faults.push(`${path} answered ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply
}

const generate =
  (path: string, body: (topic: string) => object): Act =>
  async (caller, context) => {
    await keyed(caller, context, path, body(context.chance.pick(TOPIC)))
  }

const requests = {
  hooks: (topic: string) => ({ topic, platform: 'TikTok' }),
  scripts: (topic: string) => ({ topic, type: 'short', duration: '1', tone: 'casual' }),
  captions: (content: string) => ({ content, platform: 'Instagram' }),
}

/** Starts a result, reads a part or all of it, and may stop and resume it. */
const stream: Act = async (caller, context) => {
  const { url, chance } = context
  const tool = chance.pick(['hooks', 'scripts', 'captions'] as const)
  const started = await keyed(caller, context, `/trpc/${tool}.start`, requests[tool](chance.pick(TOPIC)))
  const id = (started.body as { result?: { data?: { id?: string } } }).result?.data?.id
  if (id === undefined) return
  const [fate, most] = [chance.next(), chance.between(4, 14)]
  const types = await readEvents(url, caller.cookie, id, (seen) => fate < 0.6 && seen.length >= most)
  const isShown =
    types.includes('hook') || types.includes('beat') || types.filter((type) => type === 'partial').length > 4
  if (fate > 0.3 || !isShown) return
  await caller.ask('POST', `/api/generations/${id}/stop`, {})
  if (fate < 0.15) await caller.ask('POST', `/api/generations/${id}/resume`, {})
}

const refine: Act = async (caller, context) => {
  const start = { toolType: 'hook', originalPrompt: context.chance.pick(TOPIC), currentContent: 'Bread is easy.' }
  const { body } = await caller.ask('POST', '/api/conversations', start)
  const { id } = body as { id: string }
  await keyed(caller, context, `/api/conversations/${id}/refine`, { userMessage: 'Make it longer' })
}

const speak: Act = async (caller, context) => {
  const text = Array.from({ length: context.chance.between(1, 4) }, (_, at) => `Sentence ${at} is about bread.`).join(
    ' ',
  )
  await keyed(caller, context, '/api/tts/generate', { text, voice: 'alloy' })
}

const ACTS = [
  generate('/api/hooks/generate', requests.hooks),
  generate('/api/scripts/generate', requests.scripts),
  generate('/api/captions/generate', requests.captions),
  stream,
  stream,
  refine,
  speak,
] as const

/** Does one random act, then pauses. */
export async function act(caller: Caller, context: ActContext): Promise<void> {
  await context.chance.pick(ACTS)(caller, context)
  await wait(context.chance.between(0, 200))
}
