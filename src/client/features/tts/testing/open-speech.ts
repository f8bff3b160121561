import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { installFakeAudio } from '../../../testing/fake-audio.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

interface Visit {
  env?: Record<string, string>
  /** Whether the server has a speech engine. */
  speech?: boolean
  /** Runs before the page opens. */
  before?: (server: TestServer, userId: string) => unknown
}

/** Opens text-to-speech for a new account. `reload` renders it again, like a reload of the page. */
export async function openSpeech({ env = {}, speech = true, before = () => {} }: Visit = {}) {
  const server = await startTestServer(env, undefined, { speech })
  installFakeAudio()
  await server.signInAs('noor@example.com')
  const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
  await before(server, userId)
  return openPage(server, userId)
}

async function openPage(server: TestServer, userId: string) {
  const { user, address } = renderApp('/tts-tool')
  await screen.findByRole('heading', { level: 1, name: 'Text-to-Speech' })
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text')
  const form = () => within(screen.getByRole('form', { name: 'Text and voice' }))
  return {
    server,
    userId,
    user,
    address,
    /** The text field. */
    field,
    /** The submit button with any label. */
    submit: () => form().getByRole('button', { name: /^Generat/u }),
    /** Queries within the form. */
    form,
    results: within(screen.getByRole('region', { name: 'Results' })),
    bar: () => within(screen.getByRole('region', { name: 'Actions' })),
    /** Replaces the text of the field by pasting. */
    paste: async (text: string): Promise<void> => {
      await user.clear(field())
      await user.click(field())
      await user.paste(text)
    },
    /** Waits until the page has reloaded the history, as it does after every attempt. */
    refreshed: (attempts = 1) =>
      waitFor(() => expect(server.calls.join().match(/tts\.history/gu)?.length ?? 0).toBeGreaterThan(attempts)),
    used: async () => (await server.services.usage.overview(userId)).speech.used,
    reload: () => {
      cleanup()
      return openPage(server, userId)
    },
  }
}
