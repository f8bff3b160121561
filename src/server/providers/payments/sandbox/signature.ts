import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signature may be. Source: Stripe, webhook tolerance. */
const TOLERANCE_MS = 5 * 60_000

/** Signs what is sent as Stripe does: the time, and an HMAC over the time and the exact bytes. */
export function sign(rawBody: Buffer, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000)
  return `t=${seconds},v1=${digest(rawBody, secret, seconds).toString('hex')}`
}

/** Whether a signature is of these bytes, by this secret, and not older than five minutes. */
export function isSigned(rawBody: Buffer, signature: string | undefined, secret: string, now: Date): boolean {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(signature ?? '') ?? []
  if (hex === '' || Math.abs(now.getTime() - Number(seconds) * 1_000) > TOLERANCE_MS) return false
  return timingSafeEqual(Buffer.from(hex, 'hex'), digest(rawBody, secret, Number(seconds)))
}

function digest(rawBody: Buffer, secret: string, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest()
}
