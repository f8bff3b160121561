import { useCallback, useMemo } from 'react'
import { VIDEO_PAGE } from '../../../../shared/features/videos/videos.constants.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'

/** Loads the videos page by page, newest first. Does nothing unless `enabled`. */
export function useVideos(enabled = true) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = trpc.library.videos.list.useInfiniteQuery(
    { limit: VIDEO_PAGE.default },
    { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: 0, enabled },
  )
  const videos = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
  const loadMore = useCallback((): void => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  return {
    /** Undefined until the first page is loaded. */
    videos,
    failure: error && readFailure(error),
    hasMore: hasNextPage,
    isLoading: isFetching,
    loadMore,
    retry: () => void refetch(),
  }
}
