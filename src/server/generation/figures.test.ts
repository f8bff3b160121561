import { beforeEach, describe, expect, it } from 'vitest'
import { untilAborted } from '../testing/fakes/fake-text-model.ts'
import { stopAll } from '../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let cookie: string

async function open(env: Record<string, string> = { OPENAI_API_KEY: 'k', PLANS: 'off' }): Promise<void> {
  app = await createTestApp({ research: true, env })
  cookie = await app.signUp()
}

async function send<Answer>(url: string, payload: object): Promise<Answer> {
  const answer = await app.http.inject({ method: 'POST', url, payload, headers: { cookie } })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json()
}

/** The figures that a result is warned of, each with its path. */
async function warned(url: string, payload: object): Promise<string[]> {
  const { warnings = [] } = await send<{ warnings?: { reason: string; figure?: string; path?: string }[] }>(
    url,
    payload,
  )
  return warnings.flatMap(({ reason, figure, path }) => (reason === 'figure' ? [`${path}: ${figure}`] : []))
}

function writeHooks(...texts: string[]): void {
  app.text.script = async function* hooks() {
    for (const [index, text] of texts.entries())
      yield {
        type: 'hook',
        index,
        text,
        pattern: 'Proof',
        onScreen: 'Over 80 %',
        firstFrame: 'A pot.',
        why: '9 of 99.',
      }
  }
}

const HOOKS = '/api/hooks/generate'

beforeEach(() => open())

describe('figures of a result that nobody gave', () => {
  it('are warnings with their places, and are stored with it', async () => {
    writeHooks('5 ways to water.', '94 % drown it in 2019.')
    const { warnings } = await send<{ warnings: { reason: string }[] }>(HOOKS, { topic: 'basil' })
    const figures = warnings.filter(({ reason }) => reason === 'figure')
    expect(figures[1]).toEqual({
      reason: 'figure',
      message: 'Nobody gave this figure: 94 %. Remove it, or keep it if it is true.',
      path: 'hooks.1.hook',
      figure: '94 %',
      from: 0,
      to: 4,
    })
    expect(figures).toHaveLength(4)
    const { id } = (await app.db.selectFrom('generations').select('id').executeTakeFirst()) ?? { id: '' }
    const stored = await app.http.inject({ url: `/api/generations/${id}`, headers: { cookie } })
    expect(stored.json().warnings).toEqual(warnings)
  })

  it('are none where topic, facts, a page, the answers of the creator or the calendar have them', async () => {
    writeHooks('94 percent drown it. 1,200 pots. 40 days. 2026.')
    const topic = 'Why 94% of basil dies, over 80 %'
    expect(await warned(HOOKS, { topic })).toEqual(['hooks.0.hook: 1,200', 'hooks.0.hook: 40'])
    expect(await warned(HOOKS, { topic, details: ['1200 pots', 'forty days'] })).toEqual([])
    const page = { title: 'The 1.200 pots', url: 'https://example.com/', snippet: 'After 40 days.' }
    app.research.answer = () => Promise.resolve([page])
    expect(await warned(HOOKS, { topic, useInternetSearch: true })).toEqual([])
  })

  it('are none where a page had them before the writing was stopped and went on', async () => {
    app.research.answer = () => Promise.resolve([{ title: '94 %', url: 'https://example.com/', snippet: '' }])
    const userId = (await app.db.selectFrom('users').select('id').executeTakeFirst())?.id ?? ''
    app.text.script = async function* hooks(_brief, { signal }) {
      yield { type: 'hook', index: 0, text: '94 % of basil in pots dies of too much water.', pattern: 'Proof' }
      await untilAborted(signal)
    }
    const asked = { topic: 'basil', platform: 'TikTok', tone: 'casual', useInternetSearch: true } as const
    const call = { userId, idempotencyKey: undefined, signal: new AbortController().signal }
    const events = app.services.hooks.stream(call, asked)
    for await (const { type } of events) if (type === 'hook') await stopAll(app, userId)
    const [{ id, warnings } = { id: '', warnings: [] }] = await app.services.generations.list(userId, {})
    expect(warnings.filter(({ reason }) => reason === 'figure')).toEqual([])
    writeHooks('94 % drown it.', '95 % drown it.')
    await send(`/api/generations/${id}/resume`, {})
    await Array.fromAsync(app.services.generations.events(userId, id, 0, call.signal))
    const whole = await app.services.generations.get(userId, id)
    expect(whole.warnings.flatMap(({ path, figure }) => (path?.endsWith('.hook') ? [figure] : []))).toEqual(['95 %'])
  })

  it('are found in scripts, captions and new versions', async () => {
    app.text.beats = async function* beats() {
      yield { type: 'beat', index: 0, kind: 'Hook', direction: 'Shot 99.', text: 'Wait 60 seconds.' }
      yield { type: 'beat', index: 1, kind: 'Point', direction: '', text: 'It saves 300 euros.' }
    }
    expect(await warned('/api/scripts/generate', { topic: 'basil' })).toEqual(['beats.1.text: 300 euros'])
    app.text.caption = async function* captions() {
      yield { type: 'caption', text: 'Saves 300 euros.', hashtags: ['#2019'], titles: ['70 % less'] }
    }
    expect(await warned('/api/captions/generate', { content: 'basil' })).toEqual([
      'captions.0.text: 300 euros',
      'captions.0.titles.0: 70 %',
    ])
    const about = { toolType: 'hook', originalPrompt: 'basil', currentContent: 'It saves 300 euros.' }
    const { id } = await send<{ id: string }>('/api/conversations', about)
    const say = async (content: string, userMessage: string) => {
      app.text.refinement = async function* version() {
        yield { type: 'version', content, note: 'Done in 99 words.' }
      }
      const said = await send<{ conversationHistory: { warnings?: { figure?: string; path?: string }[] }[] }>(
        `/api/conversations/${id}/refine`,
        { userMessage },
      )
      return said.conversationHistory.at(-1)?.warnings?.map(({ path, figure }) => `${path}: ${figure}`)
    }
    expect(await say('It saves 300 €, says 95 %.', 'Say 70 of it')).toEqual(['content: 95 %'])
    expect(await say('It saves 70.', 'Shorter')).toBeUndefined()
    app.text.refinement = async function* answer() {
      yield { type: 'answer', text: 'It has 99 words.' }
    }
    await send(`/api/conversations/${id}/refine`, { userMessage: 'How long is it?' })
    const { conversationHistory } = (
      await app.http.inject({ url: `/api/conversations/${id}`, headers: { cookie } })
    ).json()
    expect(conversationHistory.at(-1)).not.toHaveProperty('warnings')
  })

  it('are not looked for where the draft writer writes, also in place of a model', async () => {
    app.text.script = async function* hooks() {
      yield { type: 'warning', warning: { message: 'The AI is away.', reason: 'writer' } }
      yield { type: 'hook', index: 0, text: '94 % drown it.', pattern: 'Proof' }
    }
    expect(await warned(HOOKS, { topic: 'basil' })).toEqual([])
    await open({})
    writeHooks('94 % drown it.')
    expect(await warned(HOOKS, { topic: 'basil' })).toEqual([])
  })
})
