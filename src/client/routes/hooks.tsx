import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/hooks')({
  /** Source: decisions 4. */
  beforeLoad: () => {
    throw redirect({ to: '/hook-generator', replace: true })
  },
})
