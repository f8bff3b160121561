import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { interceptNetwork, network } from '../../../testing/msw.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { LOCAL_URL, OPENAI_URL } from './testing/fake-openai.ts'
import { modelWarning } from './shutdown-date.ts'

interceptNetwork()

const ask = (options: { baseUrl?: string } = {}) =>
  modelWarning({ apiKey: 'sk-test', model: 'm-1', clock: createManualClock(), variable: 'OPENAI_MODEL', ...options })

describe('the configured model', () => {
  it.each([
    [{ id: 'm-1', shutdown_date: '2027-01-14' }, 'OpenAI shuts m-1 down on 2027-01-14: set another OPENAI_MODEL'],
    [{ id: 'm-1', shutdown_date: '2026-10-01' }, 'OpenAI has shut m-1 down on 2026-10-01: set another OPENAI_MODEL'],
    [{ id: 'm-1', shutdown_date: null }, null],
    [{ id: 'm-1' }, null],
    [{ id: 'm-2' }, 'OpenAI does not list m-1: set another OPENAI_MODEL'],
  ])('as %o', async (model, warning) => {
    network.use(http.get(`${OPENAI_URL}/models`, () => HttpResponse.json({ object: 'list', data: [model] })))
    expect(await ask()).toBe(warning)
  })

  it('is not checked at other servers', async () => {
    expect(await ask({ baseUrl: LOCAL_URL })).toBeNull()
  })
})
