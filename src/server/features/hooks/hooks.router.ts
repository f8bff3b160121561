import { z } from 'zod'
import { HookGeneration, HookRequest, HookResult, RecentRequest } from '../../../shared/features/hooks/hooks.schema.ts'
import { type Context } from '../../trpc/context.ts'
import { router, userProcedure } from '../../trpc/trpc.ts'

export const hooksRouter = router({
  generate: userProcedure
    .input(HookRequest)
    .output(HookResult)
    .mutation(({ ctx, input, signal }) => ctx.services.hooks.generate(callOf(ctx, signal), input)),

  stream: userProcedure
    .input(HookRequest)
    .mutation(({ ctx, input, signal }) => ctx.services.hooks.stream(callOf(ctx, signal), input)),

  recent: userProcedure
    .input(RecentRequest)
    .output(z.array(HookGeneration))
    .query(({ ctx, input }) => ctx.services.hooks.recent(ctx.user.id, input.limit)),
})

/** The caller's signal joined with the server's own: whichever fires first ends the work. */
function callOf(ctx: Context & { user: { id: string } }, signal: AbortSignal | undefined) {
  return {
    userId: ctx.user.id,
    idempotencyKey: ctx.idempotencyKey,
    signal: signal ? AbortSignal.any([signal, ctx.closing]) : ctx.closing,
  }
}
