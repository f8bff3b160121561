import type { HookPattern } from '../../shared/features/hooks/hooks.constants.ts'

/** A topic as a creator would type it, and three of the hooks it returned. */
export const SAMPLE_TOPIC = 'Five dinners for one from a single pan, cooked on Sunday'

/** What makes that topic this creator's: the facts that the hooks were written from. */
export const SAMPLE_FACTS: readonly string[] = [
  'Eleven dollars for all five',
  '40 minutes on Sunday at 4 pm',
  'I burned the first batch of rice',
]

export const SAMPLE_HOOKS: readonly { hook: string; pattern: HookPattern }[] = [
  { hook: 'Still cooking for one like it’s four?', pattern: 'Question' },
  { hook: 'Meal prep is why you hate leftovers.', pattern: 'Contrarian' },
  { hook: 'One pan. Five dinners. Eleven dollars.', pattern: 'List' },
]
