import { tmpdir } from 'node:os'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { type Kysely } from 'kysely'
import { type Notifications } from '../../db/notifications.ts'
import { type Database } from '../../db/schema/database.ts'
import { AppError } from '../shared/errors.ts'
import { DEMO_EMAIL } from '../shared/features/auth/auth.constants.ts'
import { type PublicConfig } from '../shared/features/auth/auth.schema.ts'
import { MAX_BODY_BYTES } from '../shared/limits.ts'
import { type RenderSpeech } from './audio/render-speech.ts'
import { type Backups } from './runtime/backups/backups.ts'
import { type Build } from './runtime/build.ts'
import { createDiskReserve, type ReadDiskSpace } from './runtime/disk/disk-reserve.ts'
import { createBackground } from './runtime/background.ts'
import { type Random } from './runtime/random.ts'
import { type Clock } from './runtime/clock.ts'
import { type Config } from './config/config.ts'
import { type PasswordCost } from './features/auth/passwords/password.service.ts'
import { type ThrottleRules } from './features/auth/throttle.service.ts'
import { addAnswerHeaders } from './http/answer-headers.ts'
import { addAudio } from './http/files/audio.ts'
import { addBodyTimeout } from './http/body-timeout.ts'
import { addCalendarFeed } from './http/files/calendar-feed.ts'
import { addDataExport } from './http/files/data-export.ts'
import { addHealth } from './http/health.ts'
import { addOpenApi } from './http/rest/openapi.ts'
import { addCsrfOrigin } from './http/csrf-origin.ts'
import { trackRequests } from './http/in-flight.ts'
import { addMetrics } from './http/metrics.ts'
import { findReceivedBytes } from './http/files/received-file.ts'
import { addLibraryArchive } from './http/files/library-archive.ts'
import { addLibraryLists } from './http/files/library-lists.ts'
import { addVideoList } from './http/files/video-list.ts'
import { addLocalOnly } from './http/own-host.ts'
import { addOidc } from './http/oidc.ts'
import { createContextFactory } from './http/request-context.ts'
import { addRecentHooks } from './http/files/recent-hooks.ts'
import { addPlanFile } from './http/files/plan-file.ts'
import { addRestRoutes } from './http/rest/rest-adapter.ts'
import { addBodyParser } from './http/body-parser.ts'
import { addPaymentWebhook } from './http/payment-webhook.ts'
import { addErrorAnswers, answerError } from './http/rest/rest-errors.ts'
import { addWrongMethod } from './http/rest/wrong-method.ts'
import { type Site } from './http/public-pages.ts'
import { addSearchEngineFiles } from './http/search-engines.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { screenStateReader } from './http/screens/screen-state.ts'
import { addNotFound, type FindPage } from './http/static-client.ts'
import { addTrpcRoutes } from './http/trpc-routes.ts'
import { addUnsubscribe } from './http/unsubscribe.ts'
import { type Jobs } from './runtime/jobs/jobs.port.ts'
import { logBackgroundFailure, logFailedCall, loggerOptions, RequestLog } from './runtime/logging.ts'
import { type AudioStore } from './providers/audio-store/audio-store.port.ts'
import { type IdentityProvider } from './providers/identity/identity.port.ts'
import { type OidcProvider } from './providers/identity/oidc.port.ts'
import { type Mailer } from './providers/mail/mail.port.ts'
import { type OpenPayments, type PaymentsSetup } from './composition/payment-provider.ts'
import { findAiName, buildPublicConfig } from './config/public-config.ts'
import { type Research } from './providers/research/research.port.ts'
import { type SpeechModel } from './providers/speech/speech.port.ts'
import { type TextModel } from './providers/text/text.port.ts'
import { type LocalAi } from './providers/local-server.ts'
import { createCallLog } from './runtime/metrics/call-log.ts'
import { type Watch } from './runtime/metrics/observe-calls.ts'
import { createRunningWork } from './runtime/running-work.ts'
import { keepReserve, observePayments, observePorts } from './composition/observed-ports.ts'
import { describeServer } from './composition/server-facts.ts'
import { createServices, type Services } from './composition/services.ts'
import { type Storage } from './runtime/storage.ts'

export interface AppDependencies {
  config: Config
  build: Build
  /** Id of this process, unique over all servers and restarts. */
  instanceId: string
  db: Kysely<Database>
  /** Notifications among the processes of one database; undefined where there is only one process. */
  notifications: Notifications | undefined
  /** Returns why the database is unusable; undefined while it is usable. */
  storageProblem: Storage['problem']
  text: TextModel
  /** Returns the voice in use; undefined where there is none. */
  speech: () => SpeechModel | undefined
  /** Returns the AI on this machine that is in use. */
  local?: LocalAi | undefined
  audioStore: AudioStore
  render: RenderSpeech
  /** Undefined where no internet search is set up. */
  research: Research | undefined
  mailer: Mailer
  jobs: Pick<Jobs, 'add' | 'removeAllOf' | 'counts' | 'deadLetters' | 'retryDeadLetters'>
  /** Undefined where the server has its own accounts. */
  identity: IdentityProvider | undefined
  /** Undefined without an OpenID Connect provider. */
  oidc: OidcProvider | undefined
  openPayments: OpenPayments
  readDiskSpace: ReadDiskSpace
  /** Backups of the SQLite file; undefined on PostgreSQL. */
  backups: Backups | undefined
  clock: Clock
  random: Random
  throttleRules: ThrottleRules
  passwordCost: PasswordCost
  client?: Client
}

/** How the client is served: from a built folder, or by a development server. */
export interface Client {
  /**
   * Registers the client's routes on the app. `site` has the server's values for its pages. Returns a function that
   * gives the page for any other GET.
   */
  add(app: FastifyInstance, site: Site): Promise<FindPage>
  /** True for a development server, which writes scripts into the page. */
  inlineScripts: boolean
}

export interface App {
  http: FastifyInstance
  services: Services
  sandbox: PaymentsSetup['sandbox']
  /** Makes `/readyz` fail, because this server is about to stop. Requests are still served. */
  drain(): void
  /** Aborts running work; called when a shutdown reaches its time limit. */
  abortRunning(): void
  /** Resolves once no request and no background work of a request is running. */
  whenIdle(): Promise<void>
  /** Accepts no more requests, lets running ones finish, and closes every connection. */
  close(): Promise<void>
}

/**
 * Time limit of a request, in milliseconds: an import of 3 GB at 1.3 Mbit/s. Every other body has a shorter limit
 * (`body-timeout.ts`).
 */
const LONGEST_REQUEST_MS = 5 * 60 * 60_000
/** Time limit for the headers of a request, in milliseconds. */
const LONGEST_HEAD_MS = 30_000

/** Milliseconds that a readiness check waits for the database. Load balancers give up soon after. */
const LONGEST_LOOK_MS = 4_000

const STOPPING = 'The server is restarting. Your text is safe. Try again in a moment.'

/** The composition root: takes config, database and providers, returns a Fastify app that does not listen yet. */
export async function createApp(deps: AppDependencies): Promise<App> {
  const { config, random } = deps
  const work = createRunningWork()
  const closing = new AbortController()
  const behindHttps = config.publicUrl?.protocol === 'https:'
  const publicConfig = (): PublicConfig => buildPublicConfig(config, deps)

  const http = fastify({
    logger: loggerOptions(config.logLevel),
    logController: new RequestLog(),
    trustProxy: config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    genReqId: () => random.id(),
    routerOptions: { maxParamLength: 5_000 },
    forceCloseConnections: 'idle',
    // A request on an open connection after the port is closed is served and waited for like any other.
    return503OnClosing: false,
    requestTimeout: LONGEST_REQUEST_MS,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  })
  const origin = (): string => resolveOrigin(config, http)
  const { payments, sandbox } = deps.openPayments({
    ...deps,
    origin,
    onEvent: async (rawBody, signature) => {
      await services.paymentEvents.apply(await payments.readEvent(rawBody, signature))
    },
  })
  const meters = config.metricsToken === undefined ? undefined : await openMetersOf(deps)
  const calls = createCallLog(deps.clock)
  const watch: Watch = {
    clock: deps.clock,
    observe(call) {
      calls.observe(call)
      if (call.failure !== undefined) logFailedCall(http.log, call)
      meters?.observeCall(call)
    },
  }
  const report = (error: unknown): void => logBackgroundFailure(http.log, error)
  const diskReserve = createDiskReserve({
    dataDir: config.dataDir,
    temporaryDir: tmpdir(),
    stored: { texts: config.database.kind === 'sqlite', audio: config.audioStore.kind === 'local' },
    read: deps.readDiskSpace,
    clock: deps.clock,
    warn: (message) => http.log.warn(message),
  })
  const observed = observePorts(deps, watch)
  const services = createServices({
    ...deps,
    ...observed,
    audioStore: keepReserve(observed.audioStore, diskReserve),
    diskReserve,
    meters,
    work,
    closing: closing.signal,
    payments: observePayments(payments, watch),
    sandboxPages: sandbox?.pages,
    introOffer: config.introOffer,
    textConcurrency: config.textConcurrency,
    speechPlaces: config.speechPlaces,
    hostDailyPrompts: config.hostDailyPrompts,
    access: config.access,
    hostAccess: config,
    admin: describeServer({ ...deps, calls, findTemporaryBytes: findReceivedBytes }),
    demoEmail: config.demoAccount ? DEMO_EMAIL : undefined,
    publicConfig,
    aiName: (service) => findAiName(config, deps.local, service),
    origin,
    inBackground: createBackground(work, report),
    report,
  })
  http.server.headersTimeout = LONGEST_HEAD_MS
  trackRequests(http, work)
  if (meters && config.metricsToken !== undefined) addMetrics(http, meters, config.metricsToken)
  addBodyTimeout(http)
  if (config.localDemo) addLocalOnly(http)
  addErrorAnswers(http)
  addBodyParser(http)
  addAnswerHeaders(http)
  addCsrfOrigin(http, config.publicUrl)
  addSecurityHeaders(http, {
    behindHttps,
    inlineScripts: deps.client?.inlineScripts ?? false,
    identity: config.identity,
    payments: config.payments,
  })
  addWrongMethod(http)
  await http.register(cookie)
  let isDraining = false
  addHealth(http, async () => {
    if (isDraining || closing.signal.aborted) return 'the server is about to stop'
    const answered = new AbortController()
    const tooLong = deps.clock.sleep(LONGEST_LOOK_MS, answered.signal).then(
      () => 'the database does not answer',
      () => undefined,
    )
    return Promise.race([deps.storageProblem(), tooLong]).finally(() => answered.abort())
  })
  addOpenApi(http, deps.build.version)
  const createContext = createContextFactory({ services, secureCookies: behindHttps, closing: closing.signal })
  addRestRoutes(http, createContext)
  addAudio(http, createContext)
  addLibraryLists(http, createContext)
  addVideoList(http, createContext)
  await addLibraryArchive(http, createContext)
  addPlanFile(http, createContext)
  addRecentHooks(http, createContext)
  addDataExport(http, createContext)
  await addTrpcRoutes(http, createContext)
  await addPaymentWebhook(http, { readEvent: payments.readEvent, apply: services.paymentEvents.apply })
  addCalendarFeed(http, services.calendarFeeds, closing.signal)
  await addUnsubscribe(http, services.unsubscribe)
  addOidc(http, createContext, { services, secureCookies: behindHttps, publicUrl: config.publicUrl, origin })
  addSearchEngineFiles(http, config, origin)
  const findPage = await deps.client?.add(http, { publicUrl: config.publicUrl, config: publicConfig() })
  addNotFound(http, findPage, { plans: config.plans, readState: screenStateReader(createContext) })
  return {
    http,
    services,
    sandbox,
    whenIdle: work.whenIdle,
    drain: () => {
      isDraining = true
    },
    abortRunning: () => closing.abort(new AppError('SERVICE_UNAVAILABLE', STOPPING, { retryAfterSeconds: 5 })),
    close: async () => {
      const closed = http.close()
      await work.whenIdle()
      http.server.closeAllConnections()
      await closed
    },
  }
}

/** Loads the library of the metrics only where they are on, to save memory. */
async function openMetersOf(deps: AppDependencies) {
  const { openMetrics } = await import('./composition/metrics.ts')
  return openMetrics({ ...deps, dataDir: deps.config.dataDir })
}

/** The public address. Links in mails must not be built from a Host header, which any client can set. */
function resolveOrigin({ publicUrl, host, port }: Config, http: FastifyInstance): string {
  if (publicUrl) return publicUrl.origin
  const listening = http.server.address()
  const actual = typeof listening === 'object' && listening ? listening.port : port
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${actual}`
}
