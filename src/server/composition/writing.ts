import { type CountedFeature } from '../../shared/features/account/account.constants.ts'
import { type Answers } from '../../shared/features/account/account.schema.ts'
import { TEXT_PLACES } from '../../shared/provider-limits.ts'
import { createCaptionsService, createCaptionsTool } from '../features/captions/captions.service.ts'
import { createConversationListRepository } from '../features/conversations/conversation-list.repository.ts'
import { createConversationsRepository } from '../features/conversations/conversations.repository.ts'
import { createConversationsService } from '../features/conversations/conversations.service.ts'
import { createRefineService, createRefineTool } from '../features/conversations/refine.service.ts'
import { type CallLedger, createHookShotsService } from '../features/hooks/hook-shots.service.ts'
import { createFiguresService } from '../features/generations/figures.service.ts'
import { createHooksService, createHooksTool } from '../features/hooks/hooks.service.ts'
import { createRecentHooksRepository } from '../features/hooks/recent-hooks.repository.ts'
import { type LibraryService } from '../features/library/library.service.ts'
import { createScriptsService, createScriptsTool } from '../features/scripts/scripts.service.ts'
import { createGenerationLeases } from '../generation/generation-leases.repository.ts'
import { createGenerationViews } from '../generation/generation-views.ts'
import { createGenerations, type StartLedger } from '../generation/generations.service.ts'
import { type GenerationsRepository } from '../generation/generations.repository.ts'
import { createRunner, type RunLedger } from '../generation/run-generation.ts'
import { type Origins } from '../generation/origin.ts'
import { createToolCalls } from '../generation/tool-calls.ts'
import { type AnyTool } from '../generation/writing-tool.ts'
import { createWriterCalls } from '../generation/writer-calls.ts'
import { createCircuitBreaker, notAnswering } from '../runtime/queue/circuit-breaker.ts'
import { PRIORITY } from '../../shared/plans.ts'
import { type ServiceDependencies } from './dependencies.ts'
import { createObservedRunner } from './observed-runner.ts'
import { createProviderPlaces } from './provider-places.ts'

/** Name in refusals while it does not answer. */
const WRITER = 'The AI service'

/** The services of all tools that write. */
export function createWritingServices(
  deps: ServiceDependencies & {
    generations: GenerationsRepository
    ledger: RunLedger & StartLedger & CallLedger
    throttle: { generate(userId: string): Promise<unknown> }
    findAnswers(userId: string): Promise<Answers | undefined>
    library: Pick<LibraryService, 'save'>
    analytics: { count(userId: string, feature: CountedFeature): void }
    origins: Origins
  },
) {
  const { db, text: model, leases, clock, random, analytics, library, origins, generations: stored } = deps
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
  const textState = { queue: places.state, breaker: breaker.state }
  const writer = createWriterCalls({ places, breaker, silenceMs: () => model.silenceMs, clock })
  const repository = createConversationsRepository(db)
  const hooks = createHooksTool({ generations: stored, model, random })
  const scripts = createScriptsTool({ model })
  const captions = createCaptionsTool({ model })
  const refine = createRefineTool({ repository, model, analytics, leases, clock, random })
  const owned = {
    ...deps,
    owner: deps.instanceId,
    repository: stored,
    generationLeases: createGenerationLeases(db),
    writer,
    isModel: () => deps.aiName('text') !== null,
  }
  const generations = createGenerations({
    ...owned,
    tools: [hooks, scripts, captions, refine] as readonly AnyTool[],
    run: deps.meters ? createObservedRunner(owned, deps.meters) : createRunner(owned),
    hasResearch: deps.research !== undefined,
  })
  const calls = createToolCalls(generations)
  return {
    textState,
    generations: {
      ...generations,
      ...createGenerationViews({ ...owned, generations, isRewriteFree: () => !owned.isModel() }),
      ...createFiguresService({ ...owned, ...generations }),
    },
    hooks: createHooksService({
      tool: hooks,
      calls,
      generations: stored,
      stored: createRecentHooksRepository(db),
      origins,
    }),
    hookShots: createHookShotsService({ ...owned, generations: stored, model }),
    scripts: createScriptsService({ tool: scripts, calls, generations: stored, origins }),
    captions: createCaptionsService({ tool: captions, calls, generations: stored, origins }),
    conversations: createConversationsService({
      repository,
      lists: createConversationListRepository(db),
      library,
      origins,
      leases,
      clock,
      random,
    }),
    refine: createRefineService({ tool: refine, repository, calls, origins }),
  }
}
