import { z } from 'zod'
import { Message } from '../../../shared/features/auth/auth.schema.ts'
import {
  BulkRequest,
  BulkResult,
  LibraryCounts,
  LibraryFilter,
  LibraryItem,
  LibraryMatches,
  LibraryMatchesRequest,
  type LibraryPage,
  LibraryPageRequest,
  UpdateItemRequest,
  LibraryReference,
  LibraryRequest,
  OlderSaveRequest,
  SaveItemRequest,
} from '../../../shared/features/library/library.schema.ts'
import { router, userProcedure } from '../../trpc/trpc.ts'

export const libraryRouter = router({
  /** A page. `GET /api/library` streams the whole list. */
  list: userProcedure
    .input(LibraryRequest)
    .output(z.array(LibraryItem))
    .query(({ ctx, input }) => ctx.services.library.some(ctx.user.id, input)),

  /** Without a check of the answer, which takes longer than the page: the items were checked when they were saved. */
  page: userProcedure
    .input(LibraryPageRequest)
    .query(({ ctx, input }): Promise<LibraryPage> => ctx.services.library.page(ctx.user.id, input)),

  matches: userProcedure
    .input(LibraryMatchesRequest.prefault({}))
    .output(LibraryMatches)
    .query(({ ctx, input }) => ctx.services.library.matches(ctx.user.id, input)),

  counts: userProcedure
    .input(LibraryFilter.prefault({}))
    .output(LibraryCounts)
    .query(({ ctx, input }) => ctx.services.library.counts(ctx.user.id, input)),

  favorites: userProcedure.output(z.array(LibraryItem)).query(({ ctx }) => ctx.services.library.favorites(ctx.user.id)),

  get: userProcedure
    .input(LibraryReference)
    .output(LibraryItem)
    .query(({ ctx, input }) => ctx.services.library.get(ctx.user.id, input.id)),

  /** Maximum size of an uploaded archive, in bytes. */
  importLimit: userProcedure
    .output(z.object({ bytes: z.number().int() }))
    .query(async ({ ctx }) => ({ bytes: await ctx.services.libraryImport.mostBytes(ctx.user.id) })),

  update: userProcedure
    .input(UpdateItemRequest)
    .output(LibraryItem)
    .mutation(({ ctx, input }) => ctx.services.library.update(ctx.user.id, input)),

  toggleFavorite: userProcedure
    .input(LibraryReference)
    .output(LibraryItem)
    .mutation(({ ctx, input }) => ctx.services.library.toggleFavorite(ctx.user.id, input.id)),

  bulk: userProcedure
    .input(BulkRequest)
    .output(BulkResult)
    .mutation(async ({ ctx, input }) => {
      if (input.action.type === 'tag' || input.action.type === 'folder') await ctx.services.diskReserve.requireRoom()
      return ctx.services.library.bulk(ctx.user.id, input)
    }),

  save: userProcedure
    .input(SaveItemRequest)
    .output(LibraryItem)
    .mutation(({ ctx, input }) => ctx.services.library.save(ctx.user.id, input)),

  /** An older path of `save`. */
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
