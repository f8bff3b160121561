import { IconCrownFilled } from '@tabler/icons-react'
import type { SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'
import { useHost } from '../../lib/api/use-host.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { Badge } from '../../ui/data/badge.tsx'

/** A badge with the name of the plan; nothing on a server without plans. */
export function PlanNameBadge({ subscription }: { subscription: SubscriptionStatus }) {
  const { access } = useUser()
  const { plans } = useHost()
  if (!plans) return null
  if (access !== 'standard') return <Badge>Dev Access</Badge>
  if (!subscription.hasActiveSubscription) return <Badge>No Subscription</Badge>
  return (
    <Badge tone="premium">
      <IconCrownFilled size={14} aria-hidden="true" />
      {subscription.plan === 'yearly' ? 'Yearly Plan' : 'Monthly Plan'}
    </Badge>
  )
}
