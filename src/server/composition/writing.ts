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
import { TEXT_PLACES } from '../../shared/provider-limits.ts'
import { withCrisisHelp } from '../generation/crisis-help.ts'
import { createGeneration, type Ledger } from '../generation/generation.ts'
import { type Idempotency } from '../generation/idempotency.ts'
import { type Settlement } from '../generation/prompt-spending.ts'
import { createPriorityQueue } from '../runtime/priority-queue.ts'
import { type ServiceDependencies } from './dependencies.ts'

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
  // All tools share one queue, because they share the text model.
  const queue = createPriorityQueue({
    places: () => deps.textConcurrency ?? model.concurrency ?? TEXT_PLACES.embedded,
    clock,
    busyMessage: 'Too many people are writing right now.',
  })
  const generation = withCrisisHelp(createGeneration({ ...deps, queue }))
  const tool = { model, generation, analytics, clock, random }
  const hooks = createHooksService({ repository: createHooksRepository(db), ...tool })
  const scripts = createScriptsService({ repository: createScriptsRepository(db), ...tool })
  const captions = createCaptionsService({ repository: createCaptionsRepository(db), ...tool })
  const repository = createConversationsRepository(db)
  const conversations = createConversationsService({ repository, library, leases, clock, random })
  const refine = createRefineService({ repository, leases, ...tool })
  return { hooks, scripts, captions, conversations, refine }
}
