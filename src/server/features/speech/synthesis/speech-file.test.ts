import { describe, expect, it } from 'vitest'
import { createFakeAudioStore } from '../../../testing/fakes/fake-audio-store.ts'
import { createFakeRandom } from '../../../testing/fakes/fake-random.ts'
import { createFakeClock } from '../../../testing/fakes/fake-clock.ts'
import { createSpeechFiles } from './speech-file.service.ts'

const LOST = new Error('Connection terminated unexpectedly')

/** Delivers a file where storing fails. `look` then answers whether the row exists. */
async function deliver(look: () => Promise<boolean>) {
  const clock = createFakeClock()
  const store = createFakeAudioStore(clock.now)
  const reports: unknown[] = []
  const files = createSpeechFiles({
    repository: { insert: () => Promise.reject(LOST), has: look },
    store,
    clock,
    random: createFakeRandom(),
    report: (error) => reports.push(error),
  })
  const delivery = {
    userId: 'u1',
    request: { text: 'Hi.', voice: 'nova', format: 'wav' } as const,
    origin: {},
    rendered: { bytes: new Uint8Array(4), durationMs: 10, outline: [], cues: [], spans: [] },
    reservation: 'open',
    answer: { claim: undefined, warnings: ['No <b>.'] },
  }
  const ended = await files.deliver(delivery, new AbortController().signal).catch((error: unknown) => error)
  return { ended, files: [...store.files.keys()], reports }
}

describe('a text whose storing fails', () => {
  it('is delivered where its row exists, and keeps its file', async () => {
    const { ended, files, reports } = await deliver(async () => true)
    expect(ended).toMatchObject({ text: 'Hi.', voice: 'nova', duration: 0.01, warnings: ['No <b>.'] })
    expect(files).toHaveLength(1)
    expect(reports).toEqual([LOST])
  })

  it('loses its file where there is no row, and leaves it to the sweep where that is unknown', async () => {
    expect(await deliver(async () => false)).toEqual({ ended: LOST, files: [], reports: [] })
    const unknown = await deliver(() => Promise.reject(new Error('still away')))
    expect(unknown).toMatchObject({ ended: LOST, files: [expect.stringMatching(/^speech\/u1\//)] })
  })
})
