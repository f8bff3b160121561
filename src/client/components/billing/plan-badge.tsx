import { IconCrownFilled } from '@tabler/icons-react'
import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { Badge } from '../../ui/data/badge.tsx'

interface PlanBadgeProps {
  access: SessionUser['access']
  hasActiveSubscription: boolean
}

/** Shows the plan of an account, or that the server's operator has granted it access. */
export function PlanBadge({ access, hasActiveSubscription }: PlanBadgeProps) {
  if (access !== 'standard') return <Badge>Dev Access</Badge>
  if (!hasActiveSubscription) return <Badge>Free</Badge>
  return (
    <Badge tone="premium">
      <IconCrownFilled size={14} aria-hidden="true" />
      Premium
    </Badge>
  )
}
