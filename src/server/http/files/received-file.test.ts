import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError, DISK_LOW } from '../../../shared/errors.ts'
import { until } from '../../testing/until.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { sweepReceivedFiles, withReceivedFile } from './received-file.ts'

const MOST = 100_000
const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'Too large.')

let paths: string[]
/** Free bytes above the reserve. */
let room: number
let folder: string
const receive = async () => ({
  async arrive(bytes: number) {
    room -= bytes
    if (room < 0) throw new AppError('INSUFFICIENT_STORAGE', DISK_LOW)
  },
  end: () => {},
})
const server = createServer((request, response) => {
  const rules = { most: MOST, tooLarge, signal: new AbortController().signal, diskReserve: { receive } }
  withReceivedFile(request, rules, async (path) => {
    paths.push(path)
    const { mode } = statSync(path)
    return `${(mode & 0o777).toString(8)} ${readFileSync(path).length}`
  }).then(
    (answer) => response.end(answer),
    (error: unknown) => response.writeHead(413).end(String(error)),
  )
})

/** Bytes of the received file on the disk. */
function sizeNow(): number {
  const [name] = readdirSync(folder)
  const path = join(folder, name ?? '', 'received')
  return name !== undefined && existsSync(path) ? statSync(path).size : 0
}

beforeEach(async () => {
  paths = []
  room = Infinity
  folder = mkdtempSync(join(tmpdir(), 'hookline-test-'))
  vi.stubEnv('TMPDIR', folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Sends `bytes` bytes without a declared length, and returns the answer. */
async function send(bytes: number): Promise<string> {
  const { port } = server.address() as AddressInfo
  // No keep-alive: a connection that was answered early would be waited for at the end.
  const sending = httpRequest({ port, method: 'POST', agent: false })
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
  it('is complete, readable by its owner alone, and deleted afterwards', async () => {
    expect(await send(MOST)).toBe('600 100000')
    expect(paths.map((path) => existsSync(path))).toEqual([false])
  })

  it('is refused as soon as it exceeds the limit, with an answer that its sender can read', async () => {
    expect(await send(MOST + 1)).toBe('AppError: Too large.')
    expect(await send(50 * MOST)).toBe('AppError: Too large.')
    expect(paths).toEqual([])
  })

  it('is refused as soon as it would use the reserve of the disk, and nothing of it stays', async () => {
    room = 50_000
    expect(await send(MOST)).toBe(`AppError: ${DISK_LOW}`)
    expect([paths, readdirSync(folder)]).toEqual([[], []])
  })
})

describe('a file that comes too slowly', () => {
  it('is aborted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { port } = server.address() as AddressInfo
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n')
      for (const bytes of [60_000, 10_000]) {
        const before = sizeNow()
        socket.write(Buffer.alloc(bytes))
        await until(() => sizeNow() === before + bytes)
        vi.advanceTimersByTime(30_000)
      }
      await closed
    } finally {
      vi.useRealTimers()
    }
    await until(() => readdirSync(folder).length === 0)
  })
})

describe('files left by a server that was killed', () => {
  const make = (...names: string[]) => names.forEach((name) => mkdirSync(join(folder, name)))
  const ofProcess = (pid: number) => `hookline-received-${hostname()}-${pid}-a1B2c3`

  it('are removed at once where their process is gone, and kept where it runs', async () => {
    const gone = spawnSync(process.execPath, ['--version']).pid
    make(ofProcess(gone), ofProcess(process.ppid), ofProcess(process.pid))
    await sweepReceivedFiles(new Date())
    expect(readdirSync(folder).sort()).toEqual([ofProcess(process.ppid), ofProcess(process.pid)].sort())
    await sweepReceivedFiles(new Date(), { isStart: true })
    expect(readdirSync(folder)).toEqual([ofProcess(process.ppid)])
  })

  it('are removed hours later where they may belong to another machine', async () => {
    const [old, fresh] = ['hookline-received-elsewhere-7-old', 'hookline-received-elsewhere-7-new']
    make(old, fresh, 'other')
    const now = new Date()
    const before = new Date(now.getTime() - 7 * 60 * 60_000)
    for (const name of [old, 'other']) utimesSync(join(folder, name), before, before)
    await sweepReceivedFiles(now, { isStart: true })
    expect(readdirSync(folder)).toEqual([fresh, 'other'])
  })

  it('are named by their process', async () => {
    await send(10)
    expect(paths[0]).toContain(`hookline-received-${hostname()}-${process.pid}-`)
  })
})

describe('a body that never ends', () => {
  it('loses its connection after half a minute', async () => {
    const app = await createTestApp()
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { port } = app.http.server.address() as AddressInfo
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      let isClosed = false
      socket.once('close', () => (isClosed = true))
      socket.write(
        'POST /api/library HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      )
      // Again and again, because nothing tells when the timer of this body is set.
      await until(() => {
        vi.advanceTimersByTime(30_000)
        return isClosed
      })
    } finally {
      vi.useRealTimers()
    }
    await app.close()
  })
})
