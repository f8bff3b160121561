import { describe, expect, it } from 'vitest'
import { type LocalAnswers } from '../testing/fakes/fake-local-server.ts'
import { formatAnswer, run } from '../providers/text/openai/testing/sample-hooks.ts'
import { endFrame, textFrame } from '../providers/text/openai/testing/fake-openai.ts'
import { buildList, HOOKS, NO_SPEECH, ollama, ON, openLocalAi, startServer, writes } from '../testing/open-local-ai.ts'
import { until } from '../testing/until.ts'

const pickHooks = (all: { type: string; text?: string }[]) =>
  all.flatMap(({ type, text }) => (type === 'hook' ? [text] : []))
const OWN_HOOKS = HOOKS.map(({ hook }) => hook)
const nameIn = (body: string): string => (JSON.parse(body) as { model: string }).model

/** Ollama with these models and what `/api/show` says of each. */
const shows = (models: Record<string, object>, ...loaded: string[]): LocalAnswers => ({
  ...ollama(...Object.keys(models)),
  '/api/ps': { models: loaded.map((name) => ({ name, context_length: 16_384 })) },
  '/api/show': ({ method, body }, response) => {
    const shown = method === 'POST' ? models[nameIn(body)] : undefined
    response.writeHead(shown ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(shown ?? {}))
  },
})
const WRITES = { capabilities: ['completion', 'tools'] }

/** LM Studio with these models: type and state of each. */
const studio = (models: Record<string, [type: string, state: string]>): LocalAnswers => ({
  '/v1/models': buildList(...Object.keys(models)),
  '/api/v0/models': { data: Object.entries(models).map(([id, [type, state]]) => ({ id, type, state })) },
  '/v1/chat/completions': writes,
})

async function find(answers: LocalAnswers, at: 'ollama' | 'lmStudio' = 'ollama', settings = NO_SPEECH) {
  const server = await startServer(answers)
  const opened = openLocalAi({ [at]: server.port }, settings)
  await opened.local.start().first
  return { ...opened, server, model: opened.local.inUse.text()?.model }
}

describe('the model that is taken of a server', () => {
  it.each([
    [
      'writes',
      { 'mxbai-v1': { capabilities: ['embedding'] }, 'dream-1': { capabilities: ['image'] }, 'a:7b': WRITES },
      [],
      'a:7b',
    ],
    ['sees as well', { 'a:7b': { capabilities: ['completion', 'vision'] } }, [], 'a:7b'],
    ['draws as well', { 'a:7b': { capabilities: ['completion', 'image'] } }, [], undefined],
    ['runs elsewhere', { 'a:7b': { ...WRITES, remote_host: 'https://ollama.com:443' }, 'b:7b': WRITES }, [], 'b:7b'],
    ['is loaded', { 'a:7b': WRITES, 'b:7b': WRITES }, ['b:7b'], 'b:7b'],
    ['is loaded and writes', { 'a:7b': WRITES, 'e-1': { capabilities: ['embedding'] } }, ['e-1'], 'a:7b'],
    ['has a name that says otherwise', { 'shieldgemma:2b': WRITES, 'my-reward': WRITES }, ['my-reward'], undefined],
    ['is of an old version, which does not say it', { 'a:7b': {}, 'b:7b': {} }, [], 'a:7b'],
  ] satisfies [string, Record<string, object>, string[], string | undefined][])(
    '%s, by Ollama',
    async (_, models, loaded, expected) => {
      expect((await find(shows(models, ...loaded))).model).toBe(expected)
    },
  )

  it.each([
    ['writes', { 'v-1': ['embeddings', 'loaded'], 'a-7b': ['llm', 'not-loaded'] }, 'a-7b'],
    ['sees as well', { 'a-7b': ['vlm', 'not-loaded'] }, 'a-7b'],
    ['is loaded', { 'a-7b': ['llm', 'not-loaded'], 'b-7b': ['llm', 'loaded'] }, 'b-7b'],
    ['is of another kind', { 'a-7b': ['tts', 'loaded'] }, undefined],
  ] satisfies [string, Record<string, [string, string]>, string | undefined][])(
    '%s, by LM Studio',
    async (_, models, expected) => {
      expect((await find(studio(models), 'lmStudio')).model).toBe(expected)
    },
  )

  it('is the first by its name where an old version has no such calls', async () => {
    const answers = ollama('nomic-embed-text', 'a:7b')
    delete answers['/api/ps']
    expect((await find(answers)).model).toBe('a:7b')
    const old = { '/v1/models': buildList('nomic-embed-text', 'a-7b') }
    expect((await find(old, 'lmStudio')).model).toBe('a-7b')
  })

  it('is one that is loaded, of all servers', async () => {
    const idle = await startServer(shows({ 'a:7b': WRITES }))
    const busy = await startServer(studio({ 'b-7b': ['llm', 'loaded'] }))
    const { local } = openLocalAi({ ollama: idle.port, lmStudio: busy.port }, NO_SPEECH)
    await local.start().first
    expect(local.inUse.text()).toMatchObject({ name: 'LM Studio', model: 'b-7b' })
  })

  it('is the configured one, whatever its server says of it', async () => {
    const settings = { ...NO_SPEECH, text: { ...ON.text!, model: 'odd' } }
    const { model } = await find(
      shows({ 'a:7b': WRITES, odd: { capabilities: ['image'] } }, 'a:7b'),
      'ollama',
      settings,
    )
    expect(model).toBe('odd')
  })

  it('is not asked about one by one for longer than for one answer', async () => {
    const answers: LocalAnswers = { ...shows({ 'a:7b': WRITES }), '/api/show': () => {} }
    const server = await startServer(answers)
    const { clock, local } = openLocalAi({ ollama: server.port }, NO_SPEECH)
    const { first, stop } = local.start()
    await until(() => server.seen.some(({ path }) => path === '/api/show'))
    await clock.advance(300)
    await first
    expect(local.inUse.text()?.model).toBe('a:7b')
    stop()
  })
})

describe('a model that says that it cannot chat', () => {
  const MINUTE = 60_000
  /** A server of which only these models chat. */
  const chats = (models: string[], ...able: string[]): LocalAnswers => ({
    ...ollama(...models),
    '/v1/chat/completions': ({ body }, response) => {
      const name = nameIn(body)
      if (able.includes(name)) {
        const text = body.includes('check of the connection') ? '{"answer":"ready"}' : formatAnswer(HOOKS)
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.end(`${textFrame('chat', text)}${endFrame('chat')}`)
      } else {
        const error = { message: `"${name}" does not support chat`, type: 'invalid_request_error', code: null }
        response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
      }
    },
  })
  const asked = (server: { seen: { path: string; body: string }[] }) =>
    server.seen.filter(({ path }) => path === '/v1/chat/completions').map(({ body }) => nameIn(body))

  it('is dropped, and the next one writes the same text', async () => {
    const { local, server, news } = await find(chats(['draws-1', 'judges-1', 'a:7b'], 'a:7b'))
    for (let times = 0; times < 2; times += 1) {
      const all = await Array.fromAsync(run(local.text))
      expect([pickHooks(all), all.filter(({ type }) => type === 'warning')]).toEqual([OWN_HOOKS, []])
    }
    expect(asked(server)).toEqual(['draws-1', 'judges-1', 'a:7b', 'a:7b'])
    expect(news).toMatchObject([
      { found: { model: 'draws-1' } },
      { lost: { model: 'draws-1' }, isRejected: true },
      { found: { model: 'judges-1' } },
      { lost: { model: 'judges-1' }, isRejected: true },
      { found: { model: 'a:7b' } },
    ])
  })

  it('leaves no AI where it was the last one, without a word about a lost one, and is not tried again', async () => {
    const { local, server, clock } = await find(chats(['draws-1']))
    for (let times = 0; times < 2; times += 1) {
      const all = await Array.fromAsync(run(local.text))
      expect(pickHooks(all)).toHaveLength(10)
      expect(all.some(({ type }) => type === 'warning')).toBe(false)
    }
    expect(local.inUse.text()).toBeUndefined()
    expect(asked(server)).toEqual(['draws-1'])
    server.answers['/v1/models'] = buildList('draws-1', 'a:7b')
    await clock.advance(MINUTE)
    await until(() => local.inUse.text() !== undefined)
    expect(local.inUse.text()).toMatchObject({ model: 'a:7b' })
  })

  it('is dropped by requests at the same time, once', async () => {
    const { local, server } = await find(chats(['draws-1', 'a:7b'], 'a:7b'))
    const all = await Promise.all([Array.fromAsync(run(local.text)), Array.fromAsync(run(local.text))])
    expect(all.map(pickHooks)).toEqual([OWN_HOOKS, OWN_HOOKS])
    expect(asked(server).filter((name) => name === 'a:7b')).toHaveLength(2)
  })

  it('is dropped by a check, which reports it', async () => {
    const { local } = await find(chats(['draws-1', 'a:7b'], 'a:7b'))
    const check = async () => local.text.check?.(new AbortController().signal)
    await expect(check()).rejects.toMatchObject({ message: expect.stringContaining('cannot chat') })
    expect(local.inUse.text()?.model).toBe('a:7b')
    await check()
  })
})
