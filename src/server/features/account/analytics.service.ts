import { type CountedFeature } from '../../../shared/features/account/account.constants.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type AccountRepository } from './account.repository.ts'
import { type FeatureCounterRepository } from './feature-counter.repository.ts'

/** Counts the use of features by users who share usage data. */
export function createAnalytics(deps: {
  preferences: Pick<AccountRepository, 'findPreferences'>
  counters: FeatureCounterRepository
  clock: Clock
}) {
  const { preferences, counters, clock } = deps
  return {
    /** Counts one use of a feature anonymously, if the user shares usage data. */
    async count(userId: string, feature: CountedFeature): Promise<void> {
      const { dataSharing } = await preferences.findPreferences(userId)
      if (dataSharing) await counters.increment(feature, clock.now())
    },
  }
}
