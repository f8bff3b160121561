import { AppError } from '../../../shared/errors.ts'
import { MAIL_LINK_MS } from '../../../shared/features/auth/auth.constants.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type MailLinkKind, type MailLinkRepository } from './mail-link.repository.ts'
import { hashToken } from './token.service.ts'

export type MailLinks = ReturnType<typeof createMailLinks>

/**
 * Links that prove access to a mailbox. They are stored as hashes and used once, except for unsubscribe links. Source:
 * docs/product-rules.md#identity.
 */
export function createMailLinks(deps: { repository: MailLinkRepository; clock: Clock; random: Random }) {
  const { repository, clock, random } = deps
  return {
    /** Creates a link for a user. Returns its token, which is stored nowhere else than in the mail. */
    async create(userId: string, kind: MailLinkKind): Promise<string> {
      const token = random.token()
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + MAIL_LINK_MS[kind])
      await repository.insert({ tokenHash: hashToken(token), userId, kind, now, expiresAt })
      return token
    },

    /** The user id of a link, which stays valid. Throws like `take`. */
    peek: async (token: string, kind: MailLinkKind): Promise<string> =>
      (await repository.find(hashToken(token), kind, clock.now())) ?? refuseLink(),

    /** Consumes a link. Returns its user id. Throws BAD_REQUEST with field `token` where it is used, expired or unknown. */
    async take(token: string, kind: MailLinkKind): Promise<string> {
      return (await repository.take(hashToken(token), kind, clock.now())) ?? refuseLink()
    },

    /** Revokes the other links of a kind once one was used. */
    dropAll: (userId: string, kind: MailLinkKind) => repository.deleteByUser(userId, kind),
    exportData: (userId: string) => repository.findAll(userId),
    /** Deletes expired links. */
    sweep: () => repository.deleteExpired(clock.now()),
  }
}

/** Throws FORBIDDEN: a link that works for one account was opened in a session of another one, and stays valid. */
export function refuseOtherAccount(): never {
  const message = 'This link is about another account. Sign in to that one, then open it again.'
  throw new AppError('FORBIDDEN', message, { reason: 'other_account' })
}

/** Throws BAD_REQUEST with field `token`. */
export function refuseLink(): never {
  const message = 'This link has been used already, or its time is over. Ask for a new one.'
  throw new AppError('BAD_REQUEST', message, { field: 'token' })
}
