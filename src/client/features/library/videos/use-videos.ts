import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { VIDEO_PAGE } from '../../../../shared/features/videos/videos.constants.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'

/** Loads the videos that contain a text, or all, page by page, newest first. Does nothing unless `enabled`. */
export function useVideos({ search, enabled = true }: { search?: string | undefined; enabled?: boolean } = {}) {
  const { data, error, hasNextPage, isFetching, isPlaceholderData, fetchNextPage, refetch } =
    trpc.library.videos.list.useInfiniteQuery(
      { limit: VIDEO_PAGE.default, search },
      { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: 0, enabled, placeholderData: keepPreviousData },
    )
  const videos = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
  const loadMore = useCallback((): void => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  return {
    /** Undefined until the first page is loaded. */
    videos,
    /** Whether they are those of the previous search, while the new one loads. */
    isOld: isPlaceholderData,
    failure: error && readFailure(error),
    hasMore: hasNextPage,
    isLoading: isFetching,
    loadMore,
    retry: () => void refetch(),
  }
}
