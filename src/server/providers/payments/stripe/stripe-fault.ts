import { Stripe } from 'stripe'
import { AppError, type ErrorCode } from '../../../../shared/errors.ts'

const OWNER = 'Ask the person who runs this server to'
const BUSY_SECONDS = 5
const DECLINED = 'Your card was declined.'

/** The variable from which a refused parameter comes. */
const SETTINGS: readonly (readonly [RegExp, string])[] = [
  [/coupon|discount/u, 'STRIPE_INTRO_COUPON_ID'],
  [/price/u, 'STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY'],
]

/**
 * The caller's error for a failure or refusal of Stripe. Stripe's message is shown only where it is meant for the
 * payer; otherwise it may quote the key, and is only in `cause`. Other errors are unchanged.
 */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (isCardError(error)) return new AppError('BAD_REQUEST', error.message || DECLINED, { cause: error })
  if (isBusy(error)) {
    const message = 'The payment service is busy. Try again in a moment.'
    return new AppError('SERVICE_UNAVAILABLE', message, { retryAfterSeconds: secondsToWait(error), cause: error })
  }
  const [code, message] = chooseRefusal(error)
  return new AppError(code, message, { cause: error })
}

/** Runs a request to Stripe and converts its failure to an `AppError`. */
export async function callStripe<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    throw toAppError(error)
  }
}

/** Whether Stripe reports a missing object, optionally the one of `parameter`. */
export function isMissing(error: unknown, parameter?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing') return false
  return parameter === undefined || error.param === parameter
}

/** The answer, or undefined where Stripe has no such object. */
export async function orUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

type Fault = Stripe.errors.StripeError

function isCardError(error: Fault): boolean {
  return error instanceof Stripe.errors.StripeCardError && error.rawType === 'card_error'
}

/** Too many requests, or a parallel request on the same object or under the same idempotency key. */
function isBusy(error: Fault): boolean {
  const codes = ['lock_timeout', 'idempotency_key_in_use']
  return error instanceof Stripe.errors.StripeRateLimitError || codes.includes(error.code ?? '')
}

function secondsToWait({ headers }: Fault): number {
  const seconds = Math.ceil(Number(headers?.['retry-after']))
  return seconds > 0 ? seconds : BUSY_SECONDS
}

function chooseRefusal(error: Fault): readonly [ErrorCode, string] {
  const { errors } = Stripe
  if (error instanceof errors.StripeIdempotencyError) {
    return ['CONFLICT', 'This order was begun with another choice. Reload the page, then order again.']
  }
  if (error instanceof errors.StripeConnectionError) {
    return isTimeout(error)
      ? ['GATEWAY_TIMEOUT', 'The payment service took too long to answer. Try again in a moment.']
      : ['BAD_GATEWAY', 'The payment service cannot be reached. Try again in a moment.']
  }
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    return ['BAD_GATEWAY', `The payment service refused this server's key. ${OWNER} check STRIPE_SECRET_KEY.`]
  }
  if (error instanceof errors.StripeInvalidRequestError) {
    const setting = SETTINGS.find(([parameter]) => parameter.test(error.param ?? ''))?.[1]
    return [
      'BAD_GATEWAY',
      `The payment service did not accept the request.${setting ? ` ${OWNER} check ${setting}.` : ''}`,
    ]
  }
  return ['BAD_GATEWAY', 'The payment service failed. Try again in a moment.']
}

function isTimeout({ detail }: Fault): boolean {
  return detail instanceof Error && 'code' in detail && detail.code === 'ETIMEDOUT'
}
