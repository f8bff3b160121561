import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { type LocalServer } from '../providers/local-server.ts'
import { failAfter } from '../testing/fakes/fake-text-model.ts'
import { openWriter, type Writer } from '../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const FACTS = ['40 pounds in 12 weeks', 'No gym']
const TOOLS = [
  ['hooks', 'topic'],
  ['scripts', 'topic'],
  ['captions', 'content'],
] as const

let app: TestApp
let writer: Writer

beforeEach(async () => {
  app = await createTestApp()
  writer = await openWriter(app)
})

const post = (tool: string, payload: object, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url: `/api/${tool}/generate`,
    payload,
    headers: { cookie: writer.cookie, ...headers },
  })

describe.each(TOOLS)('the facts of a creator in %s', (tool, topic) => {
  const write = async (details?: string[], headers?: Record<string, string>) => {
    const answer = await post(tool, { [topic]: 'losing weight', ...(details && { details }) }, headers)
    expect(answer.statusCode).toBe(200)
    return answer.json<{ freeRewrite?: boolean }>()
  }

  it('reach the writer, the list of recent results and the export', async () => {
    await write([' 40 pounds  in 12 weeks', '', 'No gym '])
    expect(app.text.prompts.at(-1)?.user).toContain(`<facts>\n${FACTS.join('\n')}\n</facts>`)
    for (const url of [`/api/${tool}/recent`, '/api/user/export']) {
      const answer = await app.http.inject({ url, headers: { cookie: writer.cookie } })
      expect(answer.json()).toMatchObject(
        url.endsWith('recent') ? [{ details: FACTS }] : { [tool]: [{ details: FACTS }] },
      )
    }
  })

  it('make a request with the same key a different one', async () => {
    await write(FACTS, { 'idempotency-key': 'k' })
    const other = await post(tool, { [topic]: 'losing weight', details: ['No gym'] }, { 'idempotency-key': 'k' })
    expect(other.statusCode).toBe(409)
  })

  it.each([
    [['1', '2', '3', '4', '5', '6'], 'details takes at most 5 lines.'],
    [['x'.repeat(201)], 'A line of details can have at most 200 characters; this has 201.'],
    ['No gym', 'details must be a list of lines.'],
  ])('are refused beyond their limits: %s', async (details, message) => {
    const answer = await post(tool, { [topic]: 'losing weight', details })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message })
  })

  it('can be added once for free to a result without facts', async () => {
    expect((await write()).freeRewrite).toBe(true)
    expect(await writer.used()).toBe(1)
    expect((await write(FACTS)).freeRewrite).toBeUndefined()
    expect(await writer.used()).toBe(1)
    expect(await writer.calls()).toBe(2)
    await write(FACTS)
    expect(await writer.used()).toBe(2)
    expect((await write()).freeRewrite).toBeUndefined()
  })

  it('cost a prompt where a model writes, also when none is left', async () => {
    app = await createTestApp({ env: { OPENAI_API_KEY: 'k' } })
    writer = await openWriter(app)
    expect((await write()).freeRewrite).toBeUndefined()
    expect((await write(FACTS)).freeRewrite).toBeUndefined()
    expect(await writer.used()).toBe(2)
    await app.db.updateTable('usage_counters').set({ used: 10 }).where('kind', '=', 'prompts').execute()
    const refused = await post(tool, { [topic]: 'losing weight', details: ['No gym'] })
    expect([refused.statusCode, refused.json<object>()]).toMatchObject([403, { reason: 'daily_limit' }])
  })

  it('are no longer promised for free once a model is found', async () => {
    let found: LocalServer | undefined
    app = await createTestApp({ local: { text: () => found, speech: () => undefined } })
    writer = await openWriter(app)
    await write()
    const read = async () => (await app.services.generations.latest(writer.userId, tool))?.freeRewrite
    expect(await read()).toBe(true)
    found = { name: 'Ollama', port: 11_434, model: 'qwen3:8b' }
    expect(await read()).toBeUndefined()
    await write(FACTS)
    expect(await writer.used()).toBe(2)
  })

  it('cost a prompt where there is no result without facts', async () => {
    await write(FACTS)
    expect(await writer.used()).toBe(1)
  })

  it('keep the free rewrite when it fails, and never allow two', async () => {
    await write()
    const { script, beats, caption } = app.text
    const fail = failAfter(0, new AppError('BAD_GATEWAY', 'The writer failed.'))
    Object.assign(app.text, { script: fail, beats: fail, caption: fail })
    expect((await post(tool, { [topic]: 'losing weight', details: FACTS })).statusCode).toBe(502)
    Object.assign(app.text, { script, beats, caption })
    await Promise.all([write(FACTS), write(['No gym'])])
    expect(await writer.used()).toBe(2)
  })
})

describe.each(TOOLS)('a text that the writer cannot write about, in %s', (tool, topic) => {
  it('gets no result, a warning with its reason, and costs nothing', async () => {
    const warning = { message: 'The draft writer writes English.', reason: 'language' } as const
    app.text.cannotWrite = (text) => (text === '東京' ? warning : undefined)
    const answer = await post(tool, { [topic]: '東京' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ warnings: [warning] })
    expect(JSON.stringify(answer.json())).not.toContain('generationId')
    expect(await writer.used()).toBe(0)
    expect(await writer.calls()).toBeUndefined()
    const recent = await app.http.inject({ url: `/api/${tool}/recent`, headers: { cookie: writer.cookie } })
    expect(recent.json()).toEqual([])
  })
})
