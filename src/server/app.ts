import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { type Kysely } from 'kysely'
import { type Database } from '../../db/schema/database.ts'
import { type PublicConfig } from '../shared/features/auth/auth.schema.ts'
import { AppError } from '../shared/errors.ts'
import { MAX_BODY_BYTES } from '../shared/limits.ts'
import { type Chance } from './chance.ts'
import { type Clock } from './clock.ts'
import { type Config } from './config.ts'
import { type ThrottleRules } from './features/auth/throttle.service.ts'
import { addHealth } from './http/health.ts'
import { addOpenApi } from './http/openapi.ts'
import { addOriginRule } from './http/origin-rule.ts'
import { trackRequests } from './http/in-flight.ts'
import { createContextFactory } from './http/request-context.ts'
import { addRestRoutes } from './http/rest-adapter.ts'
import { addBodyParser } from './http/body-parser.ts'
import { addErrorAnswers, answerError } from './http/rest-errors.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { addNotFound } from './http/static-client.ts'
import { addTrpcRoutes } from './http/trpc-routes.ts'
import { loggerOptions } from './logging.ts'
import { type TextModel } from './providers/text/text.port.ts'
import { createRunningWork } from './running-work.ts'
import { createServices, type Services } from './services.ts'
import { answers } from './storage.ts'

export interface AppDependencies {
  config: Config
  version: string
  db: Kysely<Database>
  text: TextModel
  clock: Clock
  chance: Chance
  throttleRules: ThrottleRules
  client?: Client
}

/** How the client reaches the browser: as a built folder, or from a development server. */
export interface Client {
  /** Adds its files to the app. Returns the page for any other GET. */
  add(app: FastifyInstance): Promise<(url: string) => Promise<string>>
  /** A development server writes scripts into the page; a built client never does. */
  inlineScripts: boolean
}

export interface App {
  http: FastifyInstance
  services: Services
  /** Tells running work to end; the server calls it when its patience at shutdown is over. */
  abortRunning(): void
  /** Takes no more requests, lets running ones finish, and closes every connection. */
  close(): Promise<void>
}

const STOPPING = 'The server is restarting. Your text is safe. Try again in a moment.'

/** The composition root: config, database and providers in, a Fastify app that does not listen yet out. */
export async function createApp(deps: AppDependencies): Promise<App> {
  const { config, db, text, chance } = deps
  const work = createRunningWork()
  const services = createServices({ ...deps, work, publicConfig: publicConfigOf(config, text) })
  const closing = new AbortController()
  const behindHttps = config.publicUrl?.protocol === 'https:'

  const http = fastify({
    logger: loggerOptions(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    genReqId: () => chance.id(),
    routerOptions: { maxParamLength: 5_000 },
    forceCloseConnections: 'idle',
    // A request that never ends its body holds no connection for longer.
    requestTimeout: 30_000,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  })
  trackRequests(http, work)
  addErrorAnswers(http)
  addBodyParser(http)
  http.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id))
  addOriginRule(http, config.publicUrl)
  await addSecurityHeaders(http, { behindHttps, inlineScripts: deps.client?.inlineScripts ?? false })
  await http.register(cookie)
  addHealth(http, async () => !closing.signal.aborted && (await answers(db)))
  await addOpenApi(http, deps.version)
  const createContext = createContextFactory({ services, secureCookies: behindHttps, closing: closing.signal })
  addRestRoutes(http, createContext)
  await addTrpcRoutes(http, createContext)
  addNotFound(http, await deps.client?.add(http))
  return {
    http,
    services,
    abortRunning: () => closing.abort(new AppError('SERVICE_UNAVAILABLE', STOPPING, { retryAfterSeconds: 5 })),
    close: async () => {
      const closed = http.close()
      await work.whenIdle()
      http.server.closeAllConnections()
      await closed
    },
  }
}

function publicConfigOf(config: Config, text: TextModel): PublicConfig {
  return {
    supportEmail: config.supportEmail,
    text: { live: config.text.kind === 'openai', name: text.name },
    research: { live: false },
    google: config.production ? 'hidden' : 'not-set-up',
  }
}
