import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/scripts')({
  /** Source: decisions 4. */
  beforeLoad: () => {
    throw redirect({ to: '/script-writer', replace: true })
  },
})
