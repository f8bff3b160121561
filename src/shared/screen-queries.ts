import type { GenerationTool } from './features/generation/generations.constants.ts'
import { VIDEO_PAGE } from './features/videos/videos.constants.ts'

/** Queries without input that every screen asks. The server answers them within the page of a signed-in user. */
export const SCREEN_QUERIES = [
  'auth.config',
  'auth.session',
  'auth.personalization',
  'auth.profile',
  'subscription.status',
  'subscription.usage',
] as const

/** The pages that open with the newest result of a tool. Their page contains it. */
export const RESULT_SCREENS: Partial<Record<string, Exclude<GenerationTool, 'refine'>>> = {
  '/hook-generator': 'hooks',
  '/script-writer': 'scripts',
  '/caption-generator': 'captions',
}

/** A query of one screen, in the place of the query cache where tRPC's hooks look for it. */
export interface PageQuery {
  path: 'library.videos.list' | 'library.page' | 'library.counts'
  input: object
  /** Whether the screen asks page by page. The answer is then the first page. */
  isInfinite?: true
}

/** What the first view of a screen shows beside the answers to `SCREEN_QUERIES`, where its URL has no query string. */
export const PAGE_QUERIES: Partial<Record<string, readonly PageQuery[]>> = {
  '/dashboard': [{ path: 'library.videos.list', input: { limit: VIDEO_PAGE.dashboard } }],
  '/library': [
    { path: 'library.page', input: {}, isInfinite: true },
    { path: 'library.counts', input: {} },
  ],
}

/** The screens that the server renders when a signed-in user asks for them. A form takes typing before the script has loaded. */
export const RENDERED_SCREENS: readonly string[] = [
  ...Object.keys(RESULT_SCREENS),
  '/tts-tool',
  '/dashboard',
  '/library',
  '/profile',
  '/settings',
]

/** Answers by the name of their query, and the newest result by tool; null where there is none. */
export type ScreenAnswers = Partial<Record<(typeof SCREEN_QUERIES)[number] | PageQuery['path'], unknown>> & {
  'generations.latest'?: Partial<Record<GenerationTool, unknown>>
}

/** A page of the app, and the answers to the user who opens it. */
export interface ScreenTask {
  path: string
  answers: ScreenAnswers
  /** IANA name of the zone of its dates. */
  timeZone: string
  /** Language tags of its dates, the preferred one first. They may be invalid. */
  languages: readonly string[]
}

/** The cookie with the IANA name of the browser's time zone, as of its last visit. */
export const TIME_ZONE_COOKIE = 'hookline-time-zone'
