import { createFileRoute } from '@tanstack/react-router'
import { OnboardingPage } from '../../features/onboarding/onboarding-page.tsx'
import { PERSONALIZATION_CACHE } from '../../lib/api/personalization.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { PagePending } from '../../components/page/page-pending.tsx'

export const Route = createFileRoute('/_app/onboarding')({
  staticData: { title: 'Your creator profile' },
  component: Onboarding,
})

/** Lets a user change the answers. For users without answers the guard shows the wizard here. */
function Onboarding() {
  const user = useUser()
  const navigate = Route.useNavigate()
  const { data } = trpc.auth.personalization.useQuery(undefined, PERSONALIZATION_CACHE)
  if (!data) return <PagePending />
  const leave = (): void => void navigate({ to: '/settings' })
  return <OnboardingPage key={user.id} userId={user.id} saved={data} onDone={leave} onCancel={leave} />
}
