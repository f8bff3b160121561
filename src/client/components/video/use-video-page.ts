import { useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { readVideoSearch } from '../../lib/generation/video-search.ts'

/**
 * A number that changes where the page of a tool becomes that of another video, or of a new one: its key. A video that is made
 * while the page is open belongs to what stands there already.
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
