/** The rules of a kind of job. */
interface KindRules {
  /** Number of attempts before it is a dead letter. */
  attempts: number
  /** Seconds from the first failure to the next attempt. The pause doubles each time, up to the longest. */
  firstRetrySeconds: number
  longestRetrySeconds: number
  /** Parallel jobs of one process. */
  concurrency: number
  /** Whether jobs have keys; at most one job with a key waits or runs. */
  isKeyed: boolean
}

const MINUTE = 60
const HOUR = 60 * MINUTE

export const JOB_KINDS = {
  /** A mail about an account. Its attempts take two days. */
  mail: {
    attempts: 20,
    firstRetrySeconds: MINUTE,
    longestRetrySeconds: 4 * HOUR,
    concurrency: 4,
    isKeyed: false,
  },
  /** The new address of a user at the payment provider. Its attempts take three weeks; jobs are stored for 30 days. */
  'customer-address': {
    attempts: 100,
    firstRetrySeconds: MINUTE,
    longestRetrySeconds: 6 * HOUR,
    concurrency: 1,
    isKeyed: false,
  },
  /** The reminder of a day. 25 hours later nothing of that day is due in any time zone. */
  reminder: {
    attempts: 101,
    firstRetrySeconds: 15 * MINUTE,
    longestRetrySeconds: 15 * MINUTE,
    concurrency: 2,
    isKeyed: true,
  },
} satisfies Record<string, KindRules>

export type JobKind = keyof typeof JOB_KINDS

export const jobKinds = Object.keys(JOB_KINDS) as JobKind[]

/** Milliseconds from a failure to the next attempt; undefined after the last one. */
export function pauseAfter(kind: JobKind, attempts: number): number | undefined {
  const rules = JOB_KINDS[kind]
  if (attempts >= rules.attempts) return undefined
  return Math.min(rules.longestRetrySeconds, rules.firstRetrySeconds * 2 ** (attempts - 1)) * 1_000
}
