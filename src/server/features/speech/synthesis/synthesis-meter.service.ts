/**
 * Counts characters requested from a voice, in the background: pieces that end together are one write. Errors are
 * reported to the host.
 */
export function createSynthesisMeter(deps: {
  count(userId: string, characters: number): Promise<void>
  inBackground(work: () => Promise<void>): void
}) {
  const { count, inBackground } = deps
  const waiting = new Map<string, number>()

  async function write(userId: string): Promise<void> {
    const characters = waiting.get(userId) ?? 0
    waiting.delete(userId)
    await count(userId, characters)
  }

  return (userId: string, characters: number): void => {
    const before = waiting.get(userId)
    waiting.set(userId, (before ?? 0) + characters)
    if (before === undefined) inBackground(() => write(userId))
  }
}
