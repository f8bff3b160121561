import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

const PRODUCT = 'Hookline: AI-Powered Creator Toolkit'
const NOT_FOUND = '404 Page Not Found'

/** Sets the document title to that of the current route. */
export function DocumentTitle() {
  const title = useRouterState({
    select: ({ matches }) => {
      const page = matches.at(-1)
      return page?.status === 'notFound' ? NOT_FOUND : page?.staticData.title
    },
  })
  useEffect(() => {
    document.title = title ? `${title} | Hookline` : PRODUCT
  }, [title])
  return null
}
