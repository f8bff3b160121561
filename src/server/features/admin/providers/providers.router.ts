import { z } from 'zod'
import { ProviderReference, ProviderState, ProviderTest } from '../../../../shared/features/admin/providers.schema.ts'
import { buildCall } from '../../../trpc/generation-call.ts'
import { adminProcedure, router } from '../../../trpc/trpc.ts'

/** The outside services of this server. */
export const providersRouter = router({
  list: adminProcedure.output(z.array(ProviderState)).query(({ ctx }) => ctx.services.providers.list()),

  test: adminProcedure
    .input(ProviderReference)
    .output(ProviderTest)
    .mutation(({ ctx, input, signal }) =>
      ctx.services.providers.test(ctx.user, input.service, buildCall(ctx, signal).signal),
    ),
})
