import { type Tone } from '../../../../../shared/features/generation/generation.constants.ts'
import { type HookPattern, type HookPlatform } from '../../../../../shared/features/hooks/hooks.constants.ts'

/** Lines of one voice, by the viral pattern they follow. */
type TemplateLines = Partial<Record<HookPattern, readonly string[]>>

/**
 * The lines for one shape of a topic. `any` suits every tone, a tone's own lines only that tone, a platform's own lines
 * only that platform.
 *
 * In a line `{noun}` and the like stand for the topic in that shape, `{a kind}` for its article and itself, `{it}`,
 * `{they}` and `{its}` for its pronouns. `[is|are]` follows its number, `(one|another)` is a choice left to chance.
 * A line speaks of its topic at least once, and must be true and grammatical for every topic of the shape.
 */
export type TemplateSet = Readonly<Record<'any' | Tone, TemplateLines> & Partial<Record<HookPlatform, TemplateLines>>>
