import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadVisitor } from '../lib/session/load-visitor.ts'
import { ProtectedPages } from '../protected-pages.tsx'
import { Wizard } from '../wizard.ts'

export const Route = createFileRoute('/_app')({
  /**
   * Lets only signed-in users through. A visitor signs in first and then returns to the same URL. If the page has a text for
   * visitors, that text is shown instead.
   */
  beforeLoad: async ({ context, location, matches }) => {
    // The server's settings with the visitor, in one request: what is on the page depends on them.
    const settings = context.api.auth.config.ensureData().catch(() => undefined)
    const [visitor] = await Promise.all([loadVisitor(context), settings])
    const text = matches.at(-1)?.staticData.signedOutText
    if (!visitor.user && !text) throw redirect({ to: '/login', search: { redirect: location.href } })
    if (visitor.user && !visitor.onboarded) await Wizard.preload?.()
    return visitor
  },
  component: App,
})

function App() {
  const { user, onboarded } = Route.useRouteContext()
  return <ProtectedPages user={user} onboarded={onboarded} />
}
