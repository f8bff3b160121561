import { AppError } from '../../../../shared/errors.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type Random } from '../../../runtime/random.ts'
import { hashToken } from '../token.service.ts'
import { type NamedOwners } from '../blocking/owners.repository.ts'
import { type OwnerLinkRepository } from './owner-link.repository.ts'

/** The link that the start prints where there is no owner: who opens it becomes the owner. Source: docs/product-rules.md#identity. */
export function createOwnerLinks(deps: {
  repository: OwnerLinkRepository
  /** The owners whom the environment names. */
  named: NamedOwners
  /** The public address of the server, without a trailing slash. */
  origin: () => string
  clock: Clock
  random: Random
}) {
  const { repository, named, origin, clock, random } = deps
  return {
    /** A link for a server without an owner; undefined with one. Earlier links remain until one of them is used. */
    async offer(): Promise<string | undefined> {
      if (await repository.hasOwner(named)) {
        await repository.deleteAll()
        return undefined
      }
      const token = random.token()
      await repository.insert(hashToken(token), clock.now())
      return `${origin()}/owner?token=${token}`
    },

    /** Makes a signed-in user the owner. Throws FORBIDDEN for a link that was used already. */
    async claim(userId: string, token: string): Promise<void> {
      if (await repository.takeFor(userId, hashToken(token), clock.now())) return
      const message =
        'This link has been used already. The start of the server prints a new one while there is no owner.'
      throw new AppError('FORBIDDEN', message, { field: 'token' })
    },
  }
}
