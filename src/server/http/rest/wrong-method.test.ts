import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { REST_ROUTES } from './rest-routes.ts'

it('answers another method of a path with 405 and names its own, whatever the body', async () => {
  const app = await createTestApp()
  const payload = '{"broken'
  for (const row of REST_ROUTES) {
    const url = row.path.replaceAll(/\{\w+\}/gu, 'x1')
    const own = REST_ROUTES.filter(({ path }) => path === row.path).map(({ method }) => method as string)
    const response = await app.http.inject({
      method: 'OPTIONS',
      url,
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect([response.statusCode, response.json()], url).toEqual([
      405,
      { message: 'This call takes another HTTP method.', requestId: expect.any(String) },
    ])
    expect(String(response.headers.allow).split(', '), url).toEqual(expect.arrayContaining(own))
  }
  const allow = async (method: 'PATCH' | 'GET' | 'HEAD', url: string) => {
    const { statusCode, headers } = await app.http.inject({ method, url, headers: { accept: 'text/html' } })
    return [statusCode, headers.allow]
  }
  expect(await allow('GET', '/api/hooks/generate?x=1')).toEqual([405, 'POST'])
  expect(await allow('PATCH', '/api/library/x1')).toEqual([405, 'GET, HEAD, PUT, DELETE'])
  expect(await allow('HEAD', '/api/user/export')).toEqual([405, 'GET'])
  expect(await allow('PATCH', '/api/nothing')).toEqual([404, undefined])
  expect(await allow('PATCH', '/api/library/x1/more')).toEqual([404, undefined])
})
