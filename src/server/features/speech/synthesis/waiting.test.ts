import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { toneFor } from '../../../testing/fakes/fake-speech-model.ts'
import { openSpeaker, sentences, type Speaker, speakAs } from '../../../testing/open-speaker.ts'
import { until } from '../../../testing/until.ts'

let noor: Speaker
let held: { text: string; speak(): void; fail?(error: Error): void }[]
beforeEach(async () => {
  noor = await openSpeaker()
  held = []
  noor.app.speech.sound = (request, signal) =>
    new Promise((resolve, reject) => {
      held.push({ text: request.text, speak: () => resolve(toneFor(request)), fail: reject })
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
})

/** Finishes all pending requests, and later ones immediately. */
function speakAll(): void {
  noor.app.speech.sound = async (request) => toneFor(request)
  for (const { speak } of held) speak()
}

const spoken = () => noor.app.speech.said.map(({ text }) => text)

/** Another user's text waits while Noor has both places. */
async function behindNoor() {
  const other = await speakAs(noor.app, await noor.app.signUp('other@example.com'))
  const running = ['One.', 'Two.'].map((text) => noor.ask(text))
  await until(() => spoken().length === 2)
  return { other, running }
}

/** Advances the clock in steps. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 1_000) await noor.app.clock.advance(1_000)
}

describe('a text that waits', () => {
  it('precedes further texts of the owner being served, who may have five', async () => {
    const { other, running } = await behindNoor()
    const more = ['Three.', 'Four.', 'Five.'].map((text) => noor.watch(text))
    for (const events of more) expect((await events.next()).value).toMatchObject({ type: 'waiting' })
    const sixth = await noor.ask('Six.')
    expect(sixth.statusCode).toBe(429)
    expect(sixth.json()).toMatchObject({
      message: '5 of your texts are under way already. Wait until one is done, then try again.',
    })
    expect(sixth.headers['retry-after']).toBe('10')
    expect(await noor.used()).toBe(8)
    const theirs = other.watch('Theirs.')
    expect((await theirs.next()).value).toEqual({ type: 'waiting', ahead: 1 })
    const rest = [...more, theirs].map((events) => Array.fromAsync(events))
    held.find(({ text }) => text === 'One.')?.speak()
    await until(() => spoken().length > 2)
    expect(spoken()[2]).toBe('Theirs.')
    speakAll()
    await Promise.all([...running, ...rest])
  })

  it('reserves nothing, is refused after a minute, and has 270 s from its place on', async () => {
    noor = await openSpeaker({ env: { SPEECH_PLACES: '1' } })
    noor.app.speech.sound = (request, signal) =>
      new Promise((resolve, reject) => {
        const speak = (): void => resolve(toneFor(request))
        if (request.text === 'Theirs.') held.push({ text: request.text, speak })
        else noor.app.clock.sleep(5_000, signal).then(speak, reject)
      })
    const begin = async (email: string) => {
      const speaker = await speakAs(noor.app, await noor.app.signUp(email))
      const call = { userId: speaker.userId, signal: new AbortController().signal, idempotencyKey: 'click-1' }
      const stream = () => noor.app.services.tts.stream(call, { text: 'Theirs.', voice: 'alloy', format: 'wav' })
      const events = stream()
      expect((await events.next()).value).toEqual({ type: 'waiting', ahead: 1 })
      expect(await speaker.used()).toBe(0)
      return { speaker, answer: Array.fromAsync(events), again: () => Array.fromAsync(stream()) }
    }
    const running = noor.ask(sentences(50).join(''))
    await until(() => spoken().length === 2)
    const early = await begin('x@example.com')
    const refusal = expect(early.answer).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Too many people are having texts spoken right now. Try again in a moment.',
      retryAfterSeconds: 10,
    })
    await pass(70_000)
    await refusal
    expect(await early.speaker.used()).toBe(0)
    const late = await begin('y@example.com')
    const again = late.again()
    let waited = 0
    for (; held.length === 0; waited += 1_000) await pass(1_000)
    expect(waited).toBeGreaterThan(40_000)
    expect((await running).statusCode).toBe(200)
    // More than five minutes after the request, and the sweep counts it as alive.
    await pass(265_000)
    await noor.app.services.idempotency.sweep()
    await noor.app.services.usage.sweep()
    speakAll()
    const done = (await late.answer).at(-1)
    expect(done?.type).toBe('done')
    await pass(1_000)
    expect(await again).toEqual([done])
    expect(await late.speaker.used()).toBe('Theirs.'.length)
  })

  it('starts within 20 s where the texts before it hang', async () => {
    const { other, running } = await behindNoor()
    const theirs = other.ask('Theirs.')
    await pass(11_000)
    await until(() => spoken().length === 3)
    speakAll()
    expect((await theirs).statusCode).toBe(200)
    await Promise.all(running)
  })

  it('is refused at once, like every new one, after five failures in a row, at no cost, until a try 30 s later', async () => {
    const { other, running } = await behindNoor()
    const fails = new AppError('BAD_GATEWAY', 'The speech service failed.', { retryAfterSeconds: 60 })
    noor.app.speech.sound = () => Promise.reject(fails)
    const third = noor.ask('Three.')
    for (const { fail } of held) fail?.(fails)
    for (const answer of [...running, third]) expect((await answer).statusCode).toBe(502)
    for (const text of ['Four.', 'Five.']) expect((await other.ask(text)).statusCode).toBe(502)
    const refused = await other.ask('Six.')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('30')
    expect(refused.json()).toMatchObject({
      message: 'The speech service does not answer. Try again in 30 s.',
      reason: 'provider_unavailable',
    })
    expect([await noor.used(), await other.used()]).toEqual([0, 0])
    noor.app.speech.sound = async (request) => toneFor(request)
    await pass(30_000)
    expect((await other.ask('Six.')).statusCode).toBe(200)
  })

  it('is refused at once where it exceeds the month', async () => {
    const { other } = await behindNoor()
    await noor.app.services.usage.keep(await noor.app.services.usage.reserveSpeech(other.userId, 4_998))
    expect((await other.ask('Hi.')).statusCode).toBe(403)
  })
})
