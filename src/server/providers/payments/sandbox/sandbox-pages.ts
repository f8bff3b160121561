import { AppError } from '../../../../shared/errors.ts'
import { Email } from '../../../../shared/features/auth/auth.schema.ts'
import { type Plan } from '../../../../shared/features/subscription/subscription.constants.ts'
import { type CardForm, readCard, type SandboxCard } from '../../../../shared/features/subscription/sandbox.rules.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type Account, emptyAccount } from './billing/account.ts'
import { type Accounts } from './accounts.ts'
import { accepted, type CardOutcome } from './billing/card-outcome.ts'
import { type Delivery } from './delivery.ts'
import { findCheckout, confirmCheckout, payCheckout, startCheckout } from './billing/guest-checkout.ts'
import { type Moment } from './billing/moment.ts'
import { parseCustomerId, newCustomerId } from './billing/object-id.ts'
import { confirmOrder, findOrder, payOrder } from './billing/orders.ts'
import { changePlan, confirmCard, findPortal, setCancelAtPeriodEnd, updateCard } from './billing/portal.ts'
import { type SandboxClock } from './sandbox-clock.ts'
import { type OrderView, type PortalView, toCheckoutView, toOrderView, toPortalView } from './billing/views.ts'

const EXPIRED = 'This page has expired. Start again.'

/** The card was accepted, or its owner must confirm it first. */
export interface CardAnswer {
  status: 'succeeded' | 'requires_action'
}

/**
 * Actions on the sandbox's own pages, which replace Stripe's. Every call throws `AppError` NOT_FOUND for a reference
 * that is invalid or expired, CONFLICT where the state does not allow it, and BAD_REQUEST with a field for a card that
 * is invalid or refused.
 */
export interface SandboxPages {
  /** The order of a client secret, or of a visitor's session id. */
  describeOrder(reference: string): Promise<OrderView>
  pay(clientSecret: string, card: CardForm): Promise<CardAnswer>
  /** Completes the confirmation step of a client secret, a visitor's session id or a portal id. */
  confirm(reference: string, approve: boolean): Promise<CardAnswer>
  startGuestCheckout(plan: Plan): Promise<{ sessionId: string; url: string }>
  completeGuestCheckout(sessionId: string, email: string, card: CardForm): Promise<CardAnswer>
  viewPortal(portalId: string): Promise<PortalView>
  changePlan(portalId: string, plan: Plan): Promise<PortalView>
  cancelAtPeriodEnd(portalId: string): Promise<PortalView>
  resume(portalId: string): Promise<PortalView>
  updateCard(portalId: string, card: CardForm): Promise<CardAnswer>
}

export function createSandboxPages(deps: {
  accounts: Accounts
  delivery: Delivery
  time: SandboxClock
  clock: Clock
  id: () => string
  token: () => string
}): SandboxPages {
  const { accounts, delivery, time, clock, id, token } = deps

  /** Changes the account of a reference, then delivers the resulting events. */
  async function act<T>(reference: string, change: (account: Account, at: Moment) => T): Promise<T> {
    const result = await accounts.change(parseCustomerId(reference), (account, at) => ({ done: change(account, at) }))
    if (!result) throw new AppError('NOT_FOUND', EXPIRED)
    await delivery.deliverFor(parseCustomerId(reference))
    return result.done
  }

  const answer = async (reference: string, change: (account: Account, at: Moment) => CardOutcome) =>
    accepted(await act(reference, change))

  const inPortal = (portalId: string, change: (account: Account, at: Moment) => CardOutcome | void) =>
    act(portalId, (account, at) => {
      const portal = findPortal(account, portalId, clock.now())
      const outcome = change(account, at)
      return { outcome, view: toPortalView(account, portal) }
    }).then(({ outcome, view }) => {
      if (outcome) accepted(outcome)
      return view
    })

  return {
    async describeOrder(reference) {
      const account = await accounts.find(parseCustomerId(reference))
      if (!account) throw new AppError('NOT_FOUND', EXPIRED)
      if (reference.startsWith('cs_')) return toCheckoutView(findCheckout(account, reference), await time.now())
      return toOrderView(account, findOrder(account, reference))
    },
    async pay(clientSecret, form) {
      const card = parseCard(form, clock.now())
      return answer(clientSecret, (account, at) => payOrder(account, at, findOrder(account, clientSecret), card))
    },
    confirm: (reference, approve) =>
      answer(reference, (account, at) => {
        if (reference.startsWith('cs_')) return confirmCheckout(account, at, findCheckout(account, reference), approve)
        if (reference.startsWith('bps_')) {
          return confirmCard(account, at, findPortal(account, reference, clock.now()), approve)
        }
        return confirmOrder(account, at, findOrder(account, reference), approve)
      }),
    async startGuestCheckout(plan) {
      const account = emptyAccount(newCustomerId(id()), { userId: null, email: '' })
      const moment = { now: await time.now(), token, newId: (prefix: string) => prefix }
      const checkout = startCheckout(account, moment, plan)
      await accounts.insert(account)
      const query = new URLSearchParams({ plan, session_id: checkout.id })
      return { sessionId: checkout.id, url: `/sandbox/checkout?${query.toString()}` }
    },
    async completeGuestCheckout(sessionId, address, form) {
      const email = parseEmail(address)
      const card = parseCard(form, clock.now())
      return answer(sessionId, (account, at) =>
        payCheckout(account, at, findCheckout(account, sessionId), { email, card }),
      )
    },
    viewPortal: (portalId) => inPortal(portalId, () => {}),
    changePlan: (portalId, plan) => inPortal(portalId, (account, at) => changePlan(account, at, plan)),
    cancelAtPeriodEnd: (portalId) => inPortal(portalId, (account, at) => setCancelAtPeriodEnd(account, at, true)),
    resume: (portalId) => inPortal(portalId, (account, at) => setCancelAtPeriodEnd(account, at, false)),
    async updateCard(portalId, form) {
      const card = parseCard(form, clock.now())
      return answer(portalId, (account, at) =>
        updateCard(account, at, findPortal(account, portalId, clock.now()), card),
      )
    },
  }
}

function parseCard(form: CardForm, now: Date): SandboxCard {
  const card = readCard(form, now)
  if ('message' in card) throw new AppError('BAD_REQUEST', card.message, { field: card.field })
  return card
}

function parseEmail(address: string): string {
  const email = Email.safeParse(address)
  if (!email.success) {
    throw new AppError('BAD_REQUEST', email.error.issues[0]?.message ?? 'Enter an email address.', { field: 'email' })
  }
  return email.data
}
