import { beforeEach, describe, expect, it } from 'vitest'
import { longToneFor, toneFor } from '../../../testing/fakes/fake-speech-model.ts'
import { openSpeaker, sentences, type Speaker, speakAs } from '../../../testing/open-speaker.ts'

let noor: Speaker
beforeEach(async () => {
  noor = await openSpeaker()
})

const asked = async () => {
  await noor.app.whenIdle()
  const counter = noor.app.db.selectFrom('usage_counters').select('used').where('kind', '=', 'speechAsked')
  return (await counter.executeTakeFirst())?.used ?? 0
}

/** Speaks most of the free month's characters, and stops before the last piece. */
async function stopLate(round: number): Promise<void> {
  const stop = new AbortController()
  const text = sentences(50).join('').replaceAll('Sentence', `${round} sentence`)
  noor.app.speech.sound = async (request, signal) => {
    if (!request.text.includes('sentence 49')) return toneFor({ ...request, text: 'a' })
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  }
  const events = noor.watch(text, stop.signal)
  for (let seen = 0; seen < 50; seen += 1) await events.next()
  stop.abort(new Error('stopped'))
  await expect(events.next()).rejects.toThrow('stopped')
}

describe('characters requested from the voice', () => {
  it('are counted where they were spoken, and not where they were cached or failed', async () => {
    noor.app.speech.sound = async (request) => longToneFor(request)
    const [one = '', two = ''] = sentences(2)
    const words = (text: string) => text.trim().length
    await noor.say(one + one + two)
    expect(await asked()).toBe(words(one) + words(two))
    await noor.say(two)
    expect(await asked()).toBe(words(one) + words(two))
    noor.app.speech.sound = () => Promise.reject(new Error('secret'))
    expect((await noor.ask('Three.')).statusCode).toBe(500)
    expect(await asked()).toBe(words(one) + words(two))
  })

  it('are limited to three times the month where nothing is delivered, with the day of renewal', async () => {
    for (let round = 0; round < 4; round += 1) await stopLate(round)
    expect(await asked()).toBeGreaterThan(15_000)
    expect(await noor.used()).toBe(0)
    const said = noor.app.speech.said.length
    const refused = await noor.ask('One more.')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ message: expect.stringMatching(/again on December 1\.$/) })
    expect(refused.headers['retry-after']).toBe(String(10.5 * 24 * 60 * 60))
    expect(noor.app.speech.said).toHaveLength(said)
    const other = await speakAs(noor.app, await noor.app.signUp('other@example.com'))
    expect((await other.ask('One.')).statusCode).toBe(200)
    await noor.app.clock.advance(11 * 24 * 60 * 60_000)
    expect((await noor.ask('Two.')).statusCode).toBe(200)
  })
})
