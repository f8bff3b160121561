import { beforeEach, describe, expect, it } from 'vitest'
import { type SpeechEvent, type SpeechResult } from '../../../../shared/features/tts/tts.schema.ts'
import { toneFor } from '../../../testing/fakes/fake-speech-model.ts'
import { breakWrites, restoreWrites, openSpeaker, sentences, type Speaker } from '../../../testing/open-speaker.ts'
import { until } from '../../../testing/until.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let noor: Speaker
beforeEach(async () => {
  noor = await openSpeaker()
})

const said = (speaker = noor) => speaker.app.speech.said.length
const TEXT = sentences(2).join('')

describe('the characters of a month', () => {
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
    const texts = Array.from({ length: 5 }, (_, index) => `${index}${'a'.repeat(1_499)}`)
    const answers = await Promise.all(texts.map((text) => noor.ask(text)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 403, 403])
    expect(await noor.used()).toBe(4_500)
    expect(noor.files()).toHaveLength(3)
  })

  it('are spent once for a repeated key, in parallel or later, and not for another text', async () => {
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

  it('are not spent when the answer could not be stored, and once when it is', async () => {
    const key = { 'idempotency-key': 'click-1' }
    await breakWrites(noor.app.db, 'update of state on idempotency_records')
    expect((await noor.ask('Say this.', key)).statusCode).toBe(500)
    expect(await noor.used()).toBe(0)
    expect(noor.files()).toEqual([])
    await restoreWrites(noor.app.db)
    const spoken = await noor.ask('Say this.', key)
    expect(spoken.statusCode).toBe(200)
    await noor.app.clock.advance(5 * 60_000 + 1)
    await noor.app.services.idempotency.sweep()
    await noor.app.services.usage.sweep()
    expect((await noor.ask('Say this.', key)).json()).toEqual(spoken.json())
    expect(await noor.used()).toBe('Say this.'.length)
  })

  it('a failed request may be retried with its key', async () => {
    noor.app.speech.sound = () => Promise.reject(new Error('secret'))
    const key = { 'idempotency-key': 'click-1' }
    expect((await noor.ask(TEXT, key)).statusCode).toBe(500)
    noor.app.speech.sound = async (request) => toneFor(request)
    expect((await noor.ask(TEXT, key)).statusCode).toBe(200)
  })
})

describe('a server where two texts are being spoken', () => {
  it('requests as many pieces as the voice allows, alternating; a third text waits, premium first', async () => {
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
      // The waiter for the first free place reaches its piece before the second place is free.
      await until(() => open.length > (order.length === 5 ? 1 : 0))
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
