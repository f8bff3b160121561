import { Message } from '../../../../shared/features/auth/auth.schema.ts'
import {
  CreatedInvite,
  CreateInviteRequest,
  InviteList,
  InviteReference,
} from '../../../../shared/features/auth/invites.schema.ts'
import { ownerProcedure, router } from '../../../trpc/trpc.ts'

/** The owner's invitations, for the typed client alone. */
export const invitesRouter = router({
  list: ownerProcedure.output(InviteList).query(({ ctx }) => ctx.services.invites.list(ctx.user.id)),

  create: ownerProcedure
    .input(CreateInviteRequest)
    .output(CreatedInvite)
    .mutation(({ ctx, input }) => ctx.services.invites.create(ctx.user.id, input)),

  revoke: ownerProcedure
    .input(InviteReference)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.invites.revoke(ctx.user.id, input.id)
      return { message: 'The link works no more.' }
    }),
})
