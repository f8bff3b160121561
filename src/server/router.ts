import { accountRouter } from './features/account/account.router.ts'
import { authRouter } from './features/auth/auth.router.ts'
import { hooksRouter } from './features/hooks/hooks.router.ts'
import { subscriptionRouter } from './features/subscription/subscription.router.ts'
import { mergeRouters, router } from './trpc/trpc.ts'

/** The whole typed API. */
export const appRouter = router({
  auth: mergeRouters(authRouter, accountRouter),
  subscription: subscriptionRouter,
  hooks: hooksRouter,
})

export type AppRouter = typeof appRouter
