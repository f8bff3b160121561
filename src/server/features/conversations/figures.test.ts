import { beforeEach, describe, expect, it } from 'vitest'
import { type Conversation } from '../../../shared/features/conversations/conversations.schema.ts'
import { untilAborted } from '../../testing/fakes/fake-text-model.ts'
import { openWriter, stopAll, type Writer } from '../../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

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

describe('a figure of a version that nobody gave', () => {
  const url = (id: string) => `/api/conversations/${id}`
  const reviewIn = (id: string, action: 'keep' | 'remove' | 'undo', figure: string, cookie = noor.cookie) =>
    send('PATCH', `${url(id)}/figures`, { action, figure }, cookie)
  /** The figures of each version that is warned of any. */
  const warnedIn = ({ conversationHistory }: Conversation) =>
    conversationHistory.flatMap(({ version, warnings = [] }) =>
      warnings.map(({ figure, from }) => `${version}: ${figure} at ${from}`),
    )

  async function open(toolType: 'hook' | 'script' | 'caption', currentContent: string): Promise<string> {
    return (
      await sent<{ id: string }>('POST', '/api/conversations', { toolType, originalPrompt: 'basil', currentContent })
    ).id
  }

  async function say(id: string, content: string): Promise<Conversation> {
    app.text.refinement = async function* version() {
      yield { type: 'version', content, note: 'Done.' }
    }
    return sent('POST', `${url(id)}/refine`, { userMessage: 'More proof' })
  }

  it('is kept in every version, and in those to come also where one between has none', async () => {
    const id = await open('hook', 'Basil drowns.')
    await say(id, '94 % drown. It was 2019.')
    expect(warnedIn((await reviewIn(id, 'keep', '94 %')).json())).toEqual(['1: 2019 at 19'])
    await say(id, 'Basil drowns.')
    expect(warnedIn(await say(id, '94 percent drown, 300 do not.'))).toEqual(['1: 2019 at 19', '3: 300 at 18'])
  })

  it.each([
    ['hook', 'A hook. 94 % drown. It was 2019.', 'A hook. It was 2019.', 15],
    [
      'script',
      '[0:00 Hook] Shot 99.\nStop. 94 % drown.\n\n[0:12 Point]\n94 % do.\n\n[0:14 Call to action]\nIt was 2019.',
      '[0:00 Hook] Shot 99.\nStop.\n\n[0:00 Call to action]\nIt was 2019.',
      57,
    ],
    [
      'caption',
      JSON.stringify({ caption: '94 % drown.\n\nIt was 2019.', hashtags: ['#basil'] }),
      JSON.stringify({ caption: 'It was 2019.', hashtags: ['#basil'] }),
      7,
    ],
  ] as const)(
    'leaves a %s without its sentences by a version that costs no prompt',
    async (tool, content, left, from) => {
      const id = await open(tool, 'Basil drowns.')
      await say(id, content)
      const used = await noor.used()
      const changed = (await reviewIn(id, 'remove', '94 %')).json<Conversation>()
      expect(changed).toMatchObject({ currentVersion: 2, currentContent: left })
      expect(changed.conversationHistory.slice(2)).toMatchObject([
        { role: 'user' },
        { role: 'assistant', version: 2, base: 1, note: 'Removed the sentence with 94 %.' },
      ])
      expect(warnedIn(changed).at(-1)).toBe(`2: 2019 at ${from}`)
      expect(await noor.used()).toBe(used)
      expect((await reviewIn(id, 'remove', '94 %')).statusCode).toBe(404)
      expect(warnedIn(await say(id, '94 % after all.'))).toContain('3: 94 % at 0')
    },
  )

  it('is refused where nothing would be left, to others, and while an answer is written', async () => {
    const id = await open('hook', 'Basil drowns.')
    await say(id, '94 % drown.')
    const { cookie } = await openWriter(app, 'other@example.com')
    expect((await reviewIn(id, 'keep', '94 %', cookie)).statusCode).toBe(404)
    expect((await reviewIn(id, 'remove', '94 %')).statusCode).toBe(409)
    expect((await reviewIn(id, 'undo', '94 %')).statusCode).toBe(400)
    const writing = Promise.withResolvers<void>()
    app.text.refinement = async function* version(_brief, { signal }) {
      yield { type: 'partial', text: 'Basil' }
      writing.resolve()
      await untilAborted(signal)
    }
    const answer = send('POST', `${url(id)}/refine`, { userMessage: 'Shorter' })
    await writing.promise
    expect((await reviewIn(id, 'keep', '94 %')).statusCode).toBe(409)
    await stopAll(app, noor.userId)
    await answer
    expect((await reviewIn(id, 'keep', '94 %')).statusCode).toBe(200)
  })

  it('makes one version where it is removed twice at once', async () => {
    const id = await open('hook', 'Basil drowns.')
    await say(id, 'One. 94 % drown.')
    const answers = await Promise.all([reviewIn(id, 'remove', '94 %'), reviewIn(id, 'remove', '94 %')])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await sent('GET', url(id))).toMatchObject({ currentVersion: 2, currentContent: 'One.' })
  })
})
