import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import {
  type ScriptEvent,
  type ScriptGeneration,
  type ScriptResult,
} from '../../../shared/features/scripts/scripts.schema.ts'
import { threeBeats, untilAborted } from '../../testing/fakes/fake-text-model.ts'
import { stopAll } from '../../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let cookie: string
let userId: string

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp()
  const session = await app.http.inject({ url: '/api/auth/session', headers: { cookie } })
  userId = session.json<{ user: { id: string } }>().user.id
})

const generate = (payload: object) =>
  app.http.inject({ method: 'POST', url: '/api/scripts/generate', payload, headers: { cookie } })
const recent = async () =>
  (await app.http.inject({ url: '/api/scripts/recent', headers: { cookie } })).json<ScriptGeneration[]>()
const used = async () => (await app.services.usage.overview(userId)).prompts.used
const REQUEST = {
  topic: 'bread',
  type: 'short',
  duration: '1',
  tone: 'casual',
  format: 'video',
  useInternetSearch: false,
} as const

async function watch(stopAt = Infinity) {
  const events: ScriptEvent[] = []
  const call = { userId, idempotencyKey: undefined, signal: new AbortController().signal }
  for await (const event of app.services.scripts.stream(call, REQUEST)) {
    if (event.type !== 'searching' && event.type !== 'sources') events.push(event)
    if (events.length >= stopAt) {
      await stopAll(app, userId)
      break
    }
  }
  return events
}

describe('scripts', () => {
  it('return beats with times, words and real length, and are stored', async () => {
    const response = await generate({ topic: 'bread' })
    expect(response.statusCode).toBe(200)
    const result = response.json<ScriptResult>()
    expect(result).toMatchObject({
      script: 'Stop scrolling for bread.\n\nThis is run 9.\n\nTell me yours.',
      beats: [
        { kind: 'Hook', direction: 'Look up.', startSeconds: 0, seconds: 1.6 },
        { kind: 'Point', startSeconds: 1.6, seconds: 1.6 },
        { kind: 'Call to action', startSeconds: 3.2, seconds: 1.2 },
      ],
      words: 11,
      seconds: 4.4,
      warnings: [{ message: 'This script runs 0:04 where 1:00 was asked for.', reason: 'length' }],
    })
    const { script, beats, words, seconds } = result
    expect(await recent()).toMatchObject([{ ...REQUEST, script, beats, words, seconds, sources: [] }])
    expect(await used()).toBe(1)
  })

  it('store a slot with its beat, and never count it as spoken', async () => {
    app.text.beats = async function* gap() {
      yield { type: 'beat', index: 0, kind: 'Hook', text: 'Your tomatoes are thirsty.', direction: '' }
      yield { type: 'beat', index: 1, kind: 'Point', text: 'Water them.', direction: '', slot: 'Say how often' }
    }
    const result = (await generate({ topic: 'tomatoes' })).json<ScriptResult>()
    expect(result).toMatchObject({ script: 'Your tomatoes are thirsty.\n\nWater them.', words: 6 })
    expect(result.beats.map(({ slot }) => slot)).toEqual([undefined, 'Say how often'])
    expect((await recent())[0]?.beats).toEqual(result.beats)
    const beats = (await watch()).filter(({ type }) => type === 'beat')
    expect(beats).toMatchObject([{}, { slot: 'Say how often' }])
  })

  it.each([
    [{ topic: 'bread', type: 'long' }, '8'],
    [{ topic: 'bread', type: 'long', duration: '10' }, '10'],
    [{ topic: 'bread', type: 'SHORT', duration: '1' }, '1'],
  ])('have the length of their type: %j', async (body, duration) => {
    await generate(body)
    expect(await recent()).toMatchObject([{ duration }])
  })

  it.each([
    [{ topic: 'bread', type: 'short', duration: '8' }, 'duration', 'Duration must be 1 for a short form'],
    [{ topic: 'bread', type: 'long', duration: '1' }, 'duration', 'Duration must be 1 for a short form'],
    [{ topic: 'bread', duration: '5' }, 'duration', 'Duration must be one of: 1, 8, 10.'],
    [{ topic: ' ' }, 'topic', 'Please enter a topic for your script.'],
    [{ topic: 'x'.repeat(2_001) }, 'topic', 'Topic can have at most 2,000 characters; this has 2,001.'],
    [{ topic: 'bread', tone: 'rude' }, 'tone', 'Tone must be one of'],
    [{ topic: 'bread', format: 'opera' }, 'format', 'Format must be one of: video, podcast, presentation.'],
  ])('refuse %j', async (body, field, message) => {
    const response = await generate(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ field, message: expect.stringContaining(message) })
    expect(await used()).toBe(0)
  })

  it.each(['video', 'Podcast', 'PRESENTATION'])('are written for a format, which is stored: %s', async (format) => {
    const asked: string[] = []
    const { beats } = app.text
    app.text.beats = (brief, options) => {
      asked.push(brief.format)
      return beats(brief, options)
    }
    expect((await generate({ topic: 'bread', format })).statusCode).toBe(200)
    expect(asked).toEqual([format.toLowerCase()])
    expect(await recent()).toMatchObject([{ format: format.toLowerCase() }])
    const everything = await app.http.inject({ url: '/api/user/export', headers: { cookie } })
    expect(everything.json()).toMatchObject({ scripts: [{ format: format.toLowerCase() }] })
  })

  it('stream their beats and keep the partial script when stopped', async () => {
    const types = (await watch()).map(({ type }) => type)
    expect(types.join(' ')).toBe('partial beat partial beat partial beat done')
    await watch(3)
    const [stopped] = await recent()
    expect(stopped?.beats.map(({ text }) => text)).toEqual(['Stop scrolling for bread.', 'This'])
    expect(await used()).toBe(2)
  })

  it('get the kinds and shots of their beats after the words, in the stream and stored', async () => {
    app.text.beats = async function* shots(brief, options) {
      yield* threeBeats(brief, options)
      yield { type: 'beat', index: 1, kind: 'Payoff', text: `This is run ${brief.seed}.`, direction: 'A loaf.' }
      yield { type: 'beat', index: 0, kind: 'Hook', text: 'Stop scrolling for bread.', direction: 'A crumb.' }
    }
    const events = await watch()
    expect(events.slice(-3)).toMatchObject([
      { type: 'beat', index: 1, kind: 'Payoff', direction: 'A loaf.' },
      { type: 'beat', index: 0, kind: 'Hook', direction: 'A crumb.' },
      { type: 'done' },
    ])
    const [stored] = await recent()
    expect(stored?.beats.map(({ kind, direction }) => [kind, direction])).toEqual([
      ['Hook', 'A crumb.'],
      ['Payoff', 'A loaf.'],
      ['Call to action', ''],
    ])
    expect(stored?.script).toMatch(/^Stop scrolling for bread\.\n\nThis is run \d+\.\n\nTell me yours\.$/u)
  })

  it('keep the words when they are stopped before their shots, and are completed by these alone', async () => {
    let calls = 0
    app.text.beats = async function* shots(brief, options) {
      calls += 1
      if (calls === 1) yield* threeBeats(brief, options)
      else yield { type: 'beat', index: 2, ...brief.written![2]!, direction: 'A wave.' }
      if (calls === 1) await untilAborted(options.signal)
    }
    await watch(6)
    const { id, beats } = (await recent())[0]!
    expect(beats).toHaveLength(3)
    await app.http.inject({ method: 'POST', url: `/api/generations/${id}/resume`, headers: { cookie } })
    await app.whenIdle()
    const [whole] = await recent()
    expect(whole?.beats).toEqual([...beats.slice(0, 2), { ...beats[2], direction: 'A wave.' }])
    expect(whole).not.toHaveProperty('stopped')
  })

  it('keep the beats before a failure in a stream, and cost nothing otherwise', async () => {
    app.text.beats = async function* threeOfSix() {
      for (const index of [0, 1, 2])
        yield {
          type: 'beat',
          index,
          kind: index === 0 ? 'Hook' : 'Point',
          text: `Chapter ${index + 1}. Words, words.`,
          direction: '',
        }
      throw new AppError('BAD_GATEWAY', 'Gone.')
    }
    expect((await generate({ topic: 'bread', type: 'long' })).statusCode).toBe(502)
    expect([await used(), await recent()]).toEqual([0, []])
    await expect(watch()).rejects.toThrow('Gone.')
    expect((await recent())[0]?.script).toBe(
      'Chapter 1. Words, words.\n\nChapter 2. Words, words.\n\nChapter 3. Words, words.',
    )
    expect(await used()).toBe(1)
  })

  it('cost nothing when they fail before 40 characters or a whole beat', async () => {
    app.text.beats = async function* fail() {
      yield { type: 'partial', index: 0, kind: 'Hook', text: 'Stop', direction: '' }
      throw new AppError('GATEWAY_TIMEOUT', 'Too slow.')
    }
    await expect(watch()).rejects.toThrow('Too slow.')
    expect(await used()).toBe(0)
  })

  it('keep the first attempt until the second one is complete', async () => {
    app.text.beats = async function* twice() {
      yield { type: 'beat', index: 0, kind: 'Hook', text: 'First attempt.', direction: '' }
      yield { type: 'again', reason: 'Too short.' }
      yield { type: 'beat', index: 0, kind: 'Hook', text: 'Second attempt.', direction: '' }
      yield { type: 'beat', index: 1, kind: 'Point', text: 'More of it.', direction: '' }
    }
    await watch(3)
    expect((await recent())[0]?.beats.map(({ text }) => text)).toEqual(['First attempt.'])
    await watch()
    expect((await recent())[0]?.beats.map(({ text }) => text)).toEqual(['Second attempt.', 'More of it.'])
  })
})
