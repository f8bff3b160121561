import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readAll } from '../text.contract.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { run } from './testing/sample-hooks.ts'

/** Listens on this machine: a faked network connects at once, so only a real one tests the time limit of connecting. */
async function setUp(server: Server, protocol: 'http' | 'https') {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const clock = createManualClock()
  const model = createOpenAiTextModel({ model: 'm-1', baseUrl: `${protocol}://127.0.0.1:${port}/v1`, clock })
  return { clock, error: readAll(run(model)).catch((thrown: unknown) => thrown) }
}

/** A parallel successful request of this process, which must not count for the waiting one. */
async function reachAnother() {
  const reached = Promise.withResolvers<void>()
  const { clock, error } = await setUp(
    createHttpServer(() => reached.resolve()),
    'http',
  )
  await reached.promise
  clock.advance(600_000)
  await error
}

describe('the limit of 10 seconds for the connection', () => {
  it('ends the wait for a server that does not accept the connection', async () => {
    const knocked = Promise.withResolvers<void>()
    // It accepts the connection and never answers the TLS greeting.
    const { clock, error } = await setUp(
      createTcpServer((socket) => {
        socket.on('error', () => socket.destroy())
        knocked.resolve()
      }),
      'https',
    )
    await knocked.promise
    await reachAnother()
    expect(clock.longWaits()).toEqual([6_000, 10_000, 180_000, 600_000])
    clock.advance(10_000)
    expect(await error).toMatchObject({
      code: 'GATEWAY_TIMEOUT',
      message: 'The AI service could not be reached in time. Try again in a moment.',
    })
    expect(clock.longWaits()).toEqual([])
  })

  it('does not apply once connected, while a server loads its model', async () => {
    const reached = Promise.withResolvers<void>()
    const { clock, error } = await setUp(
      createHttpServer(() => reached.resolve()),
      'http',
    )
    await reached.promise
    expect(clock.longWaits()).toEqual([6_000, 180_000, 600_000])
    clock.advance(180_000)
    expect(await error).toMatchObject({ message: expect.stringContaining('too long to begin writing') })
  })
})
