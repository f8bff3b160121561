import { type GenerationCall } from '../generation/idempotency.ts'
import { type Context } from './context.ts'

/** Who asks. The caller's signal is joined with the server's own: whichever fires first ends the work. */
export function buildCall(ctx: Context & { user: { id: string } }, signal: AbortSignal | undefined): GenerationCall {
  return {
    userId: ctx.user.id,
    idempotencyKey: ctx.idempotencyKey,
    signal: signal ? AbortSignal.any([signal, ctx.closing]) : ctx.closing,
  }
}
