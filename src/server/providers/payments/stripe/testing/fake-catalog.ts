import { missing, type Route, serveStripe, type StripeRequest } from './fake-stripe.ts'

type Thing = { id: string; [member: string]: unknown }

interface Kind {
  path: string
  /** Prefix of its ids. */
  prefix: string
  takes: readonly string[]
  needs: readonly string[]
  /** Fields that Stripe adds. */
  adds?: (id: string) => object
}

const KINDS: readonly Kind[] = [
  { path: 'products', prefix: 'prod', takes: ['id', 'name'], needs: ['name'] },
  {
    path: 'prices',
    prefix: 'price',
    takes: ['product', 'currency', 'unit_amount', 'recurring[interval]', 'lookup_key', 'transfer_lookup_key'],
    needs: ['product', 'currency', 'unit_amount'],
  },
  {
    path: 'coupons',
    prefix: 'coupon',
    takes: ['id', 'name', 'amount_off', 'currency', 'duration'],
    needs: ['amount_off', 'currency'],
  },
  {
    path: 'billing_portal/configurations',
    prefix: 'bpc',
    takes: ['name', 'features[*', 'metadata[*'],
    needs: ['features[invoice_history][enabled]'],
  },
  {
    path: 'payment_links',
    prefix: 'plink',
    takes: ['line_items[*', 'after_completion[*', 'allow_promotion_codes', 'metadata[*', 'active'],
    needs: ['line_items[0][price]', 'line_items[0][quantity]'],
    adds: (id) => ({ url: `https://buy.stripe.com/${id}` }),
  },
  {
    path: 'webhook_endpoints',
    prefix: 'we',
    takes: ['url', 'enabled_events[*', 'api_version', 'disabled'],
    needs: ['url', 'enabled_events[0]'],
    adds: (id) => ({ status: 'enabled', secret: `whsec_of_${id}` }),
  },
]

/** The part of a Stripe account that the set-up fills, empty at first. */
export function fakeCatalog() {
  const things = new Map(KINDS.map(({ path }) => [path, new Map<string, Thing>()]))
  let count = 0

  function buildRoutes({ path, prefix, takes, needs, adds }: Kind): Route[] {
    const kept = things.get(path) ?? new Map<string, Thing>()
    const all = `/v1/${path}`
    const known = (id: string): Thing => {
      const thing = kept.get(id)
      if (!thing) throw missing()
      return thing
    }
    const create = ({ parameters }: StripeRequest) => {
      const id = parameters['id'] ?? `${prefix}_${(count += 1)}`
      const thing: Thing = { object: path, active: true, metadata: {}, ...nest(parameters), id, ...adds?.(id) }
      if (parameters['transfer_lookup_key']) {
        for (const other of kept.values()) if (other['lookup_key'] === thing['lookup_key']) other['lookup_key'] = null
      }
      kept.set(id, thing)
      return thing
    }
    const list = ({ parameters }: StripeRequest) => {
      const data = [...kept.values()].filter((thing) => !parameters['active'] || thing['active'] === true).toReversed()
      // The secret of an endpoint is returned once.
      return { object: 'list', has_more: false, data: data.map((thing) => ({ ...thing, secret: undefined })) }
    }
    const filters = ['limit', 'active', 'lookup_keys[*']
    return [
      { method: 'GET', path: all, takes: filters, answer: list },
      { method: 'POST', path: all, takes, needs, answer: create },
      { method: 'GET', path: `${all}/:id`, answer: ({ id }) => known(id) },
      {
        method: 'POST',
        path: `${all}/:id`,
        takes,
        answer: ({ id, parameters }) => Object.assign(known(id), nest(parameters)),
      },
    ]
  }

  const requests = serveStripe(KINDS.flatMap(buildRoutes))
  return {
    requests,
    /** Everything of one kind, oldest first. */
    all: (path: string) => [...(things.get(path)?.values() ?? [])],
  }
}

interface Branch {
  [key: string]: Branch | string
}

/** Form parameters as an object: `a[b][0]=true` is `{a: {b: [true]}}`. */
export function nest(parameters: Record<string, string>): object {
  const root: Branch = {}
  for (const [name, value] of Object.entries(parameters)) {
    const keys = name.split(/[[\]]+/u).filter(Boolean)
    let branch = root
    for (const key of keys.slice(0, -1)) {
      const next = branch[key]
      branch = typeof next === 'object' ? next : (branch[key] = {})
    }
    branch[keys.at(-1) ?? ''] = value
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, parseValue(value)]))
}

function parseValue(value: Branch | string): unknown {
  if (typeof value === 'string') return /^(?:true|false|\d+)$/u.test(value) ? JSON.parse(value) : value
  const entries = Object.entries(value).map(([key, member]) => [key, parseValue(member)] as const)
  const isList = entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, member]) => member) : Object.fromEntries(entries)
}
