import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { REST_ROUTES } from './rest-routes.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

interface Operation {
  requestBody?: { content: { 'application/json': { schema: { required: string[]; properties: object } } } }
  responses: Record<string, { content?: object }>
  parameters?: { name: string }[]
}

describe('OpenAPI', () => {
  it('describes every row of the table in 3.1', async () => {
    const document = (await app.http.inject('/api/openapi.json')).json() as {
      openapi: string
      paths: Record<string, Record<string, Operation>>
    }
    expect(document.openapi).toBe('3.1.0')
    for (const { method, path, status = 200 } of REST_ROUTES) {
      const operation = document.paths[path]?.[method.toLowerCase()]
      expect(operation?.responses, `${method} ${path}`).toHaveProperty(String(status))
      expect(operation?.responses[String(status)]?.content).toBeDefined()
    }
    const generate = document.paths['/api/hooks/generate']?.['post']?.requestBody?.content['application/json'].schema
    expect(generate).toMatchObject({ required: ['topic'], properties: { topic: { type: 'string', maxLength: 2_000 } } })
    const script = document.paths['/api/scripts/generate']?.['post']
    expect(script?.requestBody?.content['application/json'].schema).toMatchObject({
      properties: { format: { enum: ['video', 'podcast', 'presentation'] } },
    })
    expect(script?.responses['200']?.content).toMatchObject({
      'application/json': { schema: { properties: { help: { required: ['message', 'links'] } } } },
    })
    expect(document.paths['/api/hooks/recent']?.['get']?.parameters).toMatchObject([{ name: 'limit' }])
    const audio = document.paths['/api/tts/audio/{file}']
    expect(Object.keys(audio?.['get']?.responses ?? {})).toEqual(['200', '206', '304', '416', 'default'])
    expect(audio?.['get']?.responses['206']?.content).toHaveProperty(['audio/mpeg'])
    expect(audio?.['head']?.responses['200']?.content).toBeUndefined()
    for (const [method, path, type] of [
      ['get', '/api/library/export', 'text/csv'],
      ['post', '/api/library/export', 'text/csv'],
      ['get', '/api/library/archive', 'application/zip'],
      ['post', '/api/library/import', 'application/json'],
      ['get', '/api/planner/plan.ics', 'text/calendar'],
    ] as const) {
      expect(document.paths[path]?.[method]?.responses['200']?.content, path).toHaveProperty([type])
    }
    expect(document.paths['/api/library/export']?.['get']?.parameters).toContainEqual(
      expect.objectContaining({ name: 'format', required: true }),
    )
  })

  it('has a page that runs no inline script', async () => {
    const page = await app.http.inject({ url: '/api/docs/', headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/<script[^>]*>\s*[^<\s]/)
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect(page.headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe")
  })
})

describe('health and headers', () => {
  it('answers alive and ready', async () => {
    expect((await app.http.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await app.http.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('is not ready while stopping', async () => {
    const stopping = await createTestApp()
    stopping.abortRunning()
    expect((await stopping.http.inject('/readyz')).statusCode).toBe(503)
    await stopping.close()
  })

  it('returns the request id in a header and in the error', async () => {
    const response = await app.http.inject('/api/nothing')
    expect(response.headers['x-request-id']).toBe(response.json().requestId)
  })

  it('sends HSTS only behind HTTPS', async () => {
    const plain = await app.http.inject('/healthz')
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    const behind = await createTestApp({ env: { PUBLIC_URL: 'https://hookline.example' } })
    const response = await behind.http.inject('/healthz')
    expect(response.headers['strict-transport-security']).toContain('max-age')
    await behind.close()
  })
})
