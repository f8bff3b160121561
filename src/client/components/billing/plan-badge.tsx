import { IconCrownFilled } from '@tabler/icons-react'
import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { Badge } from '../../ui/data/badge.tsx'

interface PlanBadgeProps {
  access: SessionUser['access']
  hasActiveSubscription: boolean
}

/** The plan of an account, or the access that the server's operator has given it. */
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
