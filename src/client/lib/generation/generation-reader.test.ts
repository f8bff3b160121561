import { describe, expect, it } from 'vitest'
import type { Generation } from '../../../shared/features/generation/generations.schema.ts'
import { Refusal } from '../api/failure.ts'
import { type NumberedEvent } from './generation-events.ts'
import { createGenerationReader, type GenerationCalls } from './generation-reader.ts'

const INPUT = { topic: 'A pan', platform: 'YouTube', tone: 'casual', useInternetSearch: false } as const

function generation(given: Partial<Generation> = {}): Generation {
  const common = { id: 'g1', tool: 'hooks', state: 'running', input: INPUT, hooks: [], sources: [], warnings: [] }
  return { ...common, canResume: false, lastEvent: 0, createdAt: '2026-01-01T00:00:00.000Z', ...given } as Generation
}

/** Simulates a server. Each connection sends some events and ends. `stored` is the stored generation at each request. */
function connect(connections: NumberedEvent[][], stored: (Generation | Error)[]) {
  const asked: (string | undefined)[] = []
  const stopped: string[] = []
  const calls: GenerationCalls = {
    get: async () => {
      const found = stored.length > 1 ? stored.shift() : stored[0]
      if (found instanceof Error) throw found
      return found ?? generation()
    },
    stop: async (id) => {
      stopped.push(id)
      return generation({ state: 'stopped' })
    },
    resume: async () => {
      throw new Refusal(409, {})
    },
    subscribe: ({ lastEventId }, { onEvent, onEnd }) => {
      asked.push(lastEventId)
      const events = connections.shift()
      queueMicrotask(() => {
        for (const event of events ?? []) onEvent(event)
        if (events) onEnd()
      })
      return { unsubscribe: () => {} }
    },
  }
  const started = Promise.withResolvers<{ id: string }>()
  const reader = createGenerationReader<unknown, string, { type: 'partial' }>(calls, {
    start: () => started.promise,
    open: ({ id, state, createdAt, error }) => ({ id, state, input: {}, content: '', createdAt, sources: [], error }),
  })
  return { reader, asked, stopped, started }
}

const event = (id: number, type: string): NumberedEvent => ({ id: String(id), event: { type } })
const { signal } = new AbortController()

async function read(events: AsyncIterable<{ type: string }>): Promise<string[]> {
  return (await Array.fromAsync(events)).map(({ type }) => type)
}

describe('a reader of a generation', () => {
  it('reads to the end and then shows the stored result', async () => {
    const { reader, asked } = connect(
      [[event(1, 'partial'), event(2, 'partial'), event(3, 'done')]],
      [generation(), generation({ state: 'done' })],
    )
    expect(await read(reader.read('g1', signal))).toEqual(['opened', 'partial', 'partial', 'opened'])
    expect(asked).toEqual([undefined])
  })

  it('opens a finished generation without an event stream', async () => {
    const { reader, asked } = connect([], [generation({ state: 'done' })])
    expect(await read(reader.read('g1', signal))).toEqual(['opened'])
    expect(asked).toEqual([])
  })

  it('throws the message of a failed one, after the partial result if there is one', async () => {
    const error = { message: 'The writer failed.', status: 502 }
    const failed = connect([], [generation({ state: 'failed', error })])
    await expect(read(failed.reader.read('g1', signal))).rejects.toThrow('The writer failed.')
    const cut = connect(
      [[event(1, 'partial'), event(2, 'stopped')]],
      [generation(), generation({ state: 'stopped', error })],
    )
    const types: string[] = []
    const reading = async () => {
      for await (const { type } of cut.reader.read('g1', signal)) types.push(type)
    }
    await expect(reading()).rejects.toThrow('The writer failed.')
    expect(types).toEqual(['opened', 'partial', 'opened'])
  })

  it('stops a generation that was requested before its id is known', async () => {
    const { reader, stopped, started } = connect([[event(1, 'stopped')]], [generation({ state: 'stopped' })])
    const reading = read(reader.write({}, 'key', signal))
    await reader.stop()
    expect(stopped).toEqual([])
    started.resolve({ id: 'g1' })
    expect(await reading).toEqual(['begun', 'opened'])
    expect(stopped).toEqual(['g1'])
  })

  it('loads the state after a stop, also when the connection failed', async () => {
    const silent: NumberedEvent[][] = []
    const { reader, stopped } = connect(silent, [generation(), generation({ state: 'stopped' })])
    const events = reader.read('g1', signal)
    await events.next()
    const next = events.next()
    await Promise.resolve()
    await reader.stop()
    expect((await next).value).toMatchObject({ type: 'opened', opened: { state: 'stopped' } })
    expect(stopped).toEqual(['g1'])
  })

  it('reads a generation that was resumed elsewhere', async () => {
    const { reader } = connect([], [generation({ state: 'done' })])
    expect(await read(reader.resume('g1', signal))).toEqual(['opened'])
  })

  it('passes on a missing session', async () => {
    const { reader } = connect([[event(1, 'partial')]], [generation(), new Refusal(401, {})])
    await expect(read(reader.read('g1', signal))).rejects.toMatchObject({ failure: { status: 401 } })
  })
})
