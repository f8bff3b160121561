import { beforeEach, describe, expect, it } from 'vitest'
import { type Conversation, type RefineResult } from '../../../shared/features/conversations/conversations.schema.ts'
import { optionsWarning } from '../../../shared/features/generation/answer-options.rules.ts'
import { MAX_CONVERSATION_ENTRIES } from '../../../shared/limits.ts'
import { openLeases } from '../../testing/open-leases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const WARNING = optionsWarning(3)

let app: TestApp
let cookie: string
let id: string
let answer: RefineResult

const ask = (url: string, payload?: object, who = cookie) =>
  app.http.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/conversations/${id}${url}`,
    headers: { cookie: who },
    ...(payload && { payload }),
  })
const read = async () => (await ask('')).json<Conversation>()
const choose = (option: number, turn = answer.conversationHistory[1]?.id) => ask('/choose', { turn, option })
const used = async () => {
  const response = await app.http.inject({ url: '/api/auth/session', headers: { cookie } })
  const { user } = response.json<{ user: { id: string } }>()
  return { userId: user.id, prompts: (await app.services.usage.overview(user.id)).prompts.used }
}

beforeEach(async () => {
  app = await createTestApp({ env: { OPENAI_API_KEY: 'k' } })
  cookie = await app.signUp()
  app.text.refinement = async function* options() {
    yield { type: 'warning', warning: WARNING }
    yield {
      type: 'version',
      content: 'Bread lies.',
      note: 'Shorter.',
      options: ['Bread waits.', 'Bread won 94 % of us.'],
    }
  }
  const start = { toolType: 'hook', originalPrompt: 'bread', currentContent: 'Bread is easy.' }
  const started = await app.http.inject({
    method: 'POST',
    url: '/api/conversations',
    headers: { cookie },
    payload: start,
  })
  id = started.json<{ id: string }>().id
  answer = (await ask('/refine', { userMessage: 'shorter' })).json()
})

describe('the options of an answer', () => {
  it('are in its turn, each with the figures that nobody gave, and the first one is the version', async () => {
    expect(answer).toMatchObject({ currentVersion: 1, currentContent: 'Bread lies.', warnings: [WARNING] })
    const { conversationHistory: turns } = await read()
    expect(turns[1]).toMatchObject({
      warnings: [WARNING],
      options: [
        { content: 'Bread waits.', warnings: [] },
        { content: 'Bread won 94 % of us.', warnings: [{ reason: 'figure', figure: '94 %', path: 'content' }] },
      ],
    })
    expect(turns[0]).not.toHaveProperty('options')
  })

  it('are versions once they are chosen, without a prompt', async () => {
    const chosen = (await choose(1)).json<Conversation>()
    expect(chosen).toMatchObject({ currentVersion: 2, currentContent: 'Bread won 94 % of us.' })
    expect(chosen.conversationHistory.slice(2)).toMatchObject([
      { role: 'user', content: 'Use option 3 instead.' },
      {
        role: 'assistant',
        content: 'Bread won 94 % of us.',
        version: 2,
        base: 0,
        note: 'Option 3, as you chose.',
        warnings: [{ figure: '94 %' }],
      },
    ])
    expect((await used()).prompts).toBe(1)
    expect((await ask('/refine', { userMessage: 'louder' })).json()).toMatchObject({ currentVersion: 3 })
  })

  it('make one version each, however often they are chosen, also at once', async () => {
    const answers = await Promise.all([choose(0), choose(0)])
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
    await ask('/restore', { version: 0 })
    expect((await choose(0)).json()).toMatchObject({ currentVersion: 2, currentContent: 'Bread waits.' })
    expect((await read()).conversationHistory).toHaveLength(4)
  })

  it.each([
    [2, undefined, 404],
    [0, 'unknown', 404],
    [-1, undefined, 400],
    [0.5, undefined, 400],
  ])('are found by their place: %d of turn %s', async (option, turn, status) => {
    expect((await choose(option, turn)).statusCode).toBe(status)
    expect((await read()).conversationHistory).toHaveLength(2)
  })

  it('are chosen by the owner alone', async () => {
    const other = await app.signUp('sam@example.com')
    const turn = answer.conversationHistory[1]?.id
    expect((await ask('/choose', { turn, option: 0 }, other)).statusCode).toBe(404)
    expect((await read()).currentVersion).toBe(1)
  })

  it('are not chosen while an answer is written, and not beyond the limit of turns', async () => {
    const { userId } = await used()
    const lease = await openLeases(app.db, app.clock, 'another').acquire(userId, `conversation:${id}`)
    const refused = await choose(0)
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('being written')])
    await lease?.release()
    await app.db
      .updateTable('conversations')
      .set({ entry_count: MAX_CONVERSATION_ENTRIES - 1 })
      .execute()
    const full = await choose(0)
    expect([full.statusCode, full.json().message]).toEqual([409, 'This conversation is full. Start a new one.'])
  })

  it('are in the export of all data', async () => {
    const exported = await app.http.inject({ url: '/api/user/export', headers: { cookie } })
    expect(exported.body).toContain('Bread waits.')
  })
})
