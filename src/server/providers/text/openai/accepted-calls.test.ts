import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readAll } from '../text.contract.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { formatAnswer, BRIEF, PROMPT, sampleHooks } from './testing/sample-hooks.ts'

const HEAD = { 'content-type': 'text/event-stream' }
const TEN = `data: ${JSON.stringify({ choices: [{ delta: { content: formatAnswer(sampleHooks(0, 10)) }, finish_reason: 'stop' }] })}\n\n`

/** A real local service: a faked network does not report when a request is being sent. */
async function open(answer: RequestListener) {
  const reached = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    answer(request, response)
    reached.resolve()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { ...run(`http://127.0.0.1:${port}/v1`), server, reached: reached.promise }
}

function run(baseUrl: string) {
  const clock = createManualClock()
  const stop = new AbortController()
  let accepted = 0
  const onAccepted = (): void => {
    accepted += 1
  }
  const model = createOpenAiTextModel({ model: 'm-1', baseUrl, clock, retries: 0 })
  const drafts = model.writeHooks({ brief: BRIEF, prompt: PROMPT }, { signal: stop.signal, live: true, onAccepted })
  return { clock, stop, ended: readAll(drafts).catch((error: unknown) => error), accepted: () => accepted }
}

describe('a call counts as accepted', () => {
  it('when the service begins to answer', async () => {
    const { ended, accepted } = await open((_request, response) => response.writeHead(200, HEAD).end(TEN))
    expect(await ended).toHaveLength(10)
    expect(accepted()).toBe(1)
  })

  it('when it breaks off after its first byte', async () => {
    const { ended, accepted } = await open((_request, response) => {
      response.writeHead(200, HEAD).write(': hello\n\n', () => response.destroy())
    })
    expect(await ended).toMatchObject({ code: 'BAD_GATEWAY' })
    expect(accepted()).toBe(1)
  })

  it('when the caller disconnects before the service has answered', async () => {
    const { ended, accepted, reached, stop } = await open(() => undefined)
    await reached
    stop.abort(new Error('left'))
    expect(await ended).toMatchObject({ message: 'left' })
    expect(accepted()).toBe(1)
  })
})

describe('a call is not counted', () => {
  it.each([429, 500, 503])('when the service refuses it: %i', async (status) => {
    const { ended, accepted } = await open((_request, response) => response.writeHead(status).end('{}'))
    expect(await ended).toHaveProperty('code')
    expect(accepted()).toBe(0)
  })

  it('when no server answers', async () => {
    const { server } = await open(() => undefined)
    const { port } = server.address() as AddressInfo
    server.close()
    const { ended, accepted } = run(`http://127.0.0.1:${port}/v1`)
    expect(await ended).toMatchObject({ code: 'BAD_GATEWAY' })
    expect(accepted()).toBe(0)
  })

  it('when the service never answers and the caller stays', async () => {
    const { ended, accepted, reached, clock } = await open(() => undefined)
    await reached
    clock.advance(180_000)
    expect(await ended).toMatchObject({ code: 'GATEWAY_TIMEOUT' })
    expect(accepted()).toBe(0)
  })
})
