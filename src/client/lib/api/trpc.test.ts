import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { network } from '../../testing/network.ts'
import { readFailure } from './failure.ts'
import { createApiClient } from './trpc.ts'

const REFUSAL = {
  error: {
    message: 'This request came from another site and was refused.',
    code: -32_600,
    data: { code: 'FORBIDDEN', httpStatus: 403, requestId: 'r1' },
  },
}

describe('a call that is refused before any procedure', () => {
  it.each(['hooks.start', 'tts.stream', 'auth.logout'] as const)(
    '%s passes on the message of the server',
    async (path) => {
      network.use(http.post('*/trpc/:path', () => HttpResponse.json(REFUSAL, { status: 403 })))
      const client = createApiClient('http://hookline.test/trpc')
      const call =
        path === 'auth.logout'
          ? client.auth.logout.mutate()
          : path === 'tts.stream'
            ? client.tts.stream.mutate({ text: 'a' })
            : client.hooks.start.mutate({ topic: 'a' })
      const failure = readFailure(await call.catch((error: unknown) => error))
      expect(failure).toMatchObject({ message: REFUSAL.error.message, status: 403, requestId: 'r1' })
    },
  )

  it('reports that no answer came', async () => {
    network.use(http.post('*/trpc/:path', () => HttpResponse.error()))
    const call = createApiClient('http://hookline.test/trpc').hooks.start.mutate({ topic: 'a' })
    expect(readFailure(await call.catch((error: unknown) => error)).message).toContain('could not be reached')
  })
})
