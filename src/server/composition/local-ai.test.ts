import { describe, expect, it, onTestFinished } from 'vitest'
import { chunk, textFrame } from '../providers/text/openai/testing/fake-openai.ts'
import { formatAnswer, run } from '../providers/text/openai/testing/sample-hooks.ts'
import { type LocalAnswers, startSilentServer } from '../testing/fakes/fake-local-server.ts'
import {
  HOOKS,
  buildList,
  MODEL,
  NO_SPEECH,
  ollama,
  ON,
  openLocalAi,
  startServer,
  streams,
  writes,
} from '../testing/open-local-ai.ts'
import { until } from '../testing/until.ts'

const MINUTE = 60_000
const pickHooks = (all: { type: string; text?: string }[]) =>
  all.flatMap(({ type, text }) => (type === 'hook' ? [text] : []))
const OWN_HOOKS = HOOKS.map(({ hook }) => hook)
const notices = (all: { type: string; warning?: unknown }[]) => all.filter(({ type }) => type === 'warning')
const GONE = {
  type: 'warning',
  warning: { message: `${MODEL} on this machine is gone, so the draft writer wrote this.`, reason: 'writer' },
}

describe('a model on this machine', () => {
  it('is found, used, lost and found again', async () => {
    const server = await startServer(ollama(MODEL))
    const { clock, local, news } = openLocalAi({ ollama: server.port }, NO_SPEECH)
    expect(local.inUse.text()).toBeUndefined()
    const { first, stop } = local.start()
    await first
    expect(news).toMatchObject([{ service: 'text', found: { name: 'Ollama', model: MODEL, port: server.port } }])
    const written = await Array.fromAsync(run(local.text))
    expect([pickHooks(written), notices(written)]).toEqual([OWN_HOOKS, []])
    expect(local.text.concurrency).toBe(1)

    await server.leave()
    const instead = await Array.fromAsync(run(local.text))
    expect(instead[0]).toEqual(GONE)
    expect(pickHooks(instead)).toHaveLength(10)
    expect(pickHooks(instead)).not.toEqual(OWN_HOOKS)
    expect(news).toMatchObject([{ found: {} }, { service: 'text', lost: { model: MODEL } }])
    expect([local.inUse.text(), local.text.concurrency]).toEqual([undefined, 8])
    // No server is queried before the minute is over, and each result names its writer until then.
    expect(notices(await Array.fromAsync(run(local.text)))).toEqual([GONE])

    await server.comeBack()
    await clock.advance(MINUTE)
    await until(() => local.inUse.text() !== undefined)
    const again = await Array.fromAsync(run(local.text))
    expect([pickHooks(again), notices(again)]).toEqual([OWN_HOOKS, []])
    expect(news).toHaveLength(3)
    stop()
  })

  it('is dropped when its server is gone or has the model no longer', async () => {
    const answers = ollama(MODEL)
    const server = await startServer(answers)
    const { clock, local, news } = openLocalAi({ ollama: server.port }, NO_SPEECH)
    const { first, stop } = local.start()
    await first
    answers['/v1/models'] = buildList('llama3.2:3b')
    await clock.advance(MINUTE)
    await until(() => news.length === 3)
    expect(news).toMatchObject([{ found: {} }, { lost: { model: MODEL } }, { found: { model: 'llama3.2:3b' } }])
    await server.leave()
    await clock.advance(MINUTE)
    await until(() => news.length === 4)
    expect(local.inUse.text()).toBeUndefined()
    stop()
    await server.comeBack()
    const asked = server.seen.length
    await clock.advance(10 * MINUTE)
    expect(server.seen).toHaveLength(asked)
  })

  it('that fails after its first words is not replaced in the middle', async () => {
    const cut = textFrame('chat', formatAnswer(HOOKS).slice(0, 200))
    const answers: LocalAnswers = {
      ...ollama(MODEL),
      '/v1/chat/completions': (_call, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(cut, () => void server.leave())
      },
    }
    const server = await startServer(answers)
    const { local } = openLocalAi({ ollama: server.port }, NO_SPEECH)
    await local.start().first
    const all = await Array.fromAsync(run(local.text))
    expect(pickHooks(all).length).toBeGreaterThan(0)
    expect(OWN_HOOKS).toEqual(expect.arrayContaining(pickHooks(all)))
    expect(notices(all)).toEqual([])
    expect(notices(await Array.fromAsync(run(local.text)))).toEqual([GONE])
  })

  it('that answers with an error is kept and not replaced', async () => {
    const answers = { ...ollama(MODEL), '/v1/chat/completions': streams(chunk({}, 'stop')) }
    const { local } = openLocalAi({ ollama: (await startServer(answers)).port }, NO_SPEECH)
    await local.start().first
    await expect(Array.fromAsync(run(local.text))).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    expect(local.inUse.text()).toMatchObject({ model: MODEL })
  })

  it('is not replaced by a writer that cannot write about the topic', async () => {
    const server = await startServer(ollama(MODEL))
    const { local, embedded } = openLocalAi({ ollama: server.port }, NO_SPEECH)
    embedded.text.cannotWrite = () => ({ message: 'No such language.', reason: 'language' })
    await local.start().first
    expect(local.text.cannotWrite?.('パン')).toBeUndefined()
    await server.leave()
    await expect(Array.fromAsync(run(local.text))).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    expect(local.text.cannotWrite?.('パン')).toMatchObject({ reason: 'language' })
  })

  it('stops with its caller', async () => {
    const stopped = new AbortController()
    const answers: LocalAnswers = { ...ollama(MODEL), '/v1/chat/completions': () => stopped.abort(new Error('stop')) }
    const { local } = openLocalAi({ ollama: (await startServer(answers)).port }, NO_SPEECH)
    await local.start().first
    await expect(Array.fromAsync(run(local.text, stopped.signal))).rejects.toThrow('stop')
  })

  it.each([
    [['nomic-embed-text:latest', 'bge-m3', 'all-minilm', 'whisper-large', 'gpt-oss:120b-cloud', MODEL], MODEL],
    [['text-embedding-nomic-embed-text-v1.5', 'multilingual-e5-large', 'jina-reranker', 'llama-guard3:8b'], undefined],
    [['gemma3:4b', MODEL], 'gemma3:4b'],
    [['x/z-image-turbo', 'x/flux2-klein', 'shieldgemma:2b', 'internlm2-reward', 'starcoder2:3b', MODEL], MODEL],
    [
      [
        'flux.1-schnell',
        'qwen-image-edit',
        'sdxl-turbo',
        'qwen2.5-math-prm-7b',
        'bespoke-minicheck',
        'granite3-guardian',
      ],
      undefined,
    ],
    [
      ['codellama:7b-code', 'llama3:text', 'Qwen3-8B-Base', 'deepseek-coder:6.7b-base-q4_0', 'starcoder2:instruct'],
      'starcoder2:instruct',
    ],
    [['textbase-chat:7b', MODEL], 'textbase-chat:7b'],
    [['\u001B[2Jgemma3', 'g'.repeat(201), MODEL], MODEL],
    [[], undefined],
  ])('is a text model, of %j', async (models, expected) => {
    const { local } = openLocalAi({ ollama: (await startServer(ollama(...models))).port }, NO_SPEECH)
    await local.start().first
    expect(local.inUse.text()?.model).toBe(expected)
  })

  it.each([
    ['phi4', 'phi4:latest'],
    ['gemma3:4b', 'gemma3:4b'],
    ['mistral', undefined],
  ])('is the configured one: %s', async (model, expected) => {
    const settings = { ...NO_SPEECH, text: { ...ON.text!, model } }
    const server = await startServer(ollama(MODEL, 'gemma3:4b', 'phi4:latest'))
    const { local } = openLocalAi({ ollama: server.port }, settings)
    await local.start().first
    expect(local.inUse.text()?.model).toBe(expected)
  })

  it('is looked for again after two seconds where the first look was too early', async () => {
    const late = await startServer({})
    const { clock, local } = openLocalAi({ ollama: late.port }, NO_SPEECH)
    const { first, stop } = local.start()
    await first
    late.seen.length = 0
    await clock.advance(1_999)
    expect(late.seen).toEqual([])
    Object.assign(late.answers, ollama(MODEL))
    await clock.advance(1)
    await until(() => local.inUse.text() !== undefined)
    stop()
  })

  it('is used from llama.cpp only where llama.cpp answers', async () => {
    const foreign = { '/v1/models': buildList('some-model') }
    for (const props of [{}, { '/props': { version: 1 } }]) {
      const server = await startServer({ ...foreign, ...props })
      const { local } = openLocalAi({ llamaCpp: server.port }, NO_SPEECH)
      await local.start().first
      expect(local.inUse.text()).toBeUndefined()
    }
    const own = { '/props': { default_generation_settings: { n_ctx: 8_192 }, total_slots: 1 } }
    const server = await startServer({ ...foreign, ...own, '/v1/chat/completions': writes })
    const { local } = openLocalAi({ llamaCpp: server.port }, NO_SPEECH)
    await local.start().first
    expect(local.inUse.text()).toMatchObject({ name: 'llama.cpp', model: 'some-model' })
    expect(pickHooks(await Array.fromAsync(run(local.text)))).toEqual(OWN_HOOKS)
  })

  it('is looked for on all ports in parallel, for 300 ms', async () => {
    const [one, other] = [await startSilentServer(), await startSilentServer()]
    onTestFinished(() => [one, other].forEach(({ leave }) => leave()))
    const studio = await startServer(ollama(MODEL))
    const { clock, local } = openLocalAi({ ollama: one.port, lmStudio: studio.port, llamaCpp: other.port }, NO_SPEECH)
    const { first, stop } = local.start()
    await Promise.all([one.reached, other.reached])
    await until(() => studio.seen.length === 1)
    await clock.advance(299)
    expect(local.inUse.text()).toBeUndefined()
    await clock.advance(1)
    await first
    expect(local.inUse.text()).toMatchObject({ name: 'LM Studio' })
    stop()
  })

  it('with a context that is too small is refused with the numbers, before anything is sent', async () => {
    const answers = { ...ollama(MODEL), '/api/ps': { models: [{ name: MODEL, context_length: 512 }] } }
    const server = await startServer(answers)
    const { local } = openLocalAi({ ollama: server.port }, NO_SPEECH)
    await local.start().first
    await expect(Array.fromAsync(run(local.text))).rejects.toMatchObject({
      message: expect.stringMatching(
        /^The AI model reads 512 tokens at once, and this takes about 1,\d{3}\. .* larger/u,
      ),
    })
    expect(server.seen.some(({ path }) => path === '/v1/chat/completions')).toBe(false)
  })

  it('is not looked for where the setting is off', async () => {
    const server = await startServer(ollama(MODEL))
    const { clock, local, embedded } = openLocalAi(
      { ollama: server.port, kokoro: server.port },
      { text: undefined, speech: undefined },
    )
    await local.start().first
    await clock.advance(MINUTE)
    expect(local.text).toBe(embedded.text)
    expect(local.speech()).toBe(embedded.speech)
    expect(server.seen).toEqual([])
  })
})
