import { useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { readVideoSearch } from '../../lib/generation/video-search.ts'

/**
 * Returns a React key that changes when the page switches to another video or to a new one. It stays the same when the open page
 * creates its video.
 */
export function useVideoPage(): number {
  const { video } = readVideoSearch(useSearch({ strict: false }))
  const isNew = useLocation({ select: ({ state }) => state.isNewVideo === true })
  const [page, setPage] = useState({ video, isNew, number: 0 })
  if (page.video !== video || page.isNew !== isNew) {
    const isOther = (isNew && !page.isNew) || (page.video !== undefined && video !== undefined && page.video !== video)
    setPage({ video, isNew, number: page.number + (isOther ? 1 : 0) })
  }
  return page.number
}
