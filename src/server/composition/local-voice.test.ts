import { type ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { buzz, buildWav } from '../providers/speech/openai/testing/buzz.ts'
import { type LocalAnswers } from '../testing/fakes/fake-local-server.ts'
import { buildList, NO_TEXT, openLocalAi, startServer } from '../testing/open-local-ai.ts'
import { until } from '../testing/until.ts'

const MINUTE = 60_000

describe('a voice on this machine', () => {
  const SOUND = buildWav(buzz(10))
  const speaks = (_call: unknown, response: ServerResponse): void =>
    void response.writeHead(200, { 'content-type': 'audio/wav' }).end(SOUND)
  const kokoro: LocalAnswers = {
    '/v1/models': buildList('tts-1', 'tts-1-hd', 'kokoro'),
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
    const server = await startServer(kokoro)
    const { clock, local, embedded } = openLocalAi({ kokoro: server.port }, NO_TEXT)
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

  it('uses the configured voice names', async () => {
    const server = await startServer(kokoro)
    const settings = { ...NO_TEXT, speech: { model: 'tts-1', voices: { alloy: 'bf_emma' } } }
    const { local } = openLocalAi({ kokoro: server.port }, settings)
    await local.start().first
    await local.speech()?.speak(REQUEST, never)
    expect(JSON.parse(server.seen.at(-1)?.body ?? '')).toMatchObject({ model: 'tts-1', voice: 'bf_emma' })
  })

  it.each([
    [
      'openedai-speech',
      { '/v1/models': buildList('tts-1-hd', 'tts-1'), '/health': { status: 'ok' } },
      'openedai-speech',
    ],
    ['a server of models', { '/v1/models': buildList('meta-llama/Llama-3'), '/health': {} }, undefined],
    ['anything', { '/health': { status: 'ok' } }, undefined],
  ])('on port 8000 is used only if it is a voice: %s', async (_, answers, expected) => {
    const { local } = openLocalAi({ openedai: (await startServer(answers)).port }, NO_TEXT)
    await local.start().first
    expect(local.inUse.speech()?.name).toBe(expected)
  })
})
