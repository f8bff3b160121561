import { createServer } from 'node:net'
import { join } from 'node:path'
import { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { type App, type Client, createApp } from './app.ts'
import { readBuild } from './runtime/build.ts'
import { claimAudioFolder } from './runtime/audio-folder.ts'
import { renderSpeech } from './audio/render-speech.ts'
import { systemRandom } from './runtime/random.ts'
import { systemClock } from './runtime/clock.ts'
import { type Config, ConfigError, readConfig } from './config/config.ts'
import { ensureDemoAccount } from './demo/demo-account.ts'
import { startDemoFilling } from './demo/demo-filling.ts'
import { PASSWORD_COST } from './features/auth/passwords/password.service.ts'
import { sweepReceivedFiles } from './http/files/received-file.ts'
import { countLiveSubscriptions } from './features/subscription/live-subscriptions.repository.ts'
import { findDiskSpace } from './runtime/disk/disk-space.ts'
import { THROTTLE_RULES } from './features/auth/throttle.service.ts'
import { type HousekeepingLog, buildSchedules, startLocalRounds } from './runtime/housekeeping.ts'
import { type Backups, createBackups, makeInThread } from './runtime/backups/backups.ts'
import { openJobs } from './runtime/jobs/open-jobs.ts'
import { logJobFailure } from './runtime/logging.ts'
import { createLocalAi } from './composition/local-ai.ts'
import { isTest } from './config/stripe.ts'
import { formatTable, localRow, providerRows } from './config/providers-table.ts'
import { choosePayments } from './composition/payment-provider.ts'
import { type SpeechModel } from './providers/speech/speech.port.ts'
import { type TextModel } from './providers/text/text.port.ts'
import {
  createAudioStore,
  createIdentityProvider,
  createOidc,
  createMailer,
  createResearch,
  createSpeechModel,
  createTextModel,
} from './composition/providers.ts'
import { audioFolder } from './config/data-folders.ts'
import { stopOnSignal } from './runtime/shutdown.ts'
import {
  backupFolder,
  openStorage,
  prepareDataDir,
  sqliteFile,
  StartError,
  type Storage,
  toStartError,
} from './runtime/storage.ts'

/** What the sandbox of a server that others reach does. */
const TEST_PAYMENTS_WARNING = {
  grants: 'no card is charged here: everybody who reaches this server can subscribe without paying',
  nothing:
    'no card is charged here: a test payment gives no premium access, because the AI service of this server is paid',
}

/**
 * Reads the configuration, opens what it names, listens, and closes everything on a signal. Exits 1 with one line where
 * it cannot start.
 */
export async function main(env: Record<string, string | undefined>, client: Client): Promise<void> {
  // Files written by this process are readable for its owner only.
  process.umask(0o077)
  try {
    await start(readConfig(env, { isTerminal: process.stdout.isTTY }), client)
  } catch (failure) {
    const error = toStartError(failure)
    if (!(error instanceof ConfigError || error instanceof StartError)) throw error
    const problems = error instanceof ConfigError ? error.problems : [error.message]
    process.stderr.write(`Hookline cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n`)
    process.exitCode = 1
  }
}

async function start(config: Config, client: Client): Promise<void> {
  for (const warning of config.warnings) process.stderr.write(`Warning: ${warning}\n`)
  prepareDataDir(config.dataDir)
  // Before the database: an upgrade that cannot listen must not migrate under a running server.
  await probePort(config)
  const storage = await openStorage(config)
  let jobs: Awaited<ReturnType<typeof openJobs>> | undefined
  try {
    if (config.database.kind === 'postgres' && config.audioStore.kind === 'local') {
      await claimAudioFolder(audioFolder(config.dataDir), { db: storage.db, clock: systemClock, random: systemRandom })
    }
    const [embeddedText, embeddedSpeech, audioStore, research, identity, oidc, openPayments] = await Promise.all([
      createTextModel(config.text, systemClock),
      createSpeechModel(config.speech, systemClock),
      createAudioStore(config, systemClock),
      createResearch(config.research, systemClock),
      createIdentityProvider(config.identity),
      createOidc(config.oidc, systemClock),
      choosePayments(config.payments),
    ])
    if (!config.plans) await requireNoLiveSubscription(storage.db)
    let isReady = false
    const local = createLocalAi(
      config.local,
      { text: embeddedText, speech: embeddedSpeech },
      {
        clock: systemClock,
        onNews: (news) => {
          if (isReady) announce([formatTable([localRow(news)])])
        },
        report: (err) => app.http.log.error({ err }, 'the AI servers of this machine could not be looked for'),
      },
    )
    const { text, speech } = local
    const mailer = createMailer(config, systemClock, systemRandom)
    const instanceId = systemRandom.id()
    jobs = await openJobs(config, { db: storage.db, clock: systemClock, random: systemRandom, owner: instanceId })
    const { freeAll, start: startJobs, stop: stopJobs } = jobs
    const app = await createApp({
      config,
      build: readBuild(join(import.meta.dirname, '../..')),
      instanceId,
      db: storage.db,
      notifications: storage.notifications,
      storageProblem: storage.problem,
      text,
      speech,
      local: local.inUse,
      audioStore,
      render: renderSpeech,
      research,
      mailer,
      jobs,
      identity,
      oidc,
      openPayments,
      clock: systemClock,
      random: systemRandom,
      backups: openBackups(config),
      readDiskSpace: findDiskSpace,
      throttleRules: THROTTLE_RULES,
      passwordCost: PASSWORD_COST,
      client,
    })
    await sweepReceivedFiles(systemClock.now(), { isStart: true }).catch((err: unknown) => {
      app.http.log.warn({ err }, 'the folder for temporary files could not be looked through')
    })
    await storage.whenAlone(async () => {
      await app.services.leases.freeAll()
      await app.services.generations.takeAllOver()
      await app.services.usage.giveBackAll()
      await freeAll()
    })
    const [address, demo] = await Promise.all([
      listen(app.http, config),
      config.demoAccount ? ensureDemoAccount(app, config.dataDir) : undefined,
    ])
    const ownerLink = config.localDemo ? undefined : await app.services.ownerLinks.offer()
    if (config.plans && isTest(config.payments) && !config.localDemo) {
      app.http.log.warn(TEST_PAYMENTS_WARNING[config.testPaymentsGrant ? 'grants' : 'nothing'])
    }
    const looking = local.start()
    // After the port is open, so that the start does not wait for it.
    warmUp(text, app.http.log)
    void warnOfShutdown(config.text, 'OPENAI_MODEL', app.http.log)
    void warnOfShutdown(config.speech, 'TTS_MODEL', app.http.log)
    const { log } = app.http
    await startJobs({
      handlers: app.services.jobHandlers,
      schedules: buildSchedules(app, log),
      onFailure: (failure) => logJobFailure(log, failure),
    })
    const stopRounds = startLocalRounds({ ...app, clock: systemClock, sweepBackups: storage.sweep }, log)
    const stopHousekeeping = () => Promise.all([stopJobs(), stopRounds()])
    const stopWatching = app.services.generations.watch()
    const stopFilling = demo && fillInBackground(app, demo.userId, { config, storage, speech: embeddedSpeech })
    const close = async (): Promise<void> => {
      looking.stop()
      await stopWatching()
      await Promise.all([stopFilling?.(), app.close()])
      await app.services.leases.close()
    }
    stopOnSignal({ ...app, close, storage, mailer, speech: local, stopHousekeeping, drainSeconds: config.drainSeconds })
    await looking.first
    isReady = true
    announce([
      `Hookline is ready: ${address}`,
      formatTable(providerRows(config, { textName: text.name, canSpeak: speech() !== undefined, local: local.inUse })),
      ...(ownerLink === undefined ? [] : [`No owner yet. Who opens this link becomes the owner: ${ownerLink}`]),
      ...(demo ? [`Demo account: ${demo.email}  password: ${demo.password}`] : []),
    ])
  } catch (error) {
    await jobs?.stop()
    await storage.close()
    throw error
  }
}

/** Fills the demo account, with days in the time zone of this machine. The returned function stops it. */
function fillInBackground(
  app: App,
  userId: string,
  { config, storage, speech }: { config: Config; storage: Storage; speech: SpeechModel | undefined },
) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const context = { clock: systemClock, random: systemRandom, timeZone }
  const canSpeak = speech !== undefined && config.speech.kind === 'offline'
  return startDemoFilling(
    { ...app, ...context, db: storage.db, dataDir: config.dataDir, canSpeak },
    userId,
    app.http.log,
  )
}

/** Loads what the first text needs. Where that fails, the first text loads it and reports the error. */
function warmUp(text: TextModel, log: HousekeepingLog): void {
  text.warm().catch((err: unknown) => log.error({ err }, 'the writer could not be warmed'))
}

/** Warns when a configured model is about to be shut down. An unknown date is logged at debug level. */
async function warnOfShutdown(
  settings: Config['text' | 'speech'],
  variable: string,
  log: FastifyBaseLogger,
): Promise<void> {
  if (settings.kind !== 'openai') return
  try {
    const { modelWarning } = await import('./providers/text/openai/shutdown-date.ts')
    const warning = await modelWarning({ ...settings, clock: systemClock, variable })
    if (warning !== null) log.warn(warning)
  } catch (err) {
    log.debug({ err }, 'the models of OpenAI could not be listed')
  }
}

/** A server without plans would charge people for nothing. Throws StartError while a subscription at Stripe goes on. */
async function requireNoLiveSubscription(db: Storage['db']): Promise<void> {
  const count = await countLiveSubscriptions(db, systemClock.now())
  if (count === 0) return
  const subscriptions = count === 1 ? 'a subscription at Stripe goes on' : `${count} subscriptions at Stripe go on`
  throw new StartError(
    `PLANS is off, but ${subscriptions}: people would pay for nothing. Set PLANS=on, or end them first.`,
  )
}

/** The backups of an SQLite file, with its audio where that is in the data folder. */
function openBackups({ database, dataDir, audioStore, backup }: Config): Backups | undefined {
  if (database.kind !== 'sqlite') return undefined
  return createBackups({
    file: sqliteFile(dataDir),
    folder: backupFolder(dataDir),
    audio: audioStore.kind === 'local' ? audioFolder(dataDir) : undefined,
    ...backup,
    clock: systemClock,
    make: makeInThread,
  })
}

async function probePort({ host, port }: Config): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve))
  } catch (error) {
    throw toListenError(error, { host, port })
  } finally {
    await new Promise((resolve) => probe.close(resolve))
  }
}

async function listen(http: FastifyInstance, config: Config): Promise<string> {
  try {
    const address = await http.listen({ host: config.host, port: config.port })
    return config.publicUrl?.href ?? address
  } catch (error) {
    throw toListenError(error, config)
  }
}

function toListenError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use. Stop the other program, or set another PORT.`)
  if (['EADDRNOTAVAIL', 'EACCES', 'ENOTFOUND'].includes(code)) {
    return new StartError(`Cannot listen on ${host} port ${port}. Set another HOST or PORT.`)
  }
  return error
}

function announce(lines: string[]): void {
  process.stdout.write(`\n${lines.join('\n\n')}\n\n`)
}
