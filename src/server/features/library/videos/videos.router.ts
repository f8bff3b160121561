import { z } from 'zod'
import { Message } from '../../../../shared/features/auth/auth.schema.ts'
import { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import {
  AddToVideoRequest,
  CreateVideoRequest,
  DeleteVideoRequest,
  KeepPieceRequest,
  NextSlot,
  NextSlotRequest,
  PlanVideoRequest,
  UpdateVideoRequest,
  VideoDetail,
  VideoReference,
  VideosPage,
  VideosRequest,
} from '../../../../shared/features/videos/videos.schema.ts'
import { router, userProcedure } from '../../../trpc/trpc.ts'

export const videosRouter = router({
  list: userProcedure
    .input(VideosRequest)
    .output(VideosPage)
    .query(({ ctx, input }) => ctx.services.videos.list(ctx.user.id, input)),

  get: userProcedure
    .input(VideoReference)
    .output(VideoDetail)
    .query(({ ctx, input }) => ctx.services.videos.get(ctx.user.id, input.id)),

  create: userProcedure
    .input(CreateVideoRequest)
    .output(VideoDetail)
    .mutation(({ ctx, input }) => ctx.services.videos.create(ctx.user.id, input)),

  update: userProcedure
    .input(UpdateVideoRequest)
    .output(VideoDetail)
    .mutation(({ ctx, input }) => ctx.services.videos.update(ctx.user.id, input)),

  remove: userProcedure
    .input(DeleteVideoRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.videos.remove(ctx.user.id, input)
      return { message: 'The video is deleted.' }
    }),

  keep: userProcedure
    .input(KeepPieceRequest)
    .output(VideoDetail)
    .mutation(({ ctx, input }) => ctx.services.videos.keep(ctx.user.id, input)),

  addItems: userProcedure
    .input(AddToVideoRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.addToVideo(ctx.user.id, input)
      return { message: input.id === null ? 'The items belong to no video now.' : 'The items are with the video.' }
    }),

  plan: userProcedure
    .input(PlanVideoRequest)
    .output(z.array(PlannerEntry))
    .mutation(({ ctx, input }) => ctx.services.videos.plan(ctx.user.id, input)),

  nextSlot: userProcedure
    .input(NextSlotRequest)
    .output(NextSlot)
    .query(({ ctx, input }) => ctx.services.videos.nextSlot(ctx.user.id, input.timeZone)),
})
