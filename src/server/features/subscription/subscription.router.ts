import { SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'
import { UsageOverview } from '../../../shared/features/usage/usage.schema.ts'
import { router, userProcedure } from '../../trpc/trpc.ts'

export const subscriptionRouter = router({
  status: userProcedure.output(SubscriptionStatus).query(({ ctx }) => ctx.services.subscription.status(ctx.user.id)),

  usage: userProcedure.output(UsageOverview).query(({ ctx }) => ctx.services.usage.overview(ctx.user.id)),
})
