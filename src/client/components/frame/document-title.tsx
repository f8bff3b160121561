import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

const PRODUCT = 'Hookline: AI-Powered Creator Toolkit'
/** The wizard replaces any protected page, so the title of the route does not apply. */
const WIZARD = 'Your creator profile'

/** Sets the document title to that of the current route. */
export function DocumentTitle() {
  const title = useRouterState({
    select: ({ matches }) => {
      const inWizard = matches.some(
        (match) => match.routeId === '/_app' && match.context.user && !match.context.onboarded,
      )
      return inWizard ? WIZARD : matches.at(-1)?.staticData.title
    },
  })
  useEffect(() => {
    document.title = title ? `${title} | Hookline` : PRODUCT
  }, [title])
  return null
}
