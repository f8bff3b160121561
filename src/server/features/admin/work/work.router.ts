import { FailedJobReference, RetriedJobs, WorkState } from '../../../../shared/features/admin/work.schema.ts'
import { adminProcedure, router } from '../../../trpc/trpc.ts'

/** The work of this server that runs without a request. */
export const workRouter = router({
  list: adminProcedure.output(WorkState).query(({ ctx }) => ctx.services.failedWork.list()),

  retry: adminProcedure
    .input(FailedJobReference)
    .output(RetriedJobs)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.failedWork.retry(input.id)
      return { count: 1 }
    }),

  retryAll: adminProcedure
    .output(RetriedJobs)
    .mutation(async ({ ctx }) => ({ count: await ctx.services.failedWork.retryAll() })),
})
