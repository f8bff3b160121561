import { z } from 'zod'
import { RecentRequest } from '../../../shared/features/generation/generation.schema.ts'
import { Started } from '../../../shared/features/generation/generations.schema.ts'
import { HookGeneration, HookRequest, HookResult } from '../../../shared/features/hooks/hooks.schema.ts'
import { callOf } from '../../trpc/generation-call.ts'
import { router, userProcedure } from '../../trpc/trpc.ts'

export const hooksRouter = router({
  generate: userProcedure
    .input(HookRequest)
    .output(HookResult)
    .mutation(({ ctx, input, signal }) => ctx.services.hooks.generate(callOf(ctx, signal), input)),

  start: userProcedure
    .input(HookRequest)
    .output(Started)
    .mutation(({ ctx, input, signal }) => ctx.services.hooks.start(callOf(ctx, signal), input)),

  stream: userProcedure
    .input(HookRequest)
    .mutation(({ ctx, input, signal }) => ctx.services.hooks.stream(callOf(ctx, signal), input)),

  recent: userProcedure
    .input(RecentRequest)
    .output(z.array(HookGeneration))
    .query(({ ctx, input }) => ctx.services.hooks.recent(ctx.user.id, input.limit)),
})
