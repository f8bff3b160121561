/** Queries without input that every screen asks. The server answers them within the page of a signed-in user. */
export const SCREEN_QUERIES = [
  'auth.config',
  'auth.session',
  'auth.personalization',
  'auth.profile',
  'subscription.status',
  'subscription.usage',
] as const

/** Answers by the name of their query. */
export type ScreenAnswers = Partial<Record<(typeof SCREEN_QUERIES)[number], unknown>>
