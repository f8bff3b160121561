import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { findAppPage } from '../../shared/app-pages.ts'
import { PLACEHOLDER, screenFile } from '../../shared/public-pages.ts'
import type { ScreenAnswers } from '../../shared/screen-queries.ts'
import { logFailure } from '../runtime/logging.ts'
import { toErrorAnswer } from '../trpc/errors.ts'
import { addPublicPages, escapeHtml, fillPage, PAGES_FOLDER, type Site, takesEncoding } from './public-pages.ts'
import { createRenderer, opensAsRendered, RENDERER_FOLDER } from './screen-renderer.ts'
import { type ReadScreenState } from './screen-state.ts'

/** The folder of files whose names change with their contents. */
const ASSETS_FOLDER = 'assets'

/** A request for a page of the app by its signed-in user. */
export interface ScreenRequest {
  /** An entry of `APP_PAGES`. */
  page: string
  answers: ScreenAnswers
  request: FastifyRequest
}

/** Gives the page for a requested URL. For a signed-in user it may contain the answers and their rendered screen. */
export type FindPage = (url: string, screen?: ScreenRequest) => Promise<string>

/**
 * Serves the built client: hashed files cached for a year, other files uncached, the prerendered public pages, and
 * `index.html` for any other GET that accepts HTML, because the browser's router chooses the page. `root` is the
 * absolute path of the build. Returns a function that gives the page.
 */
export async function addStaticClient(app: FastifyInstance, root: string, site: Site): Promise<FindPage> {
  const bare = await readFile(join(root, 'index.html'), 'utf8')
  const readTemplate = templateReader(join(root, PAGES_FOLDER), site)
  const render = createRenderer(root)
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
    const state = escapeHtml(JSON.stringify(answers))
    const [, query] = request.url.split('?')
    if (!opensAsRendered(page, { answers, query, cookies: request.cookies })) return template.plain({ state })
    try {
      return template.rendered({ state, markup: await render(page, answers) })
    } catch (error) {
      logFailure(request.log, toErrorAnswer(error), { err: error })
      return template.plain({ state })
    }
  }
}

/** The page of a screen. Both take escaped text. */
interface Template {
  rendered(user: { markup: string; state: string }): string
  /** Without its markup the script loads at once. */
  plain(user: { state: string }): string
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

/** `theme.js` loads what is in these once the markup is painted. */
const LATE = /<template id="(?:late|alive)">|<\/template>/gu

/** The parts between the placeholders are joined: a user's text may contain the name of one, or a pattern of `replace`. */
function toTemplate(html: string): Template {
  const [beforeState = '', afterState = ''] = html.split(PLACEHOLDER.state)
  const [beforeMarkup = '', afterMarkup = ''] = beforeState.split(PLACEHOLDER.markup)
  const plainStart = (beforeMarkup + afterMarkup).replace(LATE, '')
  return {
    rendered: ({ markup, state }) => beforeMarkup + markup + afterMarkup + state + afterState,
    plain: ({ state }) => plainStart + state + afterState,
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
      const html = await findPage(request.url, screen)
      void reply
        .status(page === undefined ? 404 : 200)
        .headers({ 'cache-control': screen ? 'private, no-store' : 'no-cache', 'x-robots-tag': 'noindex' })
        .type('text/html')
      // Of a rendered screen a fifth is left. Nothing of the request is written into it whose guesses its size could confirm.
      if (!screen || !takesEncoding('gzip', request.headers['accept-encoding'])) return reply.send(html)
      return reply.headers({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' }).send(await promisify(gzip)(html))
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
