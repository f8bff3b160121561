import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let origin: string
beforeAll(async () => {
  app = await createTestApp()
  origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends the lines of a request and returns the status of its answer. */
async function send(...lines: string[]): Promise<string | undefined> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  return (await text(socket)).split(' ')[1]
}

describe('a local demo', () => {
  it.each([
    { host: 'abc.ngrok.example' },
    { host: 'localhost.ngrok.example:3000' },
    { host: '127.0.0.1.ngrok.example' },
    { host: '192.168.1.5:3000' },
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-host': 'abc.ngrok.example' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 tunnel' },
    { 'x-real-ip': '203.0.113.9' },
    { 'cf-connecting-ip': '203.0.113.9' },
    { 'true-client-ip': '203.0.113.9' },
  ])('refuses what was passed on to it: %o', async (headers) => {
    for (const [method, url] of [
      ['POST', '/trpc/auth.demo'],
      ['POST', '/api/auth/login'],
      ['GET', '/api/library'],
      ['GET', '/'],
      ['GET', '/healthz'],
    ] as const) {
      const response = await app.http.inject({ method, url, headers })
      expect([url, response.statusCode]).toEqual([url, 403])
      expect(response.body).toContain('set PUBLIC_URL and TRUST_PROXY as docs/host.md says')
    }
  })

  it('refuses HTTP/1.0, as a proxy speaks it that is not set up, and a whole address', async () => {
    expect(await send('GET /healthz HTTP/1.1', 'Host: localhost')).toBe('200')
    expect(await send('GET /healthz HTTP/1.0', 'Host: 127.0.0.1:3000')).toBe('403')
    expect(await send('GET /healthz HTTP/1.0')).toBe('403')
    expect(await send('GET http://evil.example/healthz HTTP/1.1', 'Host: localhost')).toBe('403')
  })

  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    'hookline.localhost',
    '127.0.0.1:3000',
    '127.8.8.8',
    '[::1]:3000',
  ])('answers the Host %s', async (host) => {
    expect((await app.http.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200)
  })
})
