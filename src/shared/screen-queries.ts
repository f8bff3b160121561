import type { GenerationTool } from './features/generation/generations.constants.ts'

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

/** The pages that are rendered at build as they open, without what depends on the user. A form takes typing before the script has loaded. */
export const PRERENDERED_SCREENS: readonly string[] = [
  ...Object.keys(RESULT_SCREENS),
  '/tts-tool',
  '/library',
  '/profile',
  '/settings',
]

/** Answers by the name of their query, and the newest result by tool; null where there is none. */
export type ScreenAnswers = Partial<Record<(typeof SCREEN_QUERIES)[number], unknown>> & {
  'generations.latest'?: Partial<Record<GenerationTool, unknown>>
}
