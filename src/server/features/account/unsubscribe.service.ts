import { UNSUBSCRIBE_PATH } from '../../../shared/features/account/account.constants.ts'
import { type AccountRepository } from './account.repository.ts'

/** What this feature needs of mailed links. A link is not consumed, so that a second click gets the same answer. */
export interface UnsubscribeLinks {
  create(userId: string, kind: 'unsubscribe'): Promise<string>
  peek(token: string, kind: 'unsubscribe'): Promise<string>
  take(token: string, kind: 'unsubscribe'): Promise<string>
}

/** Switches Email Updates off by a link in each of these mails, without signing in. Source: RFC 8058. */
export function createUnsubscribe(deps: {
  links: UnsubscribeLinks
  preferences: Pick<AccountRepository, 'updatePreferences'>
  /** The public address of the server, without a trailing slash. */
  origin: () => string
}) {
  const { links, preferences, origin } = deps
  return {
    /** Creates a link for a mail to this user. `withdraw` deletes it where that mail was not sent. */
    async linkFor(userId: string): Promise<{ url: string; withdraw: () => Promise<void> }> {
      const token = await links.create(userId, 'unsubscribe')
      return {
        url: `${origin()}${UNSUBSCRIBE_PATH}${token}`,
        withdraw: async () => void (await links.take(token, 'unsubscribe')),
      }
    },

    /** Throws BAD_REQUEST for a token that is unknown or expired. */
    check: async (token: string): Promise<void> => void (await links.peek(token, 'unsubscribe')),

    /** Switches Email Updates off for the owner of the token. Throws like `check`. */
    async end(token: string): Promise<void> {
      await preferences.updatePreferences(await links.peek(token, 'unsubscribe'), { emailUpdates: false })
    },
  }
}
