import { type Kysely } from 'kysely'
import { type Database } from '../../db/schema/database.ts'
import { type PublicConfig } from '../shared/features/auth/auth.schema.ts'
import { type Chance } from './chance.ts'
import { type Clock } from './clock.ts'
import { createAuthService } from './features/auth/auth.service.ts'
import { createSessionRepository } from './features/auth/session.repository.ts'
import { createSessionService } from './features/auth/session.service.ts'
import { createThrottleRepository } from './features/auth/throttle.repository.ts'
import { createThrottleService, type ThrottleRules } from './features/auth/throttle.service.ts'
import { createUserRepository } from './features/auth/user.repository.ts'
import { createHooksRepository } from './features/hooks/hooks.repository.ts'
import { createHooksService } from './features/hooks/hooks.service.ts'
import { hasActiveSubscription } from './features/subscription/subscription.service.ts'
import { createIdempotencyRepository } from './features/usage/idempotency.repository.ts'
import { createIdempotencyService } from './features/usage/idempotency.service.ts'
import { createUsageRepository } from './features/usage/usage.repository.ts'
import { createUsageService } from './features/usage/usage.service.ts'
import { type TextModel } from './providers/text/text.port.ts'
import { type RunningWork } from './running-work.ts'

export interface ServiceDependencies {
  db: Kysely<Database>
  text: TextModel
  clock: Clock
  chance: Chance
  throttleRules: ThrottleRules
  publicConfig: PublicConfig
  work: RunningWork
}

export type Services = ReturnType<typeof createServices>

/** One line per feature: what it depends on. */
export function createServices({ db, text, clock, chance, throttleRules, publicConfig, work }: ServiceDependencies) {
  const throttle = createThrottleService({ repository: createThrottleRepository(db), clock, rules: throttleRules })
  const sessions = createSessionService({ repository: createSessionRepository(db), clock, chance })
  const auth = createAuthService({ users: createUserRepository(db), sessions, throttle, clock, chance, publicConfig })
  const usage = createUsageService({ repository: createUsageRepository(db), clock, chance, hasActiveSubscription })
  const idempotency = createIdempotencyService({ repository: createIdempotencyRepository(db), clock })
  const hooks = createHooksService({
    repository: createHooksRepository(db),
    model: text,
    ledger: { ...usage, hasActiveSubscription },
    idempotency,
    throttle,
    work,
    clock,
    chance,
  })
  return { auth, sessions, usage, idempotency, throttle, hooks }
}
