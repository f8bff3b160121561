import { beforeEach, describe, expect, it } from 'vitest'
import { type Generation } from '../../../shared/features/generation/generations.schema.ts'
import { untilAborted } from '../../testing/fakes/fake-text-model.ts'
import { openWriter, stopAll, type Writer } from '../../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Action = 'keep' | 'remove' | 'undo'

let app: TestApp
let noor: Writer

beforeEach(async () => {
  app = await createTestApp({ env: { OPENAI_API_KEY: 'k', PLANS: 'off' } })
  noor = await openWriter(app)
})

function send(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, cookie = noor.cookie) {
  return app.http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
}

async function sent<Answer>(...request: Parameters<typeof send>): Promise<Answer> {
  const answer = await send(...request)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json()
}

/** The result of a tool's request. */
async function write(tool: 'hooks' | 'scripts' | 'captions', payload: object): Promise<Generation> {
  await sent('POST', `/api/${tool}/generate`, payload)
  const [newest] = await sent<Generation[]>('GET', '/api/generations')
  if (!newest) throw new Error('Nothing is written')
  return newest
}

function writeHooks(...texts: string[]): Promise<Generation> {
  app.text.script = async function* hooks() {
    for (const [index, text] of texts.entries()) yield { type: 'hook', index, text, pattern: 'Proof', ...EXTRAS[index] }
  }
  return write('hooks', { topic: 'basil' })
}
const EXTRAS: { onScreen?: string; why?: string }[] = [{ onScreen: 'Over 80 %', why: '80 %.' }]

const review = (id: string, action: Action, figure: string, path?: string, cookie = noor.cookie) =>
  send('PATCH', `/api/generations/${id}/figures`, { action, figure, ...(path !== undefined && { path }) }, cookie)

const get = (id: string) => sent<Generation>('GET', `/api/generations/${id}`)

const hooks = (of: Generation) => (of.tool === 'hooks' ? of.hooks.map(({ hook }) => hook) : [])

/** Each figure of a result that nobody gave, at its place in the answer. */
function warned(of: Generation): string[] {
  return of.warnings.flatMap(({ path, figure, from, to }) => {
    if (path === undefined) return []
    const text: unknown = path.split('.').reduce((value, key) => (value as Record<string, unknown>)[key], of as unknown)
    expect(String(text).slice(from, to)).toBe(figure)
    return [`${path}: ${figure}`]
  })
}

describe('a figure that is kept as true', () => {
  it('is warned of nowhere in the result any more, in no spelling, and others still are', async () => {
    const { id } = await writeHooks('94 % drown it.', 'Ninety-four percent, in 2019.')
    const kept = (await review(id, 'keep', '94 %')).json<Generation>()
    expect(warned(kept)).toEqual(['hooks.0.onScreen: 80 %', 'hooks.1.hook: 2019'])
    expect(await get(id)).toEqual(kept)
    expect((await review(id, 'keep', '94 %')).statusCode).toBe(404)
  })

  it('stays kept when what was stopped goes on with it', async () => {
    app.text.script = async function* hooks(_brief, { signal }) {
      yield { type: 'hook', index: 0, text: '94 % of basil in pots drowned in the summer of 2019.', pattern: 'Proof' }
      await untilAborted(signal)
    }
    for await (const { type } of noor.watch()) if (type === 'hook') await stopAll(app, noor.userId)
    const [{ id } = { id: '' }] = await sent<Generation[]>('GET', '/api/generations')
    expect((await review(id, 'keep', '94 %')).statusCode).toBe(200)
    app.text.script = async function* hooks() {
      yield { type: 'hook', index: 1, text: 'What 94 percent never hear.', pattern: 'Proof' }
    }
    await sent('POST', `/api/generations/${id}/resume`, {})
    await Array.fromAsync(app.services.generations.events(noor.userId, id, 0, new AbortController().signal))
    expect(warned(await get(id))).toEqual(['hooks.0.hook: 2019'])
  })
})

describe('a figure that is removed', () => {
  it('takes its sentence out of the text at the path, or of all, and the line that was nothing else', async () => {
    const { id } = await writeHooks('One. 94 % drown it.', '94 % do.', '94 % in 2019. Water it.', 'Last of 300.')
    const first = (await review(id, 'remove', '94 %', 'hooks.1.hook')).json<Generation>()
    expect(hooks(first)).toEqual(['One. 94 % drown it.', '94 % in 2019. Water it.', 'Last of 300.'])
    expect(warned(first)).toEqual([
      'hooks.0.hook: 94 %',
      'hooks.0.onScreen: 80 %',
      'hooks.1.hook: 94 %',
      'hooks.1.hook: 2019',
      'hooks.2.hook: 300',
    ])
    expect((await review(id, 'remove', '94 %', 'hooks.2.hook')).statusCode).toBe(404)
    const second = (await review(id, 'remove', '94 %')).json<Generation>()
    expect(hooks(second)).toEqual(['One.', 'Water it.', 'Last of 300.'])
    const third = (await review(id, 'remove', '80 %', 'hooks.0.onScreen')).json<Generation>()
    expect(third).toMatchObject({ hooks: [{ hook: 'One.', why: '80 %.' }, {}, {}] })
    expect(warned(third)).toEqual(['hooks.2.hook: 300'])
    expect(await get(id)).toEqual(third)
    const [recent] = await sent<{ hooks: object[] }[]>('GET', '/api/hooks/recent')
    expect(recent?.hooks).toEqual(third.tool === 'hooks' && third.hooks)
    expect(await noor.used()).toBe(1)
  })

  it('leaves a script in its times, and takes the beat that was nothing else', async () => {
    app.text.beats = async function* beats() {
      yield { type: 'beat', index: 0, kind: 'Hook', direction: 'A pot.', text: 'Stop. It saves 300 euros.' }
      yield { type: 'beat', index: 1, kind: 'Point', direction: 'A wet pot.', text: 'It was 2019.' }
      yield {
        type: 'beat',
        index: 2,
        kind: 'Call to action',
        direction: '',
        text: 'Water it on 94 days.',
        slot: 'Say when',
      }
    }
    const { id, warnings } = await write('scripts', { topic: 'basil' })
    expect(warnings.map(({ reason }) => reason)).toContain('length')
    await review(id, 'remove', '300 euros')
    await review(id, 'remove', '2019', 'beats.1.text')
    const left = (await review(id, 'remove', '94')).json<Generation>()
    expect(left).toMatchObject({
      beats: [
        { kind: 'Hook', text: 'Stop.', startSeconds: 0, seconds: 0.4 },
        { kind: 'Call to action', text: '', slot: 'Say when', startSeconds: 0.4, seconds: 0 },
      ],
      warnings: [{ reason: 'length', message: 'This script runs 0:00 where 1:00 was asked for.' }],
    })
    const [recent] = await sent<object[]>('GET', '/api/scripts/recent')
    expect(recent).toMatchObject({ words: 1, seconds: 0.4, script: 'Stop.' })
  })

  it('leaves a caption its other sentences and lines, and takes whole titles', async () => {
    app.text.caption = async function* captions() {
      const text = 'Basil drowns.\n\n94 % of it.\n\nWater less. It saves 300 euros!'
      yield { type: 'caption', text, hashtags: ['#basil'], titles: ['94 % less', 'Dry basil'] }
    }
    const { id } = await write('captions', { content: 'basil', platform: 'YouTube' })
    await review(id, 'remove', '94 %')
    const left = (await review(id, 'remove', '300 euros')).json<Generation>()
    expect(left).toMatchObject({
      captions: [
        { text: 'Basil drowns.\n\nWater less.', titles: ['Dry basil'], hashtags: ['#basil', '#video', '#creator'] },
      ],
      warnings: [],
    })
  })

  it('comes back by an undo, as long as nothing else was removed since', async () => {
    const before = await writeHooks('94 % drown it.', 'In 2019.', 'Dry.')
    const { id } = before
    const after = (await review(id, 'remove', '94 %', 'hooks.0.hook')).json<Generation>()
    expect((await review(id, 'undo', '94 %')).statusCode).toBe(409)
    expect((await review(id, 'undo', '94 %', 'hooks.0.hook')).json()).toEqual(before)
    expect((await review(id, 'undo', '94 %', 'hooks.0.hook')).statusCode).toBe(409)
    expect((await review(id, 'remove', '94 %', 'hooks.0.hook')).json()).toEqual(after)
    await review(id, 'keep', '2019')
    expect(warned((await review(id, 'undo', '94 %', 'hooks.0.hook')).json())).toEqual([
      'hooks.0.hook: 94 %',
      'hooks.0.onScreen: 80 %',
    ])
    await review(id, 'remove', '94 %')
    await app.clock.advance(11 * 60_000)
    await app.services.generations.sweep()
    expect((await review(id, 'undo', '94 %')).statusCode).toBe(409)
  })

  it('is refused where nothing would be left, and while it is written', async () => {
    const { id } = await writeHooks('94 % drown it.')
    const refused = await review(id, 'remove', '94 %')
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('Nothing would be left') })
    expect(hooks(await get(id))).toEqual(['94 % drown it.'])

    app.text.script = async function* hooks(_brief, { signal }) {
      yield { type: 'hook', index: 0, text: '94 % of basil in pots drowned in the summer of 2019.', pattern: 'Proof' }
      await untilAborted(signal)
    }
    const events = noor.watch()
    await events.next()
    const [running] = await sent<Generation[]>('GET', '/api/generations')
    expect((await review(running?.id ?? '', 'remove', '94 %')).statusCode).toBe(409)
    await stopAll(app, noor.userId)
    await events.return()
  })

  it('is 404 for others, for what is deleted, and for what nobody is warned of', async () => {
    const { id } = await writeHooks('94 % drown it.', 'In 2019.')
    const other = await openWriter(app, 'other@example.com')
    for (const action of ['keep', 'remove', 'undo'] as const) {
      expect((await review(id, action, '94 %', undefined, other.cookie)).statusCode).toBe(404)
      expect((await review('none', action, '94 %')).statusCode).toBe(404)
    }
    expect((await review(id, 'remove', '95 %')).statusCode).toBe(404)
    expect((await review(id, 'remove', '94 %', 'hooks.1.hook')).statusCode).toBe(404)
    expect((await send('PATCH', `/api/generations/${id}/figures`, { action: 'drop', figure: '94 %' })).statusCode).toBe(
      400,
    )
    expect(warned(await get(id))).toHaveLength(3)
  })

  it('loses nothing where two are removed at once', async () => {
    const { id } = await writeHooks('94 % drown it.', 'In 2019.', 'It saves 300 euros.', 'Dry.')
    const answers = await Promise.all(['94 %', '2019', '300 euros'].map((figure) => review(id, 'remove', figure)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(hooks(await get(id))).toEqual(['Dry.'])
  })
})
