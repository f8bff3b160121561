import { createTRPCClient, httpBatchStreamLink, httpLink, TRPCClientError } from '@trpc/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenHooks } from '../../../examples/typed-client.ts'
import { hangAfter, tenHooks as writesTen } from '../testing/fakes/fake-text-model.ts'
import { createTestApp, TEST_PASSWORD, type TestApp } from '../testing/test-app.ts'
import { type AppRouter } from '../router.ts'

let app: TestApp
let url: string
let cookie: string

beforeAll(async () => {
  app = await createTestApp()
  url = await app.http.listen({ port: 0, host: '127.0.0.1' })
  cookie = await app.signUp()
})
afterAll(() => app.close())

const streaming = () =>
  createTRPCClient<AppRouter>({
    links: [httpBatchStreamLink({ url: `${url}/trpc`, maxItems: 1, headers: { cookie } })],
  })

describe('the typed client over HTTP', () => {
  it('runs the example of docs/api.md', async () => {
    const hooks = await tenHooks(url, 'noor@example.com', TEST_PASSWORD, 'cooking for one')
    expect(hooks).toHaveLength(10)
  })

  it('reads an error with its field', async () => {
    const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${url}/trpc`, headers: { cookie } })] })
    const error = await client.hooks.generate.mutate({ topic: ' ' }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(TRPCClientError)
    expect(error).toMatchObject({
      message: 'Please enter a topic or content idea.',
      data: { httpStatus: 400, field: 'topic' },
    })
  })

  it('receives each hook while the next one is being written', async () => {
    app.text.script = hangAfter(3)
    const stop = new AbortController()
    const events = await streaming().hooks.stream.mutate({ topic: 'bread' }, { signal: stop.signal })
    const seen: string[] = []
    const reading = (async () => {
      for await (const event of events) {
        seen.push(event.type)
        if (seen.length === 3) stop.abort()
      }
    })()
    await expect(reading).rejects.toThrow()
    expect(seen).toEqual(['hook', 'hook', 'hook'])
    const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${url}/trpc`, headers: { cookie } })] })
    for (const { id } of await client.generations.list.query({ state: 'running' }))
      expect(await client.generations.stop.mutate({ id })).toMatchObject({ state: 'stopped', hooks: { length: 3 } })
  })

  it('continues when the caller disconnects, and sends the rest to a reader of its events', async () => {
    const go = Promise.withResolvers<void>()
    app.text.script = async function* script(brief, options) {
      for await (const draft of writesTen(brief, options)) {
        if (draft.index === 2) await go.promise
        yield draft
      }
    }
    const stop = new AbortController()
    const events = await streaming().hooks.stream.mutate({ topic: 'leaving early' }, { signal: stop.signal })
    const reading = (async () => {
      for await (const event of events) if (event.type === 'hook' && event.index === 1) stop.abort()
    })()
    await expect(reading).rejects.toThrow()
    const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${url}/trpc`, headers: { cookie } })] })
    const [running] = await client.generations.list.query({ state: 'running' })
    expect(running).toMatchObject({ state: 'queued', input: { topic: 'leaving early' }, hooks: { length: 2 } })
    const lines = await fetch(
      `${url}/trpc/generations.events?input=${encodeURIComponent(JSON.stringify({ id: running?.id, lastEventId: '2' }))}`,
      { headers: { cookie } },
    )
    go.resolve()
    const told = [...(await lines.text()).matchAll(/^data: (\{"type".*)$/gmu)].map(([, data]) => JSON.parse(data ?? ''))
    expect(told.map(({ type }) => type)).toEqual([...Array<string>(8).fill('hook'), 'done'])
    app.text.script = writesTen
    const [generation] = await client.hooks.recent.query({ limit: 1 })
    expect(generation).toMatchObject({ topic: 'leaving early', hooks: { length: 10 } })
  })

  it('reads the message of an error in the middle of a stream', async () => {
    app.text.script = async function* script(brief, options) {
      for await (const draft of writesTen(brief, options)) {
        if (draft.index === 2) throw new Error('a secret detail')
        yield draft
      }
    }
    const events = await streaming().hooks.stream.mutate({ topic: 'bread' })
    const reading = (async () => {
      for await (const event of events) expect(event.type).toBe('hook')
    })()
    await expect(reading).rejects.toThrow(/Something went wrong on our side/)
  })
})
