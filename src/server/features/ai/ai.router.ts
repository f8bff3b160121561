import { CheckRequest, CheckResult } from '../../../shared/features/ai/ai.schema.ts'
import { buildCall } from '../../trpc/generation-call.ts'
import { router, userProcedure } from '../../trpc/trpc.ts'

export const aiRouter = router({
  check: userProcedure
    .input(CheckRequest)
    .output(CheckResult)
    .mutation(({ ctx, input, signal }) => ctx.services.aiChecks.check(ctx.user, input, buildCall(ctx, signal).signal)),
})
