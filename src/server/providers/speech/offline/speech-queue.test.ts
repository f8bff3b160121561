import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../testing/fakes/fake-clock.ts'
import { NEVER, piece } from '../speech.contract.ts'
import { type EspeakOrder } from './espeak-voices.ts'
import { createOfflineSpeechModel } from './offline-speech-model.ts'
import { createFrameReader, frameHeader } from './speech-frame.ts'
import { type Speaker } from './start-speaker.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))

/** The model over processes that the test controls. `asked` has each order with a function that answers it. */
function openFaked() {
  const clock = createFakeClock()
  const asked: { child: number; text: string; answer: PromiseWithResolvers<Int16Array<ArrayBuffer>> }[] = []
  const stopped: number[] = []
  let children = 0
  const start = (): Speaker => {
    const child = (children += 1)
    return {
      pid: Promise.resolve(undefined),
      speak: ({ text }: EspeakOrder) => {
        const answer = Promise.withResolvers<Int16Array<ArrayBuffer>>()
        asked.push({ child, text, answer })
        return answer.promise.then((samples) => ({ sound: Promise.resolve(samples) }))
      },
      stop: async () => void stopped.push(child),
    }
  }
  return { clock, asked, stopped, model: createOfflineSpeechModel({ clock, start }) }
}

const SOUND = new Int16Array(10)

describe('the queue of the offline voice', () => {
  it('starts one process and sends it one piece after the other, in order', async () => {
    const { model, asked } = openFaked()
    const calls = ['a', 'b', 'c'].map((text) => model.speak(piece(text), NEVER))
    expect(asked.map(({ child, text }) => `${child}${text}`)).toEqual(['1a'])
    asked[0]?.answer.resolve(SOUND)
    expect(await calls[0]).toBe(SOUND)
    await soon()
    expect(asked.map(({ child, text }) => `${child}${text}`)).toEqual(['1a', '1b'])
  })

  it('skips a piece whose caller left while it waited', async () => {
    const { model, asked } = openFaked()
    const leaving = new AbortController()
    const calls = ['a', 'b'].map((text) => model.speak(piece(text), NEVER))
    const left = model.speak(piece('c'), leaving.signal)
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    asked[0]?.answer.resolve(SOUND)
    await soon()
    asked[1]?.answer.resolve(SOUND)
    await Promise.all(calls)
    await soon()
    expect(asked.map(({ text }) => text)).toEqual(['a', 'b'])
  })

  it('retries a piece once in a new process, and then fails only that piece', async () => {
    const { model, asked, stopped, clock } = openFaked()
    const [bad, good] = ['bad', 'good'].map((text) => model.speak(piece(text), NEVER))
    const refused = expect(bad).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    asked[0]?.answer.reject(new Error('died'))
    await soon()
    expect(asked.at(-1)).toMatchObject({ child: 2, text: 'bad' })
    asked[1]?.answer.reject(new Error('died again'))
    await refused
    await soon()
    expect(asked.at(-1)).toMatchObject({ child: 3, text: 'good' })
    asked[2]?.answer.resolve(SOUND)
    expect(await good).toBe(SOUND)
    expect(stopped).toEqual([1, 2])
    // Repeating it starts no process for a minute.
    await expect(model.speak(piece('bad'), NEVER)).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    expect([asked.length, stopped.length]).toEqual([3, 2])
    await clock.advance(60_000)
    const again = model.speak(piece('bad'), NEVER)
    await soon()
    asked[3]?.answer.resolve(SOUND)
    expect(await again).toBe(SOUND)
  })

  it('times out after two minutes and ends the process', async () => {
    const { model, clock, stopped } = openFaked()
    const call = expect(model.speak(piece('a'), NEVER)).rejects.toMatchObject({ code: 'GATEWAY_TIMEOUT' })
    await clock.advance(119_999)
    expect(stopped).toEqual([])
    await clock.advance(1)
    await call
    expect(stopped).toEqual([1])
  })

  it('ends its processes after a minute without work', async () => {
    const { model, asked, clock, stopped } = openFaked()
    const call = model.speak(piece('a'), NEVER)
    asked[0]?.answer.resolve(SOUND)
    await call
    await soon()
    await clock.advance(60_000)
    expect(stopped).toEqual([1])
    void model.speak(piece('b'), NEVER)
    expect(asked.at(-1)).toMatchObject({ child: 2, text: 'b' })
  })
})

describe('a frame', () => {
  const samples = new Int16Array([1, -2, 32_767])
  const empty = new Int16Array()
  const bytes = [samples, empty, samples].flatMap((each) => [...frameHeader(each), ...new Uint8Array(each.buffer)])

  it.each([1, 3, 5, 100])('is assembled from chunks of %i bytes', (size) => {
    const read: Int16Array[] = []
    const take = createFrameReader((frame) => read.push(frame))
    for (let at = 0; at < bytes.length; at += size) take(Uint8Array.from(bytes.slice(at, at + size)))
    expect(read).toEqual([samples, empty, samples])
  })

  it('is refused when its header claims an impossible size', () => {
    expect(() => createFrameReader(() => undefined)(new TextEncoder().encode('Error: '))).toThrow('no frame')
  })
})
