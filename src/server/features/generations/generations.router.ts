import { tracked } from '@trpc/server'
import { z } from 'zod'
import {
  FollowRequest,
  Generation,
  GenerationFigure,
  GenerationReference,
  GenerationsRequest,
  NewestRequest,
} from '../../../shared/features/generation/generations.schema.ts'
import { router, userProcedure } from '../../trpc/trpc.ts'

export const generationsRouter = router({
  get: userProcedure
    .input(GenerationReference)
    .output(Generation)
    .query(({ ctx, input }) => ctx.services.generations.get(ctx.user.id, input.id)),

  list: userProcedure
    .input(GenerationsRequest)
    .output(z.array(Generation))
    .query(({ ctx, input }) => ctx.services.generations.list(ctx.user.id, input)),

  latest: userProcedure
    .input(NewestRequest)
    .output(Generation.nullable())
    .query(({ ctx, input }) => ctx.services.generations.latest(ctx.user.id, input.tool)),

  events: userProcedure.input(FollowRequest).subscription(async function* events({ ctx, input, signal }) {
    const ended = signal ? AbortSignal.any([signal, ctx.closing]) : ctx.closing
    const after = Number(input.lastEventId ?? 0)
    for await (const { id, event } of ctx.services.generations.events(ctx.user.id, input.id, after, ended))
      yield tracked(String(id), event)
  }),

  stop: userProcedure
    .input(GenerationReference)
    .output(Generation)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.generations.stop(ctx.user.id, input.id, ctx.closing)
      return ctx.services.generations.get(ctx.user.id, input.id)
    }),

  reviewFigure: userProcedure
    .input(GenerationFigure)
    .output(Generation)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.generations.reviewFigure(ctx.user.id, input)
      return ctx.services.generations.get(ctx.user.id, input.id)
    }),

  resume: userProcedure
    .input(GenerationReference)
    .output(Generation)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.generations.resume(ctx.user.id, input.id)
      return ctx.services.generations.get(ctx.user.id, input.id)
    }),
})
