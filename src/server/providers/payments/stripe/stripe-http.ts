import { Stripe } from 'stripe'

/**
 * The SDK's HTTP client, restricted to answers whose JSON is an object with an `error` that is an object or a string,
 * if any. For other answers (`5`, `"bad gateway"` of a proxy) the SDK throws outside of the promise that its caller
 * waits for, which ends the process; here only that call fails.
 */
export function createStripeHttpClient(): InstanceType<typeof Stripe.HttpClient> {
  const client = Stripe.createNodeHttpClient()
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => {
      const response = await client.makeRequest(...request)
      const toJSON = response.toJSON.bind(response)
      return Object.assign(response, { toJSON: async () => checked(await toJSON()) })
    },
  }
}

function checked(answer: unknown): object {
  if (!isObject(answer)) throw new TypeError('the answer is no JSON object')
  const error = 'error' in answer ? answer.error : undefined
  if (error && typeof error !== 'string' && !isObject(error))
    throw new TypeError('the error of the answer is no object')
  return answer
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
