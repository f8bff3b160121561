import {
  ClaimOwnerRequest,
  EmailLinkRequest,
  FederatedRequest,
  ForgotPasswordRequest,
  LoginRequest,
  Message,
  PublicConfig,
  RegisterRequest,
  ResetPasswordRequest,
  SessionState,
  SignedIn,
  SignedOut,
} from '../../../shared/features/auth/auth.schema.ts'
import { type Context } from '../../trpc/context.ts'
import { passwordProcedure, publicProcedure, router, userProcedure } from '../../trpc/trpc.ts'
import { type StartedSession, type Visitor } from './auth.service.ts'

export const authRouter = router({
  register: passwordProcedure
    .input(RegisterRequest)
    .output(SignedIn)
    .mutation(async ({ ctx, input }) =>
      carry(ctx, 'Account created!', await ctx.services.auth.register(withToken(ctx, input), buildVisitor(ctx))),
    ),

  login: passwordProcedure
    .input(LoginRequest)
    .output(SignedIn)
    .mutation(async ({ ctx, input }) =>
      carry(ctx, 'Welcome back!', await ctx.services.auth.login(withToken(ctx, input), buildVisitor(ctx))),
    ),

  google: publicProcedure
    .input(FederatedRequest)
    .output(SignedIn)
    .mutation(async ({ ctx, input }) =>
      carry(ctx, 'Welcome back!', await ctx.services.auth.google(withToken(ctx, input), buildVisitor(ctx))),
    ),

  syncSession: publicProcedure
    .input(FederatedRequest)
    .output(SignedIn)
    .mutation(async ({ ctx, input }) =>
      carry(
        ctx,
        'Session synced.',
        await ctx.services.auth.syncSession(withToken(ctx, input), buildVisitor(ctx), ctx.user),
      ),
    ),

  /** Signs in to the demo account, on a server that only this machine reaches. */
  demo: publicProcedure
    .output(SignedIn)
    .mutation(async ({ ctx }) => carry(ctx, 'Welcome!', await ctx.services.auth.demo(buildVisitor(ctx)))),

  /** Makes the signed-in user the owner, by the link that the start printed. */
  claimOwner: userProcedure
    .input(ClaimOwnerRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.ownerLinks.claim(ctx.user.id, input.token)
      return { message: 'You are the owner of this server.' }
    }),

  logout: publicProcedure.output(SignedOut).mutation(async ({ ctx }) => {
    const redirect = await ctx.services.auth.logout(ctx.cookie.token)
    ctx.cookie.clear()
    return { message: 'You have been successfully signed out.', ...(redirect !== undefined && { redirect }) }
  }),

  session: publicProcedure
    .output(SessionState)
    .query(({ ctx }) => ({ authenticated: Boolean(ctx.user), ...(ctx.user && { user: ctx.user }) })),

  forgotPassword: passwordProcedure
    .input(ForgotPasswordRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.passwords.forgot(input.email, ctx.visitor.address)
      return {
        message: `If there is an account for ${input.email}, a link is on its way. It works for 60 minutes.`,
      }
    }),

  resetPassword: passwordProcedure
    .input(ResetPasswordRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.passwords.reset(input)
      return { message: 'Your password has been updated successfully.' }
    }),

  verifyEmail: userProcedure
    .input(EmailLinkRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.verification.verify(input.token, ctx.user.id)
      return { message: 'Your email address is confirmed.' }
    }),

  resendVerification: userProcedure.output(Message).mutation(async ({ ctx }) => {
    await ctx.services.verification.resend(ctx.user.id)
    return { message: `A new link is on its way to ${ctx.user.email}.` }
  }),

  config: publicProcedure.output(PublicConfig).query(({ ctx }) => ctx.services.auth.publicConfig()),
})

function buildVisitor(ctx: Context): Visitor {
  return { ...ctx.visitor, deviceToken: ctx.deviceCookie.token, sessionToken: ctx.cookie.token }
}

/** The ID token of the body, otherwise that of the `Authorization` header. */
function withToken<T extends { idToken?: string | undefined }>(ctx: Context, input: T): T {
  return { ...input, idToken: input.idToken ?? ctx.bearerToken }
}

/** Sets the cookies of a new session. */
function carry(ctx: Context, message: string, started: StartedSession | { user: StartedSession['user'] }): SignedIn {
  if ('token' in started) {
    ctx.cookie.set(started.token)
    ctx.deviceCookie.set(started.deviceToken)
  }
  return { message, user: started.user }
}
