import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/hooks')({
  /** An old path of the tool. */
  beforeLoad: () => {
    throw redirect({ to: '/hook-generator', replace: true })
  },
})
