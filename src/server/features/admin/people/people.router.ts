import {
  AuditPage,
  AuditRequest,
  BlockedAccount,
  BlockRequest,
  DeletePersonRequest,
  PeoplePage,
  PeopleRequest,
  PersonReference,
  SetAllowanceRequest,
} from '../../../../shared/features/admin/people.schema.ts'
import { Message } from '../../../../shared/features/auth/auth.schema.ts'
import { adminProcedure, router } from '../../../trpc/trpc.ts'

const SUBSCRIPTION_ENDS = 'Its subscription ends with the period that is paid, and is not charged again.'

/** The accounts of the server, for the typed client alone. */
export const peopleRouter = router({
  list: adminProcedure
    .input(PeopleRequest)
    .output(PeoplePage)
    .query(({ ctx, input }) => ctx.services.people.list(input)),

  log: adminProcedure
    .input(AuditRequest)
    .output(AuditPage)
    .query(({ ctx, input }) => ctx.services.auditLog.page(input.cursor)),

  setAllowance: adminProcedure
    .input(SetAllowanceRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.people.setAllowance(ctx.user.id, input)
      return { message: 'The allowance is saved. It counts at once.' }
    }),

  block: adminProcedure
    .input(BlockRequest)
    .output(BlockedAccount)
    .mutation(async ({ ctx, input }) => {
      const { endsSubscription, problem } = await ctx.services.people.block(ctx.user.id, input)
      return {
        message: `The account is blocked.${endsSubscription ? ` ${SUBSCRIPTION_ENDS}` : ''}`,
        subscriptionProblem: problem && `Its subscription could not be ended and goes on: ${problem}`,
      }
    }),

  endSubscription: adminProcedure
    .input(PersonReference)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      const ended = await ctx.services.people.endSubscription(ctx.user.id, input.id)
      return { message: ended ? SUBSCRIPTION_ENDS : 'There is no subscription that goes on.' }
    }),

  unblock: adminProcedure
    .input(PersonReference)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.people.unblock(ctx.user.id, input.id)
      return { message: 'The account may sign in again.' }
    }),

  free: adminProcedure
    .input(PersonReference)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.people.free(ctx.user.id, input.id)
      return { message: 'Whoever proves the address next opens the account.' }
    }),

  signOut: adminProcedure
    .input(PersonReference)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.people.signOut(ctx.user.id, input.id)
      return { message: 'The account is signed out on every device.' }
    }),

  sendResetLink: adminProcedure
    .input(PersonReference)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      const email = await ctx.services.people.sendResetLink(ctx.user.id, input.id)
      return { message: `A link to a new password is on its way to ${email}. It works for 60 minutes.` }
    }),

  delete: adminProcedure
    .input(DeletePersonRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.people.remove(ctx.user.id, input)
      return { message: 'The account and all its data are deleted.' }
    }),
})
