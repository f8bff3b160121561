import { type Clock } from '../../runtime/clock.ts'
import { type IdentityProvider, MOST_PEOPLE } from '../../providers/identity/identity.port.ts'
import { type FederatedAccounts } from './federated-accounts.service.ts'
import { type SessionService } from './sessions/session.service.ts'
import { type UserRepository } from './user.repository.ts'

/** Milliseconds between checks of a user. A failed check is repeated within the hour. */
const EVERY_MS = 20 * 60_000
/** Maximum number of calls in a round, so that it ends before the next round begins. */
const MOST_QUESTIONS = 50

/** Signs users out within the hour who were disabled, signed out or removed at the identity provider. */
export function createIdentityChecks(deps: {
  /** Undefined where the server has its own accounts. */
  identity: IdentityProvider | undefined
  users: Pick<UserRepository, 'findFederated'>
  federated: Pick<FederatedAccounts, 'follow'>
  sessions: Pick<SessionService, 'claimUnchecked' | 'endAllOf' | 'endOutdated'>
  clock: Clock
  /** Reports an error in the background. */
  report(error: unknown): void
}) {
  const { identity, users, federated, sessions, clock, report } = deps

  async function check(provider: IdentityProvider, userIds: readonly string[]): Promise<void> {
    const accounts = await users.findFederated(userIds)
    if (accounts.length === 0) return
    const people = await provider.findPeople(accounts.map(({ externalId }) => externalId))
    const byUid = new Map(people.map((person) => [person.uid, person]))
    for (const account of accounts) {
      const person = byUid.get(account.externalId)
      if (!person || person.disabled) await sessions.endAllOf(account.id)
      else if (person.validSince) await sessions.endOutdated(account.id, person.validSince)
      if (person) await federated.follow(account, person).catch(report)
    }
  }

  return {
    /** Checks all signed-in users whose last check is too old. Throws the provider's errors. */
    async sweep(): Promise<void> {
      if (!identity) return
      for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
        const before = new Date(clock.now().getTime() - EVERY_MS)
        const userIds = await sessions.claimUnchecked(before, MOST_PEOPLE)
        if (userIds.length === 0) return
        await check(identity, userIds)
      }
    },
  }
}
