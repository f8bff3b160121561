import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/scripts')({
  /** An old path of the tool. */
  beforeLoad: () => {
    throw redirect({ to: '/script-writer', replace: true })
  },
})
