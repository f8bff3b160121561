import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { HOOK_PATTERNS } from '../../../src/shared/features/hooks/hooks.constants.ts'
import { buildWav, buzz } from '../../../src/server/providers/speech/openai/testing/buzz.ts'

/** Milliseconds between two parts of an answer, and before a spoken answer. */
const PART_MS = 200
const SPOKEN_MS = 400
/** UTF-16 units of a part. */
const PART_CHARACTERS = 40

/** Ten lines that are not near-duplicates. */
const LINES = [
  'Stop everything you were told to do first with',
  'My grandmother would laugh at how we treat',
  'Seven minutes of work changed all I knew of',
  'Why does nobody in a bakery worry over',
  'The cheapest kitchen tool saves every',
  'Here is where beginners quietly ruin',
  'You already own what professionals use for',
  'Scientists measured for a year what happens inside',
  'Before sunrise a village in Italy prepares',
  'Three mistakes, one cold oven and',
]

/** A service with OpenAI's protocol: it writes about the requested topic, at the pace of a model. */
export interface AiService {
  /** The base URL. */
  url: string
  stop(): void
}

/** Starts the service on loopback. */
export async function startAiService(): Promise<AiService> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.concat(await request.toArray()).toString()
  if (request.url === '/v1/audio/speech') {
    await wait(SPOKEN_MS)
    response.writeHead(200, { 'content-type': 'audio/wav' })
    response.end(buildWav(buzz((JSON.parse(body) as { input: string }).input.length)))
  } else if (request.url === '/v1/chat/completions') await write(body, response)
  else response.writeHead(404).end()
}

async function write(body: string, response: ServerResponse): Promise<void> {
  const topic = /<topic>\\n(.*?)\\n/u.exec(body)?.[1] ?? 'bread'
  const name = /"name":"(\w+)"/u.exec(body)?.[1]
  // Only a script is asked for without a schema.
  const text = name === undefined ? script(topic) : name === 'directions' ? SHOTS : hooks(topic)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let from = 0; from < text.length && !response.destroyed; from += PART_CHARACTERS) {
    await wait(PART_MS)
    response.write(frame({ content: text.slice(from, from + PART_CHARACTERS) }))
  }
  response.end(`${frame({}, 'stop')}data: [DONE]\n\n`)
}

function frame(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices })}\n\n`
}

function hooks(topic: string): string {
  const list = LINES.map((line, at) => ({
    hook: `${line} ${topic}`,
    pattern: HOOK_PATTERNS[at % HOOK_PATTERNS.length],
  }))
  return JSON.stringify({ hooks: list })
}

const SHOTS = JSON.stringify({ beats: [{ n: 1, kind: 'Hook', direction: 'Look up.' }] })

function script(topic: string): string {
  const words = (count: number) =>
    `${Array.from({ length: count }, (_, at) => topic.split(' ')[at % 3] ?? 'so').join(' ')}.`
  return [12, 21, 21, 21, 21, 21, 21, 8].map(words).join('\n\n')
}
