import { z } from 'zod'
import { AppError } from '../../../../shared/errors.ts'
import { hasNotEnded } from '../../../../shared/features/subscription/subscription.rules.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type Payments } from '../payments.port.ts'
import { type SandboxStore } from '../sandbox-store.port.ts'
import { type Account, emptyAccount, type Subscription } from './billing/account.ts'
import { type Accounts } from './accounts.ts'
import { HOUR_MS } from './billing/calendar.ts'
import { keepTrying } from './keep-trying.ts'
import { type Moment } from './billing/moment.ts'
import { parseCustomerId, newCustomerId, newSecretId } from './billing/object-id.ts'
import { startOrder } from './billing/orders.ts'
import { setEnding } from './billing/portal.ts'
import { type SandboxClock } from './sandbox-clock.ts'
import { end } from './billing/settle.ts'
import { toProviderSubscription } from './billing/views.ts'
import { type Webhook } from './webhook.ts'

const CustomerOfUser = z.object({ customerId: z.string() })
const NO_CUSTOMER = 'The test payments know no such customer.'

/**
 * The server's interface to the sandbox. Events that its calls cause wait until the pages or the housekeeping deliver
 * them, because a webhook never arrives inside of the call that caused it.
 */
export function createSandboxPayments(deps: {
  store: SandboxStore
  accounts: Accounts
  time: SandboxClock
  webhook: Webhook
  clock: Clock
  id: () => string
  token: () => string
  origin: () => string
}): Payments {
  const { store, accounts, time, webhook, clock, id, token, origin } = deps

  /** Assigns the customer `wanted` to a user, unless they have one. Returns the user's customer. */
  const claimUser = (userId: string, wanted: string) =>
    keepTrying(async () => {
      const document = await store.find(`user_${userId}`)
      if (document) return { done: CustomerOfUser.parse(document.data).customerId }
      const data = { customerId: wanted }
      const claim = { id: `user_${userId}`, kind: 'user', customerId: wanted, data, version: 0 } as const
      return (await store.save(claim)) ? { done: wanted } : undefined
    })

  /** Changes a subscription, if it exists. */
  const changeOne = (subscriptionId: string, act: (account: Account, at: Moment, found: Subscription) => void) =>
    accounts.change(parseCustomerId(subscriptionId), (account, at) => {
      const found = account.subscriptions.find((one) => one.id === subscriptionId)
      if (found) act(account, at, found)
    })

  return {
    name: 'sandbox',
    account: 'sandbox',
    now: () => time.now(),
    async createCustomer({ userId, email }) {
      const customerId = await claimUser(userId, newCustomerId(id()))
      await accounts.insert(emptyAccount(customerId, { userId, email }))
      return customerId
    },
    async moveCustomer({ customerId, email }) {
      await accounts.change(customerId, (account) => {
        account.email = email
        return true
      })
    },
    findUserOf: async (customerId) => (await accounts.find(customerId))?.userId ?? undefined,
    async startSubscription({ customerId, ...order }) {
      const started = await accounts.change(customerId, (account, at) => startOrder(account, at, order))
      if (!started) throw new AppError('NOT_FOUND', NO_CUSTOMER)
      return { subscriptionId: started.id, clientSecret: started.clientSecret }
    },
    async findClientSecret(subscriptionId) {
      const account = await accounts.find(parseCustomerId(subscriptionId))
      const found = account?.subscriptions.find((one) => one.id === subscriptionId)
      return found?.status === 'incomplete' ? found.clientSecret : undefined
    },
    async findSubscription(subscriptionId) {
      const account = await accounts.find(parseCustomerId(subscriptionId))
      const found = account?.subscriptions.find((one) => one.id === subscriptionId)
      return account && found && toProviderSubscription(account, found)
    },
    async findSubscriptions(customerId) {
      const account = await accounts.find(customerId)
      return account?.subscriptions.map((one) => toProviderSubscription(account, one)).toReversed() ?? []
    },
    async abandon(subscriptionId) {
      const abandoned = await accounts.change(parseCustomerId(subscriptionId), (account, at) => {
        const found = account.subscriptions.find((one) => one.id === subscriptionId)
        if (found?.status === 'incomplete') end(account, at, found)
        return !found || found.status === 'incomplete_expired'
      })
      return abandoned ?? true
    },
    async cancelNow(subscriptionId) {
      await changeOne(subscriptionId, end)
    },
    async endAtPeriodEnd(subscriptionId) {
      await changeOne(subscriptionId, (account, at, found) => {
        if (hasNotEnded(found.status)) setEnding(account, at, found, true)
      })
    },
    removeCustomer: (customerId) => accounts.delete(customerId),
    async createPortal({ customerId, returnUrl }) {
      const portalId = newSecretId('bps', customerId, token())
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + HOUR_MS)
      const made = await accounts.change(customerId, (account) => {
        const open = account.portals.filter((portal) => portal.expiresAt > now)
        account.portals = [...open, { id: portalId, returnUrl, expiresAt, awaiting: null }]
        return true
      })
      if (!made) throw new AppError('BAD_GATEWAY', NO_CUSTOMER)
      return { url: `${origin()}/sandbox/portal?session_id=${portalId}` }
    },
    guestCheckoutUrl: async (plan) => `/sandbox/checkout?plan=${plan}`,
    async findCheckout(sessionId) {
      const account = await accounts.find(parseCustomerId(sessionId))
      if (!account?.checkout || account.checkout.id !== sessionId) return undefined
      const { subscriptionId } = account.checkout
      if (subscriptionId === null) return undefined
      return { id: sessionId, paid: true, customerEmail: account.email, customerId: account.id, subscriptionId }
    },
    async adoptCustomer({ customerId, userId }) {
      const adopted = await accounts.change(customerId, (account) => {
        account.userId = userId
        return true
      })
      if (!adopted) throw new AppError('BAD_GATEWAY', NO_CUSTOMER)
      await claimUser(userId, customerId)
    },
    readEvent: (rawBody, signature) => webhook.read(rawBody, signature),
  }
}
