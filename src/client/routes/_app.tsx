import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadVisitor } from '../lib/session/load-visitor.ts'
import { ProtectedPages } from '../protected-pages.tsx'

export const Route = createFileRoute('/_app')({
  /**
   * Lets only signed-in users through. A visitor signs in first and then returns to the same URL. If the page has a text for
   * visitors, that text is shown instead. A user completes the onboarding first. Source: docs/product-rules.md#onboarding.
   */
  beforeLoad: async ({ context, location, matches }) => {
    // The server's settings with the visitor, in one request: what is on the page depends on them.
    const settings = context.api.auth.config.ensureData().catch(() => undefined)
    const [visitor] = await Promise.all([loadVisitor(context), settings])
    const page = matches.at(-1)
    if (!visitor.user && !page?.staticData.signedOutText) {
      throw redirect({ to: '/login', search: { redirect: location.href } })
    }
    if (visitor.user && !visitor.onboarded && page?.routeId !== '/_app/onboarding') {
      throw redirect({ to: '/onboarding', replace: true, state: { intended: location.href } })
    }
    return visitor
  },
  component: App,
})

function App() {
  const { user } = Route.useRouteContext()
  return <ProtectedPages user={user} />
}
