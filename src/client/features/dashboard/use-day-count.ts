import type { Statistics } from '../../../shared/features/account/account.schema.ts'
import { type Failure, readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { startOfDay } from './day.ts'

/** Today's counts of the tools, and the characters spoken this month. */
export interface Counts extends Statistics {
  speechCharacters: number
}

/** Loads the counts of the user's local day. Both requests are in one batch. If either fails, there are no counts. */
export function useDayCount(now: Date): { counts: Counts | undefined; failure: Failure | null; retry(): void } {
  const made = trpc.auth.statistics.useQuery({ since: startOfDay(now) }, { staleTime: 0 })
  const usage = trpc.subscription.usage.useQuery(undefined, { staleTime: 0 })
  const error = (!made.data && made.error) || (!usage.data && usage.error)
  return {
    counts: made.data && usage.data && { ...made.data, speechCharacters: usage.data.speech.used },
    failure: error ? readFailure(error) : null,
    retry() {
      void made.refetch()
      void usage.refetch()
    },
  }
}
