import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LibraryCounts } from '../../../shared/features/library/library.schema.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { type ItemFilter, flattenPages } from './cached-items.ts'

/** Loads the items of a filter page by page. While a new filter loads, the previous items stay. */
export function useItems(filter: ItemFilter) {
  const utils = trpc.useUtils()
  const query = trpc.library.page.useInfiniteQuery(filter, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const items = useMemo(() => flattenPages(data), [data])
  return {
    /** Undefined until the first page is loaded. */
    items: data && items,
    isOld: query.isPlaceholderData,
    /** Why the first or the next page could not be loaded. */
    failure: query.error && readFailure(query.error),
    hasMore: query.hasNextPage,
    isLoading: query.isFetching,
    loadMore: (): void => void query.fetchNextPage({ cancelRefetch: false }),
    retry: (): void => {
      void query.refetch()
      void utils.library.counts.invalidate()
    },
  }
}

/** Loads the counts of a filter, or of the whole library. */
export function useCounts(filter: ItemFilter = {}): LibraryCounts | undefined {
  return trpc.library.counts.useQuery(filter, { staleTime: 0, placeholderData: keepPreviousData }).data
}
