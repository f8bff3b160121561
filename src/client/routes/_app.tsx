import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app')({
  /** Only signed-in users pass; a visitor signs in first and comes back to the same address. */
  beforeLoad: async ({ context, location }) => {
    const { user } = await context.session.load()
    if (!user) throw redirect({ to: '/login', search: { redirect: location.href } })
    return { user }
  },
  component: Outlet,
})
