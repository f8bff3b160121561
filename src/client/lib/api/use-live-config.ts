import { trpc } from './trpc.ts'

/** As often as the server looks for an AI on its machine. */
const EVERY_MS = 60_000

/** The server's public configuration, for screens that show who writes or speaks now: that may change while they are open. */
export function useLiveConfig() {
  return trpc.auth.config.useQuery(undefined, { refetchOnMount: 'always', refetchInterval: EVERY_MS })
}
