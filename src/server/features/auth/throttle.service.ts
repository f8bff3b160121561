import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { AppError } from '../../../shared/errors.ts'
import { emailKey } from '../../../shared/features/auth/auth.rules.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type ThrottleRepository } from './throttle.repository.ts'

export interface ThrottleRule {
  limit: number
  windowMs: number
}

const QUARTER_HOUR = 15 * 60_000

/** The number of attempts in a window of `windowMs` milliseconds. */
export const THROTTLE_RULES = {
  signInPerAccountAndAddress: { limit: 10, windowMs: QUARTER_HOUR },
  signInPerAccount: { limit: 100, windowMs: QUARTER_HOUR },
  signInPerAddress: { limit: 50, windowMs: QUARTER_HOUR },
  signInPerKnownDevice: { limit: 20, windowMs: QUARTER_HOUR },
  registerPerAddress: { limit: 60, windowMs: 60 * 60_000 },
  resetPerAccount: { limit: 3, windowMs: 60 * 60_000 },
  resetPerAddress: { limit: 60, windowMs: 60 * 60_000 },
  verifyPerMailbox: { limit: 4, windowMs: 60 * 60_000 },
  changePerMailbox: { limit: 4, windowMs: 60 * 60_000 },
  passwordChangePerAccount: { limit: 10, windowMs: 60 * 60_000 },
  lookUpPerAddress: { limit: 60, windowMs: 60 * 60_000 },
  subscribePerAccount: { limit: 20, windowMs: 60 * 60_000 },
  billingPerAccount: { limit: 60, windowMs: QUARTER_HOUR },
  generatePerAccount: { limit: 600, windowMs: 60_000 },
  importPerAccount: { limit: 10, windowMs: 60 * 60_000 },
  importPreviewPerAccount: { limit: 20, windowMs: 60 * 60_000 },
  aiCheckPerAccount: { limit: 10, windowMs: QUARTER_HOUR },
  providerTestPerAccount: { limit: 6, windowMs: 60_000 },
  feedPerToken: { limit: 30, windowMs: QUARTER_HOUR },
} satisfies Record<string, ThrottleRule>

export type ThrottleRules = Record<keyof typeof THROTTLE_RULES, ThrottleRule>
export type ThrottleService = ReturnType<typeof createThrottleService>

/** Refuses attempts above the limits with 429 and the seconds to wait. */
export function createThrottleService(deps: { repository: ThrottleRepository; clock: Clock; rules: ThrottleRules }) {
  const { repository, clock, rules } = deps

  /** Counts in order and stops at the first refusal, so that a client's refused attempts do not count against other keys. */
  async function take(keys: [keyof ThrottleRules, string][]): Promise<() => Promise<void>> {
    const taken = keys.map(([rule, subject]) => ({ rule, key: hashKey(rule, subject) }))
    const now = clock.now()
    for (const { rule, key } of taken) {
      const { hits, endsAt } = await repository.hit(key, now, rules[rule].windowMs)
      if (hits > rules[rule].limit) throw tooMany(Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000)))
    }
    return async () => {
      for (const { key } of taken) await repository.forgive(key)
    }
  }

  return {
    /**
     * Counts an attempt to sign in before the password is checked, so that parallel guesses count too. A known device
     * has a separate count, so that guesses of others do not lock its owner out. Returns the function to call when the
     * attempt succeeded. Throws TOO_MANY_REQUESTS.
     */
    signIn: (email: string, address: string, knownDevice?: string) => {
      const account = emailKey(email)
      const network = addressKey(address)
      if (knownDevice) return take([['signInPerKnownDevice', `${account} ${knownDevice}`]])
      return take([
        ['signInPerAddress', network],
        ['signInPerAccountAndAddress', `${account} ${network}`],
        ['signInPerAccount', account],
      ])
    },
    /** Counts an attempt to sign in by an identity provider's token. Returns the function to call when it succeeded. */
    federated: (address: string) => take([['signInPerAddress', addressKey(address)]]),
    register: (address: string) => take([['registerPerAddress', addressKey(address)]]),
    /** Counts a mail with a link to a new password, whether the account exists or not. */
    reset: (email: string, address: string) =>
      take([
        ['resetPerAddress', addressKey(address)],
        ['resetPerAccount', emailKey(email)],
      ]),
    /** Counts a mail with the link that verifies an address, for any account. */
    verify: (email: string) => take([['verifyPerMailbox', emailKey(email)]]),
    /** Counts a mail to an address that an account asked for: anyone's, so that it uses up no mail of the one above. */
    changeAddress: (email: string) => take([['changePerMailbox', emailKey(email)]]),
    passwordChange: (userId: string) => take([['passwordChangePerAccount', userId]]),
    /** Resets the failed sign-ins of an account after its password changed. */
    forgetSignIns: (email: string) => repository.delete(hashKey('signInPerAccount', emailKey(email))),
    lookUp: (address: string) => take([['lookUpPerAddress', addressKey(address)]]),
    /** Counts a checkout, which may create objects at the payment provider. */
    subscribe: (userId: string) => take([['subscribePerAccount', userId]]),
    /** Counts any other call to the payment provider for a signed-in user. */
    billing: (userId: string) => take([['billingPerAccount', userId]]),
    generate: (userId: string) => take([['generatePerAccount', userId]]),
    /** Counts a check of the AI. */
    checkAi: (userId: string) => take([['aiCheckPerAccount', userId]]),
    /** Counts a call that tests a provider. */
    testProvider: (userId: string) => take([['providerTestPerAccount', userId]]),
    /** Counts a read of a calendar feed. Several programs of a user poll every few minutes. */
    feed: (token: string) => take([['feedPerToken', token]]),
    /** Counts an upload of an archive, dry runs included. */
    import: (userId: string, dryRun: boolean) =>
      take([[dryRun ? 'importPreviewPerAccount' : 'importPerAccount', userId]]),
    /** Deletes windows that have ended. */
    sweep: () => repository.deleteExpired(clock.now()),
  }
}

/** The network under which an address is counted. An IPv6 host owns its whole /64. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':')
}

function hashKey(rule: keyof ThrottleRules, subject: string): string {
  return `${rule}:${createHash('sha256').update(subject).digest('base64url')}`
}

function tooMany(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('TOO_MANY_REQUESTS', `Too many attempts. Wait ${wait} and try again.`, { retryAfterSeconds })
}
