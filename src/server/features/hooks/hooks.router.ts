import { z } from 'zod'
import { RecentRequest } from '../../../shared/features/generation/generation.schema.ts'
import { GenerationReference, Started } from '../../../shared/features/generation/generations.schema.ts'
import { HookGeneration, HookRequest, HookResult } from '../../../shared/features/hooks/hooks.schema.ts'
import { buildCall } from '../../trpc/generation-call.ts'
import { router, userProcedure } from '../../trpc/trpc.ts'

export const hooksRouter = router({
  generate: userProcedure
    .input(HookRequest)
    .output(HookResult)
    .mutation(({ ctx, input, signal }) => ctx.services.hooks.generate(buildCall(ctx, signal), input)),

  start: userProcedure
    .input(HookRequest)
    .output(Started)
    .mutation(({ ctx, input, signal }) => ctx.services.hooks.start(buildCall(ctx, signal), input)),

  stream: userProcedure
    .input(HookRequest)
    .mutation(({ ctx, input, signal }) => ctx.services.hooks.stream(buildCall(ctx, signal), input)),

  shots: userProcedure
    .input(z.object({ generationId: GenerationReference.shape.id }))
    .output(HookResult)
    .mutation(({ ctx, input, signal }) => ctx.services.hookShots.add(buildCall(ctx, signal), input.generationId)),

  recent: userProcedure
    .input(RecentRequest)
    .output(z.array(HookGeneration))
    .query(({ ctx, input }) => ctx.services.hooks.recent(ctx.user.id, input.limit)),
})
