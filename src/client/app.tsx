import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createColorSchemeManager } from './lib/color-scheme.ts'
import { createQueryClient } from './lib/query-client.ts'
import { SessionContext } from './lib/session-context.ts'
import { createSession } from './lib/session.ts'
import { createApi, createApiClient, trpc } from './lib/trpc.ts'
import { createAppRouter } from './router.tsx'
import { cssVariablesResolver, theme } from './theme.ts'

const colorScheme = createColorSchemeManager()

/** The whole client as one element. `apiUrl` is where the typed API answers. */
export function createApp(apiUrl: string, history?: RouterHistory) {
  const queryClient = createQueryClient()
  const client = createApiClient(apiUrl)
  const api = createApi(client, queryClient)
  const session = createSession(api, queryClient)
  const router = createAppRouter({ queryClient, session, api }, history)
  session.onChange(() => void router.invalidate())

  const element = (
    <StrictMode>
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
    </StrictMode>
  )
  return { element, router, close: session.close }
}
