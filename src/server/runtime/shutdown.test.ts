import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { type Running, stopOnSignal } from './shutdown.ts'
import { createTestApp } from '../testing/test-app.ts'

/** A server in this process with a fake host process. `exited` is its exit code. */
async function openServer(more: Partial<Running> = {}) {
  const app = await createTestApp()
  const host = new EventEmitter()
  const exit = Promise.withResolvers<number>()
  const closed: string[] = []
  const closing = (name: string) => ({ close: async () => void closed.push(name) })
  const stopHousekeeping = vi.fn(async () => {})
  const rest = { storage: closing('storage'), mailer: closing('mailer'), speech: closing('speech'), stopHousekeeping }
  stopOnSignal({ ...app, ...rest, drainSeconds: 0, ...more }, Object.assign(host, { exit: exit.resolve }))
  const ready = async () => {
    const { statusCode, body } = await app.http.inject('/readyz')
    return [statusCode, JSON.parse(body) as unknown]
  }
  return { app, host, exited: exit.promise, closed, stopHousekeeping, ready }
}

const STOPPING = [503, { message: 'Not ready: the server is about to stop' }]

describe('a server that is stopping', () => {
  it('closes its resources, the database last, and exits 0', async () => {
    const { host, exited, closed, stopHousekeeping } = await openServer()
    host.emit('SIGINT')
    expect(await exited).toBe(0)
    expect(closed).toEqual(['mailer', 'speech', 'storage'])
    expect(stopHousekeeping).toHaveBeenCalledOnce()
  })

  it('fails readyz first, for the configured time, while serving; a second signal ends it at once', async () => {
    const { app, host, exited, closed, ready } = await openServer({ drainSeconds: 600 })
    expect((await ready())[0]).toBe(200)
    host.emit('SIGTERM')
    expect(await ready()).toEqual(STOPPING)
    expect(await app.signUp()).toContain('hookline_session=')
    host.emit('SIGTERM')
    expect(await exited).toBe(1)
    expect(closed).toEqual([])
    // Ends the wait that an exit would have ended.
    host.emit('uncaughtException', new Error('over'))
  })

  it('does not wait after an uncaught error, and exits 1', async () => {
    const { host, exited, closed, ready } = await openServer({ drainSeconds: 600 })
    host.emit('SIGTERM')
    expect(await ready()).toEqual(STOPPING)
    host.emit('uncaughtException', new Error('a listener threw'))
    expect(await exited).toBe(1)
    expect(closed).toEqual(['mailer', 'speech', 'storage'])
  })

  it('exits 1 where a resource does not close', async () => {
    const storage = { close: () => Promise.reject(new Error('busy')) }
    const { host, exited } = await openServer({ storage })
    host.emit('SIGTERM')
    expect(await exited).toBe(1)
  })
})
