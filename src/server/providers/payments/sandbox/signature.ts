import { createHmac, timingSafeEqual } from 'node:crypto'

/** Maximum age of a signature in milliseconds. Source: Stripe, webhook tolerance. */
const TOLERANCE_MS = 5 * 60_000

/** Signs a body as Stripe does: the time, and an HMAC over the time and the exact bytes. */
export function sign(rawBody: Buffer, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000)
  return `t=${seconds},v1=${digest(rawBody, secret, seconds).toString('hex')}`
}

/** Whether a signature is valid for these bytes and this secret, and at most five minutes old. */
export function isSigned(rawBody: Buffer, signature: string | undefined, secret: string, now: Date): boolean {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(signature ?? '') ?? []
  if (hex === '' || Math.abs(now.getTime() - Number(seconds) * 1_000) > TOLERANCE_MS) return false
  return timingSafeEqual(Buffer.from(hex, 'hex'), digest(rawBody, secret, Number(seconds)))
}

function digest(rawBody: Buffer, secret: string, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest()
}
