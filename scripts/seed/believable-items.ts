import { captionContent, libraryTitle, titleText } from '../../src/shared/features/library/library.rules.ts'
import { type LibraryItem } from '../../src/shared/features/library/library.schema.ts'
import { scriptText } from '../../src/shared/features/scripts/scripts.rules.ts'
import { CLOSINGS, HOOKS, PLATFORMS, SETUPS, STEPS, TONES, TOPICS, TURNS } from './believable-items.data.ts'

const EVERY_MS = 8 * 60_000
const FOLDERS = ['October', 'Client: Nora', 'Evergreen', 'Brötchen-Woche']

/** Picks by a seed, repeatably. */
function picker(seed: number) {
  let state = seed
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return { next, of: <T>(list: readonly T[]): T => list[next(list.length)] as T }
}

/**
 * `count` items as a daily user of the tools saves them, oldest first: 60 % hooks, then captions, scripts, spoken
 * texts. The same count and time give the same items with other ids.
 */
export function* believableItems(
  count: number,
  now: Date,
  newId: (at: number) => string,
): Generator<LibraryItem, void> {
  const pick = picker(count)
  for (let index = 0; index < count; index += 1) {
    const at = now.getTime() - (count - index) * EVERY_MS + pick.next(EVERY_MS)
    const topic = pick.of(TOPICS)
    const [platform, tone] = [pick.of(PLATFORMS), pick.of(TONES)]
    const generatedAt = new Date(at - 60_000).toISOString()
    const { type, content } = write(pick, topic)
    yield {
      id: newId(at),
      title: libraryTitle(type, titleText(content)),
      type,
      content,
      tags: type === 'script' ? ['1 min', tone] : type === 'tts' ? ['nova'] : [platform, tone],
      isFavorite: pick.next(12) === 0,
      folder: pick.next(5) === 0 ? pick.of(FOLDERS) : null,
      originalId: newId(at),
      metadata: { topic, platform, tone, generatedAt },
      createdAt: new Date(at).toISOString(),
    }
  }
}

function write(pick: ReturnType<typeof picker>, topic: string): Pick<LibraryItem, 'type' | 'content'> {
  const fill = (template: string): string =>
    template.replaceAll('{topic}', topic).replaceAll('{n}', `${3 + pick.next(9)}`)
  const hook = fill(pick.of(HOOKS))
  const kind = pick.next(100)
  if (kind < 60) return { type: 'hook', content: hook }
  const body = Array.from({ length: 3 }, () => fill(pick.of(STEPS)))
  const close = fill(pick.of(CLOSINGS))
  if (kind < 85) {
    const hashtags = [topic, pick.of(TOPICS), 'creator'].map((text) => `#${text.replaceAll(/[^\p{L}\p{N}]/gu, '')}`)
    return { type: 'caption', content: captionContent({ text: [hook, ...body, close].join('\n'), hashtags }) }
  }
  if (kind >= 93) return { type: 'tts', content: [hook, ...body, close].join(' ') }
  const beats = [
    { kind: 'Hook', text: hook, direction: 'Face to the camera.' },
    { kind: 'Setup', text: fill(pick.of(SETUPS)), direction: `Show ${topic}.` },
    ...body.map((text) => ({ kind: 'Point', text, direction: '' }) as const),
    { kind: 'Payoff', text: fill(pick.of(TURNS)), direction: 'Close-up.' },
    { kind: 'Call to action', text: close, direction: '' },
  ] as const
  return { type: 'script', content: scriptText(beats, { directions: true }) }
}
