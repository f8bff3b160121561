import { KNOWN_DEVICE_MS } from '../../../../shared/features/auth/auth.constants.ts'
import { type Random } from '../../../runtime/random.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type DeviceRepository } from './device.repository.ts'
import { hashToken } from '../token.service.ts'

/** Most known devices of an account; the least recently seen is deleted. */
const MOST_DEVICES = 50

export type Devices = ReturnType<typeof createDevices>

/** Browsers that users have signed in from, told apart by a random cookie that says nothing about the user. */
export function createDevices(deps: { repository: DeviceRepository; clock: Clock; random: Random }) {
  const { repository, clock, random } = deps
  return {
    /**
     * Records a sign-in. `token` is the device cookie, if the browser sent one. Returns the token for the cookie, and
     * whether the account was never used on this device.
     */
    async recognize(
      userId: string,
      device: { token: string | undefined; userAgent: string },
    ): Promise<{ token: string; isNew: boolean }> {
      const token = device.token ?? random.token()
      const tokenHash = hashToken(token)
      const known = await repository.has(userId, tokenHash)
      const userAgent = device.userAgent.slice(0, 300)
      await repository.save({ userId, tokenHash, userAgent, now: clock.now() })
      await repository.deleteBeyond(userId, MOST_DEVICES)
      return { token, isNew: !known }
    },

    /** Whether an account has been used from this device before. `token` is the device cookie, if the browser sent one. */
    isKnown: async (email: string, token: string | undefined): Promise<boolean> =>
      token !== undefined && repository.hasByEmail(email, hashToken(token)),

    exportOf: (userId: string) => repository.findAll(userId),
    /** Drops devices that were not seen for a year. */
    sweep: () => repository.deleteUnseenSince(new Date(clock.now().getTime() - KNOWN_DEVICE_MS)),
  }
}
