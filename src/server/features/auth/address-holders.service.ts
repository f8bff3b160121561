import { ACCOUNT_BLOCKED, AppError } from '../../../shared/errors.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type Enqueue } from '../../runtime/jobs/jobs.port.ts'
import { type AddressHolderRepository } from './address-holders.repository.ts'
import { type Account, type NewAccount } from './user.repository.ts'

export type AddressHolders = ReturnType<typeof createAddressHolders>

/**
 * An account whose address nobody has proven may be a squatter's: it gives way to whoever proves the address, and nothing of it
 * stays. Source: docs/product-rules.md#identity.
 */
export function createAddressHolders(deps: {
  repository: AddressHolderRepository
  /** Removes what an account has outside of the database, then calls `removeRows`. Can be repeated. */
  clear(userId: string, removeRows: () => Promise<boolean>): Promise<boolean>
  /** Whether a plan gives the account access. */
  hasPlan(userId: string): Promise<boolean>
  supportEmail: string
  clock: Clock
}) {
  const { repository, clear, hasPlan, supportEmail, clock } = deps

  return {
    /**
     * Deletes the unproven account `holder` and everything that belongs to it, and inserts `next` in its place; `also` runs in
     * that transaction. The account is marked first, so that nothing is bought for it and its own link proves nothing meanwhile.
     * Returns false where its address is proven by now, or it is gone. Throws CONFLICT with `address_has_plan`, FORBIDDEN for a
     * blocked account, and the errors of the providers that have a part of it: then it can be repeated.
     */
    async replace(holder: Account, next: NewAccount | undefined, also?: Enqueue): Promise<boolean> {
      if (holder.emailVerifiedAt !== null) return false
      const now = clock.now()
      const claim = await repository.claim(holder.id, now)
      if (claim === 'blocked') throw new AppError('FORBIDDEN', ACCOUNT_BLOCKED, { reason: 'account_blocked' })
      if (claim === 'none') return false
      if (await hasPlan(holder.id)) {
        await repository.release(holder.id, now)
        const message = `There is an account with this email address, never confirmed, that has a plan. Write to ${supportEmail}: we find out whose it is.`
        throw new AppError('CONFLICT', message, { reason: 'address_has_plan' })
      }
      return clear(holder.id, () => repository.replace(holder.id, next, also))
    },
  }
}
