import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between the first hook and the others. */
const PAUSE_MS = 20

/** An AI server on loopback that sends one whole hook, pauses, and sends the rest. */
export interface HookProvider {
  url: string
  /** When it sent its first token about a topic, on `performance`'s clock. */
  sentAt(topic: string): number
  close(): void
}

export async function startHookProvider(): Promise<HookProvider> {
  const sent = new Map<string, number>()
  const server = createServer((request, response) => {
    request
      .toArray()
      .then((parts) => {
        const topic = /<topic>\\n(.*?)\\n/u.exec(Buffer.concat(parts).toString())?.[1] ?? ''
        return answer(response, () => sent.set(topic, performance.now()))
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    sentAt: (topic) => sent.get(topic) ?? Number.NaN,
    close: () => server.close(),
  }
}

async function answer(response: ServerResponse, onFirstToken: () => void): Promise<void> {
  const send = (content: string, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`,
    )
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  // Lines that the account already has are left out.
  const [first, ...rest] = Array.from({ length: 10 }, () =>
    JSON.stringify({ hook: `${randomUUID()} is a hook`, pattern: 'Question' }),
  )
  onFirstToken()
  send(`{"hooks":[${first}`)
  await wait(PAUSE_MS)
  send(`,${rest.join(',')}]}`, 'stop')
  response.end('data: [DONE]\n\n')
}
