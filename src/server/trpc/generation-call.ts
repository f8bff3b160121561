import { type GenerationCall } from '../generation/idempotency.ts'
import { type Context } from './context.ts'

/** The call of a user. Its signal fires when the caller leaves or the server stops. */
export function buildCall(ctx: Context & { user: { id: string } }, signal: AbortSignal | undefined): GenerationCall {
  return {
    userId: ctx.user.id,
    idempotencyKey: ctx.idempotencyKey,
    signal: signal ? AbortSignal.any([signal, ctx.closing]) : ctx.closing,
  }
}
