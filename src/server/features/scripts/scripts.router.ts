import { z } from 'zod'
import { RecentRequest } from '../../../shared/features/generation/generation.schema.ts'
import { ScriptGeneration, ScriptRequest, ScriptResult } from '../../../shared/features/scripts/scripts.schema.ts'
import { buildCall } from '../../trpc/generation-call.ts'
import { router, userProcedure } from '../../trpc/trpc.ts'

export const scriptsRouter = router({
  generate: userProcedure
    .input(ScriptRequest)
    .output(ScriptResult)
    .mutation(({ ctx, input, signal }) => ctx.services.scripts.generate(buildCall(ctx, signal), input)),

  stream: userProcedure
    .input(ScriptRequest)
    .mutation(({ ctx, input, signal }) => ctx.services.scripts.stream(buildCall(ctx, signal), input)),

  recent: userProcedure
    .input(RecentRequest)
    .output(z.array(ScriptGeneration))
    .query(({ ctx, input }) => ctx.services.scripts.recent(ctx.user.id, input.limit)),
})
