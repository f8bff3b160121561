import { AppError, LAST_OWNER } from '../../../../shared/errors.ts'
import {
  type BlockRequest,
  type OwnAllowance,
  type PeoplePage,
  type PeopleRequest,
  type Person,
  type SetAllowanceRequest,
} from '../../../../shared/features/admin/people.schema.ts'
import { emailKey } from '../../../../shared/features/auth/auth.rules.ts'
import { type Plan } from '../../../../shared/features/subscription/subscription.constants.ts'
import { periodStart } from '../../../../shared/features/usage/usage.rules.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type Enqueue } from '../../../runtime/jobs/jobs.port.ts'
import { type AuditLog } from './audit-log.service.ts'
import { readCursor, writeCursor } from './page-cursor.service.ts'
import { type PeopleRepository, type StoredPerson } from './people.repository.ts'

/** Accounts, or entries of the log, on a page. */
const PAGE = 50

/** What became of blocking or unblocking: nothing where the account is like that already, or is gone. */
type Blocked = 'done' | 'same' | 'none' | 'last-owner'

/** What this feature needs of the others. An `also` runs in the transaction of the change. */
export interface PeopleWork {
  access(user: { email: string; emailVerified: boolean; isOwner: boolean; ownerGroup: string | null }): Person['access']
  /** The plans that give these users access, and the users who will be charged again. */
  standingsOf(userIds: readonly string[]): Promise<{ plans: Map<string, Plan>; renewing: Set<string> }>
  block(userId: string, now: Date, also: Enqueue): Promise<Blocked>
  unblock(userId: string, also: Enqueue): Promise<Blocked>
  /** Lets whoever proves the address next open the account. */
  free(userId: string, now: Date, also: Enqueue): Promise<Blocked>
  /** Ends what runs for a user: texts, speech, an import. */
  endWork(userId: string): Promise<void>
  /** Ends a subscription with its paid period. Without one it does nothing, and `also` does not run. Throws the provider's errors. */
  endSubscription(userId: string, also: Enqueue): Promise<boolean>
  endSessions(userId: string, also: Enqueue): Promise<void>
  /** Mails a link to a new password; undefined where an identity provider has the passwords. */
  mailResetLink: ((userId: string, also: Enqueue) => Promise<void>) | undefined
  saveAllowance(userId: string, allowance: OwnAllowance, also: Enqueue): Promise<boolean>
  /** Deletes an account as its user would, the subscription first. Throws CONFLICT for the last owner. */
  removeAccount(userId: string, also: Enqueue): Promise<void>
}

/** The accounts of the server, for its owners. Source: docs/product-rules.md#people. */
export function createPeople(deps: {
  repository: PeopleRepository
  record: AuditLog['record']
  work: PeopleWork
  hasPlans: boolean
  /** What the host gives each account in a month; null: no limit, or a matter of the plan. */
  everyone: OwnAllowance
  clock: Clock
}) {
  const { repository, record, work, hasPlans, everyone, clock } = deps

  async function find(id: string): Promise<StoredPerson> {
    const person = await repository.find(id)
    if (!person) throw gone()
    return person
  }

  async function describe(stored: readonly StoredPerson[]): Promise<Person[]> {
    const ids = stored.map(({ id }) => id)
    const used = await repository.findUsed(ids, periodStart('month', clock.now()))
    const { plans, renewing } = await work.standingsOf(ids)
    return stored.map(({ isOwner, ownerGroup, ...person }) => ({
      ...person,
      access: work.access({ ...person, isOwner, ownerGroup }),
      plan: plans.get(person.id) ?? null,
      renews: renewing.has(person.id),
      used: used(person.id),
    }))
  }

  const endSubscription = (actor: string, id: string): Promise<boolean> =>
    work.endSubscription(id, record('end_subscription', actor, id))

  async function changeBlock(change: Promise<Blocked>): Promise<void> {
    const outcome = await change
    if (outcome === 'none') throw gone()
    if (outcome === 'last-owner') throw new AppError('CONFLICT', LAST_OWNER)
  }

  return {
    /** A page of the accounts, newest first. Throws BAD_REQUEST for a cursor that is not one of this list. */
    async list({ search, cursor }: PeopleRequest): Promise<PeoplePage> {
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const found = await repository.findPage(search, after, PAGE + 1)
      const page = found.slice(0, PAGE)
      const last = page.at(-1)
      return {
        people: await describe(page),
        nextCursor: found.length > PAGE && last ? writeCursor([last.createdAt, last.id]) : null,
        total: await repository.count(search),
        hasPlans,
        everyone,
        sendsResetLinks: work.mailResetLink !== undefined,
      }
    },

    /** Gives an account an allowance of its own. Throws NOT_FOUND. */
    async setAllowance(actor: string, { id, ...allowance }: SetAllowanceRequest): Promise<void> {
      if (!(await work.saveAllowance(id, allowance, record('allowance', actor, id, allowance)))) throw gone()
    },

    /**
     * Blocks an account: its sessions and running work end, and nothing lets its person in. What is blocked already stays so.
     * `endsSubscription`: it is charged no more either. Returns whether a subscription ends, and the provider's problem where it
     * goes on: the account is blocked all the same. Throws NOT_FOUND, and CONFLICT for the last owner.
     */
    async block(
      actor: string,
      { id, endsSubscription }: BlockRequest,
    ): Promise<{ endsSubscription: boolean; problem: string | null }> {
      await changeBlock(work.block(id, clock.now(), record('block', actor, id)))
      await work.endWork(id)
      try {
        return { endsSubscription: endsSubscription && (await endSubscription(actor, id)), problem: null }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return { endsSubscription: false, problem: error.message }
      }
    },

    /** Ends the subscription of an account with its paid period. Returns whether there was one. Throws NOT_FOUND, and the provider's errors. */
    async endSubscription(actor: string, id: string): Promise<boolean> {
      await find(id)
      return endSubscription(actor, id)
    },

    /** Lets a blocked account in again. Throws NOT_FOUND. */
    unblock: (actor: string, id: string): Promise<void> => changeBlock(work.unblock(id, record('unblock', actor, id))),

    /**
     * Lets whoever proves the address of an account next open it: its identity is gone, or its address was never proven and a
     * plan keeps it from giving way. Throws NOT_FOUND, and CONFLICT for the last owner.
     */
    free: (actor: string, id: string): Promise<void> =>
      changeBlock(work.free(id, clock.now(), record('free', actor, id))),

    /** Ends every session of an account. Throws NOT_FOUND. */
    async signOut(actor: string, id: string): Promise<void> {
      await find(id)
      await work.endSessions(id, record('sign_out', actor, id))
    },

    /** Mails a link to a new password. Returns the address. Throws NOT_FOUND, NOT_IMPLEMENTED with an identity provider. */
    async sendResetLink(actor: string, id: string): Promise<string> {
      const { email } = await find(id)
      if (!work.mailResetLink) {
        throw new AppError('NOT_IMPLEMENTED', 'Passwords are changed where people sign in, not on this server.')
      }
      await work.mailResetLink(id, record('reset_link', actor, id))
      return email
    },

    /**
     * Deletes an account, confirmed by its address. Throws NOT_FOUND, BAD_REQUEST for another address, CONFLICT for the last
     * owner, and the errors of the providers that have a part of the account: then it can be repeated.
     */
    async remove(actor: string, { id, address }: { id: string; address: string }): Promise<void> {
      const { email } = await find(id)
      if (emailKey(address) !== emailKey(email)) {
        throw new AppError('BAD_REQUEST', `Type ${email} to delete this account.`, { field: 'address' })
      }
      await work.removeAccount(id, record('delete', actor, id))
    },
  }
}

function gone(): AppError {
  return new AppError('NOT_FOUND', 'This account does not exist any more.')
}
