import { createFileRoute, useLocation } from '@tanstack/react-router'
import { OnboardingPage } from '../../features/onboarding/onboarding-page.tsx'
import { PERSONALIZATION_CACHE } from '../../lib/api/personalization.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { START_PAGE } from '../../lib/session/start-page.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { PagePending } from '../../components/page/page-pending.tsx'

export const Route = createFileRoute('/_app/onboarding')({
  staticData: { title: 'Your creator profile' },
  component: Onboarding,
})

/** Asks for the answers, and then goes on to the page that the user wanted. Lets a user change them later. */
function Onboarding() {
  const user = useUser()
  const navigate = Route.useNavigate()
  const { onboarded } = Route.useRouteContext()
  const intended = useLocation({ select: ({ state }) => state.intended })
  const { data } = trpc.auth.personalization.useQuery(undefined, PERSONALIZATION_CACHE)
  if (!onboarded) {
    const goOn = (): void => void navigate({ href: intended ?? START_PAGE, replace: true })
    return <OnboardingPage key={user.id} userId={user.id} saved={null} onDone={goOn} />
  }
  if (!data) return <PagePending />
  const leave = (): void => void navigate({ to: '/settings' })
  return <OnboardingPage key={user.id} userId={user.id} saved={data} onDone={leave} onCancel={leave} />
}
