import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { until } from '../testing/open-speaker.ts'
import { createTestApp } from '../testing/test-app.ts'
import { withReceivedFile } from './received-file.ts'

const MOST = 100_000
const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'Too large.')

let paths: string[]
const server = createServer((request, response) => {
  const rules = { most: MOST, tooLarge, signal: new AbortController().signal }
  withReceivedFile(request, rules, async (path) => {
    paths.push(path)
    const { mode } = statSync(path)
    return `${(mode & 0o777).toString(8)} ${readFileSync(path).length}`
  }).then(
    (answer) => response.end(answer),
    (error: unknown) => response.writeHead(413).end(String(error)),
  )
})

beforeEach(async () => {
  paths = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** Sends so many bytes whose number is not said before, and reads the answer. */
async function send(bytes: number): Promise<string> {
  const { port } = server.address() as AddressInfo
  const sending = httpRequest({ port, method: 'POST' })
  const answer = new Promise<string>((resolve, reject) => {
    sending.once('error', reject).once('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(text))
    })
  })
  for (let sent = 0; sent < bytes; sent += 10_000) sending.write(Buffer.alloc(Math.min(10_000, bytes - sent)))
  await new Promise<void>((resolve) => sending.end(resolve))
  return answer
}

describe('a file that is received', () => {
  it('is whole, for its owner alone, and gone afterwards', async () => {
    expect(await send(MOST)).toBe('600 100000')
    expect(paths.map((path) => existsSync(path))).toEqual([false])
  })

  it('is refused while it is counted, and its sender reads why, however much is still to come', async () => {
    expect(await send(MOST + 1)).toBe('AppError: Too large.')
    expect(await send(50 * MOST)).toBe('AppError: Too large.')
    expect(paths).toEqual([])
  })
})

describe('a body that never ends', () => {
  it('holds its connection for half a minute', async () => {
    const app = await createTestApp()
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { port } = app.http.server.address() as AddressInfo
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.write(
        'POST /api/library HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      )
      await until(() => vi.getTimerCount() > 0)
      vi.advanceTimersByTime(30_000)
      await closed
    } finally {
      vi.useRealTimers()
    }
    await app.close()
  })
})
