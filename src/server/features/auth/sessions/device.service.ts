import { KNOWN_DEVICE_MS } from '../../../../shared/features/auth/auth.constants.ts'
import { type Random } from '../../../runtime/random.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type Enqueue } from '../../../runtime/jobs/jobs.port.ts'
import { type DeviceRepository } from './device.repository.ts'
import { hashToken } from '../token.service.ts'

/** Maximum number of known devices of an account; the least recently seen is deleted. */
const MOST_DEVICES = 50

export type Devices = ReturnType<typeof createDevices>

/** Browsers from which users have signed in, identified by a random cookie that is not derived from the user. */
export function createDevices(deps: { repository: DeviceRepository; clock: Clock; random: Random }) {
  const { repository, clock, random } = deps
  return {
    /**
     * Records a sign-in. `token` is the device cookie, if the browser sent one. Where the device is new to the account,
     * `whenNew` runs with its id in the same transaction. Returns the token for the cookie.
     */
    async recognize(
      userId: string,
      device: { token: string | undefined; userAgent: string },
      whenNew?: (id: string) => Enqueue,
    ): Promise<string> {
      const token = device.token ?? random.token()
      const tokenHash = hashToken(token)
      const known = await repository.has(userId, tokenHash)
      const userAgent = device.userAgent.slice(0, 300)
      const also = known ? undefined : whenNew?.(tokenHash)
      await repository.save({ userId, tokenHash, userAgent, now: clock.now() }, also)
      await repository.deleteBeyond(userId, MOST_DEVICES)
      return token
    },

    /** The user agent of a device; undefined for an unknown device. */
    userAgentOf: (userId: string, id: string): Promise<string | undefined> => repository.findUserAgent(userId, id),

    /** Whether an account was used from this device before. `token` is the device cookie, if the browser sent one. */
    isKnown: async (email: string, token: string | undefined): Promise<boolean> =>
      token !== undefined && repository.hasByEmail(email, hashToken(token)),

    exportData: (userId: string) => repository.findAll(userId),
    /** Deletes devices that were not seen for a year. */
    sweep: () => repository.deleteUnseenSince(new Date(clock.now().getTime() - KNOWN_DEVICE_MS)),
  }
}
