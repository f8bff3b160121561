import { chosenName } from '../../../shared/features/auth/auth.rules.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { longDay } from '../../lib/time/format-time.ts'
import { useHost } from '../../lib/api/use-host.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useSubscription } from '../../lib/billing/use-subscription.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { PlanBadge } from '../../components/billing/plan-badge.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { DescriptionList } from '../../ui/data/description-list.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { SubjectCard } from '../../ui/data/subject-card.tsx'
import { VerifyNote } from './verify-note.tsx'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'

/** Shows address, age and plan of the account. */
export function AccountInformation() {
  const user = useUser()
  const { email, access } = user
  const { plans } = useHost()
  const { data: profile, error, refetch } = trpc.auth.profile.useQuery()
  const name = chosenName(profile ?? user)
  const { data: subscription, isError: planUnknown } = useSubscription()
  if (error && !profile) {
    const { message, requestId } = readFailure(error)
    return (
      <ErrorState
        title="Your account did not load"
        message={message}
        requestId={requestId}
        onRetry={() => void refetch()}
      />
    )
  }
  const waiting = <SkeletonBars widths={[60]} />
  return (
    <SubjectCard title="Account Information">
      <DescriptionList
        facts={[
          ...(name === undefined ? [] : [{ name: 'Name', value: <bdi {...languageAttributes(name)}>{name}</bdi> }]),
          { name: 'Email', value: <bdi>{profile?.email ?? email}</bdi> },
          { name: 'Member since', value: profile ? longDay(profile.createdAt) : waiting },
          ...(plans
            ? [
                {
                  name: 'Plan',
                  value: subscription ? (
                    <PlanBadge access={access} hasActiveSubscription={subscription.hasActiveSubscription} />
                  ) : (
                    (planUnknown && 'Unknown') || waiting
                  ),
                },
              ]
            : []),
        ]}
      />
      {profile && !profile.emailVerified && <VerifyNote />}
    </SubjectCard>
  )
}
