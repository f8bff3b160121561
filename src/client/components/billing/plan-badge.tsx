import { IconCrownFilled } from '@tabler/icons-react'
import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { Badge } from '../../ui/data/badge.tsx'

interface PlanBadgeProps {
  access: SessionUser['access']
  hasActiveSubscription: boolean
}

/** What an account may use, in a word: its plan, or the access that the server's owner has given it. */
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
