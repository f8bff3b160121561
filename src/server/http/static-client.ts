import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { findAppPage } from '../../shared/app-pages.ts'
import { PLACEHOLDER, prerenderedFile, screenFile, type ScreenSettings } from '../../shared/public-pages.ts'
import { addPublicPages, escapeHtml, fillPage, PAGES_FOLDER, type Site } from './public-pages.ts'
import { type ReadScreenState } from './screen-state.ts'

/** The folder of files whose names change with their contents. */
const ASSETS_FOLDER = 'assets'

/**
 * Gives the page for a requested URL. For a signed-in user of `page`, an entry of `APP_PAGES`, it may contain
 * `PLACEHOLDER.state` within a quoted attribute, once. With `prerendered` it contains what was rendered at build for these settings.
 */
export type FindPage = (
  url: string,
  user?: { page: string; prerendered?: ScreenSettings | undefined },
) => Promise<string>

/**
 * Serves the built client: hashed files cached for a year, other files uncached, the prerendered public pages, and
 * `index.html` for any other GET that accepts HTML, because the browser's router chooses the page. `root` is the
 * absolute path of the build. Returns a function that gives the page.
 */
export async function addStaticClient(app: FastifyInstance, root: string, site: Site): Promise<FindPage> {
  const bare = await readFile(join(root, 'index.html'), 'utf8')
  const readScreen = screenReader(join(root, PAGES_FOLDER), site)
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
    globIgnore: [`${ASSETS_FOLDER}/**`, `${PAGES_FOLDER}/**`, 'index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) => void response.header('cache-control', 'no-cache'),
  })
  return async (_url, user) => {
    if (!user) return bare
    const { page, prerendered } = user
    const opened = prerendered && (await readScreen(prerenderedFile(page, prerendered)))
    return opened ?? (await readScreen(screenFile(page))) ?? bare
  }
}

/** Reads and fills the pages of the app for signed-in users, each once. Gives undefined for a page that is not there. */
function screenReader(folder: string, site: Site): (file: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>()
  return (file) => {
    const read = (): Promise<string | undefined> =>
      readFile(join(folder, file), 'utf8').then(
        (html) => fillPage(html, site),
        () => undefined,
      )
    const found = known.get(file) ?? read()
    known.set(file, found)
    return found
  }
}

/**
 * Answers unmatched requests. A browser's GET gets the app's page, marked as not for search engines, with 404 where the
 * app has no such page. A signed-in user's page contains `readState`'s answer and is not stored anywhere. Other requests
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
      const state = page === undefined ? undefined : await readState(request, reply, page)
      // A query may name a result or a video to open.
      const prerendered = query === undefined ? state?.prerendered : undefined
      const html = await findPage(request.url, state && page !== undefined ? { page, prerendered } : undefined)
      return reply
        .status(page === undefined ? 404 : 200)
        .headers({ 'cache-control': state === undefined ? 'no-cache' : 'private, no-store', 'x-robots-tag': 'noindex' })
        .type('text/html')
        .send(state === undefined ? html : html.replace(PLACEHOLDER.state, () => escapeHtml(state.answers)))
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
