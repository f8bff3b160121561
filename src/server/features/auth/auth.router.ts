import { AppError } from '../../../shared/errors.ts'
import {
  LoginRequest,
  Message,
  PublicConfig,
  RegisterRequest,
  SessionState,
  SignedIn,
} from '../../../shared/features/auth/auth.schema.ts'
import { publicProcedure, router, userProcedure } from '../../trpc/trpc.ts'

const NO_GOOGLE = 'Firebase not configured. Please check your Firebase API keys.'

export const authRouter = router({
  register: publicProcedure
    .input(RegisterRequest)
    .output(SignedIn)
    .mutation(async ({ ctx, input }) => {
      const { user, token } = await ctx.services.auth.register(input, ctx.visitor)
      ctx.cookie.set(token)
      return { message: 'Account created!', user }
    }),

  login: publicProcedure
    .input(LoginRequest)
    .output(SignedIn)
    .mutation(async ({ ctx, input }) => {
      const { user, token } = await ctx.services.auth.login(input, ctx.visitor)
      ctx.cookie.set(token)
      return { message: 'Welcome back!', user }
    }),

  logout: publicProcedure.output(Message).mutation(async ({ ctx }) => {
    await ctx.services.auth.logout(ctx.cookie.token)
    ctx.cookie.clear()
    return { message: 'You have been successfully signed out.' }
  }),

  session: publicProcedure
    .output(SessionState)
    .query(({ ctx }) => ({ authenticated: Boolean(ctx.user), ...(ctx.user && { user: ctx.user }) })),

  syncSession: userProcedure.output(SignedIn).mutation(({ ctx }) => ({ message: 'Session synced.', user: ctx.user })),

  google: publicProcedure.output(SignedIn).mutation(() => {
    throw new AppError('NOT_IMPLEMENTED', NO_GOOGLE)
  }),

  config: publicProcedure.output(PublicConfig).query(({ ctx }) => ctx.services.auth.publicConfig()),
})
