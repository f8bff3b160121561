import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readAll } from '../text.contract.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { chunk } from './testing/fake-openai.ts'
import { run } from './testing/sample-hooks.ts'

const MEGABYTE = 1024 * 1024

/**
 * Listens on this machine, because a faked network reads bodies ahead. Answers with `status` and then endlessly with
 * the result of `more`, as fast as it is read. `sent` counts the written bytes.
 */
async function endless(more: string, { status = 200, headers = {}, first = '' } = {}) {
  const sent = { bytes: 0, calls: 0 }
  const closed = Promise.withResolvers<void>()
  function pour(response: ServerResponse): void {
    while (!response.destroyed) {
      sent.bytes += more.length
      if (!response.write(more)) return void response.once('drain', () => pour(response))
    }
  }
  const server = createServer((_, response) => {
    sent.calls += 1
    response.on('close', () => closed.resolve())
    response.writeHead(status, { 'content-type': 'text/event-stream', ...headers })
    response.write(first)
    pour(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}/v1`
  const model = createOpenAiTextModel({ model: 'm-1', baseUrl, clock: createManualClock() })
  return { sent, closed: closed.promise, answer: readAll(run(model)) }
}

describe('an answer without end', () => {
  const ENDLESS = { code: 'BAD_GATEWAY', message: expect.stringContaining('far more than an answer can be') }
  const LETTERS = 'a'.repeat(64 * 1024)

  it.each([
    ['that never sends a new line', LETTERS, {}, 8],
    ['of one event with a line of 100 MB', LETTERS, { first: 'data: {"choices":[{"delta":{"content":"' }, 8],
    ['of one event with many lines', `data: ${'b'.repeat(1_000)}\n`, {}, 8],
    ['of lines that say nothing', `: still here${'.'.repeat(1_000)}\n\n`.repeat(60), {}, 24],
  ])('is aborted without a result: one %s', async (_, more, given, mostMegabytes) => {
    const { answer, sent, closed } = await endless(more, given)
    await expect(answer).rejects.toMatchObject(ENDLESS)
    await closed
    expect(sent.bytes).toBeLessThan(mostMegabytes * MEGABYTE)
    expect(sent.calls).toBe(1)
  })

  it('is aborted when its text exceeds the limit', async () => {
    const { answer, closed, sent } = await endless(chunk({ content: 'word '.repeat(200) }))
    await expect(answer).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    await closed
    expect(sent.bytes).toBeLessThan(8 * MEGABYTE)
  })

  it('is limited as an error body too', async () => {
    const { answer, sent, closed } = await endless(LETTERS, { status: 401 })
    await expect(answer).rejects.toMatchObject({ message: expect.stringContaining('OPENAI_API_KEY') })
    await closed
    expect(sent.bytes).toBeLessThan(8 * MEGABYTE)
  })

  it('is measured after decompression', async () => {
    const zip = createGzip()
    const packed: Buffer[] = []
    zip.on('data', (part: Buffer) => packed.push(part))
    for (let megabytes = 0; megabytes < 64; megabytes += 1) zip.write(Buffer.alloc(MEGABYTE, 'a'))
    await new Promise((resolve) => zip.end(resolve))
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' })
      response.end(Buffer.concat(packed))
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    onTestFinished(() => void server.close())
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    const model = createOpenAiTextModel({ model: 'm-1', baseUrl, clock: createManualClock() })
    await expect(readAll(run(model))).rejects.toMatchObject(ENDLESS)
  })
})
