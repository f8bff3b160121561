import { type CountedFeature } from '../../shared/features/account/account.constants.ts'
import { type Answers } from '../../shared/features/account/account.schema.ts'
import { createCaptionsRepository } from '../features/captions/captions.repository.ts'
import { createCaptionsService } from '../features/captions/captions.service.ts'
import { createConversationsRepository } from '../features/conversations/conversations.repository.ts'
import { createConversationsService } from '../features/conversations/conversations.service.ts'
import { createRefineService } from '../features/conversations/refine.service.ts'
import { createHooksRepository } from '../features/hooks/hooks.repository.ts'
import { createHooksService } from '../features/hooks/hooks.service.ts'
import { type LibraryService } from '../features/library/library.service.ts'
import { createScriptsRepository } from '../features/scripts/scripts.repository.ts'
import { createScriptsService } from '../features/scripts/scripts.service.ts'
import { PRIORITY } from '../../shared/plans.ts'
import { TEXT_PLACES } from '../../shared/provider-limits.ts'
import { withCrisisHelp } from '../generation/crisis-help.ts'
import { createGeneration, type Ledger } from '../generation/generation.ts'
import { type Idempotency } from '../generation/idempotency.ts'
import { type Settlement } from '../generation/prompt-spending.ts'
import { createWriterCalls } from '../generation/writer-calls.ts'
import { createCircuitBreaker, notAnswering } from '../runtime/queue/circuit-breaker.ts'
import { createProviderPlaces } from './provider-places.ts'
import { type ServiceDependencies } from './dependencies.ts'

/** What a refusal calls it while it does not answer. */
const WRITER = 'The AI service'

/** The services that generate text. */
export function createWritingServices<Reservation>(
  deps: ServiceDependencies & {
    ledger: Ledger<Reservation>
    settlement: Settlement<Reservation>
    idempotency: Idempotency
    throttle: { generate(userId: string): Promise<unknown> }
    answersOf(userId: string): Promise<Answers | undefined>
    library: Pick<LibraryService, 'save'>
    analytics: { count(userId: string, feature: CountedFeature): void }
  },
) {
  const { db, text: model, leases, clock, random, analytics, library } = deps
  // All tools share one queue and one circuit breaker, because they share the text model.
  const places = createProviderPlaces(deps, {
    service: 'text',
    queue: 'text',
    places: () => deps.textConcurrency ?? model.concurrency ?? TEXT_PLACES.embedded,
    busyMessage: 'Too many people are writing right now.',
    longestWaitMs: () => Math.max(PRIORITY.longestWaitMs, model.firstTokenMs ?? 0),
    notAnswering: () => notAnswering(WRITER),
  })
  const breaker = createCircuitBreaker({ clock, service: WRITER })
  const generation = withCrisisHelp(
    createGeneration({ ...deps, writer: createWriterCalls({ places, breaker, clock }) }),
  )
  const tool = { model, generation, analytics, clock, random }
  const hooks = createHooksService({ repository: createHooksRepository(db), ...tool })
  const scripts = createScriptsService({ repository: createScriptsRepository(db), ...tool })
  const captions = createCaptionsService({ repository: createCaptionsRepository(db), ...tool })
  const repository = createConversationsRepository(db)
  const conversations = createConversationsService({ repository, library, leases, clock, random })
  const refine = createRefineService({ repository, leases, ...tool })
  return { hooks, scripts, captions, conversations, refine }
}
