import { createHash } from 'node:crypto'
import { type Stripe } from 'stripe'
import { orUndefined } from './stripe-fault.ts'
import { readAll } from './stripe-list.ts'

interface Person {
  userId: string
  email: string
}

/**
 * The customer of a user: one that is marked with the user already, otherwise a new one. Two parallel requests share an
 * idempotency key, which Stripe stores for a day; later requests find the customer by address. Returns its id.
 */
export async function findOrCreateCustomer(stripe: Stripe, person: Person): Promise<string> {
  const namesakes = await readAll(stripe.customers.list({ email: person.email, limit: 100 }))
  const oldest = namesakes.findLast(({ metadata }) => metadata['userId'] === person.userId)
  return oldest?.id ?? (await createCustomer(stripe, person, []))
}

/** The user of a customer, as the port describes. */
export async function findUserOf(stripe: Stripe, customerId: string): Promise<string | undefined> {
  const customer = await orUndefined(stripe.customers.retrieve(customerId))
  return customer && !customer.deleted ? customer.metadata['userId'] || undefined : undefined
}

/** `removed` are deleted customers of this person. They are part of the key, because Stripe would repeat its answer. */
async function createCustomer(stripe: Stripe, person: Person, removed: readonly string[]): Promise<string> {
  const { userId, email } = person
  const parameters = { email, metadata: { userId } }
  const made = await stripe.customers.create(parameters, { idempotencyKey: buildKey(userId, email, ...removed) })
  if (made.lastResponse.headers['idempotent-replayed'] !== 'true') return made.id
  const now = await stripe.customers.retrieve(made.id)
  return now.deleted ? createCustomer(stripe, person, [...removed, made.id]) : made.id
}

/** Stripe forbids addresses in a key, and requires equal parameters under one key. */
function buildKey(...parts: string[]): string {
  return `hookline-customer-${createHash('sha256').update(parts.join('\n')).digest('hex')}`
}
