import { type QueryClient } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink, TRPCClientError } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import { MAX_BATCH_CALLS, QUOTA_PROCEDURES } from '../../../shared/limits.ts'
import type { AppRouter, ProcedurePath } from '../../../server/router.ts'

/** Hooks for every call of the typed API. */
export const trpc = createTRPCReact<AppRouter>()

export type ApiClient = ReturnType<typeof createApiClient>
export type Api = ReturnType<typeof createApi>

/** Procedures that are never batched: those that spend quota, and one that takes longer than what is asked beside it. */
const NEVER_BATCHED: ReadonlySet<string> = new Set<ProcedurePath>([...QUOTA_PROCEDURES, 'library.counts'])

/**
 * The connection to the server at `url`. Calls of one moment share a request; generations never do. A call made with
 * `context: {idempotencyKey}` sends that key, so that a repeated click is answered once.
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

/** The stream link reads every answer as a stream; one that was refused as a whole carries its sentence as JSON. */
async function throwRefusal(response: Response): Promise<Response> {
  if (response.ok || !response.headers.get('content-type')?.includes('json')) return response
  const answer: unknown = await response.json()
  throw TRPCClientError.from((Array.isArray(answer) ? answer[0] : answer) as object)
}

/** The same calls outside of components, for guards and loaders; both share one cache. */
export function createApi(client: ApiClient, queryClient: QueryClient) {
  return createTRPCQueryUtils<AppRouter>({ client, queryClient })
}
