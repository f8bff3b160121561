import { http, HttpResponse } from 'msw'
import { network } from '../../../../testing/msw.ts'

export const SECRET_KEY = 'sk_test_hookline'
/** The API version of the adapter. If an SDK update changes it, its changes must be reviewed. */
export const VERSION = '2026-10-28.endive'
export const STRIPE_URL = 'https://api.stripe.com'

/** A request to Stripe. `parameters` have the form's names, such as `items[0][price]`. */
export interface StripeRequest {
  method: string
  path: string
  /** The id in the path, such as that of a subscription. */
  id: string
  parameters: Record<string, string>
  headers: Headers
}

/** One call of Stripe's API: accepted and required parameters, and its answer. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  /** `:id` matches one segment. */
  path: string
  /** Names of accepted parameters; a `*` at the end matches anything. */
  takes?: readonly string[]
  needs?: readonly string[]
  answer(request: StripeRequest): object
}

/** A refusal in Stripe's format. */
export class Refusal extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, error: { message?: string; code?: string; type?: string; param?: string }) {
    super(error.message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', message: 'No.', ...error } }
  }
}

export const missing = (param = 'id') =>
  new Refusal(404, { code: 'resource_missing', param, message: 'No such object' })

/**
 * Stripe's HTTP API: checks the key, the version, the parameters and the idempotency key of every request before a
 * route answers it. Requests are added to the returned list.
 */
export function serveStripe(routes: readonly Route[], origin = STRIPE_URL): StripeRequest[] {
  const seen: StripeRequest[] = []
  const kept = new Map<string, { question: string; answer: object }>()

  function answer(request: StripeRequest): Response {
    const route = checked(routes, request)
    const key = request.headers.get('idempotency-key')
    const question = JSON.stringify([request.path, request.parameters])
    const before = key === null ? undefined : kept.get(key)
    if (before) {
      if (before.question !== question) throw new Refusal(400, { type: 'idempotency_error' })
      return HttpResponse.json(before.answer, { headers: { 'idempotent-replayed': 'true' } })
    }
    const made = structuredClone(route.answer(request))
    if (key !== null) kept.set(key, { question, answer: made })
    // With a request id, the SDK would report in the next request how long this one took.
    return HttpResponse.json(made, { headers: { 'request-id': `req_${seen.length}` } })
  }

  network.use(
    http.all(`${origin}/*`, async ({ request }) => {
      const url = new URL(request.url)
      const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : url.searchParams
      const { method, headers } = request
      const entry = { method, headers, path: url.pathname, id: '', parameters: Object.fromEntries(form) }
      seen.push(entry)
      try {
        return answer(entry)
      } catch (error) {
        if (error instanceof Refusal) return HttpResponse.json(error.body, { status: error.status })
        throw error
      }
    }),
  )
  return seen
}

/** The route of a request with all required parameters and its id. */
function checked(routes: readonly Route[], request: StripeRequest): Route {
  const { method, path, headers, parameters } = request
  if (headers.get('authorization') !== `Bearer ${SECRET_KEY}`) throw new Refusal(401, { message: 'Invalid API Key' })
  if (headers.get('stripe-version') !== VERSION) throw new Refusal(400, { message: 'Another version' })
  if (headers.has('x-stripe-client-telemetry')) throw new Refusal(400, { message: 'Telemetry' })
  if (method === 'POST' && !headers.get('idempotency-key')) throw new Refusal(400, { message: 'No idempotency key' })
  for (const route of routes) {
    if (route.method !== method) continue
    const match = new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`, 'u').exec(path)
    if (!match) continue
    request.id = match[1] ?? ''
    const unknown = Object.keys(parameters).find((name) => !(route.takes ?? []).some((taken) => fits(taken, name)))
    if (unknown !== undefined) throw new Refusal(400, { code: 'parameter_unknown', param: unknown })
    const absent = route.needs?.find((name) => !parameters[name])
    if (absent !== undefined) throw new Refusal(400, { code: 'parameter_missing', param: absent })
    return route
  }
  throw new Refusal(404, { message: `Unrecognized request URL (${method}: ${path})` })
}

function fits(taken: string, name: string): boolean {
  return taken.endsWith('*') ? name.startsWith(taken.slice(0, -1)) : taken === name
}
