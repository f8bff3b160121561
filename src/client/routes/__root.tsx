import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { AppFrame } from '../components/frame/app-frame.tsx'
import { type RouterContext } from '../router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  // The frame's links depend on the server's settings. Where it cannot be asked, the page says so itself.
  loader: ({ context }) => context.api.auth.config.ensureData().catch(() => undefined),
  component: () => (
    <AppFrame>
      <Outlet />
    </AppFrame>
  ),
})
