import { describe, expect, it } from 'vitest'
import { failureDetails, withoutSecrets } from './logging.ts'
import { readConfig } from '../config/config.ts'
import { createOpenAiSpeechModel } from '../providers/speech/openai/openai-speech-model.ts'
import { answerSpeech, refuses, SPEECH_URL } from '../providers/speech/openai/testing/fake-speech-server.ts'
import { NEVER, piece } from '../providers/speech/speech.contract.ts'
import { createFakeClock } from '../testing/fakes/fake-clock.ts'
import { interceptNetwork } from '../testing/msw.ts'

describe('a logged URL', () => {
  it('is the path without the query', () => {
    expect(withoutSecrets('/reset?token=abc&email=a@b.example')).toBe('/reset')
  })

  it('has no token in it', () => {
    expect(withoutSecrets(`/feed/${'a1-_'.repeat(11)}.ics`)).toBe('/feed/[token].ics')
  })

  it.each(['-', '%2D', '%252d', '%00', ' ', '/', '.'])('has no token around %j', (middle) => {
    const token = `Abcdefghijklmnopqrst${middle}uvwxyzABCDEFGHIJKLMNOP`
    expect(withoutSecrets(`/api/planner/feed/${token}.ics`)).toBe('/api/planner/feed/[token]')
    expect(withoutSecrets(`/Unsubscribe/${token}?x`)).toBe('/unsubscribe/[token]')
    if (/^(-|%.*)$/u.test(middle))
      expect(withoutSecrets(`/api/planner/f%65ed/${token}.ics`)).not.toMatch(/opqrst|uvwxyz/u)
  })
})

describe('the log', () => {
  it('begins at warnings on a terminal, unless it is set', () => {
    expect(readConfig({}).logLevel).toBe('info')
    expect(readConfig({ LOG_LEVEL: '' }, { isTerminal: true }).logLevel).toBe('warn')
    expect(readConfig({ LOG_LEVEL: 'info' }, { isTerminal: true }).logLevel).toBe('info')
  })
})

describe('the log of a failed speech call', () => {
  interceptNetwork()
  const model = createOpenAiSpeechModel({ baseUrl: SPEECH_URL, apiKey: 'k', model: 'm', clock: createFakeClock() })
  const readFailure = async () =>
    failureDetails(await model.speak(piece('A secret sentence.'), NEVER).catch((error: unknown) => error))

  it('contains service, status, codes and what it said, and none of our text', async () => {
    answerSpeech(() => refuses(401, { message: 'Wrong: A secret sentence.', code: 'invalid_api_key', type: 'auth' }))
    const details = await readFailure()
    expect(details).toEqual({
      cause: {
        name: 'ServiceError',
        status: 401,
        code: 'invalid_api_key',
        type: 'auth',
        provider: 'speech.example',
        said: 'Wrong: [text]',
      },
      answer: expect.stringContaining('check TTS_API_KEY'),
    })
  })

  it('contains the service where none answered', async () => {
    answerSpeech(() => Response.error())
    expect(await readFailure()).toMatchObject({ cause: { provider: 'speech.example', said: expect.any(String) } })
  })
})
