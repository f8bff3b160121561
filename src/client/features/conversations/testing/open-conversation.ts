import { cleanup, screen, within } from '@testing-library/react'
import type { CreateConversationRequest } from '../../../../shared/features/conversations/conversations.schema.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

export const EMAIL = 'noor@example.com'
export const HOOK = { toolType: 'hook', originalPrompt: 'Five dinners', currentContent: 'Bread is easy.' } as const
export const CAPTION = {
  toolType: 'caption',
  originalPrompt: 'A loaf',
  currentContent: '{"caption":"A loaf.","hashtags":["#bread"]}',
} as const
export const SCRIPT = {
  toolType: 'script',
  originalPrompt: 'Five dinners',
  currentContent: '[0:00 Hook]\nEleven dollars.\n\n[0:01 Call to action]\nTell me yours.',
} as const

type Place = 'refine' | 'conversation'

/** Starts a conversation for a new account, adds a turn for each of `messages`, and opens its page. */
export async function openConversation(
  start: CreateConversationRequest = HOOK,
  { at = 'refine', messages = [], env = {} }: { at?: Place; messages?: string[]; env?: Record<string, string> } = {},
) {
  const server = await startTestServer(env)
  await server.signInAs(EMAIL)
  const session = await server.services.sessions.resolve(server.cookie.token ?? '')
  const userId = session?.user.id ?? ''
  const { id } = await server.services.conversations.create(userId, start)
  for (const userMessage of messages) {
    const call = { userId, idempotencyKey: undefined, signal: new AbortController().signal }
    await server.services.refine.refine(call, { id, userMessage, useInternetSearch: false })
  }
  return openPage(server, `/${at}/${id}`)
}

async function openPage(server: TestServer, path: string) {
  const { user, address } = renderApp(path)
  await screen.findByRole('list', { name: 'Messages' })
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  const content = within(screen.getByRole('region', { name: /content$/u }))
  return {
    server,
    user,
    address,
    box,
    content,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    /** Types a message and sends it. */
    send: (message: string) => user.type(box, `${message}{Enter}`),
    /** Returns the texts of the turns, oldest first, without their first line. */
    turns: () =>
      within(screen.getByRole('list', { name: 'Messages' }))
        .getAllByRole('listitem')
        .slice(1)
        .map((turn) => turn.textContent),
    reload: () => {
      cleanup()
      return openPage(server, path)
    },
  }
}
