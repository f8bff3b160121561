import type { HookPattern } from '../../../shared/features/hooks/hooks.constants.ts'

interface SampleHook {
  hook: string
  pattern: HookPattern
}

/** A sample topic, as a creator would type it. */
export const SAMPLE_TOPIC = 'Five dinners for one from a single pan, cooked on Sunday'

/** Sample facts for that topic. */
export const SAMPLE_FACTS: readonly string[] = [
  'One pan, one onion',
  'Eleven dollars',
  '40 minutes on Sunday',
  'I burned the first batch of rice',
]

/** Three of the ten hooks that the draft writer generates from this topic and these facts. A test compares them. */
export const SAMPLE_HOOKS: readonly SampleHook[] = [
  { hook: 'One pan, one onion. Eleven dollars. 40 minutes on Sunday.', pattern: 'Proof' },
  {
    hook: 'I burned the first batch of rice. Five dinners for one from a single pan, cooked on Sunday.',
    pattern: 'Story',
  },
  {
    hook: 'Five dinners for one from a single pan, cooked on Sunday. My favorite comes last.',
    pattern: 'Curiosity gap',
  },
]

/** Three more of the ten. */
export const MORE_SAMPLE_HOOKS: readonly SampleHook[] = [
  {
    hook: "Five dinners for one from a single pan, cooked on Sunday. Tell me which one you'd add.",
    pattern: 'Challenge',
  },
  { hook: 'Five dinners for one from a single pan, cooked on Sunday, one by one.', pattern: 'List' },
  {
    hook: "Five dinners for one from a single pan, cooked on Sunday: what do you add that the recipe doesn't?",
    pattern: 'Question',
  },
]
