import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PlanBadge } from './plan-badge.tsx'

it.each([
  ['standard', false, 'Free'],
  ['standard', true, 'Premium'],
  ['owner', true, 'Dev Access'],
  ['dev', true, 'Dev Access'],
] as const)('access %s, subscribed %s: %s', (access, hasActiveSubscription, badge) => {
  const { container } = render(<PlanBadge access={access} hasActiveSubscription={hasActiveSubscription} />)
  expect(container.textContent).toBe(badge)
})
