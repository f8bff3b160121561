import { type Kysely } from 'kysely'
import { type Database } from '../../db/schema/database.ts'
import { type CountedFeature } from '../shared/features/account/account.constants.ts'
import { type PublicConfig } from '../shared/features/auth/auth.schema.ts'
import { textsOf } from '../shared/features/tts/tts.rules.ts'
import { type RenderSpeech } from './audio/render-speech.ts'
import { type InBackground } from './background.ts'
import { type Chance } from './chance.ts'
import { type Clock } from './clock.ts'
import { type Config } from './config.ts'
import { createAccountRepository } from './features/account/account.repository.ts'
import { createAccountService } from './features/account/account.service.ts'
import { createAnalytics } from './features/account/analytics.service.ts'
import { createFeatureCounterRepository } from './features/account/feature-counter.repository.ts'
import { createAiChecks } from './features/ai/ai.service.ts'
import { type PasswordCost } from './features/auth/password.service.ts'
import { type ThrottleRules } from './features/auth/throttle.service.ts'
import { createLibraryRemoval } from './features/library/library-removal.repository.ts'
import { createIdempotencyRepository } from './features/usage/idempotency.repository.ts'
import { createIdempotencyService } from './features/usage/idempotency.service.ts'
import {
  createReservationRepository,
  keepReservations,
  type Reservation,
} from './features/usage/reservation.repository.ts'
import { createUsageRepository } from './features/usage/usage.repository.ts'
import { createUsageService } from './features/usage/usage.service.ts'
import { createExchangeServices } from './services.exchange.ts'
import { createIdentityServices } from './services.identity.ts'
import { createPaymentServices } from './services.payments.ts'
import { createPlannerServices } from './services.planner.ts'
import { createSpeechServices } from './services.speech.ts'
import { createWritingServices } from './services.writing.ts'
import { type AudioStore } from './providers/audio-store/audio-store.port.ts'
import { type IdentityProvider } from './providers/identity/identity.port.ts'
import { type Mailer } from './providers/mail/mail.port.ts'
import { type Payments } from './providers/payments/payments.port.ts'
import { type SandboxDesk } from './providers/payments/sandbox/sandbox-desk.ts'
import { type Research } from './providers/research/research.port.ts'
import { type SpeechModel } from './providers/speech/speech.port.ts'
import { type TextModel } from './providers/text/text.port.ts'
import { type Settlement } from './prompt-spending.ts'
import { type RunningWork } from './running-work.ts'
import { createLeases, type Leases } from './runtime/leases.ts'
import { createLeasesRepository } from './runtime/leases.repository.ts'

export interface ServerDependencies {
  db: Kysely<Database>
  /** Tells this process from every other, of all servers and of earlier runs. */
  instanceId: string
  text: TextModel
  /** Who speaks now; undefined where nothing can. */
  speech: () => SpeechModel | undefined
  audioStore: AudioStore
  /** Makes audio files, in threads of their own. */
  render: RenderSpeech
  /** Undefined where no internet search is set up. */
  research: Research | undefined
  mailer: Mailer
  /** Requests that the writer answers at once, where the host has said so. */
  textConcurrency: number | undefined
  /** Prompts that providers take in a UTC day from everybody together; no bound where it is undefined. */
  hostDailyPrompts: number | undefined
  payments: Payments
  /** The sandbox's pages; undefined where a real provider takes the money. */
  desk: SandboxDesk | undefined
  /** Whether a first monthly subscription begins at the introductory price. */
  introOffer: boolean
  /** Undefined where the server keeps accounts of its own. */
  identity: IdentityProvider | undefined
  access: Config['access']
  clock: Clock
  chance: Chance
  throttleRules: ThrottleRules
  passwordCost: PasswordCost
  publicConfig: () => PublicConfig
  /** Model and address of the AI that writes or speaks now; null for what is built in. */
  aiName(service: 'text' | 'speech'): string | null
  /** The address people use this server under, without a slash at its end. */
  origin: () => string
  work: RunningWork
  inBackground: InBackground
  /** Tells the host of a failure that the caller is spared. */
  report(error: unknown): void
}

/** What every service may need. */
export interface ServiceDependencies extends ServerDependencies {
  leases: Leases
}

export type Services = ReturnType<typeof createServices>

/** One line per feature: what it depends on. */
export function createServices(server: ServerDependencies) {
  const leases = createLeases({ ...server, repository: createLeasesRepository(server.db), owner: server.instanceId })
  const deps: ServiceDependencies = { ...server, leases }
  const { db, identity, clock, inBackground } = deps
  const { users, throttle, accessOfUser, ...auth } = createIdentityServices({
    ...deps,
    moveCustomer: (userId, email) => paid.checkout.move(userId, email),
  })
  const { customers, subscriptions, ...paid } = createPaymentServices({ ...deps, accessOfUser, throttle, users })
  const { subscription } = paid
  const { hasActiveSubscription } = subscription
  const usage = createUsageService({
    ...deps,
    repository: createUsageRepository(db),
    reservations: createReservationRepository(db),
    hasActiveSubscription,
  })
  const idempotency = createIdempotencyService({ repository: createIdempotencyRepository(db), leases, clock })
  const settlement: Settlement<Reservation> = {
    keep: (trx, ...reserved) =>
      keepReservations(
        trx,
        reserved.map(({ id }) => id),
      ),
    remember: (trx, userId, { key, lease }, answer) =>
      createIdempotencyRepository(trx).update(userId, key, answer, lease.check),
  }
  const accounts = createAccountRepository(db)
  const analytics = createAnalytics({ preferences: accounts, counters: createFeatureCounterRepository(db), clock })
  const spending = {
    ledger: { ...usage, hasActiveSubscription },
    settlement,
    idempotency,
    throttle,
    analytics: {
      count: (userId: string, feature: CountedFeature) => inBackground(() => analytics.count(userId, feature)),
    },
  }
  const spoken = createSpeechServices({ ...deps, ...spending })
  const written = createWritingServices({
    ...deps,
    ...spending,
    answersOf: accounts.findAnswers,
    analytics: { count: (userId, feature) => inBackground(() => analytics.count(userId, feature)) },
    recordings: spoken.voiceLibrary,
    keptElsewhere: {
      planned: (userId) => planned.planner.count(userId),
      voice: (userId) => spoken.voiceLibrary.count(userId),
    },
  })
  const planned = createPlannerServices({ ...deps, users, throttle, links: auth.links, preferences: accounts })
  const exchanged = createExchangeServices({
    ...deps,
    library: written.library,
    planner: planned.planner,
    recordings: spoken.movedRecordings,
    throttle,
  })
  const account = createAccountService({
    repository: accounts,
    users,
    identity,
    clock,
    exporters: {
      sessions: auth.sessions.exportOf,
      knownDevices: auth.devices.exportOf,
      mailLinks: auth.links.exportOf,
      usage: usage.exportOf,
      repeatedRequests: idempotency.exportOf,
      hooks: written.hooks.exportOf,
      scripts: written.scripts.exportOf,
      captions: written.captions.exportOf,
      conversations: written.conversations.exportOf,
      library: written.library.exportOf,
      speech: spoken.tts.exportOf,
      voiceLibrary: spoken.voiceLibrary.exportOf,
      planner: planned.planner.exportOf,
      calendarFeed: planned.calendarFeeds.exportOf,
      reminders: planned.reminders.exportOf,
      subscriptions: subscription.exportOf,
      payments: customers.exportOf,
    },
    // The money first: an account that is half deleted must not go on paying.
    removers: [
      paid.checkout.leave,
      subscriptions.deleteRefreshes,
      // Before the files: what is delivered until then is there to be removed.
      spoken.tts.endAllOf,
      spoken.audioFiles.removeAllOf,
      createLibraryRemoval(db),
      async (userId) => {
        const user = await users.findById(userId)
        if (user) await deps.mailer.forget(user.email)
      },
    ],
  })
  const aiChecks = createAiChecks({ ...deps, throttle, nameOf: deps.aiName })
  const statistics = async (userId: string, since: string | undefined) => ({
    hooksGenerated: await written.hooks.count(userId, since),
    scriptsWritten: await written.scripts.count(userId, since),
    captionsCreated: await written.captions.count(userId, since),
    ttsGenerated: textsOf(await spoken.tts.countCharacters(userId, since)),
  })
  return {
    ...auth,
    ...paid,
    ...written,
    ...spoken,
    ...planned,
    ...exchanged,
    throttle,
    leases,
    aiChecks,
    account,
    usage,
    idempotency,
    statistics,
  }
}
