import { type QueryClient } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import { MAX_BATCH_CALLS } from '../../shared/limits.ts'
import type { AppRouter } from '../../server/router.ts'

/** Hooks for every call of the typed API. */
export const trpc = createTRPCReact<AppRouter>()

export type ApiClient = ReturnType<typeof createApiClient>
export type Api = ReturnType<typeof createApi>

/** Calls that spend quota: each travels alone, and those that stream answer while they work. */
const ALONE: ReadonlySet<string> = new Set(['hooks.generate', 'hooks.stream'])

/**
 * The connection to the server at `url`. Calls of one moment share a request; generations never do. A call made with
 * `context: {idempotencyKey}` sends that key, so that a repeated click is answered once.
 */
export function createApiClient(url: string) {
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => ALONE.has(operation.path),
        true: httpBatchStreamLink({
          url,
          maxItems: 1,
          headers: ({ opList }) => {
            const key = opList[0]?.context['idempotencyKey']
            return typeof key === 'string' ? { 'idempotency-key': key } : {}
          },
        }),
        false: httpBatchLink({ url, maxItems: MAX_BATCH_CALLS }),
      }),
    ],
  })
}

/** The same calls outside of components, for guards and loaders; both share one cache. */
export function createApi(client: ApiClient, queryClient: QueryClient) {
  return createTRPCQueryUtils<AppRouter>({ client, queryClient })
}
