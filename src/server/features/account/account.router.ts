import { z } from 'zod'
import {
  ChangePasswordRequest,
  DataExport,
  DeleteAccountRequest,
  Device,
  OnboardingRequest,
  Personalization,
  Profile,
  Statistics,
  StatisticsRequest,
  UpdatePreferencesRequest,
} from '../../../shared/features/account/account.schema.ts'
import { Message } from '../../../shared/features/auth/auth.schema.ts'
import { router, userPasswordProcedure, userProcedure } from '../../trpc/trpc.ts'

export const accountRouter = router({
  profile: userProcedure.output(Profile).query(({ ctx }) => ctx.services.account.profile(ctx.user.id)),

  updatePreferences: userProcedure
    .input(UpdatePreferencesRequest)
    .output(Profile)
    .mutation(({ ctx, input }) => ctx.services.account.updatePreferences(ctx.user.id, input)),

  personalization: userProcedure
    .output(Personalization)
    .query(({ ctx }) => ctx.services.account.personalization(ctx.user.id)),

  completeOnboarding: userProcedure
    .input(OnboardingRequest)
    .output(Personalization)
    .mutation(({ ctx, input }) => ctx.services.account.completeOnboarding(ctx.user.id, input)),

  statistics: userProcedure
    .input(StatisticsRequest)
    .output(Statistics)
    .query(({ ctx, input }) => ctx.services.statistics(ctx.user.id, input.since)),

  devices: userProcedure
    .output(z.array(Device))
    .query(({ ctx }) => ctx.services.sessions.devices(ctx.user.id, ctx.cookie.token)),

  signOutEverywhereElse: userProcedure.output(Message).mutation(async ({ ctx }) => {
    await ctx.services.sessions.endOthers(ctx.user.id, ctx.cookie.token ?? '')
    return { message: 'Every other device was signed out.' }
  }),

  changePassword: userPasswordProcedure
    .input(ChangePasswordRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      ctx.cookie.set(await ctx.services.passwords.change(ctx.user.id, input, ctx.visitor))
      return { message: 'Your password has been updated successfully.' }
    }),

  exportData: userProcedure.output(DataExport).query(({ ctx }) => ctx.services.dataExport.value(ctx.user.id)),

  deleteAccount: userProcedure
    .input(DeleteAccountRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      const proof = { ...input, sessionToken: ctx.cookie.token, address: ctx.visitor.address }
      await ctx.services.account.removeOwn(ctx.user.id, proof)
      ctx.cookie.clear()
      return { message: 'Your account has been permanently deleted.' }
    }),
})
