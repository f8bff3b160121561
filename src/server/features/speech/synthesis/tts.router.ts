import { z } from 'zod'
import { RecentRequest } from '../../../../shared/features/generation/generation.schema.ts'
import { Speech, SpeechRequest, SpeechResult, SpeechUsage } from '../../../../shared/features/tts/tts.schema.ts'
import { buildCall } from '../../../trpc/generation-call.ts'
import { router, userProcedure } from '../../../trpc/trpc.ts'

export const ttsRouter = router({
  usage: userProcedure.output(SpeechUsage).query(({ ctx }) => ctx.services.tts.usage(ctx.user.id)),

  generate: userProcedure
    .input(SpeechRequest)
    .output(SpeechResult)
    .mutation(({ ctx, input, signal }) => ctx.services.tts.generate(buildCall(ctx, signal), input)),

  stream: userProcedure
    .input(SpeechRequest)
    .mutation(({ ctx, input, signal }) => ctx.services.tts.stream(buildCall(ctx, signal), input)),

  history: userProcedure
    .input(RecentRequest)
    .output(z.array(Speech))
    .query(({ ctx, input }) => ctx.services.tts.history(ctx.user.id, input.limit)),
})
