import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { type SpeechRequest } from '../../../providers/speech/speech.port.ts'
import { longToneFor, toneFor } from '../../../testing/fakes/fake-speech-model.ts'
import { createFakeRandom } from '../../../testing/fakes/fake-random.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { breakWrites, openSpeaker, sentences, type Speaker } from '../../../testing/open-speaker.ts'
import { until } from '../../../testing/until.ts'

let noor: Speaker
beforeEach(async () => {
  noor = await openSpeaker()
})

const TEXT = sentences(3).join('')
const FAILED = new AppError('BAD_GATEWAY', 'The speech service failed.')
const BROKEN = new AppError('BAD_GATEWAY', 'The speech service sent no audio that can be played.')
const BUSY = new AppError('SERVICE_UNAVAILABLE', 'The speech service is busy.')
const KEY = new AppError('BAD_GATEWAY', "The speech service refused this server's key.", { isPermanent: true })
const SLOW = new AppError('GATEWAY_TIMEOUT', 'The speech service took too long.')

/** Makes the voice fail with these errors, one after the other, at pieces that contain `words`. Then it speaks. */
function failAt(words: string, ...errors: Error[]): void {
  noor.app.speech.sound = async (request) => {
    const error = request.text.includes(words) ? errors.shift() : undefined
    if (error) throw error
    return toneFor(request)
  }
}

/** Sends a request and advances the clock by the pauses between attempts. */
async function ask() {
  const response = noor.ask(TEXT)
  let over = false
  void response.then(() => (over = true))
  await until(async () => {
    if (!over) await noor.app.clock.advance(250)
    return over
  })
  return response
}

const tries = () => noor.app.speech.said.map(({ text }) => Number(/\d/u.exec(text)?.[0]))
const nothingLeft = async () => {
  expect(await noor.used()).toBe(0)
  expect(noor.files()).toEqual([])
  expect(await noor.get('/api/tts/history')).toEqual([])
}

describe('a piece that fails', () => {
  it.each([
    ['twice', [FAILED, BROKEN]],
    ['busy twice', [BUSY, new AppError('SERVICE_UNAVAILABLE', 'Busy.', { retryAfterSeconds: 10 })]],
    ['too slow once', [SLOW]],
    ['too slow, then busy', [SLOW, BUSY]],
  ])('is retried by itself: %s', async (_what, errors) => {
    failAt('Sentence 1', ...errors)
    expect((await ask()).statusCode).toBe(200)
    expect(tries().toSorted((a, b) => a - b)).toEqual([0, 1, ...errors.map(() => 1), 2])
    expect(await noor.used()).toBe(TEXT.length)
  })

  it.each([
    ['500', [FAILED, FAILED, FAILED], 502, 'The speech service failed.'],
    ['broken audio', [BROKEN, BROKEN, BROKEN], 502, 'The speech service sent no audio that can be played.'],
    ['429', [BUSY, BUSY, BUSY], 503, 'The speech service is busy.'],
    ['a refused key', [KEY], 502, "The speech service refused this server's key."],
    ['time-out', [SLOW, SLOW], 504, 'The speech service took too long.'],
    ['a bug', [new Error('secret')], 500, /on our side/],
  ])('fails the text and costs nothing: %s', async (_what, errors, status, message) => {
    failAt('Sentence 1', ...errors)
    const response = await ask()
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ message: expect.stringMatching(message) })
    expect(tries().filter((piece) => piece === 1)).toHaveLength(errors.length)
    await nothingLeft()
  })

  it('is not retried where the provider asks to wait more than ten seconds, which is passed on', async () => {
    failAt('Sentence 0', new AppError('SERVICE_UNAVAILABLE', 'Busy.', { retryAfterSeconds: 11 }))
    const response = await noor.ask(TEXT)
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('11')
    await nothingLeft()
  })

  it('cancels the others of its text, and starts no new one', async () => {
    const ended: string[] = []
    noor.app.speech.sound = ({ text }, signal) =>
      new Promise((_, reject) => {
        if (text.includes('Sentence 1')) return reject(new Error('secret'))
        signal.addEventListener('abort', () => {
          ended.push(text.slice(0, 10))
          reject(signal.reason as Error)
        })
      })
    expect((await noor.ask(TEXT)).statusCode).toBe(500)
    expect(ended).toEqual(['Sentence 0'])
    expect(tries()).toEqual([0, 1])
  })
})

describe('a text that ends early costs nothing', () => {
  const hang = (_: SpeechRequest, signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  const hangAt = (words: string): void => {
    noor.app.speech.sound = async (request, signal) =>
      request.text.includes(words) ? hang(request, signal) : longToneFor(request)
  }

  it('stopped in the middle; pieces spoken by then are not requested again', async () => {
    hangAt('Sentence 2')
    const stop = new AbortController()
    const events = noor.watch(TEXT, stop.signal)
    for (let seen = 0; seen < 3; seen += 1) await events.next()
    expect(await noor.used()).toBe(TEXT.length)
    stop.abort(new Error('stopped'))
    await expect(events.next()).rejects.toThrow('stopped')
    await nothingLeft()
    await noor.app.whenIdle()
    noor.app.speech.sound = async (request) => toneFor(request)
    expect((await noor.ask(TEXT)).statusCode).toBe(200)
    expect(tries().toSorted((a, b) => a - b)).toEqual([0, 1, 2, 2])
    expect(await noor.used()).toBe(TEXT.length)
  })

  it('abandoned by its caller', async () => {
    hangAt('Sentence')
    const events = noor.watch(TEXT)
    await events.next()
    await until(() => tries().length === 2)
    await events.return()
    await nothingLeft()
  })

  it('cut off by a server that stops', async () => {
    hangAt('Sentence 1')
    const response = noor.ask(TEXT)
    await until(() => tries().length === 3)
    noor.app.abortRunning()
    expect((await response).statusCode).toBe(503)
    expect((await response).json()).toMatchObject({ message: expect.stringContaining('restarting') })
    await nothingLeft()
    await noor.app.whenIdle()
  })

  it('when it takes longer than four and a half minutes', async () => {
    hangAt('Sentence 1')
    const response = noor.ask(TEXT)
    await until(() => tries().length === 3)
    await noor.app.clock.advance(269_999)
    await noor.app.services.usage.giveBackAbandoned()
    expect(await noor.used()).toBe(TEXT.length)
    await noor.app.clock.advance(1)
    expect((await response).statusCode).toBe(504)
    await nothingLeft()
  })

  it('when another process gave its reservation back meanwhile: nothing is stored', async () => {
    noor.app.speech.sound = async (request) => {
      const other = await createTestApp({ db: noor.app.db, random: createFakeRandom('second-') })
      await other.clock.advance(16_000)
      await other.services.usage.giveBackAbandoned()
      return toneFor(request)
    }
    expect((await noor.ask(TEXT)).statusCode).toBe(504)
    await nothingLeft()
  })

  it('when the disk is full, which is reported', async () => {
    noor.failPuts('speech/', new AppError('SERVICE_UNAVAILABLE', 'There is no room for more audio on this server.'))
    const response = await noor.ask(TEXT)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ message: 'There is no room for more audio on this server.' })
    await nothingLeft()
  })

  it('when its row cannot be written: the file is deleted', async () => {
    await breakWrites(noor.app.db, 'insert on speech_generations')
    expect((await noor.ask(TEXT)).statusCode).toBe(500)
    await nothingLeft()
  })

  it('when the encoder thread dies: no further piece is requested', async () => {
    const broken = new AbortController()
    const finish = () => Promise.reject(new Error('never'))
    noor = await openSpeaker({ render: () => ({ add: () => undefined, finish, broken: broken.signal }) })
    noor.app.speech.sound = async (request) => {
      if (request.text.includes('Sentence 3')) broken.abort(new Error('The thread ended'))
      return toneFor(request)
    }
    expect((await noor.ask(sentences(20).join(''))).statusCode).toBe(500)
    expect(Math.max(...tries())).toBeLessThan(6)
    await nothingLeft()
  })

  it('of a deleted account: it ends, waiting or not, and leaves no file', async () => {
    hangAt('Sentence 1')
    const answers = [noor.ask(TEXT), noor.ask(TEXT)]
    await until(async () => (await noor.used()) === 2 * TEXT.length)
    const waiting = noor.watch(TEXT)
    expect((await waiting.next()).value).toEqual({ type: 'waiting', ahead: 1 })
    const headers = { cookie: noor.cookie }
    const deletion = await noor.app.http.inject({ method: 'DELETE', url: '/api/user/account', headers })
    expect(deletion.statusCode).toBe(200)
    await expect(waiting.next()).rejects.toThrow('This account is being deleted.')
    for (const answer of answers) expect((await answer).statusCode).toBe(409)
    expect(noor.files()).toEqual([])
  })
})
