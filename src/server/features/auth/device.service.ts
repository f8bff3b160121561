import { KNOWN_DEVICE_MS } from '../../../shared/features/auth/auth.constants.ts'
import { type Chance } from '../../chance.ts'
import { type Clock } from '../../clock.ts'
import { type DeviceRepository } from './device.repository.ts'
import { hashToken } from './token.service.ts'

export type Devices = ReturnType<typeof createDevices>

/** Browsers that users have signed in from, told apart by a random cookie that says nothing about the user. */
export function createDevices(deps: { repository: DeviceRepository; clock: Clock; chance: Chance }) {
  const { repository, clock, chance } = deps
  return {
    /**
     * Notes a sign-in. `token` is the device cookie, if the browser sent one. Returns the token that the cookie must hold
     * from now on, and whether the device is new to an account that knows others.
     */
    async recognize(
      userId: string,
      device: { token: string | undefined; userAgent: string },
    ): Promise<{ token: string; isNew: boolean }> {
      const token = device.token ?? chance.token()
      const tokenHash = hashToken(token)
      const known = await repository.find(userId, tokenHash)
      const userAgent = device.userAgent.slice(0, 300)
      await repository.save({ userId, tokenHash, userAgent, now: clock.now() })
      return { token, isNew: known.any && !known.this }
    },

    /** Forgets every device of a user: each one is new again. */
    forgetAll: (userId: string) => repository.deleteByUser(userId),
    exportOf: (userId: string) => repository.findAll(userId),
    /** Drops devices that were not seen for a year. */
    sweep: () => repository.deleteUnseenSince(new Date(clock.now().getTime() - KNOWN_DEVICE_MS)),
  }
}
