import { type QueryClient } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink, TRPCClientError } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import { MAX_BATCH_CALLS, QUOTA_PROCEDURES } from '../../../shared/limits.ts'
import type { AppRouter, ProcedurePath } from '../../../server/router.ts'

/** React hooks for all procedures of the typed API. */
export const trpc = createTRPCReact<AppRouter>()

export type ApiClient = ReturnType<typeof createApiClient>
export type Api = ReturnType<typeof createApi>

/** Procedures that are never batched: those that spend quota, and one that would delay the other calls of its batch. */
const NEVER_BATCHED: ReadonlySet<string> = new Set<ProcedurePath>([...QUOTA_PROCEDURES, 'library.counts'])

/**
 * Creates the connection to the server at `url`. Simultaneous calls share one request, except for `NEVER_BATCHED`. A call with
 * `context: {idempotencyKey}` sends that key, so the server executes a repeated call only once.
 */
export function createApiClient(url: string) {
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => NEVER_BATCHED.has(operation.path),
        true: httpBatchStreamLink({
          url,
          maxItems: 1,
          fetch: async (input, init) => throwRefusal(await fetch(input, init as RequestInit)),
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

/** The stream link parses every response as a stream. A request that is refused as a whole has a JSON body with a message. */
async function throwRefusal(response: Response): Promise<Response> {
  if (response.ok || !response.headers.get('content-type')?.includes('json')) return response
  const answer: unknown = await response.json()
  throw TRPCClientError.from((Array.isArray(answer) ? answer[0] : answer) as object)
}

/** Creates the same calls for use outside of components, such as in guards and loaders. They share the cache of the hooks. */
export function createApi(client: ApiClient, queryClient: QueryClient) {
  return createTRPCQueryUtils<AppRouter>({ client, queryClient })
}
