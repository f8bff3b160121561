import { AppError } from '../../../../shared/errors.ts'
import { emailKey } from '../../../../shared/features/auth/auth.rules.ts'
import { type PublicConfig } from '../../../../shared/features/auth/auth.schema.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type Enqueue } from '../../../runtime/jobs/jobs.port.ts'
import { hashToken } from '../token.service.ts'
import { type AdmittedSignUp, type InviteRepository } from './invite.repository.ts'
import { type OwnerLinkRepository } from './owner-link.repository.ts'

export type Registration = ReturnType<typeof createRegistration>

/**
 * Who may sign up: everyone, those with an invitation, or nobody. The link that makes a person the owner admits that
 * person in any case. Source: docs/product-rules.md#identity.
 */
export function createRegistration(deps: {
  policy: PublicConfig['registration']
  invites: Pick<InviteRepository, 'isUsable'>
  ownerLinks: Pick<OwnerLinkRepository, 'exists'>
  /** Whether the link admitted the account, as a part of the transaction that inserts it. */
  useLink(signUp: AdmittedSignUp, ...trx: Parameters<Enqueue>): Promise<boolean>
  /** The owner's address, where the environment names it: an identity provider may have proven it. */
  ownerEmail: string | undefined
  clock: Clock
}) {
  const { policy, invites, ownerLinks, useLink, ownerEmail, clock } = deps

  function refuse(invite: string | undefined): AppError {
    if (policy === 'closed') {
      return new AppError('FORBIDDEN', 'This server takes no new accounts.', { reason: 'registration_closed' })
    }
    const message =
      invite === undefined
        ? 'This server is by invitation only. Ask the person who runs it for a link.'
        : 'This invitation has been used up, or its time is over. Ask the person who runs this server for a new one.'
    return new AppError('FORBIDDEN', message, { reason: 'invite_needed' })
  }

  return {
    /** Whether everyone may sign up. */
    isOpen: policy === 'open',

    /** Throws FORBIDDEN unless a sign-up with this invitation may go on. Uses nothing up. */
    async check(invite: string | undefined): Promise<void> {
      if (policy === 'open') return
      if (invite === undefined) throw refuse(invite)
      const tokenHash = hashToken(invite)
      if (await ownerLinks.exists(tokenHash)) return
      if (policy === 'invite' && (await invites.isUsable(tokenHash, clock.now()))) return
      throw refuse(invite)
    },

    /** Whether an identity whose address is proven belongs to the owner whom the environment names. */
    isNamedOwner: ({ email, emailVerified }: { email: string; emailVerified: boolean }): boolean =>
      emailVerified && ownerEmail !== undefined && emailKey(email) === emailKey(ownerEmail),

    /**
     * What belongs into the transaction that inserts the account `userId`: it uses the invitation, or the owner's link, up.
     * It throws FORBIDDEN, which undoes the account, where another sign-up was faster.
     */
    admit:
      (userId: string, invite: string | undefined): Enqueue =>
      async (trx) => {
        const by = invite !== undefined && {
          userId,
          tokenHash: hashToken(invite),
          acceptsInvites: policy !== 'closed',
          now: clock.now(),
        }
        const isAdmitted = by && (await useLink(by, trx))
        if (!isAdmitted && policy !== 'open') throw refuse(invite)
      },
  }
}
