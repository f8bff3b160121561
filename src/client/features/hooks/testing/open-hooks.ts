import { cleanup, screen, within } from '@testing-library/react'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

export const SAMPLE = 'Five dinners for one from a single pan'
export const EMAIL = 'noor@example.com'

/** Opens the hook generator for a fresh account. `reload` opens it again as after a reload of the page. */
export async function openHooks(env: Record<string, string> = {}) {
  const server = await startTestServer(env)
  await server.signInAs(EMAIL)
  return openPage(server)
}

async function openPage(server: TestServer) {
  const { user } = renderApp('/hook-generator')
  await screen.findByRole('heading', { level: 1, name: 'Hook Generator' })
  const lines = () => within(screen.getByRole('list', { name: 'Hooks' })).getAllByRole('listitem')
  const form = within(screen.getByRole('form', { name: 'What the hooks are about' }))
  return {
    server,
    user,
    form,
    lines,
    /** The queries of one hook of the list, counted from 1. */
    line: (number: number) => {
      const line = lines()[number - 1]
      if (!line) throw new Error(`There is no hook ${number}`)
      return within(line)
    },
    /** Types a topic, unless it is empty, and asks for hooks. */
    generate: async (topic: string): Promise<void> => {
      if (topic) await user.type(form.getByLabelText('Topic'), topic)
      await user.click(form.getByRole('button', { name: 'Generate' }))
    },
    reload: () => {
      cleanup()
      return openPage(server)
    },
  }
}
