import { ChangeEmailRequest, EmailLinkRequest, Message } from '../../../../shared/features/auth/auth.schema.ts'
import { publicProcedure, router, userPasswordProcedure, userProcedure } from '../../../trpc/trpc.ts'

export const emailChangeRouter = router({
  changeEmail: userPasswordProcedure
    .input(ChangeEmailRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      const proof = { sessionToken: ctx.cookie.token, address: ctx.visitor.address }
      await ctx.services.emailChanges.request(ctx.user.id, input, proof)
      return { message: `We sent a link to ${input.email}. Until you open it, your address stays ${ctx.user.email}.` }
    }),

  cancelEmailChange: userProcedure.output(Message).mutation(async ({ ctx }) => {
    await ctx.services.emailChanges.cancel(ctx.user.id)
    return { message: `Your address stays ${ctx.user.email}.` }
  }),

  confirmEmailChange: userProcedure
    .input(EmailLinkRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      const email = await ctx.services.emailChanges.confirm(input.token, ctx.user.id, ctx.cookie.token ?? '')
      return { message: `Your address is ${email} now.` }
    }),

  undoEmailChange: publicProcedure
    .input(EmailLinkRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.emailChanges.undo(input.token)
      return { message: 'Your account has its old address again. A link to a new password is on its way to it.' }
    }),
})
