import { EMAIL_CHANGE_MS } from '../../../../shared/features/auth/auth.constants.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type Random } from '../../../runtime/random.ts'
import { refuseLink } from '../mail-link.service.ts'
import { hashToken } from '../token.service.ts'
import { type EmailChange, type EmailChangeKind, type EmailChangeRepository } from './email-change.repository.ts'

export type EmailChangeLinks = ReturnType<typeof createEmailChangeLinks>

/** The mailed links that change an address, or restore it. They are stored as hashes. Source: docs/product-rules.md#identity. */
export function createEmailChangeLinks(deps: { repository: EmailChangeRepository; clock: Clock; random: Random }) {
  const { repository, clock, random } = deps
  return {
    /** A change whose mail is about to be sent; undefined where it was cancelled, replaced or done. */
    findById: (id: string, kind: EmailChangeKind): Promise<EmailChange | undefined> => repository.findById(id, kind),

    /** Creates the link of a change, in place of an earlier one. Returns its token, which is stored in the mail alone. */
    async create(id: string, kind: EmailChangeKind): Promise<string> {
      const token = random.token()
      const expiresAt = new Date(clock.now().getTime() + EMAIL_CHANGE_MS[kind])
      await repository.updateLink(id, { tokenHash: hashToken(token), expiresAt })
      return token
    },

    /** The change of a link, which stays valid. Throws BAD_REQUEST with field `token` for a used, expired or unknown one. */
    peek: async (token: string, kind: EmailChangeKind): Promise<EmailChange> =>
      (await repository.findByLink(hashToken(token), kind, clock.now())) ?? refuseLink(),
  }
}
