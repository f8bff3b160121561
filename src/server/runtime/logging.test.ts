import { describe, expect, it } from 'vitest'
import { failureDetails, withoutSecrets } from './logging.ts'
import { createOpenAiSpeechModel } from '../providers/speech/openai/openai-speech-model.ts'
import { answerSpeech, refuses, SPEECH_URL } from '../providers/speech/openai/testing/fake-speech-server.ts'
import { NEVER, piece } from '../providers/speech/speech.contract.ts'
import { createFakeClock } from '../testing/fakes/fake-clock.ts'
import { interceptNetwork } from '../testing/msw.ts'

describe('what is logged of an address', () => {
  it('is the path without the query', () => {
    expect(withoutSecrets('/reset?token=abc&email=a@b.example')).toBe('/reset')
  })

  it('has no token in it', () => {
    expect(withoutSecrets(`/feed/${'a1-_'.repeat(11)}.ics`)).toBe('/feed/[token].ics')
  })

  it.each(['-', '%2D', '%252d', '%00', ' ', '/', '.'])('has none with %j in its middle', (middle) => {
    const token = `Abcdefghijklmnopqrst${middle}uvwxyzABCDEFGHIJKLMNOP`
    expect(withoutSecrets(`/api/planner/feed/${token}.ics`)).toBe('/api/planner/feed/[token]')
    expect(withoutSecrets(`/Unsubscribe/${token}?x`)).toBe('/unsubscribe/[token]')
    if (/^(-|%.*)$/u.test(middle))
      expect(withoutSecrets(`/api/planner/f%65ed/${token}.ics`)).not.toMatch(/opqrst|uvwxyz/u)
  })
})

describe('what is logged of a failed speech call', () => {
  interceptNetwork()
  const model = createOpenAiSpeechModel({ baseUrl: SPEECH_URL, apiKey: 'k', model: 'm', clock: createFakeClock() })
  const readFailure = async () =>
    failureDetails(await model.speak(piece('A secret sentence.'), NEVER).catch((error: unknown) => error))

  it('is which service, its status and its codes, and none of its words', async () => {
    answerSpeech(() =>
      refuses(401, { message: 'Wrong key: A secret sentence.', code: 'invalid_api_key', type: 'auth' }),
    )
    const details = await readFailure()
    expect(details).toEqual({
      cause: {
        name: 'SpeechServiceError',
        status: 401,
        code: 'invalid_api_key',
        type: 'auth',
        provider: 'speech.example',
      },
      answer: expect.stringContaining('check TTS_API_KEY'),
    })
  })

  it('is which service where none answered', async () => {
    answerSpeech(() => Response.error())
    expect(await readFailure()).toMatchObject({ cause: { provider: 'speech.example' } })
  })
})
