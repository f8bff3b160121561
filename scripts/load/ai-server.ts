import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { answerTo } from './ai-answers.ts'
import { buildWav, buzz } from '../../src/server/providers/speech/openai/testing/buzz.ts'

/** UTF-16 units of a part. */
const PART = 40

/** A server of OpenAI's protocol that writes and speaks. */
export interface AiServer {
  /** The base URL. */
  url: string
  /** Milliseconds before each part of an answer, and before a spoken answer. May be changed at any time. */
  partMs: number
  /** Whether an answer never gets its last part: it goes on until the client ends it. False at the start. */
  endless: boolean
  /** Number of answers that have begun. */
  calls: number
  stop(): void
}

/** Starts the server on loopback. */
export async function startAiServer(partMs: number): Promise<AiServer> {
  const http = createServer((request, response) => {
    ai.calls += 1
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const ai: AiServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    partMs,
    endless: false,
    calls: 0,
    stop() {
      http.close()
      http.closeAllConnections()
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray()).toString()
    if (request.url === '/v1/audio/speech') {
      await wait(ai.partMs)
      response
        .writeHead(200, { 'content-type': 'audio/wav' })
        .end(buildWav(buzz((JSON.parse(body) as { input: string }).input.length)))
      return
    }
    const text = answerTo(body)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (let from = 0; from < text.length && !response.destroyed; from += PART) {
      await wait(ai.partMs)
      if (ai.endless && from + PART >= text.length) return
      response.write(frame({ content: text.slice(from, from + PART) }))
    }
    response.end(`${frame({}, 'stop')}data: [DONE]\n\n`)
  }
  return ai
}

function frame(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices })}\n\n`
}
