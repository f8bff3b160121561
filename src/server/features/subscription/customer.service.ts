import { AppError } from '../../../shared/errors.ts'
import { LEAVING_MS } from '../../../shared/features/auth/auth.constants.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type Payments, type ProviderSubscription } from '../../providers/payments/payments.port.ts'
import { type CustomerRepository } from './customer.repository.ts'

/** The user who buys or claims. */
export interface Buyer {
  id: string
  email: string
  emailVerified: boolean
  /** Owner and developers have premium access without a plan. */
  access?: 'standard' | 'owner' | 'dev'
}

/** Whether a user exists, and since when they are being deleted. */
export interface DeletionState {
  findDeletion(userId: string): Promise<{ since: Date | null } | undefined>
}

export type Customers = ReturnType<typeof createCustomers>

/** The customers of users at the payment provider. Each is removed with its user. */
export function createCustomers(deps: {
  payments: Payments
  customers: CustomerRepository
  users: DeletionState
  clock: Clock
}) {
  const { payments, customers, users, clock } = deps

  async function isLeaving(userId: string): Promise<boolean> {
    const leaving = await users.findDeletion(userId)
    if (!leaving) return true
    return leaving.since !== null && clock.now().getTime() - leaving.since.getTime() < LEAVING_MS
  }

  async function remove(customerId: string): Promise<void> {
    for (const { id } of await payments.findSubscriptions(customerId)) await payments.cancelNow(id)
    await payments.removeCustomer(customerId)
    await customers.delete(customerId)
  }

  /**
   * Throws CONFLICT while an account is being deleted. `customerId` is the customer of something just created at the
   * provider, which is then removed, because the deletion may have missed it.
   */
  async function assertNotDeleting(userId: string, customerId?: string): Promise<void> {
    if (!(await isLeaving(userId))) return
    if (customerId !== undefined) await remove(customerId)
    throw new AppError('CONFLICT', 'This account is being deleted.')
  }

  return {
    assertNotDeleting,

    /** The newest customer of a user, created where there is none. Throws like `assertNotDeleting`. */
    async findOrCreateCustomer(user: { id: string; email: string }): Promise<string> {
      const [known] = await customers.findAll(user.id)
      if (known) return known
      const customerId = await payments.createCustomer({ userId: user.id, email: user.email })
      await assertNotDeleting(user.id, customerId)
      await customers.insert(customerId, user.id, clock.now()).catch(async (error: unknown) => {
        // The user may have been deleted meanwhile, and no row would refer to the customer.
        await assertNotDeleting(user.id, customerId)
        throw error
      })
      return customerId
    },

    /** Changes a user's address at the provider. Throws its errors; can be repeated. */
    async move(userId: string, email: string): Promise<void> {
      for (const customerId of await customers.findAll(userId)) await payments.moveCustomer({ customerId, email })
    },

    /** Every subscription that the provider has of a user; of each customer newest first. */
    async loadSubscriptions(userId: string): Promise<ProviderSubscription[]> {
      const ids = await customers.findAll(userId)
      const lists = await Promise.all(ids.map((customerId) => payments.findSubscriptions(customerId)))
      return lists.flat()
    },

    /** Ends everything at the provider before an account is deleted. Throws the provider's errors; can be repeated. */
    async endBilling(userId: string): Promise<void> {
      await customers.recordDeletion(userId, clock.now())
      for (const customerId of await customers.findAll(userId)) await remove(customerId)
    },
  }
}
