import { UsageOverview } from '../../../shared/features/usage/usage.schema.ts'
import { router, userProcedure } from '../../trpc/trpc.ts'

export const subscriptionRouter = router({
  usage: userProcedure.output(UsageOverview).query(({ ctx }) => ctx.services.usage.overview(ctx.user.id)),
})
