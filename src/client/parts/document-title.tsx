import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

const PRODUCT = 'Hookline: AI-Powered Creator Toolkit'

/** Names the browser's tab after the page on screen. */
export function DocumentTitle() {
  const title = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.title })
  useEffect(() => {
    document.title = title ? `${title} | Hookline` : PRODUCT
  }, [title])
  return null
}
