import { describe, expect, it } from 'vitest'
import { CrisisTopic, type TextModel } from '../src/server/providers/text/text.port.ts'
import { AppError } from '../src/shared/errors.ts'
import { NO_TOKENS } from './token-counter.ts'
import { TOPICS } from './topics.ts'
import { writePiece } from './write-piece.ts'

const TOPIC = TOPICS.find(({ id }) => id === 'noun-tiramisu')!
const SIGNAL = new AbortController().signal

function writerThat(hooks: TextModel['writeHooks'], rest: Partial<TextModel> = {}): TextModel {
  const nobody = () => {
    throw new Error('not asked for')
  }
  return {
    name: 'fake',
    warm: async () => {},
    writeHooks: hooks,
    writeScript: nobody,
    writeCaption: nobody,
    refine: nobody,
    ...rest,
  }
}

async function* fails(error: Error): AsyncGenerator<never, void> {
  yield* []
  throw error
}

const write = (model: TextModel, signal = SIGNAL) =>
  writePiece(model, TOPIC, 'hooks', { counter: NO_TOKENS, now: () => 0, signal })

describe('a piece', () => {
  it('drops what came before a restart, and progress events', async () => {
    const model = writerThat(async function* () {
      yield { type: 'thinking' }
      yield { type: 'hook', index: 0, text: 'A thought.', pattern: 'Story' }
      yield { type: 'restart' }
      yield { type: 'partial', index: 0, text: 'The', pattern: 'Story' }
      yield { type: 'hook', index: 0, text: 'The line.', pattern: 'Story' }
    })
    expect(await write(model)).toMatchObject({ outcome: 'text', lines: ['The line.'] })
  })

  it("keeps the reasons of the writer's warnings", async () => {
    const model = writerThat(async function* () {
      yield { type: 'hook', index: 0, text: 'The line.', pattern: 'Story' }
      yield { type: 'warning', warning: { message: 'It writes English.', reason: 'language' } }
    })
    expect(await write(model)).toMatchObject({ lines: ['The line.'], remarks: ['language'] })
  })

  it('has the outcome help for a crisis, and failure where the writer fails', async () => {
    expect(await write(writerThat(() => fails(new CrisisTopic())))).toMatchObject({ outcome: 'help', lines: [] })
    const busy = new AppError('SERVICE_UNAVAILABLE', 'The AI service is busy.')
    expect(await write(writerThat(() => fails(busy)))).toMatchObject({
      outcome: 'failed',
      remarks: [expect.stringContaining('The AI service is busy.')],
    })
  })

  it('has the outcome warning where the writer cannot write about the topic, without a call', async () => {
    const model = writerThat(() => fails(new Error('asked')), {
      cannotWrite: () => ({ message: 'It writes English.', reason: 'language' }),
    })
    expect(await write(model)).toMatchObject({ outcome: 'unwritten', remarks: ['language'] })
  })

  it('throws the reason of the signal', async () => {
    const stopped = AbortSignal.abort(new Error('enough'))
    await expect(
      write(
        writerThat(() => fails(new Error('any'))),
        stopped,
      ),
    ).rejects.toThrow('enough')
  })
})
