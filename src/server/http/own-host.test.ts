import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

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
