import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Generation } from '../../../shared/features/generation/generations.schema.ts'
import { type ScriptResult } from '../../../shared/features/scripts/scripts.schema.ts'
import { createDraftTextModel } from '../../providers/text/draft/draft-text-model.ts'
import { untilAborted } from '../../testing/fakes/fake-text-model.ts'
import { until } from '../../testing/until.ts'
import { openWriter, stopAll, type Writer } from '../../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const HOOK = 'Your basil is not thirsty. It is drowning.'
const SHORT = { topic: 'basil in pots', type: 'short', duration: '1', tone: 'casual', format: 'video' } as const
const LONG = { ...SHORT, type: 'long', duration: '8' } as const
const SHOT = { onScreen: 'Too wet', firstFrame: 'A jar, from above.' }
const never = new AbortController().signal

let app: TestApp
let noor: Writer
/** Pieces that the draft writer emits until it waits for a stop. */
let left: number

function useDrafts(): void {
  const pace = async (_milliseconds: number, signal: AbortSignal) => {
    left -= 1
    if (left <= 0) await untilAborted(signal)
  }
  const writer = createDraftTextModel({ pace })
  const prompt = { system: '', user: '' }
  app.text.beats = (brief, options) => writer.writeScript({ brief, prompt }, options)
}

const generate = async (request: object): Promise<ScriptResult> => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/scripts/generate',
    payload: request,
    headers: { cookie: noor.cookie },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

beforeEach(async () => {
  app = await createTestApp()
  noor = await openWriter(app)
  left = Infinity
})

afterEach(() => stopAll(app, noor.userId))

describe('a script with a hook', () => {
  it.each([SHORT, LONG])('is asked for word for word: $duration min', async (request) => {
    const { beats } = await generate({ ...request, hook: HOOK })
    expect(beats[0]).toMatchObject({ kind: 'Hook', text: HOOK, direction: 'Look up.' })
    const [prompt] = app.text.prompts
    expect(prompt?.user).toContain(`<hook>\n${HOOK}\n</hook>`)
    expect(prompt?.system).toContain('word for word')
  })

  it.each([SHORT, LONG])(
    'has its first frame and on-screen words as the first shot: $duration min',
    async (request) => {
      const shots: string[] = []
      const { writeScript } = app.text
      app.text.writeScript = function write(asked, options) {
        shots.push(asked.shots?.([]).user ?? '')
        return writeScript.call(this, asked, options)
      }
      const { beats } = await generate({ ...request, hook: HOOK, ...SHOT })
      expect(beats.map(({ direction }) => direction)).toEqual(['A jar, from above. On screen: “Too wet”', '', ''])
      expect(shots[0]).toContain('<shot>\nA jar, from above. On screen: “Too wet”\n</shot>')
      const heard = await generate({ ...request, format: 'podcast', hook: HOOK, ...SHOT })
      expect(heard.beats[0]?.direction).toBe('Look up.')
      expect(shots[1]).not.toContain('<shot>')
    },
  )

  it('takes the shot from the item or the generation of the hook of its video', async () => {
    app.text.script = async function* hooks() {
      yield { type: 'hook', index: 0, text: HOOK, pattern: 'Contrarian', ...SHOT, why: 'It contradicts.' }
    }
    const send = async (url: string, payload: object) => {
      const answer = await app.http.inject({ method: 'POST', url, payload, headers: { cookie: noor.cookie } })
      expect(answer.statusCode, answer.body).toBeLessThan(300)
      return answer.json()
    }
    const { id: videoId } = await send('/api/videos', { topic: SHORT.topic, hook: HOOK })
    const shotOf = async (more: object) => (await generate({ ...SHORT, videoId, ...more })).beats[0]?.direction
    expect(await shotOf({})).toBe('Look up.')
    await send('/api/hooks/generate', { topic: SHORT.topic, videoId })
    expect(await shotOf({})).toBe('A jar, from above. On screen: “Too wet”')
    expect(await shotOf({ hook: 'Another one.' })).toBe('Look up.')
    const metadata = { firstFrame: 'A saucer.' }
    await send('/api/library', { title: 'Hook', type: 'hook', content: HOOK, videoId, metadata })
    expect(await shotOf({})).toBe('A saucer.')
    expect(await shotOf({ firstFrame: 'A hand.', onScreen: 'Stop' })).toBe('A hand. On screen: “Stop”')
  })

  it.each([
    ...(['video', 'podcast', 'presentation'] as const).map((format) => ({ ...SHORT, format })),
    LONG,
    { ...LONG, duration: '10' as const },
    { ...SHORT, topic: 'Wie gieße ich Basilikum richtig?' },
  ])('begins with it where it is a draft: $format, $duration min, $topic', async (request) => {
    useDrafts()
    const { beats } = await generate({ ...request, hook: HOOK })
    expect(beats[0]).toMatchObject({ kind: 'Hook', text: HOOK })
    expect(beats.filter(({ kind }) => kind === 'Hook')).toHaveLength(1)
    expect(beats.length).toBeGreaterThan(4)
  })

  it.each([SHORT, LONG])('begins with it where it was stopped and resumed: $duration min', async (request) => {
    useDrafts()
    for (const pieces of [2, 4, 7, 12, 20, 40]) {
      left = pieces
      const call = { userId: noor.userId, idempotencyKey: undefined, signal: never }
      const asked = { ...request, hook: HOOK, useInternetSearch: false }
      const { id = '' } = await app.services.scripts.start(call, asked)
      await until(async () => left <= 0)
      await stopAll(app, noor.userId)
      left = Infinity
      const url = `/api/generations/${id}/resume`
      const resumed = await app.http.inject({ method: 'POST', url, headers: { cookie: noor.cookie } })
      const found = (await app.services.generations.get(noor.userId, id)) as Generation & { tool: 'scripts' }
      if (resumed.statusCode !== 409) {
        await Array.fromAsync(app.services.generations.events(noor.userId, id, 0, never))
        const whole = (await app.services.generations.get(noor.userId, id)) as Generation & { tool: 'scripts' }
        expect([whole.state, whole.beats[0]?.text.startsWith(HOOK)]).toEqual(['done', true])
        expect(whole.beats.at(-1)?.kind).toBe('Call to action')
      } else expect(found.beats).toEqual([])
      await app.clock.advance(86_400_000)
    }
  })
})
