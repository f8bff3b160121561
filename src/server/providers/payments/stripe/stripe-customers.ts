import { createHash } from 'node:crypto'
import { type Stripe } from 'stripe'

interface Person {
  userId: string
  email: string
}

/**
 * The customer who stands for a user: the one that says so already, else a new one. Two requests at once meet in one
 * idempotency key, which Stripe keeps for a day; after that the list by address has the customer. Returns its id.
 */
export async function findOrCreateCustomer(stripe: Stripe, person: Person): Promise<string> {
  const { data } = await stripe.customers.list({ email: person.email, limit: 100 })
  const oldest = data.findLast(({ metadata }) => metadata['userId'] === person.userId)
  return oldest?.id ?? (await createCustomer(stripe, person, []))
}

/** `removed` names the customers who were made for this person before and are gone: Stripe would repeat its answer. */
async function createCustomer(stripe: Stripe, person: Person, removed: readonly string[]): Promise<string> {
  const { userId, email } = person
  const parameters = { email, metadata: { userId } }
  const made = await stripe.customers.create(parameters, { idempotencyKey: keyOf(userId, email, ...removed) })
  if (made.lastResponse.headers['idempotent-replayed'] !== 'true') return made.id
  const now = await stripe.customers.retrieve(made.id)
  return now.deleted ? createCustomer(stripe, person, [...removed, made.id]) : made.id
}

/** Stripe wants no address in a key, and every parameter the same under one key. */
function keyOf(...parts: string[]): string {
  return `hookline-customer-${createHash('sha256').update(parts.join('\n')).digest('hex')}`
}
