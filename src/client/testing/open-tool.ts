import { cleanup, screen, within } from '@testing-library/react'
import { pay } from './pay.ts'
import { renderApp } from './render-app.tsx'
import { startTestServer, type TestServer } from './test-server.ts'

/** The path of a tool and the names of its form. */
interface Tool {
  path: string
  heading: string
  form: string
  subject: string | RegExp
}

interface Visit {
  env?: Record<string, string>
  /** Whether the server has a search provider. */
  research?: boolean
  /** Whether the user has subscribed. */
  premium?: boolean
  /** Whether React's strict mode renders and mounts everything twice, as in development. */
  isStrict?: boolean
}

/** Opens a tool for a new account. `reload` renders it again, like a reload of the page. */
export async function openTool(tool: Tool, { env = {}, research = false, premium = false, isStrict }: Visit = {}) {
  const server = await startTestServer(env, undefined, { research })
  await server.signInAs('noor@example.com')
  if (premium) await pay(server, 'monthly')
  return openPage(server, tool, isStrict)
}

async function openPage(server: TestServer, tool: Tool, isStrict = false) {
  const { user, address, router } = renderApp(tool.path, { isStrict })
  await screen.findByRole('heading', { level: 1, name: tool.heading })
  const form = within(screen.getByRole('form', { name: tool.form }))
  const subject = form.getByLabelText<HTMLTextAreaElement>(tool.subject)
  return {
    server,
    user,
    address,
    router,
    form,
    /** The subject field. */
    subject,
    results: within(screen.getByRole('region', { name: 'Results' })),
    /** Pastes a subject, unless it is empty, and submits. Typing is slower, because it would render the page for each key. */
    generate: async (about: string): Promise<void> => {
      if (about) {
        await user.click(subject)
        await user.paste(about)
      }
      await user.click(form.getByRole('button', { name: 'Generate' }))
    },
    reload: () => {
      cleanup()
      return openPage(server, tool)
    },
  }
}
