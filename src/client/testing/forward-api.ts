import { http, HttpResponse } from 'msw'
import { network } from './network.ts'
import { type TestServer } from './test-server.ts'

/** Forwards plain paths such as `/api/library/import` to the server's routes, until the test ends. */
export function forwardApi({ http: server, cookie }: TestServer, ...paths: string[]): void {
  const forward = async ({ request }: { request: Request }): Promise<HttpResponse<ArrayBuffer>> => {
    const { pathname, search } = new URL(request.url)
    const type = request.headers.get('content-type')
    const answer = await server.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers: {
        ...(cookie.token !== undefined && { cookie: `hookline_session=${cookie.token}` }),
        ...(type !== null && { 'content-type': type }),
      },
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    const headers = new Headers()
    for (const name of ['content-type', 'content-disposition']) {
      const value = answer.headers[name]
      if (value !== undefined) headers.set(name, String(value))
    }
    return new HttpResponse(new Uint8Array(answer.rawPayload).buffer, { status: answer.statusCode, headers })
  }
  network.use(...paths.map((path) => http.all(`*${path}`, forward)))
}
