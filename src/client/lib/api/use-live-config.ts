import { trpc } from './trpc.ts'

/** Equal to the interval in which the server looks for a local AI. */
const EVERY_MS = 60_000

/**
 * Loads the server's public configuration and refreshes it every minute. For screens that show which model writes or speaks: it
 * may change while they are open.
 */
export function useLiveConfig() {
  return trpc.auth.config.useQuery(undefined, { refetchOnMount: 'always', refetchInterval: EVERY_MS })
}
