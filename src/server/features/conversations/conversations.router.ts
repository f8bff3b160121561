import { z } from 'zod'
import { Message } from '../../../shared/features/auth/auth.schema.ts'
import {
  ChooseRequest,
  Conversation,
  ConversationFigure,
  ConversationReference,
  ConversationsRequest,
  ConversationSummary,
  CreateConversationRequest,
  OlderMessageRequest,
  RefineRequest,
  RefineResult,
  RestoreRequest,
  ResultsReference,
  SaveConversationRequest,
} from '../../../shared/features/conversations/conversations.schema.ts'
import { Started } from '../../../shared/features/generation/generations.schema.ts'
import { LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { buildCall } from '../../trpc/generation-call.ts'
import { router, userProcedure } from '../../trpc/trpc.ts'

export const conversationsRouter = router({
  create: userProcedure
    .input(CreateConversationRequest)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => ctx.services.conversations.create(ctx.user.id, input)),

  list: userProcedure
    .input(ConversationsRequest)
    .output(z.array(ConversationSummary))
    .query(({ ctx, input }) => ctx.services.conversations.list(ctx.user.id, input.limit, input.toolType)),

  /** The conversations about results on screen. */
  ofResults: userProcedure
    .input(ResultsReference)
    .output(z.array(ConversationSummary))
    .query(({ ctx, input }) => ctx.services.conversations.ofResults(ctx.user.id, input.originalIds)),

  get: userProcedure
    .input(ConversationReference)
    .output(Conversation)
    .query(({ ctx, input }) => ctx.services.conversations.get(ctx.user.id, input.id)),

  refine: userProcedure
    .input(RefineRequest)
    .output(RefineResult)
    .mutation(({ ctx, input, signal }) => ctx.services.refine.refine(buildCall(ctx, signal), input)),

  start: userProcedure
    .input(RefineRequest)
    .output(Started)
    .mutation(({ ctx, input, signal }) => ctx.services.refine.start(buildCall(ctx, signal), input)),

  stream: userProcedure
    .input(RefineRequest)
    .mutation(({ ctx, input, signal }) => ctx.services.refine.stream(buildCall(ctx, signal), input)),

  /** An older path of `refine`, without a search. */
  message: userProcedure
    .input(OlderMessageRequest)
    .output(RefineResult)
    .mutation(({ ctx, input: { message: userMessage, ...input }, signal }) =>
      ctx.services.refine.refine(buildCall(ctx, signal), { ...input, userMessage, useInternetSearch: false }),
    ),

  restore: userProcedure
    .input(RestoreRequest)
    .output(Conversation)
    .mutation(({ ctx, input }) => ctx.services.conversations.restore(ctx.user.id, input.id, input.version)),

  choose: userProcedure
    .input(ChooseRequest)
    .output(Conversation)
    .mutation(({ ctx, input }) => ctx.services.conversations.choose(ctx.user.id, input)),
  reviewFigure: userProcedure
    .input(ConversationFigure)
    .output(Conversation)
    .mutation(({ ctx, input }) => ctx.services.conversations.reviewFigure(ctx.user.id, input)),

  save: userProcedure
    .input(SaveConversationRequest)
    .output(LibraryItem)
    .mutation(({ ctx, input }) => ctx.services.conversations.save(ctx.user.id, input.id, input.videoId)),

  remove: userProcedure
    .input(ConversationReference)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.conversations.remove(ctx.user.id, input.id)
      return { message: 'The conversation is deleted.' }
    }),
})
