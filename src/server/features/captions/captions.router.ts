import { z } from 'zod'
import { RecentRequest } from '../../../shared/features/generation/generation.schema.ts'
import { CaptionGeneration, CaptionRequest, CaptionResult } from '../../../shared/features/captions/captions.schema.ts'
import { buildCall } from '../../trpc/generation-call.ts'
import { router, userProcedure } from '../../trpc/trpc.ts'

export const captionsRouter = router({
  generate: userProcedure
    .input(CaptionRequest)
    .output(CaptionResult)
    .mutation(({ ctx, input, signal }) => ctx.services.captions.generate(buildCall(ctx, signal), input)),

  stream: userProcedure
    .input(CaptionRequest)
    .mutation(({ ctx, input, signal }) => ctx.services.captions.stream(buildCall(ctx, signal), input)),

  recent: userProcedure
    .input(RecentRequest)
    .output(z.array(CaptionGeneration))
    .query(({ ctx, input }) => ctx.services.captions.recent(ctx.user.id, input.limit)),
})
