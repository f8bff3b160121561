import { z } from 'zod'
import { Message } from '../../../shared/features/auth/auth.schema.ts'
import {
  LibraryItem,
  LibraryReference,
  LibraryRequest,
  OlderSaveRequest,
  SaveItemRequest,
} from '../../../shared/features/library/library.schema.ts'
import { router, userProcedure } from '../../trpc/trpc.ts'

export const libraryRouter = router({
  list: userProcedure
    .input(LibraryRequest)
    .output(z.array(LibraryItem))
    .query(({ ctx, input }) => ctx.services.library.list(ctx.user.id, input.folder)),

  save: userProcedure
    .input(SaveItemRequest)
    .output(LibraryItem)
    .mutation(({ ctx, input }) => ctx.services.library.save(ctx.user.id, input)),

  /** The older path. */
  saveOlder: userProcedure
    .input(OlderSaveRequest)
    .output(LibraryItem)
    .mutation(({ ctx, input }) => ctx.services.library.saveOlder(ctx.user.id, input)),

  remove: userProcedure
    .input(LibraryReference)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.library.remove(ctx.user.id, input)
      return { message: 'The item is deleted.' }
    }),
})
