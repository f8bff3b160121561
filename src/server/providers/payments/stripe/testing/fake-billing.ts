import { PRICE_CENTS } from '../../../../../shared/plans.ts'
import { type Account, createAccount, SETTINGS } from './fake-account.ts'
import { missing, Refusal, type Route, serveStripe, STRIPE_URL } from './fake-stripe.ts'

const ENDED = ['canceled', 'incomplete_expired']
const EXPAND = ['expand[*']
const PAGE = ['limit', 'starting_after']

/** A Stripe account, served at `origin`. Its objects are accessible and mutable. Calls are added to `requests`. */
export function fakeBilling({ origin = STRIPE_URL }: { origin?: string } = {}) {
  const account = createAccount()
  return { ...account, requests: serveStripe(buildRoutes(account), origin) }
}

export type FakeBilling = ReturnType<typeof fakeBilling>

function buildRoutes(account: Account): Route[] {
  const { customers, subscriptions, sessions, portals, charges, invoices, links, disputes, previews, prices } = account
  const { show, start, nextId } = account
  const live = (id: string) => {
    const customer = customers.get(id)
    if (!customer || customer.deleted) throw missing('customer')
    return customer
  }
  const findSubscription = (id: string) => subscriptions.get(id) ?? refuse(missing())

  return [
    {
      method: 'GET',
      path: '/v1/customers',
      takes: ['email', ...PAGE],
      answer: ({ parameters }) =>
        list(
          [...customers.values()]
            .filter(({ email, deleted }) => !deleted && email === parameters['email'])
            .toReversed(),
          parameters,
        ),
    },
    {
      method: 'POST',
      path: '/v1/customers',
      takes: ['email', 'metadata[userId]'],
      needs: ['email', 'metadata[userId]'],
      answer: ({ parameters }) => {
        const customer = { id: nextId('cus'), email: parameters['email'] ?? '', metadata: parseMetadata(parameters) }
        customers.set(customer.id, customer)
        return customer
      },
    },
    {
      method: 'GET',
      path: '/v1/customers/:id',
      answer: ({ id }) => customers.get(id) ?? refuse(missing()),
    },
    {
      method: 'POST',
      path: '/v1/customers/:id',
      takes: ['metadata[userId]', 'email'],
      answer: ({ id, parameters }) =>
        Object.assign(
          live(id),
          parameters['metadata[userId]'] && { metadata: parseMetadata(parameters) },
          parameters['email'] && { email: parameters['email'] },
        ),
    },
    {
      method: 'DELETE',
      path: '/v1/customers/:id',
      answer: ({ id }) => {
        live(id).deleted = true
        for (const subscription of subscriptions.values()) {
          if (subscription.customer === id && !ENDED.includes(subscription.status)) subscription.status = 'canceled'
        }
        return { id, object: 'customer', deleted: true }
      },
    },
    {
      method: 'POST',
      path: '/v1/subscriptions',
      takes: [
        'customer',
        'items[0][price]',
        'payment_behavior',
        'payment_settings[save_default_payment_method]',
        'discounts[0][coupon]',
        'expand[*',
      ],
      needs: ['customer', 'items[0][price]'],
      answer: ({ parameters }) => {
        const price = prices.get(parameters['items[0][price]'] ?? '') ?? refuse(missing('items[0][price]'))
        const coupon = parameters['discounts[0][coupon]']
        if (coupon !== undefined && coupon !== SETTINGS.introCouponId) throw missing('discounts[0][coupon]')
        const amount = coupon ? PRICE_CENTS.introMonth : price.unit_amount
        return show(start(live(parameters['customer'] ?? '').id, price.id, amount), parameters)
      },
    },
    {
      method: 'GET',
      path: '/v1/subscriptions',
      takes: ['customer', 'status', ...PAGE],
      needs: ['customer', 'status'],
      answer: ({ parameters }) =>
        list(
          [...subscriptions.values()]
            .filter((one) => one.customer === parameters['customer'])
            .toReversed()
            .map((one) => show(one)),
          parameters,
        ),
    },
    {
      method: 'GET',
      path: '/v1/subscriptions/:id',
      takes: EXPAND,
      answer: ({ id, parameters }) => show(findSubscription(id), parameters),
    },
    {
      method: 'POST',
      path: '/v1/subscriptions/:id',
      takes: ['cancel_at_period_end'],
      needs: ['cancel_at_period_end'],
      answer: ({ id, parameters }) => {
        const subscription = findSubscription(id)
        if (ENDED.includes(subscription.status)) throw new Refusal(400, { message: 'It was canceled.' })
        subscription.cancel_at_period_end = parameters['cancel_at_period_end'] === 'true'
        return show(subscription)
      },
    },
    {
      method: 'DELETE',
      path: '/v1/subscriptions/:id',
      answer: ({ id }) => {
        const subscription = findSubscription(id)
        if (ENDED.includes(subscription.status)) throw missing()
        subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled'
        return show(subscription)
      },
    },
    {
      method: 'POST',
      path: '/v1/invoices/:id/void',
      answer: ({ id }) => {
        const subscription = [...subscriptions.values()].find(({ invoice }) => invoice === id) ?? refuse(missing())
        if (subscription.invoiceStatus !== 'open') throw new Refusal(400, { message: 'This invoice is not open' })
        subscription.invoiceStatus = 'void'
        subscription.status = 'incomplete_expired'
        return { id, object: 'invoice', status: 'void' }
      },
    },
    {
      method: 'POST',
      path: '/v1/invoices/create_preview',
      takes: ['subscription'],
      needs: ['subscription'],
      answer: ({ parameters: { subscription = '' } }) => {
        const { price } = findSubscription(subscription)
        const amount = previews.get(subscription) ?? prices.get(price)?.unit_amount
        if (amount instanceof Refusal) throw amount
        return { object: 'invoice', amount_due: amount }
      },
    },
    {
      method: 'GET',
      path: '/v1/charges',
      takes: ['customer', ...PAGE],
      needs: ['customer'],
      answer: ({ parameters }) =>
        list(
          charges.filter((one) => one.customer === parameters['customer']),
          parameters,
        ),
    },
    {
      method: 'GET',
      path: '/v1/invoices',
      takes: ['customer', 'status', ...PAGE, 'expand[*'],
      needs: ['customer'],
      answer: ({ parameters }) => {
        const { customer, status, 'expand[0]': expand } = parameters
        return list(
          invoices
            .filter((one) => one.customer === customer && (status === undefined || one.status === status))
            // The payments are returned only on request.
            .map((one) => (expand === 'data.payments' ? one : { ...one, payments: undefined })),
          parameters,
        )
      },
    },
    {
      method: 'GET',
      path: '/v1/payment_links',
      takes: ['active', ...PAGE],
      needs: ['active'],
      answer: ({ parameters }) => list(links, parameters),
    },
    {
      method: 'GET',
      path: '/v1/charges/:id',
      answer: ({ id }) => charges.find((one) => one.id === id) ?? refuse(missing()),
    },
    {
      method: 'GET',
      path: '/v1/disputes',
      takes: ['charge', ...PAGE],
      needs: ['charge'],
      answer: ({ parameters }) =>
        list(
          disputes.filter((one) => one.charge === parameters['charge']),
          parameters,
        ),
    },
    { method: 'GET', path: '/v1/prices/:id', answer: ({ id }) => prices.get(id) ?? refuse(missing()) },
    {
      method: 'GET',
      path: '/v1/checkout/sessions/:id',
      answer: ({ id }) => sessions.get(id) ?? refuse(missing()),
    },
    {
      method: 'GET',
      path: '/v1/billing_portal/configurations',
      takes: ['active', ...PAGE],
      answer: ({ parameters }) => list(portals, parameters),
    },
    {
      method: 'POST',
      path: '/v1/billing_portal/sessions',
      takes: ['customer', 'return_url', 'configuration'],
      needs: ['customer', 'return_url'],
      answer: ({ parameters: { customer = '' } }) => ({ url: `https://billing.stripe.com/p/${live(customer).id}` }),
    },
  ]
}

/** One page of a list, newest first: at most a hundred entries after `starting_after`. */
function list(all: readonly { id: string }[], { limit = '10', starting_after: last }: Record<string, string>): object {
  const from = last === undefined ? 0 : all.findIndex(({ id }) => id === last) + 1
  const to = from + Math.min(100, Number(limit))
  return { object: 'list', data: all.slice(from, to), has_more: to < all.length }
}

function parseMetadata(parameters: Record<string, string>): Record<string, string> {
  return { userId: parameters['metadata[userId]'] ?? '' }
}

function refuse(refusal: Refusal): never {
  throw refusal
}
