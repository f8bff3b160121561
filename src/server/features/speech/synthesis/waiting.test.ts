import { beforeEach, describe, expect, it } from 'vitest'
import { type SpeechEvent } from '../../../../shared/features/tts/tts.schema.ts'
import { toneFor } from '../../../testing/fakes/fake-speech-model.ts'
import { openSpeaker, type Speaker, speakAs, until } from '../../../testing/open-speaker.ts'

let noor: Speaker
let held: { text: string; speak(): void }[]
beforeEach(async () => {
  noor = await openSpeaker()
  held = []
  noor.app.speech.sound = (request, signal) =>
    new Promise((resolve, reject) => {
      held.push({ text: request.text, speak: () => resolve(toneFor(request)) })
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
})

/** Speaks whatever the voice was asked for, and from now on at once. */
function speakAll(): void {
  noor.app.speech.sound = async (request) => toneFor(request)
  for (const { speak } of held) speak()
}

const spoken = () => noor.app.speech.said.map(({ text }) => text)

/** Somebody else, where Noor has both places. */
async function behindNoor() {
  const other = await speakAs(noor.app, await noor.app.signUp('other@example.com'))
  const running = ['One.', 'Two.'].map((text) => noor.ask(text))
  await until(() => spoken().length === 2)
  return { other, running }
}

/** Lets time pass in steps, as it does. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 1_000) await noor.app.clock.advance(1_000)
}

describe('a text that waits', () => {
  it('comes before more texts of whoever is being served, of whom five are let in', async () => {
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

  it('reserves nothing, is told after 270 s that many wait, and has 270 s of its own from its place on', async () => {
    const { running } = await behindNoor()
    await noor.app.clock.advance(100_000)
    const begin = (userId: string) =>
      noor.app.services.tts.stream(
        { userId, signal: new AbortController().signal, idempotencyKey: 'click-1' },
        { text: 'Theirs.', voice: 'alloy', format: 'wav' },
      )
    const others = ['x@example.com', 'y@example.com', 'z@example.com']
    const answers: Promise<SpeechEvent[]>[] = []
    const speakers: Speaker[] = []
    for (const email of others) {
      const speaker = await speakAs(noor.app, await noor.app.signUp(email))
      const events = begin(speaker.userId)
      expect((await events.next()).value).toMatchObject({ type: 'waiting' })
      expect(await speaker.used()).toBe(0)
      speakers.push(speaker)
      answers.push(Array.fromAsync(events))
    }
    const [first, second, late] = answers
    const again = Array.fromAsync(begin(speakers[0]?.userId ?? ''))
    const refusal = expect(late).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Many texts are waiting. Try again in a moment.',
      retryAfterSeconds: 30,
    })
    await pass(171_000)
    for (const answer of running) expect((await answer).statusCode).toBe(504)
    await until(() => spoken().length === 4)
    await pass(100_000)
    await refusal
    // Longer than five minutes after the click, and the sweep takes neither for dead.
    await pass(150_000)
    await noor.app.services.idempotency.sweep()
    await noor.app.services.usage.sweep()
    speakAll()
    const done = (await first)?.at(-1)
    expect(done?.type).toBe('done')
    expect((await second)?.at(-1)?.type).toBe('done')
    await pass(1_000)
    expect(await again).toEqual([done])
    expect(await speakers[0]?.used()).toBe('Theirs.'.length)
  })

  it('is refused at once where the month has no room for it', async () => {
    const { other } = await behindNoor()
    await noor.app.services.usage.keep(await noor.app.services.usage.reserveSpeech(other.userId, 4_998))
    expect((await other.ask('Hi.')).statusCode).toBe(403)
  })
})
