import fc from 'fast-check'
import { expect, it } from 'vitest'
import { captionContent } from '../../../../shared/features/library/library.rules.ts'
import { scriptText } from '../../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptResult } from '../../../../shared/features/scripts/scripts.schema.ts'
import { type Caption } from '../../../../shared/features/captions/captions.schema.ts'
import { type VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { createTestApp } from '../../../testing/test-app.ts'

/** The source of a piece, as the test expects it. */
type Made = { type: 'hook' | 'script'; text: string } | null
interface Piece {
  id: string
  made: Made
  /** The spoken text of a script. */
  text: string
}
interface Pieces {
  kept: Piece[]
  written: Piece[]
}

type Kind = 'script' | 'caption' | 'voice'
type Step =
  | { do: 'pick' | 'edit hook' | 'patch hook' | 'edit script'; text: string }
  | { do: 'write' | 'write and keep' | 'keep as it is' | 'discard'; kind: Kind }

const TEXTS = ['Feed it twice.', 'Feed it once.', 'Never feed it.']
const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constantFrom('pick' as const, 'edit hook' as const, 'patch hook' as const, 'edit script' as const),
      text: fc.constantFrom(...TEXTS),
    }),
    fc.record({
      do: fc.constantFrom(
        'write' as const,
        'write and keep' as const,
        'write and keep' as const,
        'keep as it is' as const,
        'discard' as const,
      ),
      kind: fc.constantFrom('script' as const, 'caption' as const, 'voice' as const),
    }),
  ) satisfies fc.Arbitrary<Step>,
  { minLength: 1, maxLength: 14 },
)

const current = ({ kept, written }: Pieces): Piece | undefined => kept.at(-1) ?? written.at(-1)

/** A video, and the test's own model of it. */
async function openVideo() {
  const app = await createTestApp()
  const cookie = await app.signUp()
  const call = async <Answer>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) => {
    const answer = await app.http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
    expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(300)
    return answer.json<Answer>()
  }
  const { id: videoId } = await call<{ id: string }>('POST', '/api/videos', { topic: 'bread', platform: 'TikTok' })
  const read = () => call<VideoDetail>('GET', `/api/videos/${videoId}`)
  const save = (item: object) => call<{ id: string }>('POST', '/api/library', { title: 'It', ...item, videoId })
  const empty = (): Pieces => ({ kept: [], written: [] })
  let hook: string | null = null
  const noted: Record<Kind, Pieces> = { script: empty(), caption: empty(), voice: empty() }

  const findSource = (kind: Kind): Made => {
    const script = current(noted.script)
    if (kind !== 'script' && script) return { type: 'script', text: script.text }
    return kind === 'voice' || hook === null ? null : { type: 'hook', text: hook }
  }

  /** Writes a piece. Returns it, and a function that saves it. */
  async function write(kind: Kind): Promise<{ piece: Piece; keep: () => Promise<{ id: string }> }> {
    const made = findSource(kind)
    if (kind === 'voice') {
      const spoken = await call<{ id: string; audioUrl: string }>('POST', '/api/tts/generate', { text: 'Hi.', videoId })
      const { id, audioUrl } = spoken
      const keep = () => call<{ id: string }>('POST', '/api/voice-library', { audioUrl, videoId })
      return { piece: { id, made, text: '' }, keep }
    }
    if (kind === 'script') {
      const { beats, script } = await call<ScriptResult>('POST', '/api/scripts/generate', { topic: 'bread', videoId })
      const originalId = await newest('scripts')
      const content = scriptText(beats, { directions: true })
      const keep = () => save({ type: 'script', content, originalId })
      return { piece: { id: originalId, made, text: script }, keep }
    }
    const asked = { content: 'bread', platform: 'TikTok', videoId }
    const { captions } = await call<{ captions: Caption[] }>('POST', '/api/captions/generate', asked)
    const originalId = await newest('captions')
    const content = captionContent(captions[0] ?? { text: '', hashtags: [] })
    const keep = () => save({ type: 'caption', content, originalId, metadata: { platform: 'TikTok' } })
    return { piece: { id: originalId, made, text: '' }, keep }
  }

  async function newest(tool: 'scripts' | 'captions'): Promise<string> {
    const rows = app.db.selectFrom('generations').select('id').where('tool', '=', tool)
    return (await rows.orderBy('created_at', 'desc').executeTakeFirstOrThrow()).id
  }

  async function take(step: Step): Promise<void> {
    if (step.do === 'pick') {
      await save({ type: 'hook', content: step.text, originalId: `hook ${step.text}` })
      hook = step.text
    } else if (step.do === 'patch hook') {
      await call('PATCH', `/api/videos/${videoId}`, { hook: step.text })
      hook = step.text
    } else if (step.do === 'edit hook') {
      const { hookItemId } = (await read()).pieces
      if (hookItemId === null) return
      const url = `/api/library/${hookItemId}`
      const answer = await app.http.inject({ method: 'PUT', url, headers: { cookie }, payload: { content: step.text } })
      // The library may have that text of the same result already.
      if (answer.statusCode === 200) hook = step.text
    } else if (step.do === 'edit script') {
      const script = noted.script.kept.at(-1)
      if (!script) return
      script.text = `${step.text} Edited ${app.clock.now().getTime()}.`
      await call('PUT', `/api/library/${script.id}`, { content: script.text })
    } else if ('text' in step) {
      throw new Error('There is no such step.')
    } else if (step.do === 'keep as it is') {
      const piece = current(noted[step.kind])
      const stale = staleOf(piece)
      await call('POST', `/api/videos/${videoId}/keep`, { type: step.kind })
      if (piece && stale) piece.made = { type: stale.type, text: stale.is }
    } else if (step.do === 'discard') {
      const piece = step.kind === 'voice' ? undefined : noted[step.kind].kept.pop()
      if (piece) await call('POST', '/api/library/bulk', { ids: [piece.id], action: { type: 'delete' } })
    } else {
      const { piece, keep } = await write(step.kind)
      noted[step.kind].written.push(piece)
      if (step.do === 'write and keep') noted[step.kind].kept.push({ ...piece, id: (await keep()).id })
    }
  }

  function staleOf(piece: Piece | undefined) {
    if (!piece?.made) return null
    const { type, text } = piece.made
    const is = type === 'hook' ? hook : (current(noted.script)?.text ?? null)
    return is === null || is === text ? null : { type, was: text, is }
  }

  return {
    async take(step: Step) {
      await app.clock.advance(86_400_000)
      await take(step)
    },

    /** Compares the server's stale marks with the test's model. */
    async check() {
      const { pieces, hook: shown, progress } = await read()
      expect(shown).toBe(hook)
      const found = { script: pieces.script, voice: pieces.voice, caption: pieces.captions[0] ?? null }
      for (const kind of ['script', 'voice', 'caption'] as const) {
        const expected = current(noted[kind])
        expect(found[kind] !== null, kind).toBe(expected !== undefined)
        expect(found[kind]?.stale ?? null, kind).toEqual(staleOf(expected))
        expect(progress[kind].state).toBe(!expected ? 'open' : staleOf(expected) ? 'stale' : 'done')
      }
    },

    /** Refreshes stale pieces one after the other, until none is stale. */
    async refresh() {
      for (const kind of ['script', 'voice', 'caption'] as const) {
        if ((await read()).progress[kind].state === 'stale') await this.take({ do: 'write and keep', kind })
        await this.check()
      }
      expect(Object.values((await read()).progress).map(({ state }) => state)).not.toContain('stale')
    },

    close: () => app.http.close(),
  }
}

it('marks pieces made from an outdated text after any order of edits, and Refresh clears the marks', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const video = await openVideo()
      for (const step of taken) {
        await video.take(step)
        await video.check()
      }
      await video.refresh()
      await video.close()
    }),
    { numRuns: 20 },
  )
})
