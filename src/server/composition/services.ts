import { type CountedFeature } from '../../shared/features/account/account.constants.ts'
import { estimateTexts } from '../../shared/features/tts/tts.rules.ts'
import { ACCOUNT_BLOCKED } from '../../shared/errors.ts'
import { createAuditLog } from '../features/admin/people/audit-log.service.ts'
import { createAuditRepository } from '../features/admin/people/audit.repository.ts'
import { createAccountRepository } from '../features/account/account.repository.ts'
import { createAccountService } from '../features/account/account.service.ts'
import { createAnalytics } from '../features/account/analytics.service.ts'
import { createFeatureCounterRepository } from '../features/account/feature-counter.repository.ts'
import { createAiChecks } from '../features/ai/ai.service.ts'
import { createLibraryRemoval } from '../features/library/items/library-removal.repository.ts'
import { createDataExport } from '../features/archive/data-export.service.ts'
import { createIdempotencyRepository } from '../features/usage/idempotency.repository.ts'
import { createIdempotencyService } from '../features/usage/idempotency.service.ts'
import {
  createReservationRepository,
  keepReservations,
  type Reservation,
  settleReservations,
} from '../features/usage/reservation.repository.ts'
import { createUsageRepository } from '../features/usage/usage.repository.ts'
import { createUsageService } from '../features/usage/usage.service.ts'
import { createAdminServices, explainToOwner } from './admin.ts'
import { createArchiveServices } from './archive.ts'
import { type ServerDependencies, type ServiceDependencies } from './dependencies.ts'
import { createIdentityServices } from './identity.ts'
import { createBillingServices } from './billing.ts'
import { createLibraryServices } from './library.ts'
import { createPlannerServices } from './planner.ts'
import { createPeopleServices } from './people.ts'
import { createSpeechServices } from './speech.ts'
import { createWritingServices } from './writing.ts'
import { createVideoReading, createVideoServices } from './videos.ts'
import { createJoinVideo } from '../features/library/videos/video-join.service.ts'
import { createGenerationsRepository } from '../generation/generations.repository.ts'
import { type Settlement } from '../features/speech/synthesis/tts.repository.ts'
import { type JobWork } from '../runtime/jobs/jobs.port.ts'
import { createLeases } from '../runtime/leases.ts'
import { createLeasesRepository } from '../runtime/leases.repository.ts'

export type Services = ReturnType<typeof createServices>

/** Wires every feature, one line per feature. */
export function createServices(server: ServerDependencies) {
  const leases = createLeases({ ...server, repository: createLeasesRepository(server.db), owner: server.instanceId })
  const deps: ServiceDependencies = { ...server, leases }
  const { db, identity, clock, inBackground } = deps
  const auditLog = createAuditLog({ ...deps, repository: createAuditRepository(db) })
  const { users, throttle, findAccess, resolveAccess, blocking, ...auth } = createIdentityServices({
    ...deps,
    record: auditLog.record,
    moveCustomer: (userId, email) => paid.checkout.move(userId, email),
    clearAccount: (userId, removeRows) => account.clear(userId, removeRows),
    hasPlan: async (userId) => (await paid.subscription.standingsOf([userId])).plans.has(userId),
  })
  const { customers, subscriptions, ...paid } = createBillingServices({ ...deps, findAccess, throttle, users })
  const { subscription } = paid
  const { hasActiveSubscription } = subscription
  const generations = createGenerationsRepository(db)
  const usages = createUsageRepository(db)
  const hostAllowances = deps.hostAccess.plans ? undefined : deps.hostAccess.allowances
  const usage = createUsageService({
    ...deps,
    hostAllowances,
    confirmsFirst: deps.hostAccess.confirmsFirst,
    findAccess,
    repository: usages,
    reservations: createReservationRepository(db),
    hasActiveSubscription,
    isRewriteFree: () => deps.aiName('text') === null,
    underWay: generations.findUnderWay,
  })
  const idempotency = createIdempotencyService({ repository: createIdempotencyRepository(db), leases, clock })
  const settlement: Settlement<Reservation> = {
    keep: (trx, { id }) => keepReservations(trx, [id]),
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
  const reading = createVideoReading(deps, () => planned.videoPlan)
  const joinVideo = createJoinVideo(reading)
  const spoken = createSpeechServices({ ...deps, ...spending, origins: reading.origins, joinVideo })
  const kept = createLibraryServices({
    ...deps,
    joinVideo,
    recordings: spoken.voiceLibrary,
    elsewhere: {
      findOrigin: (userId, id) => written.conversations.findOrigin(userId, id),
      planned: (userId) => planned.planner.count(userId),
      voice: (userId) => spoken.voiceLibrary.count(userId),
    },
  })
  const written = createWritingServices({
    ...deps,
    ...spending,
    generations,
    ledger: { ...usage, hasActiveSubscription, settle: settleReservations },
    findAnswers: accounts.findAnswers,
    analytics: { count: (userId, feature) => inBackground(() => analytics.count(userId, feature)) },
    library: kept.library,
    origins: reading.origins,
  })
  const requireVideo = reading.reader.find
  const planned = createPlannerServices({
    ...deps,
    users,
    throttle,
    links: auth.links,
    preferences: accounts,
    requireVideo,
  })
  const filmed = createVideoServices({
    ...deps,
    ...planned,
    reading,
    library: kept.library,
    removeRecording: (userId, id) => spoken.voiceLibrary.remove(userId, { id, alsoLibraryItem: false }),
  })
  const archived = createArchiveServices({
    ...deps,
    library: kept.library,
    planner: planned.planner,
    recordings: spoken.recordingTransfer,
    videoTransfer: filmed.videoTransfer,
    throttle,
    hasActiveSubscription,
  })
  const account = createAccountService({
    repository: accounts,
    users: { ...users, markDeleting: blocking.markDeleting },
    identity,
    requireProof: auth.identityProofs.require,
    findPendingEmail: auth.emailChanges.findPending,
    clock,
    // Billing ends first, so that an account whose deletion fails half way is not charged.
    removers: [
      paid.checkout.endBilling,
      subscriptions.deleteRefreshes,
      // Before the files are removed, so that none is written afterwards.
      (userId) => spoken.tts.endAllOf(userId, 'This account is being deleted.'),
      spoken.audioFiles.removeAllOf,
      createLibraryRemoval(db),
      deps.jobs.removeAllOf,
      async (userId) => {
        const user = await users.findById(userId)
        if (!user) return
        const others = await auth.emailChanges.exportData(userId)
        for (const { email } of [user, ...others]) await deps.mailer.forget(email)
      },
    ],
  })
  const dataExport = createDataExport({
    profile: account.profile,
    findAnswers: accounts.findAnswers,
    clock,
    exporters: {
      sessions: auth.sessions.exportData,
      knownDevices: auth.devices.exportData,
      mailLinks: auth.links.exportData,
      emailChanges: auth.emailChanges.exportData,
      invitations: auth.invites.exportData,
      administration: auditLog.exportData,
      usage: usage.exportData,
      repeatedRequests: idempotency.exportData,
      hooks: written.hooks.exportData,
      scripts: written.scripts.exportData,
      captions: written.captions.exportData,
      conversations: written.conversations.exportData,
      generations: written.generations.exportData,
      library: kept.library.exportData,
      speech: spoken.tts.exportData,
      voiceLibrary: spoken.voiceLibrary.exportData,
      videos: filmed.videos.exportData,
      planner: planned.planner.exportData,
      calendarFeed: planned.calendarFeeds.exportData,
      reminders: planned.reminders.exportData,
      subscriptions: subscription.exportData,
      payments: customers.exportData,
    },
  })
  const aiChecks = createAiChecks({ ...deps, throttle, explain: explainToOwner })
  const statistics = async (userId: string, since: string | undefined) => ({
    hooksGenerated: await written.hooks.count(userId, since),
    scriptsWritten: await written.scripts.count(userId, since),
    captionsCreated: await written.captions.count(userId, since),
    ttsGenerated: estimateTexts(await spoken.tts.countCharacters(userId, since)),
  })
  const people = createPeopleServices({
    ...deps,
    ...auth,
    blocking,
    resolveAccess,
    record: auditLog.record,
    hostAllowances,
    standingsOf: subscription.standingsOf,
    endRenewals: paid.checkout.endRenewals,
    saveAllowance: usages.saveOwnAllowance,
    removeAccount: account.remove,
    async endWork(userId) {
      await written.generations.stopAllOf(userId)
      await spoken.tts.endAllOf(userId, ACCOUNT_BLOCKED)
      await leases.revoke(userId, 'import')
    },
  })
  const jobHandlers: JobWork['handlers'] = {
    mail: auth.accountMail.deliver,
    'customer-address': auth.emailChanges.moveCustomer,
    reminder: planned.reminders.remind,
  }
  return {
    ...auth,
    ...paid,
    ...written,
    ...kept,
    ...spoken,
    ...planned,
    ...filmed,
    ...archived,
    ...createAdminServices({
      ...deps,
      throttle,
      queues: { text: written.textState, speech: spoken.speechState },
    }),
    /** Whether there are plans and prices. */
    hasPlans: deps.hostAccess.plans,
    diskReserve: deps.diskReserve,
    throttle,
    leases,
    aiChecks,
    account,
    people,
    auditLog,
    dataExport,
    usage,
    idempotency,
    statistics,
    /** The handler of each kind of job. */
    jobHandlers: deps.meters?.observeJobs(jobHandlers) ?? jobHandlers,
  }
}
