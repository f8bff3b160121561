import { Message } from '../../../../shared/features/auth/auth.schema.ts'
import {
  CreatedInvite,
  CreateInviteRequest,
  InviteList,
  InviteReference,
} from '../../../../shared/features/auth/invites.schema.ts'
import { adminProcedure, router } from '../../../trpc/trpc.ts'

/** The owner's invitations, under `admin`: for the typed client alone, a short time after a sign-in. */
export const invitesRouter = router({
  list: adminProcedure.output(InviteList).query(({ ctx }) => ctx.services.invites.list(ctx.user.id)),

  create: adminProcedure
    .input(CreateInviteRequest)
    .output(CreatedInvite)
    .mutation(({ ctx, input }) => ctx.services.invites.create(ctx.user.id, input)),

  revoke: adminProcedure
    .input(InviteReference)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.invites.revoke(ctx.user.id, input.id)
      return { message: 'The link works no more.' }
    }),
})
