import { randomUUID } from 'node:crypto'
import { type FastifyInstance } from 'fastify'
import { type Kysely } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'
import { type OnboardingRequest } from '../../shared/features/account/account.schema.ts'
import { type App, type Client, createApp } from '../app.ts'
import { type RenderSpeech } from '../audio/render-speech.ts'
import { createRendering } from '../audio/speech-rendering.ts'
import { type Backups } from '../runtime/backups/backups.ts'
import { type Random } from '../runtime/random.ts'
import { readConfig } from '../config/config.ts'
import { type LocalAi } from '../providers/local-server.ts'
import { choosePayments, type OpenPayments } from '../composition/payment-provider.ts'
import { THROTTLE_RULES, type ThrottleRules } from '../features/auth/throttle.service.ts'
import { createFakeRandom } from './fakes/fake-random.ts'
import { createFakeClock, type FakeClock } from './fakes/fake-clock.ts'
import { createFakeMailer, type FakeMailer } from './fakes/fake-mailer.ts'
import { createFakeResearch, type FakeResearch } from './fakes/fake-research.ts'
import { createFakeAudioStore, type FakeAudioStore } from './fakes/fake-audio-store.ts'
import { createFakeSpeechModel, type FakeSpeechModel } from './fakes/fake-speech-model.ts'
import { createFakeTextModel, type FakeTextModel } from './fakes/fake-text-model.ts'
import { type ReadDiskSpace } from '../runtime/disk/disk-reserve.ts'
import { createEmbeddedJobs, type EmbeddedJobs } from '../runtime/jobs/embedded-jobs.ts'
import { type JobFailure } from '../runtime/jobs/jobs.port.ts'
import { type IdentityProvider } from '../providers/identity/identity.port.ts'
import { type OidcProvider } from '../providers/identity/oidc.port.ts'
import { openTestDatabase } from './database/test-database.ts'

export interface TestApp extends App {
  http: FastifyInstance
  db: Kysely<Database>
  text: FakeTextModel
  research: FakeResearch
  speech: FakeSpeechModel
  audioStore: FakeAudioStore
  mailer: FakeMailer
  /** Waiting jobs; a test runs them explicitly. */
  jobs: EmbeddedJobs
  /** Runs due jobs and rounds, and waits for them. Returns the errors. */
  runDueJobs(): Promise<unknown[]>
  clock: FakeClock
  /** Registers an account over HTTP. Returns the `Cookie` header that signs it in. */
  signUp(email?: string): Promise<string>
}

export const TEST_PASSWORD = 'a long enough secret'

/** A test user's answers of the onboarding. */
export const TEST_ANSWERS: OnboardingRequest = {
  contentNiche: 'Food & cooking',
  targetAudience: 'Students',
  brandPersonality: 'Friendly & approachable',
  preferredContentStyle: 'Quick tips',
  contentGoals: ['Grow my following'],
}

/** A server with plans and open to everyone, as in a local demo, whatever address a test gives it. */
const OPEN_TO_ALL = { PLANS: 'on', REGISTRATION: 'open', ALLOW_SANDBOX: 'true' }

/** Overrides of the test app. */
export interface TestAppOptions {
  env?: Record<string, string>
  throttleRules?: Partial<ThrottleRules>
  client?: Client
  identity?: IdentityProvider
  oidc?: OidcProvider
  openPayments?: OpenPayments
  db?: Kysely<Database>
  /** The second server on one database needs other ids. */
  random?: Random
  /** Why the database is unusable; usable by default. */
  storageProblem?: () => Promise<string | undefined>
  /** Whether an internet search is set up. */
  research?: boolean
  /** Whether a voice is available; it is by default. */
  speech?: boolean
  /** The AI on this machine in use; none by default. */
  local?: LocalAi
  /** Backups of an SQLite file; none by default. */
  backups?: (clock: FakeClock) => Backups
  /** Free space of the disks; plenty by default. */
  readDiskSpace?: ReadDiskSpace
  /** Renders audio files; in this thread by default. */
  render?: RenderSpeech
}

/** The whole server on an empty database in memory, with a writer, a clock and random numbers that the test controls. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const db = options.db ?? (await openTestDatabase())
  const text = createFakeTextModel()
  const research = createFakeResearch()
  const mailer = createFakeMailer()
  const clock = createFakeClock()
  const speech = createFakeSpeechModel()
  const audioStore = createFakeAudioStore(clock.now)
  const random = options.random ?? createFakeRandom()
  const instanceId = randomUUID()
  const jobs = createEmbeddedJobs({ db, clock, random: { id: randomUUID }, owner: instanceId })
  const app = await createApp({
    config: readConfig({ ...OPEN_TO_ALL, LOG_LEVEL: 'silent', ...options.env }),
    build: { version: '0.0.0', commit: null },
    instanceId,
    db,
    notifications: undefined,
    storageProblem: options.storageProblem ?? (async () => undefined),
    text,
    speech: () => (options.speech === false ? undefined : speech),
    local: options.local,
    audioStore,
    render: options.render ?? renderHere,
    research: options.research ? research : undefined,
    mailer,
    jobs,
    identity: options.identity,
    oidc: options.oidc,
    openPayments: options.openPayments ?? (await choosePayments({ kind: 'sandbox' })),
    backups: options.backups?.(clock),
    readDiskSpace: options.readDiskSpace ?? (async () => ({ size: 1e12, free: 5e11 })),
    clock,
    random,
    // The minimum cost of argon2, because tests create many accounts.
    passwordCost: { memory: 8, passes: 1, parallelism: 1 },
    throttleRules: { ...THROTTLE_RULES, ...options.throttleRules },
    ...(options.client && { client: options.client }),
  })
  if (!options.db) app.http.addHook('onClose', () => db.destroy())
  return {
    ...app,
    db,
    text,
    speech,
    audioStore,
    research,
    mailer,
    jobs,
    async runDueJobs() {
      const failures: unknown[] = []
      const onFailure = ({ error }: JobFailure) => failures.push(error)
      await jobs.runDue({ handlers: app.services.jobHandlers, schedules: [], onFailure })
      return failures
    },
    clock,
    async signUp(email = 'noor@example.com') {
      const response = await app.http.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: { email, password: TEST_PASSWORD },
      })
      return parseCookie(response.headers['set-cookie'])
    },
  }
}

/** Renders files in this thread, because starting one takes longer than a short text. */
const renderHere: RenderSpeech = (order, signal) => {
  signal.throwIfAborted()
  const rendering = createRendering(order)
  const broken = new AbortController()
  rendering.catch((error: unknown) => broken.abort(error))
  return {
    add: (at, samples) => void rendering.then(({ add }) => add(at, samples)),
    finish: async () => (await rendering).finish(),
    broken: broken.signal,
  }
}

/** The `Cookie` header that a browser sends after this `Set-Cookie`. */
export function parseCookie(setCookie: string | string[] | undefined): string {
  const first = Array.isArray(setCookie) ? setCookie[0] : setCookie
  return first?.split(';')[0] ?? ''
}
