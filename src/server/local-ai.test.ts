import { type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { type Clock } from './clock.ts'
import { type LocalSettings } from './config.local.ts'
import { createLocalAi, type LocalAiNews } from './local-ai.ts'
import { SPEECH_CANDIDATES } from './providers/speech/local/speech-servers.ts'
import { buzz, wavOf } from './providers/speech/openai/testing/fake-speech-server.ts'
import { chunk, endFrame, textFrame } from './providers/text/openai/testing/fake-openai.ts'
import { answerOf, run, sampleHooks } from './providers/text/openai/testing/sample-hooks.ts'
import { TEXT_CANDIDATES } from './providers/text/local/text-servers.ts'
import { createFakeClock } from './testing/fake-clock.ts'
import {
  type FakeLocalServer,
  type LocalAnswers,
  startLocalServer,
  startSilentServer,
} from './testing/fake-local-server.ts'
import { createFakeSpeechModel } from './testing/fake-speech-model.ts'
import { createFakeTextModel } from './testing/fake-text-model.ts'

const MODEL = 'qwen3:8b'
const HOOKS = sampleHooks(0, 10)
const MINUTE = 60_000
const ON: LocalSettings = {
  text: { model: undefined, limits: { firstTokenMs: undefined, totalMs: undefined } },
  speech: { model: undefined, voices: undefined },
}
const NO_TEXT = { ...ON, text: undefined }
const NO_SPEECH = { ...ON, speech: undefined }

const listOf = (...ids: string[]) => ({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) })

/** Streams these frames as an answer of `chat/completions`. */
const streams =
  (...frames: string[]) =>
  (_call: unknown, response: ServerResponse): void =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(frames.join(''))
const writes = streams(textFrame('chat', answerOf(HOOKS)), endFrame('chat'))

/** What Ollama answers with these models. */
const ollama = (...models: string[]): LocalAnswers => ({
  '/v1/models': listOf(...models),
  '/api/ps': { models: [] },
  '/v1/chat/completions': writes,
})

const open: { leave(): unknown }[] = []
async function start(answers: LocalAnswers): Promise<FakeLocalServer> {
  const server = await startLocalServer(answers)
  let isThere = true
  const own = {
    ...server,
    leave: async () => {
      if (isThere) await server.leave()
      isThere = false
    },
    comeBack: async () => {
      await server.comeBack()
      isThere = true
    },
  }
  open.push(own)
  return own
}
afterEach(async () => {
  for (const server of open.splice(0)) await server.leave()
})

/** A port on which nobody listens. */
async function freePort(): Promise<number> {
  const server = await startLocalServer({})
  await server.leave()
  return server.port
}

/** A server with embedded writer and voice, that looks at these ports alone. */
async function setUp(
  ports: { ollama?: number; lmStudio?: number; llamaCpp?: number; kokoro?: number; openedai?: number },
  settings = ON,
) {
  const clock = createFakeClock()
  const nobody = await freePort()
  const at = [ports.ollama, ports.lmStudio, ports.llamaCpp]
  const spoken = [ports.kokoro, ports.openedai]
  const news: LocalAiNews[] = []
  const embedded = { text: createFakeTextModel(), speech: createFakeSpeechModel() }
  // The pauses between two tries of a call are over at once.
  const sleep: Clock['sleep'] = (milliseconds, signal) =>
    milliseconds > 300 && milliseconds <= 1_000 ? Promise.resolve() : clock.sleep(milliseconds, signal)
  const local = createLocalAi(settings, embedded, {
    clock: { ...clock, sleep },
    onNews: (one) => news.push(one),
    report: (error) => {
      throw error
    },
    textCandidates: TEXT_CANDIDATES.map((candidate, index) => ({ ...candidate, port: at[index] ?? nobody })),
    speechCandidates: SPEECH_CANDIDATES.map((candidate, index) => ({ ...candidate, port: spoken[index] ?? nobody })),
  })
  return { clock, local, news, embedded }
}

const hooksOf = (all: { type: string; text?: string }[]) =>
  all.flatMap(({ type, text }) => (type === 'hook' ? [text] : []))
const OWN_HOOKS = HOOKS.map(({ hook }) => hook)
const notices = (all: { type: string; warning?: unknown }[]) => all.filter(({ type }) => type === 'notice')
const GONE = {
  type: 'notice',
  warning: { message: `${MODEL} on this machine is gone, so the built-in writer wrote this.`, reason: 'writer' },
}

/** Waits until something holds that sockets bring about. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

describe('a model on this machine', () => {
  it('is found, used, lost and found again', async () => {
    const server = await start(ollama(MODEL))
    const { clock, local, news } = await setUp({ ollama: server.port }, NO_SPEECH)
    expect(local.inUse.text()).toBeUndefined()
    const { first, stop } = local.start()
    await first
    expect(news).toMatchObject([{ service: 'text', found: { name: 'Ollama', model: MODEL, port: server.port } }])
    const written = await Array.fromAsync(run(local.text))
    expect([hooksOf(written), notices(written)]).toEqual([OWN_HOOKS, []])
    expect(local.text.concurrency).toBe(1)

    await server.leave()
    const instead = await Array.fromAsync(run(local.text))
    expect(instead[0]).toEqual(GONE)
    expect(hooksOf(instead)).toHaveLength(10)
    expect(hooksOf(instead)).not.toEqual(OWN_HOOKS)
    expect(news).toMatchObject([{ found: {} }, { service: 'text', lost: { model: MODEL } }])
    expect([local.inUse.text(), local.text.concurrency]).toEqual([undefined, 8])
    // Nobody is asked before the minute is over, and each result says who wrote it until then.
    expect(notices(await Array.fromAsync(run(local.text)))).toEqual([GONE])

    await server.comeBack()
    await clock.advance(MINUTE)
    await until(() => local.inUse.text() !== undefined)
    const again = await Array.fromAsync(run(local.text))
    expect([hooksOf(again), notices(again)]).toEqual([OWN_HOOKS, []])
    expect(news).toHaveLength(3)
    stop()
  })

  it('is given up when a look finds it gone, and when its server has it no longer', async () => {
    const answers = ollama(MODEL)
    const server = await start(answers)
    const { clock, local, news } = await setUp({ ollama: server.port }, NO_SPEECH)
    const { first, stop } = local.start()
    await first
    answers['/v1/models'] = listOf('llama3.2:3b')
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

  it('that goes after its first words is not replaced in the middle', async () => {
    const cut = textFrame('chat', answerOf(HOOKS).slice(0, 200))
    const answers: LocalAnswers = {
      ...ollama(MODEL),
      '/v1/chat/completions': (_call, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(cut, () => void server.leave())
      },
    }
    const server = await start(answers)
    const { local } = await setUp({ ollama: server.port }, NO_SPEECH)
    await local.start().first
    const all = await Array.fromAsync(run(local.text))
    expect(hooksOf(all).length).toBeGreaterThan(0)
    expect(OWN_HOOKS).toEqual(expect.arrayContaining(hooksOf(all)))
    expect(notices(all)).toEqual([])
    expect(notices(await Array.fromAsync(run(local.text)))).toEqual([GONE])
  })

  it('that only fails is not given up, and nobody writes in its place', async () => {
    const answers = { ...ollama(MODEL), '/v1/chat/completions': streams(chunk({}, 'stop')) }
    const { local } = await setUp({ ollama: (await start(answers)).port }, NO_SPEECH)
    await local.start().first
    await expect(Array.fromAsync(run(local.text))).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    expect(local.inUse.text()).toMatchObject({ model: MODEL })
  })

  it('is not replaced by a writer that cannot write about the topic', async () => {
    const server = await start(ollama(MODEL))
    const { local, embedded } = await setUp({ ollama: server.port }, NO_SPEECH)
    embedded.text.cannotWrite = () => ({ message: 'No such language.', reason: 'language' })
    await local.start().first
    expect(local.text.cannotWrite?.('パン')).toBeUndefined()
    await server.leave()
    await expect(Array.fromAsync(run(local.text))).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    expect(local.text.cannotWrite?.('パン')).toMatchObject({ reason: 'language' })
  })

  it('ends with whoever stops it', async () => {
    const stopped = new AbortController()
    const answers: LocalAnswers = { ...ollama(MODEL), '/v1/chat/completions': () => stopped.abort(new Error('stop')) }
    const { local } = await setUp({ ollama: (await start(answers)).port }, NO_SPEECH)
    await local.start().first
    await expect(Array.fromAsync(run(local.text, stopped.signal))).rejects.toThrow('stop')
  })

  it.each([
    [['nomic-embed-text:latest', 'bge-m3', 'all-minilm', 'whisper-large', 'gpt-oss:120b-cloud', MODEL], MODEL],
    [['text-embedding-nomic-embed-text-v1.5', 'multilingual-e5-large', 'jina-reranker', 'llama-guard3:8b'], undefined],
    [['gemma3:4b', MODEL], 'gemma3:4b'],
    [[], undefined],
  ])('is one that writes, of %j', async (models, expected) => {
    const { local } = await setUp({ ollama: (await start(ollama(...models))).port }, NO_SPEECH)
    await local.start().first
    expect(local.inUse.text()?.model).toBe(expected)
  })

  it.each([
    ['phi4', 'phi4:latest'],
    ['gemma3:4b', 'gemma3:4b'],
    ['mistral', undefined],
  ])('is the one that is set: %s', async (model, expected) => {
    const settings = { ...NO_SPEECH, text: { ...ON.text!, model } }
    const server = await start(ollama(MODEL, 'gemma3:4b', 'phi4:latest'))
    const { local } = await setUp({ ollama: server.port }, settings)
    await local.start().first
    expect(local.inUse.text()?.model).toBe(expected)
  })

  it('is taken of llama.cpp only where that is what answers', async () => {
    const foreign = { '/v1/models': listOf('some-model') }
    for (const props of [{}, { '/props': { version: 1 } }]) {
      const server = await start({ ...foreign, ...props })
      const { local } = await setUp({ llamaCpp: server.port }, NO_SPEECH)
      await local.start().first
      expect(local.inUse.text()).toBeUndefined()
    }
    const own = { '/props': { default_generation_settings: { n_ctx: 8_192 }, total_slots: 1 } }
    const server = await start({ ...foreign, ...own, '/v1/chat/completions': writes })
    const { local } = await setUp({ llamaCpp: server.port }, NO_SPEECH)
    await local.start().first
    expect(local.inUse.text()).toMatchObject({ name: 'llama.cpp', model: 'some-model' })
    expect(hooksOf(await Array.fromAsync(run(local.text)))).toEqual(OWN_HOOKS)
  })

  it('is looked for on all ports side by side, 300 ms long', async () => {
    const [one, other] = [await startSilentServer(), await startSilentServer()]
    open.push(one, other)
    const studio = await start(ollama(MODEL))
    const { clock, local } = await setUp({ ollama: one.port, lmStudio: studio.port, llamaCpp: other.port }, NO_SPEECH)
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

  it('whose context is too small is said with the numbers, before anything is sent', async () => {
    const answers = { ...ollama(MODEL), '/api/ps': { models: [{ name: MODEL, context_length: 512 }] } }
    const server = await start(answers)
    const { local } = await setUp({ ollama: server.port }, NO_SPEECH)
    await local.start().first
    await expect(Array.fromAsync(run(local.text))).rejects.toMatchObject({
      message: expect.stringMatching(
        /^The AI model reads 512 tokens at once, and this takes about 1,\d{3}\. .* larger/u,
      ),
    })
    expect(server.seen.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('is asked for by nobody where that is off', async () => {
    const server = await start(ollama(MODEL))
    const { clock, local, embedded } = await setUp(
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

describe('a voice on this machine', () => {
  const SOUND = wavOf(buzz(10))
  const speaks = (_call: unknown, response: ServerResponse): void =>
    void response.writeHead(200, { 'content-type': 'audio/wav' }).end(SOUND)
  const kokoro: LocalAnswers = {
    '/v1/models': listOf('tts-1', 'tts-1-hd', 'kokoro'),
    '/v1/audio/voices': { voices: [{ id: 'af_alloy', name: 'af_alloy' }] },
    '/v1/audio/speech': speaks,
  }
  const REQUEST = {
    text: 'Good morning.',
    voice: 'alloy',
    rate: 1,
    pitch: 0,
    language: undefined,
    phonemes: undefined,
  } as const
  const never = new AbortController().signal

  it('is found, used with its own names of our voices, lost and found again', async () => {
    const server = await start(kokoro)
    const { clock, local, embedded } = await setUp({ kokoro: server.port }, NO_TEXT)
    expect(local.speech()).toBe(embedded.speech)
    const { first, stop } = local.start()
    await first
    const voice = local.speech()
    expect(local.inUse.speech()).toMatchObject({ name: 'Kokoro', model: 'kokoro' })
    expect((await voice?.speak(REQUEST, never))?.length).toBeGreaterThan(0)
    expect(JSON.parse(server.seen.at(-1)?.body ?? '')).toMatchObject({ model: 'kokoro', voice: 'af_alloy' })
    expect(await voice?.instead?.()).toBeUndefined()

    await server.leave()
    await expect(voice?.speak(REQUEST, never)).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    expect(await voice?.instead?.()).toBe(embedded.speech)
    expect(local.speech()).toBe(embedded.speech)

    await server.comeBack()
    await clock.advance(MINUTE)
    await until(() => local.inUse.speech() !== undefined)
    stop()
  })

  it('keeps to the names that are set', async () => {
    const server = await start(kokoro)
    const settings = { ...NO_TEXT, speech: { model: 'tts-1', voices: { alloy: 'bf_emma' } } }
    const { local } = await setUp({ kokoro: server.port }, settings)
    await local.start().first
    await local.speech()?.speak(REQUEST, never)
    expect(JSON.parse(server.seen.at(-1)?.body ?? '')).toMatchObject({ model: 'tts-1', voice: 'bf_emma' })
  })

  it.each([
    ['openedai-speech', { '/v1/models': listOf('tts-1-hd', 'tts-1'), '/health': { status: 'ok' } }, 'openedai-speech'],
    ['a server of models', { '/v1/models': listOf('meta-llama/Llama-3'), '/health': {} }, undefined],
    ['anything', { '/health': { status: 'ok' } }, undefined],
  ])('on port 8000 is taken where it is one: %s', async (_, answers, expected) => {
    const { local } = await setUp({ openedai: (await start(answers)).port }, NO_TEXT)
    await local.start().first
    expect(local.inUse.speech()?.name).toBe(expected)
  })
})
