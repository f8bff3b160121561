import { AppError } from '../../../../shared/errors.ts'
import { type CreateInviteRequest, type Invite } from '../../../../shared/features/auth/invites.schema.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type Enqueue } from '../../../runtime/jobs/jobs.port.ts'
import { type Random } from '../../../runtime/random.ts'
import { hashToken } from '../token.service.ts'
import { type InviteRepository } from './invite.repository.ts'

const DAY_MS = 24 * 60 * 60_000

/** The owner's invitations: links to the sign-up. Source: docs/product-rules.md#identity. */
export function createInvites(deps: {
  repository: Omit<InviteRepository, 'isUsable'>
  /** The public address of the server, without a trailing slash. */
  origin: () => string
  /** Records what an owner did, in the transaction that does it. */
  record(action: 'invite' | 'end_invitation', actor: string, subject: null, detail?: Record<string, number>): Enqueue
  clock: Clock
  random: Random
}) {
  const { repository, origin, record, clock, random } = deps
  return {
    /** Makes an invitation for so many accounts, for so many days. Returns it with its link, which is shown this once. */
    async create(madeBy: string, { uses, days }: CreateInviteRequest): Promise<Invite & { url: string }> {
      const now = clock.now()
      const token = random.token()
      const invite = { id: random.id(), uses, now, expiresAt: new Date(now.getTime() + days * DAY_MS) }
      const also = record('invite', madeBy, null, { uses, days })
      await repository.insert({ ...invite, madeBy, tokenHash: hashToken(token) }, also)
      return {
        id: invite.id,
        usesLeft: uses,
        createdAt: now.toISOString(),
        expiresAt: invite.expiresAt.toISOString(),
        url: `${origin()}/signup?invite=${token}`,
      }
    },

    list: (madeBy: string): Promise<Invite[]> => repository.findAll(madeBy, clock.now()),

    /** Ends an invitation. Throws NOT_FOUND for one that is not this owner's. */
    async revoke(madeBy: string, id: string): Promise<void> {
      if (await repository.delete(madeBy, id, record('end_invitation', madeBy, null))) return
      throw new AppError('NOT_FOUND', 'This invitation has ended already.')
    },

    exportData: (userId: string) => repository.findAll(userId, new Date(0)),
    /** Drops invitations that admit nobody any more. */
    sweep: () => repository.deleteExpired(clock.now()),
  }
}
