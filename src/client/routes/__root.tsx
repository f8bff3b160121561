import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { AppFrame } from '../components/frame/app-frame.tsx'
import { type RouterContext } from '../router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <AppFrame>
      <Outlet />
    </AppFrame>
  ),
})
