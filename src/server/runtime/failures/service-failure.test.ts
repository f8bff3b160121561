import { ResponseBodyError } from 'openid-client'
import { APIError } from 'openai'
import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { bucketError } from '../../providers/audio-store/s3/s3-fault.ts'
import { toAppError as toMailError } from '../../providers/mail/smtp/smtp-fault.ts'
import { toAppError as toIdentityError } from '../../providers/identity/firebase/firebase-fault.ts'
import { toOidcFault } from '../../providers/identity/oidc/oidc-fault.ts'
import { toAppError as toPaymentError } from '../../providers/payments/stripe/stripe-fault.ts'
import { failedSearch } from '../../providers/research/search-fault.ts'
import { toAnswerError } from '../../providers/speech/openai/speech-fault.ts'
import { toAppError as toTextError } from '../../providers/text/openai/faults/provider-fault.ts'
import { toProviderFault } from '../../providers/text/openai/faults/sdk-fault.ts'
import { describeServiceFailure, explainServiceFailure } from './service-failure.ts'

const NOW = new Date('2026-11-27T00:00:00Z')
const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
})

const FAILURES: readonly (readonly [string, unknown, object])[] = [
  [
    'the AI',
    toTextError(
      toProviderFault(
        APIError.generate(
          401,
          { error: { message: 'Incorrect API key: sk-abcdef', code: 'invalid_api_key', type: 'x' } },
          undefined,
          new Headers(),
        ),
        NOW,
      ),
    ),
    { status: 401, code: 'invalid_api_key', type: 'x', said: '401 Incorrect API key: [hidden]' },
  ],
  [
    'the voice',
    toAnswerError(
      {
        provider: 'voice.example',
        status: 400,
        headers: new Headers(),
        words: '{"error":{"message":"no such voice","code":"bad_voice"}}',
      },
      NOW,
    ),
    { provider: 'voice.example', status: 400, code: 'bad_voice', said: 'no such voice' },
  ],
  [
    'the bucket',
    bucketError(
      403,
      '<?xml version="1.0"?><Error><Code>InvalidAccessKeyId</Code><Message>No such key.</Message><AWSAccessKeyId>AKIAABCDEFGH</AWSAccessKeyId></Error>',
    ),
    { status: 403, code: 'InvalidAccessKeyId', said: 'No such key.' },
  ],
  [
    'the mail server',
    toMailError(
      Object.assign(new Error('Invalid login: 535 5.7.8 Bad credentials'), {
        code: 'EAUTH',
        responseCode: 535,
        response: '535 5.7.8 Bad credentials',
      }),
      true,
    ),
    { status: 535, code: 'EAUTH', said: '535 5.7.8 Bad credentials' },
  ],
  [
    'Stripe',
    toPaymentError(
      Stripe.errors.StripeError.generate({
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: 'No such price: price_x',
        statusCode: 404,
      } as never),
    ),
    { status: 404, code: 'resource_missing', type: 'StripeInvalidRequestError', said: 'No such price: price_x' },
  ],
  [
    'Stripe, out of reach',
    toPaymentError(
      new Stripe.errors.StripeConnectionError({
        message: 'An error occurred',
        type: 'api_error',
        detail: refused,
      } as never),
    ),
    { code: 'ECONNREFUSED', said: refused.message },
  ],
  [
    'Firebase',
    toIdentityError(Object.assign(new Error('The service account is disabled.'), { code: 'auth/internal-error' })),
    { code: 'auth/internal-error', said: 'The service account is disabled.' },
  ],
  [
    'the identity provider',
    toOidcFault(
      new ResponseBodyError('server responded with an error in the response body', {
        cause: { error: 'invalid_client', error_description: 'client_secret=abc123 is wrong' },
        response: new Response(null, { status: 401 }),
      }),
    ),
    { status: 401, code: 'invalid_client', said: 'client_secret=[hidden] is wrong' },
  ],
  [
    'the search',
    failedSearch(new TypeError('fetch failed', { cause: refused })),
    { code: 'ECONNREFUSED', said: refused.message },
  ],
]

describe('the failure of an outside service', () => {
  it.each(FAILURES)('has its own code and what it said: %s', (_, error, expected) => {
    expect(describeServiceFailure(error)).toMatchObject(expected)
  })

  it('has the first 200 characters of it, cut after its secrets', () => {
    const cause = Object.assign(new Error(`${'long words '.repeat(17)} sk-${'a1'.repeat(60)} end`), { status: 500 })
    const { said } = describeServiceFailure(new AppError('BAD_GATEWAY', 'It failed.', { cause }))
    expect(said?.length).toBeLessThanOrEqual(200)
    expect(said).toMatch(/\[hidden\] end$/u)
  })

  it('has only our own code where no service said anything', () => {
    const error = new AppError('GATEWAY_TIMEOUT', 'It took too long.')
    expect(describeServiceFailure(error)).toMatchObject({ name: 'AppError', code: 'GATEWAY_TIMEOUT', said: undefined })
    expect(explainServiceFailure(error)).toBe('')
  })

  it('is explained in a sentence', () => {
    const sentences = FAILURES.map(([, error]) => explainServiceFailure(error))
    expect(sentences).toContain(' It said: 401 Incorrect API key: [hidden] (invalid_api_key)')
    expect(sentences).toContain(' It said: No such key. (403 InvalidAccessKeyId)')
    expect(sentences).toContain(' The cause: connect ECONNREFUSED 127.0.0.1:9')
  })
})
