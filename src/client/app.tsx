import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { createColorSchemeManager } from './lib/browser/color-scheme.ts'
import { notify } from './lib/feedback/notify.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import { cacheAnswers } from './lib/session/page-answers.ts'
import { SessionContext } from './lib/session/session-context.ts'
import { createSession, type Session } from './lib/session/session.ts'
import { type Api, type ApiClient, createApi, createApiClient, trpc } from './lib/api/trpc.ts'
import { watchSession } from './lib/session/watch-session.ts'
import { createAppRouter } from './router.tsx'
import type { ScreenAnswers } from '../shared/screen-queries.ts'
import { cssVariablesResolver, theme } from './theme.ts'

export type ServerConfig = NonNullable<ReturnType<Api['auth']['config']['getData']>>

const colorScheme = createColorSchemeManager()

/**
 * Creates the whole client as one element. `apiUrl` is the URL of the typed API. `history` is the browser's history by default.
 * `known` are the answers that the page contains, so that they are not requested again.
 */
export function createApp(apiUrl: string, history?: RouterHistory, known?: ScreenAnswers) {
  const connection = connect(apiUrl, known)
  const session = createSession(connection.client, connection.api, connection.queryClient)
  const app = createAppIn(connection, session, history)
  session.onChange(() => void app.router.invalidate())
  watchSession(connection.queryClient, session, () => leaveForSignIn(app.router))
  return { ...app, close: session.close }
}

/** Redirects from a protected page to the sign-in page, which redirects back afterwards. Public pages stay. */
async function leaveForSignIn(router: ReturnType<typeof createAppRouter>): Promise<void> {
  if (!router.state.matches.some(({ routeId }) => routeId === '/_app')) return
  notify({ tone: 'failed', title: 'Authentication Required', description: 'Your session has ended. Sign in to go on.' })
  await router.navigate({ to: '/login', search: { redirect: router.latestLocation.href }, ignoreBlocker: true })
}

interface Connection {
  queryClient: QueryClient
  client: ApiClient
  api: Api
}

/** Creates the query cache, with known answers, and the API client. */
export function connect(apiUrl: string, known: ScreenAnswers = {}): Connection {
  const queryClient = createQueryClient()
  const client = createApiClient(apiUrl)
  const api = createApi(client, queryClient)
  cacheAnswers(queryClient, known)
  return { queryClient, client, api }
}

/** Creates the client with an existing connection and session. */
export function createAppIn({ queryClient, client, api }: Connection, session: Session, history?: RouterHistory) {
  const router = createAppRouter({ queryClient, session, api }, history)
  const element = (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="dark"
      colorSchemeManager={colorScheme}
      deduplicateCssVariables={false}
    >
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <SessionContext value={session}>
            <RouterProvider router={router} />
          </SessionContext>
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  )
  return { element, router }
}
