import { z } from 'zod'
import { Message } from '../../../shared/features/auth/auth.schema.ts'
import {
  FeedState,
  NewFeed,
  PlannedCount,
  PlannedItem,
  PlannerEntry,
  PlannerPageRequest,
  PlanReference,
  PlanRequest,
  UpdatePlanRequest,
} from '../../../shared/features/planner/planner.schema.ts'
import { router, userProcedure } from '../../trpc/trpc.ts'

export const plannerRouter = router({
  /** The first page. `page` continues from there, and `GET /api/planner` streams the whole list. */
  list: userProcedure.output(z.array(PlannerEntry)).query(({ ctx }) => ctx.services.planner.page(ctx.user.id)),

  page: userProcedure
    .input(PlannerPageRequest)
    .output(z.array(PlannerEntry))
    .query(({ ctx, input }) => ctx.services.planner.page(ctx.user.id, input)),

  create: userProcedure
    .input(PlanRequest)
    .output(PlannerEntry)
    .mutation(({ ctx, input }) => ctx.services.planner.create(ctx.user.id, input)),

  update: userProcedure
    .input(UpdatePlanRequest)
    .output(PlannerEntry)
    .mutation(({ ctx, input }) => ctx.services.planner.update(ctx.user.id, input)),

  remove: userProcedure
    .input(PlanReference)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.planner.remove(ctx.user.id, input.id)
      return { message: 'The entry is deleted.' }
    }),

  /** Number of entries that are deleted with an item. */
  countByItem: userProcedure
    .input(PlannedItem)
    .output(PlannedCount)
    .query(async ({ ctx, input }) => ({
      count: await ctx.services.planner.countByItem(ctx.user.id, input.libraryItemId),
    })),

  feed: userProcedure.output(FeedState).query(({ ctx }) => ctx.services.calendarFeeds.state(ctx.user.id)),

  renewFeed: userProcedure.output(NewFeed).mutation(({ ctx }) => ctx.services.calendarFeeds.renew(ctx.user.id)),

  revokeFeed: userProcedure.output(FeedState).mutation(({ ctx }) => ctx.services.calendarFeeds.revoke(ctx.user.id)),
})
