import { beforeEach, describe, expect, it } from 'vitest'
import { type SpeechEvent, type SpeechResult } from '../../../shared/features/tts/tts.schema.ts'
import { toneFor } from '../../testing/fake-speech-model.ts'
import { openSpeaker, sentences, type Speaker, speakerOf, until } from '../../testing/open-speaker.ts'
import { createTestApp } from '../../testing/test-app.ts'

let noor: Speaker
beforeEach(async () => {
  noor = await openSpeaker()
})

const said = (speaker = noor) => speaker.app.speech.said.length
const TEXT = sentences(2).join('')

describe('the month’s characters', () => {
  it('may be used up to the last one, and not one more', async () => {
    await noor.say('a')
    await noor.app.db.updateTable('usage_counters').set({ used: 4_996 }).execute()
    const over = await noor.ask('12345')
    expect(over.statusCode).toBe(403)
    expect(over.json()).toMatchObject({ message: 'Monthly limit reached', field: 'text' })
    expect(said()).toBe(1)
    expect((await noor.ask('1234')).statusCode).toBe(200)
    expect(await noor.used()).toBe(5_000)
  })

  it('are never exceeded by requests at once', async () => {
    const texts = Array.from({ length: 7 }, (_, index) => `${index}${'a'.repeat(999)}`)
    const answers = await Promise.all(texts.map((text) => noor.ask(text)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 403, 403,
    ])
    expect(await noor.used()).toBe(5_000)
    expect(noor.files()).toHaveLength(5)
  })

  it('are spent once by a click that arrives twice, at once or later, and never for another text', async () => {
    const key = { 'idempotency-key': 'click-1' }
    const both = Promise.all([noor.ask(TEXT, key), noor.ask(TEXT, key)])
    let over = false
    void both.then(() => (over = true))
    await until(async () => {
      if (!over) await noor.app.clock.advance(250)
      return over
    })
    const [one, two] = await both
    expect(one.json()).toEqual(two.json())
    expect((await noor.ask(TEXT, key)).json()).toEqual(one.json())
    expect(await noor.used()).toBe(TEXT.length)
    expect(noor.files()).toHaveLength(1)
    expect((await noor.ask('Another.', key)).statusCode).toBe(409)
    const call = { userId: noor.userId, signal: new AbortController().signal, idempotencyKey: 'click-1' }
    const events = noor.app.services.tts.stream(call, { text: TEXT, voice: 'alloy', format: 'wav' })
    expect(await Array.fromAsync(events)).toEqual([{ type: 'done', speech: one.json<SpeechResult>() }])
  })

  it('a click that failed may be tried again with its key', async () => {
    noor.app.speech.sound = () => Promise.reject(new Error('secret'))
    const key = { 'idempotency-key': 'click-1' }
    expect((await noor.ask(TEXT, key)).statusCode).toBe(500)
    noor.app.speech.sound = async (request) => toneFor(request)
    expect((await noor.ask(TEXT, key)).statusCode).toBe(200)
  })
})

describe('an identical piece', () => {
  it('is not asked for again, and counts all the same', async () => {
    const [one = '', two = ''] = sentences(2)
    await noor.say(one + two + one)
    expect(said()).toBe(2)
    await noor.app.whenIdle()
    await noor.say(two + one)
    expect(said()).toBe(2)
    expect(await noor.used()).toBe(5 * one.length)
  })

  it('is the same sound the second time', async () => {
    const first = await noor.say(TEXT)
    await noor.app.whenIdle()
    const second = await noor.say(TEXT)
    expect(said()).toBe(2)
    expect(Buffer.from(noor.fileOf(second)).equals(noor.fileOf(first))).toBe(true)
  })

  it('is asked for once by two texts at the same time, also when one of them leaves', async () => {
    const go = Promise.withResolvers<void>()
    noor.app.speech.sound = async (request) => go.promise.then(() => toneFor(request))
    const stop = new AbortController()
    const leaving = noor.watch(TEXT, stop.signal)
    await leaving.next()
    const staying = noor.ask(TEXT)
    await until(async () => (await noor.used()) === 2 * TEXT.length)
    stop.abort(new Error('left'))
    await expect(leaving.next()).rejects.toThrow('left')
    go.resolve()
    expect((await staying).statusCode).toBe(200)
    expect(said()).toBe(2)
    expect(await noor.used()).toBe(TEXT.length)
  })

  it('is asked for anew in another voice, by another account, after a day, and where its file is broken', async () => {
    await noor.say('One.')
    await noor.app.whenIdle()
    await noor.askFor({ text: 'One.', voice: 'nova', format: 'wav' })
    expect(said()).toBe(2)
    const other = await speakerOf(noor.app, await noor.app.signUp('other@example.com'))
    await other.say('One.')
    expect(said()).toBe(3)
    await noor.app.whenIdle()
    for (const [key, file] of noor.app.audioStore.files) {
      if (key.startsWith('segments/')) noor.app.audioStore.files.set(key, { ...file, bytes: file.bytes.slice(2) })
    }
    await noor.say('One.')
    expect(said()).toBe(4)
    await noor.app.whenIdle()
    await noor.say('One.')
    expect(said()).toBe(4)
    await noor.app.clock.advance(24 * 60 * 60_000 + 1)
    await noor.say('One.')
    expect(said()).toBe(5)
  })

  it('goes when its user has too many of them, the oldest first', async () => {
    await noor.say('One.')
    await noor.app.whenIdle()
    const [kept] = await noor.app.db.selectFrom('speech_segments').selectAll().execute()
    await noor.app.db
      .updateTable('speech_segments')
      .set({ bytes: 100 * 1024 ** 2 })
      .execute()
    await noor.app.clock.advance(1)
    await noor.say('Two.')
    await noor.app.whenIdle()
    const [left, ...others] = await noor.app.db.selectFrom('speech_segments').selectAll().execute()
    expect(others).toEqual([])
    expect(left?.hash).not.toBe(kept?.hash)
    expect([...noor.app.audioStore.files.keys()].filter((key) => key.startsWith('segments/'))).toEqual([left?.file_key])
  })

  it('does not have to be kept: a full disk is the host’s to know', async () => {
    noor.failPuts('segments/', new Error('no room'))
    expect((await noor.ask('One.')).statusCode).toBe(200)
    await noor.app.whenIdle()
    expect(noor.files()).toHaveLength(1)
    expect(await noor.app.db.selectFrom('speech_segments').selectAll().execute()).toEqual([])
  })
})

describe('a server where two texts are being spoken', () => {
  it('asks for as many pieces as the voice takes, of both in turn; a third text waits, and premium goes first', async () => {
    const app = await createTestApp({ env: { DEV_ACCESS_EMAILS: 'dev@example.com' } })
    const ids = await Promise.all(
      ['dev@example.com', 'free@example.com'].map((email) =>
        app.services.hostAccounts.ensure(email, 'a long enough secret'),
      ),
    )
    const open: { text: string; go(): void }[] = []
    app.speech.sound = (request) =>
      new Promise((resolve) => open.push({ text: request.text, go: () => resolve(toneFor(request)) }))
    const begin = (userId = '', text = '') =>
      app.services.tts.stream(
        { userId, signal: new AbortController().signal, idempotencyKey: undefined },
        { text, voice: 'alloy', format: 'wav' },
      )
    const [dev, free] = ids
    const sentence = (name: string) => `${name} `.repeat(15).trim().concat('. ')
    const running = ['a', 'b'].map((name) => begin(free, [1, 2, 3].map((n) => sentence(`${name}${n}xx`)).join('')))
    for (const events of running) expect((await events.next()).value).toEqual({ type: 'progress', done: 0, of: 3 })
    const waiting = [begin(free, 'Free.'), begin(dev, 'Premium.')]
    for (const events of waiting) expect((await events.next()).value).toEqual({ type: 'waiting', ahead: 1 })
    const ends: string[] = []
    const all = [...running, ...waiting].map(async (events) => {
      for await (const event of events as AsyncGenerator<SpeechEvent>) {
        if (event.type === 'done') ends.push(event.speech.text.slice(0, 7))
      }
    })
    const order: string[] = []
    while (order.length < 8) {
      await until(() => open.length > 0)
      expect(open.length).toBeLessThanOrEqual(app.speech.concurrency)
      const piece = open.shift()
      order.push(piece?.text.slice(0, 2) ?? '')
      piece?.go()
    }
    await Promise.all(all)
    expect(order.slice(0, 6)).toEqual(['a1', 'a2', 'b1', 'b2', 'a3', 'b3'])
    expect(order.slice(6)).toEqual(['Pr', 'Fr'])
    expect(ends.at(-1)).toBe('Free.')
  })
})
