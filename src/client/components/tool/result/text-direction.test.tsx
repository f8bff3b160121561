import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer } from '../../../testing/test-server.ts'

const HEBREW = 'חמש ארוחות ערב ממחבת אחת'

/** Returns the closest `dir` attribute of every element that contains the text. */
function readDirection(text: string) {
  const holdsText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(text))
  return screen
    .getAllByText((_, element) => element !== null && holdsText(element))
    .map((element) => element.closest('[dir]'))
}

function expectOwnDirection(text: string): void {
  const found = readDirection(text)
  expect(found.length).toBeGreaterThan(0)
  for (const element of found)
    expect([element?.getAttribute('dir'), element?.getAttribute('lang')]).toEqual(['auto', 'he'])
}

describe('text of users and models', () => {
  it('has its own direction and language among the results of every tool, and in its field', async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    server.text.script = async function* hooks() {
      yield { type: 'hook', index: 0, text: HEBREW, pattern: 'List' }
    }
    server.text.beats = async function* beats() {
      yield { type: 'beat', index: 0, kind: 'Hook', text: HEBREW, direction: HEBREW }
    }
    server.text.caption = async function* caption() {
      yield { type: 'caption', text: HEBREW, hashtags: [] }
    }
    for (const [path, subject] of [
      ['/hook-generator', 'Topic'],
      ['/script-writer', 'Video topic'],
      ['/caption-generator', 'Content description'],
    ] as const) {
      const { user } = renderApp(path)
      const field = await screen.findByLabelText<HTMLTextAreaElement>(subject)
      await user.click(field)
      await user.paste(HEBREW)
      expect([field.getAttribute('dir'), field.lang]).toEqual(['auto', 'he'])
      await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Generate' }))
      await screen.findByRole('heading', { name: /^Done/u })
      expectOwnDirection(HEBREW)
      cleanup()
    }
  })

  it('has them in a conversation', async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
    server.text.refinement = async function* version() {
      yield { type: 'version', content: `${HEBREW}.`, note: HEBREW }
    }
    const { id } = await server.services.conversations.create(userId, {
      toolType: 'hook',
      originalPrompt: HEBREW,
      currentContent: HEBREW,
    })
    const call = { userId, idempotencyKey: undefined, signal: new AbortController().signal }
    await server.services.refine.refine(call, { id, userMessage: HEBREW, useInternetSearch: false })
    for (const path of [`/refine/${id}`, `/conversation/${id}`]) {
      renderApp(path)
      await screen.findByRole('list', { name: 'Messages' })
      expectOwnDirection(HEBREW)
      cleanup()
    }
  })
})
