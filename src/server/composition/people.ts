import { type AuditLog } from '../features/admin/people/audit-log.service.ts'
import { createPeopleRepository } from '../features/admin/people/people.repository.ts'
import { createPeople, type PeopleWork } from '../features/admin/people/people.service.ts'
import { type AccessResolver } from '../features/auth/access.service.ts'
import { type AccountMail } from '../features/auth/account-mail.service.ts'
import { type BlockingRepository } from '../features/auth/blocking/blocking.repository.ts'
import { type SessionService } from '../features/auth/sessions/session.service.ts'
import { type HostAllowances } from '../features/usage/allotments.service.ts'
import { type ServiceDependencies } from './dependencies.ts'

/** The owner's view of accounts: what the other features know of them and do with them. */
export function createPeopleServices(
  deps: ServiceDependencies &
    Pick<PeopleWork, 'standingsOf' | 'saveAllowance' | 'removeAccount' | 'endWork'> & {
      endRenewals(userId: string): Promise<boolean>
      blocking: Pick<BlockingRepository, 'block' | 'unblock' | 'free'>
      resolveAccess: AccessResolver
      sessions: Pick<SessionService, 'endAllOf'>
      accountMail: Pick<AccountMail, 'enqueue'>
      record: AuditLog['record']
      hostAllowances: HostAllowances | undefined
    },
) {
  const { db, identity, blocking, resolveAccess, sessions, accountMail, record, hostAllowances, clock } = deps
  const { standingsOf, saveAllowance, removeAccount, endWork, endRenewals } = deps
  return createPeople({
    repository: createPeopleRepository(db),
    record,
    work: {
      access: resolveAccess,
      standingsOf,
      ...blocking,
      endWork,
      async endSubscription(userId, also) {
        const ends = await endRenewals(userId)
        if (ends) await db.transaction().execute(also)
        return ends
      },
      endSessions: sessions.endAllOf,
      mailResetLink:
        identity || deps.publicConfig().oidc?.only
          ? undefined
          : (userId, also) =>
              db.transaction().execute(async (trx) => {
                await accountMail.enqueue(userId, { about: 'reset' })(trx)
                await also(trx)
              }),
      saveAllowance,
      removeAccount,
    },
    hasPlans: deps.hostAccess.plans,
    everyone: {
      prompts: hostAllowances?.prompts ?? null,
      searches: hostAllowances?.searches ?? null,
      speechCharacters: hostAllowances?.speechCharacters ?? null,
    },
    clock,
  })
}
