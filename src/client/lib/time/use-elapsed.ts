import { useNow } from './use-now.ts'

/** Returns the whole seconds since `startedAt` (milliseconds). It updates while `running`. */
export function useElapsed(startedAt: number, running: boolean): number {
  const now = useNow(running ? 250 : null)
  return Math.max(0, Math.floor((now.getTime() - startedAt) / 1_000))
}
