import { type CountedFeature } from '../shared/features/account/account.constants.ts'
import { type Answers } from '../shared/features/account/account.schema.ts'
import { createCaptionsRepository } from './features/captions/captions.repository.ts'
import { createCaptionsService } from './features/captions/captions.service.ts'
import { createConversationsRepository } from './features/conversations/conversations.repository.ts'
import { createConversationsService } from './features/conversations/conversations.service.ts'
import { createRefineService } from './features/conversations/refine.service.ts'
import { createHooksRepository } from './features/hooks/hooks.repository.ts'
import { createHooksService } from './features/hooks/hooks.service.ts'
import { createLibraryBulkRepository } from './features/library/library-bulk.repository.ts'
import { createLibraryCountsRepository } from './features/library/library-counts.repository.ts'
import { createLibraryLinesRepository } from './features/library/library-lines.repository.ts'
import { createLibraryPageRepository } from './features/library/library-page.repository.ts'
import { createLibraryRepository } from './features/library/library.repository.ts'
import { createLibraryTextRepository } from './features/library/library-text.repository.ts'
import { createLibraryService, type KeptElsewhere, type Recordings } from './features/library/library.service.ts'
import { createScriptsRepository } from './features/scripts/scripts.repository.ts'
import { createScriptsService } from './features/scripts/scripts.service.ts'
import { TEXT_PLACES } from '../shared/provider-limits.ts'
import { withCrisisHelp } from './crisis-help.ts'
import { createGeneration, type Idempotency, type Ledger } from './generation.ts'
import { type Settlement } from './prompt-spending.ts'
import { createPriorityQueue } from './priority-queue.ts'
import { type ServiceDependencies } from './services.ts'

/** The services that write, and what is kept of what they wrote. */
export function createWritingServices<Reservation>(
  deps: ServiceDependencies & {
    ledger: Ledger<Reservation>
    settlement: Settlement<Reservation>
    idempotency: Idempotency
    throttle: { generate(userId: string): Promise<unknown> }
    answersOf(userId: string): Promise<Answers | undefined>
    recordings: Recordings
    analytics: { count(userId: string, feature: CountedFeature): void }
    keptElsewhere: Omit<KeptElsewhere, 'originOf'>
  },
) {
  const { db, text: model, leases, clock, chance, analytics, recordings } = deps
  // One queue for every tool: they all wait for the same writer.
  const queue = createPriorityQueue({
    places: () => deps.textConcurrency ?? model.concurrency ?? TEXT_PLACES.embedded,
    clock,
    crowded: 'Too many people are writing right now.',
  })
  const generation = withCrisisHelp(createGeneration({ ...deps, queue }))
  const tool = { model, generation, analytics, clock, chance }
  const hooks = createHooksService({ repository: createHooksRepository(db), ...tool })
  const scripts = createScriptsService({ repository: createScriptsRepository(db), ...tool })
  const captions = createCaptionsService({ repository: createCaptionsRepository(db), ...tool })
  const library = createLibraryService({
    repository: createLibraryRepository(db),
    pages: createLibraryPageRepository(db),
    texts: createLibraryTextRepository(db),
    bulk: createLibraryBulkRepository(db),
    counters: createLibraryCountsRepository(db),
    lines: createLibraryLinesRepository(db),
    elsewhere: { ...deps.keptElsewhere, originOf: (userId, id) => conversations.originOf(userId, id) },
    recordings,
    clock,
    chance,
    report: deps.report,
  })
  const repository = createConversationsRepository(db)
  const conversations = createConversationsService({ repository, library, leases, clock, chance })
  const refine = createRefineService({ repository, leases, ...tool })
  return { hooks, scripts, captions, library, conversations, refine }
}
