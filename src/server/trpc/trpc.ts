import { initTRPC } from '@trpc/server'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { type SessionUser } from '../../shared/features/auth/auth.schema.ts'
import { type Context } from './context.ts'
import { toErrorAnswer } from './errors.ts'
import { USES_RESERVE } from './uses-reserve.ts'

/** Milliseconds between keep-alive bytes of a silent stream. */
const PING_MS = 15_000

const t = initTRPC.context<Context>().create({
  isDev: false,
  // Proxies close an answer after a minute of silence, and speech or a place in the queue may take longer.
  jsonl: { pingMs: PING_MS },
  sse: { ping: { enabled: true, intervalMs: PING_MS } },
  errorFormatter({ shape, error, ctx }) {
    const answer = toErrorAnswer(error)
    return {
      code: jsonRpcCode(answer.code) ?? shape.code,
      message: answer.message,
      data: {
        code: answer.code,
        httpStatus: answer.status,
        requestId: ctx?.requestId,
        field: answer.field,
        reason: answer.reason,
        retryAfterSeconds: answer.retryAfterSeconds,
        redirect: answer.redirect,
      },
    }
  },
})

/** The number of a code in tRPC's protocol, which lacks one for a full disk. */
const jsonRpcCode = (code: ErrorCode) => (code === 'INSUFFICIENT_STORAGE' ? undefined : TRPC_ERROR_CODES_BY_KEY[code])

export const router = t.router
export const mergeRouters = t.mergeRouters

/** Procedures without sign-in. Mutations keep the reserve of the disk, except those that may use it. */
export const publicProcedure = t.procedure.use(async ({ ctx, type, path, next }) => {
  if (type === 'mutation' && !USES_RESERVE.has(path)) await ctx.services.diskReserve.requireRoom()
  return next()
})

/** The signed-in user. Throws UNAUTHORIZED without a session. */
export function requireUser({ user }: Pick<Context, 'user'>): SessionUser {
  if (!user) throw new AppError('UNAUTHORIZED', 'Authentication required. Please sign in and try again.')
  return user
}

/** Procedures of payments: on a server without plans there is nothing at their addresses. */
export const paymentProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.services.hasPlans) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  return next()
})

/** Procedures for signed-in users. The context is only narrowed: tRPC would copy it for each new field. */
const signedIn = t.middleware(({ ctx, next }) => {
  requireUser(ctx)
  return next<{ user: SessionUser }>({})
})

/** Procedures of passwords, which a server may not have. */
export const passwordProcedure = publicProcedure.use(({ ctx, next }) => {
  if (ctx.services.hasPasswords) return next()
  throw new AppError('FORBIDDEN', 'There are no passwords on this server. Sign in with its identity provider.', {
    reason: 'no_passwords',
  })
})

/** A procedure for signed-in users; `ctx.user` is the user. */
export const userProcedure = publicProcedure.use(signedIn)

/** The same of passwords. */
export const userPasswordProcedure = passwordProcedure.use(signedIn)

/** The same of payments. */
export const userPaymentProcedure = paymentProcedure.use(signedIn)

/** A purchase before there is an account: only where everyone may sign up afterwards. */
export const guestPaymentProcedure = paymentProcedure.use(({ ctx, next }) => {
  if (ctx.services.isRegistrationOpen) return next()
  throw new AppError('FORBIDDEN', 'Sign in before you pay: this server is not open to everyone.', {
    reason: 'registration_closed',
  })
})

/** Only the owner of this server may call. */
const ownerProcedure = userProcedure.use(({ ctx, next }) => {
  if (ctx.user.access === 'owner') return next()
  throw new AppError('FORBIDDEN', 'Only the owner of this server may do this.')
})

/** For the pages of the owner, who must have signed in a short time ago. */
export const adminProcedure = ownerProcedure.use(async ({ ctx, next }) => {
  await ctx.services.sessions.requireRecentSignIn(ctx.cookie.token)
  return next()
})
