import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { CrisisTopic } from '../../providers/text/text.port.ts'
import { createFakeClock, type FakeClock } from '../../testing/fakes/fake-clock.ts'
import { createFakeSpeechModel } from '../../testing/fakes/fake-speech-model.ts'
import { observeCalls, observeSpeech, type ObservedCall } from './observe-calls.ts'

const DOWN = new AppError('BAD_GATEWAY', 'down')
let clock: FakeClock
let seen: ObservedCall[]
beforeEach(() => {
  clock = createFakeClock()
  seen = []
})
const watch = () => ({ clock, observe: (call: ObservedCall) => void seen.push(call) })

/** A port with one call that a test sets, a stream, and a call that nobody measures. */
function open(answer: (signal?: AbortSignal) => Promise<string>) {
  const port = {
    ask: (_what: string, options: { signal?: AbortSignal } = {}) => answer(options.signal),
    async *write(signal?: AbortSignal) {
      yield 'one'
      yield await answer(signal)
    },
    quiet: answer,
  }
  return observeCalls(port, 'text', ['ask', 'write'], watch())
}

async function readAll(stream: AsyncIterable<string>): Promise<string[]> {
  const read: string[] = []
  for await (const one of stream) read.push(one)
  return read
}

describe('an observed port', () => {
  it('answers as before, and reports the time of named calls in seconds', async () => {
    const port = open(async () => {
      await clock.advance(1_500)
      return 'two'
    })
    expect([await port.ask('x'), await port.quiet(), await readAll(port.write())]).toEqual([
      'two',
      'two',
      ['one', 'two'],
    ])
    const times = { service: 'text', seconds: 1.5, failure: undefined }
    expect(seen).toEqual([
      { operation: 'ask', ...times },
      { operation: 'write', ...times },
    ])
  })

  it.each([
    ['a failure', DOWN, 'bad_gateway'],
    ['a time-out', new AppError('GATEWAY_TIMEOUT', 'slow'), 'gateway_timeout'],
    ['an unknown error', new Error('a stack'), 'unexpected'],
    ['a refusal', new AppError('FORBIDDEN', 'no'), undefined],
    ['a topic that needs help', new CrisisTopic(), undefined],
  ])('throws %s as it is, and reports its kind', async (_what, error, failure) => {
    const port = open(() => Promise.reject(error))
    await expect(port.ask('x')).rejects.toBe(error)
    await expect(readAll(port.write())).rejects.toBe(error)
    expect(seen.map((call) => call.failure)).toEqual([failure, failure])
  })

  it('does not report a call that its caller stopped or left', async () => {
    const left = new AbortController()
    const port = open(async () => {
      left.abort()
      throw DOWN
    })
    await expect(port.ask('x', { signal: left.signal })).rejects.toBe(DOWN)
    await expect(readAll(port.write(left.signal))).rejects.toBe(DOWN)
    for await (const one of port.write()) {
      expect(one).toBe('one')
      break
    }
    expect(seen).toEqual([])
  })

  it('follows to the voice that replaces another', async () => {
    const request = { text: 'a', voice: 'nova', rate: 1, pitch: 0, language: undefined, phonemes: undefined } as const
    const { signal } = new AbortController()
    const other = createFakeSpeechModel()
    const voice = observeSpeech({ ...createFakeSpeechModel(), instead: async () => other }, watch())
    const next = await voice.instead?.()
    await next?.speak(request, signal)
    expect(other.said).toHaveLength(1)
    expect(seen).toMatchObject([{ service: 'speech', operation: 'speak' }])
    expect(await next?.instead?.()).toBeUndefined()
  })
})
