import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { findAppPage } from '../../shared/app-pages.ts'
import { screenFile } from '../../shared/public-pages.ts'
import { resolveTimeZone } from '../../shared/features/planner/planner.rules.ts'
import { type ScreenAnswers, type ScreenTask, TIME_ZONE_COOKIE } from '../../shared/screen-queries.ts'
import { logFailure } from '../runtime/logging.ts'
import { toErrorAnswer } from '../trpc/errors.ts'
import { addPublicPages, fillPage, PAGES_FOLDER, type Site, takesEncoding } from './public-pages.ts'
import { opensAsRendered } from './screens/opens-as-rendered.ts'
import { makePlainPage, type Template, toTemplate } from './screens/screen-page.ts'
import { createRenderer, RENDERER_FOLDER } from './screens/screen-renderer.ts'
import { type ReadScreenState } from './screens/screen-state.ts'

/** The folder of files whose names change with their contents. */
const ASSETS_FOLDER = 'assets'

/** A request for a page of the app by its signed-in user. */
export interface ScreenRequest {
  /** An entry of `APP_PAGES`. */
  page: string
  answers: ScreenAnswers
  request: FastifyRequest
}

/** A page, or one that is compressed already. */
export type FoundPage = string | { gzip: Uint8Array }

/** Gives the page for a requested URL. For a signed-in user it may contain the answers and their rendered screen. */
export type FindPage = (url: string, screen?: ScreenRequest) => Promise<FoundPage>

/**
 * Serves the built client: hashed files cached for a year, other files uncached, the prerendered public pages, and
 * `index.html` for any other GET that accepts HTML, because the browser's router chooses the page. `root` is the
 * absolute path of the build. Returns a function that gives the page.
 */
export async function addStaticClient(
  app: FastifyInstance,
  root: string,
  site: Site,
  renderer = createRenderer(root),
): Promise<FindPage> {
  const bare = await readFile(join(root, 'index.html'), 'utf8')
  const readTemplate = templateReader(join(root, PAGES_FOLDER), site)
  app.addHook('onClose', () => renderer.close())
  await addPublicPages(app, root, site)
  // One route for all hashed files: a route for each of them takes a tenth of the start.
  await app.register(fastifyStatic, {
    root: join(root, ASSETS_FOLDER),
    prefix: `/${ASSETS_FOLDER}/`,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) => void response.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  await app.register(fastifyStatic, {
    root,
    decorateReply: false,
    wildcard: false,
    index: false,
    globIgnore: [`${ASSETS_FOLDER}/**`, `${PAGES_FOLDER}/**`, `${RENDERER_FOLDER}/**`, 'index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) => void response.header('cache-control', 'no-cache'),
  })
  return async (_url, screen) => {
    const template = screen && (await readTemplate(screenFile(screen.page)))
    if (!template) return bare
    const { page, answers, request } = screen
    const state = JSON.stringify(answers)
    const [, query] = request.url.split('?')
    if (!opensAsRendered(page, { answers, query, cookies: request.cookies })) return makePlainPage(template, state)
    const isZipped = takesEncoding('gzip', request.headers['accept-encoding'])
    try {
      const made = await renderer.render({ path: page, state, template, isZipped, ...readReader(request) })
      return isZipped ? { gzip: made } : Buffer.from(made).toString()
    } catch (error) {
      logFailure(request.log, toErrorAnswer(error), { err: error })
      return makePlainPage(template, state)
    }
  }
}

/** Zone and languages of the dates in a page: the zone as the browser's last visit stored it, else UTC. */
function readReader({ cookies, headers }: FastifyRequest): Pick<ScreenTask, 'timeZone' | 'languages'> {
  return {
    timeZone: resolveTimeZone({ timeZone: cookies[TIME_ZONE_COOKIE] ?? null }),
    languages: (headers['accept-language'] ?? '').split(',', 10).map((entry) => entry.split(';')[0]?.trim() ?? ''),
  }
}

/** Reads the templates for signed-in users, each once. Gives undefined for a page without one. */
function templateReader(folder: string, site: Site): (file: string) => Promise<Template | undefined> {
  const known = new Map<string, Promise<Template | undefined>>()
  return (file) => {
    const read = (): Promise<Template | undefined> =>
      readFile(join(folder, file), 'utf8').then(
        (html) => toTemplate(fillPage(html, site)),
        () => undefined,
      )
    const found = known.get(file) ?? read()
    known.set(file, found)
    return found
  }
}

/**
 * Answers unmatched requests. A browser's GET gets the app's page, marked as not for search engines, with 404 where the
 * app has no such page. A signed-in user's page contains `readState`'s answers and is not stored anywhere. Other requests
 * get 404 in the API's format.
 */
export function addNotFound(
  app: FastifyInstance,
  findPage: FindPage | undefined,
  { plans, readState }: { plans: boolean; readState: ReadScreenState },
): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (findPage && isPageRequest(request)) {
      const [path = '', query] = request.url.split('?')
      const page = findAppPage(path, { plans })
      const answers =
        page === undefined ? undefined : await readState(request, reply, { page, isBare: query === undefined })
      const screen = answers && page !== undefined ? { page, answers, request } : undefined
      const found = await findPage(request.url, screen)
      void reply
        .status(page === undefined ? 404 : 200)
        .headers({ 'cache-control': screen ? 'private, no-store' : 'no-cache', 'x-robots-tag': 'noindex' })
        .type('text/html')
      if (screen) void reply.header('vary', 'Accept-Encoding')
      if (typeof found === 'string') return reply.send(found)
      // Nothing of the request is written into the page, whose guesses its size could confirm.
      return reply.header('content-encoding', 'gzip').send(found.gzip)
    }
    return reply.status(404).send({ message: 'There is nothing at this address.', requestId: request.id })
  })
}

/** Whether a request is for a page of the app: by GET or HEAD, accepting HTML, and not under a path of the API. */
function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const path = decodedPath(url).toLowerCase()
  if (/^\/+(api|trpc|assets)(\/|$)/u.test(path)) return false
  return headers.accept === undefined || /text\/html|\*\/\*/u.test(headers.accept)
}

function decodedPath(url: string): string {
  const path = withoutQuery(url)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function withoutQuery(url: string): string {
  return url.split('?')[0] ?? ''
}
