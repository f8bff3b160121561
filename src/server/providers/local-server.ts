import { LOCAL_AI } from '../../shared/provider-limits.ts'
import { readBody } from './bounded-body.ts'
import { type Clock } from '../runtime/clock.ts'

/** A kind of AI server that may run on this machine. */
export interface LocalCandidate {
  /** Its product name. */
  name: string
  port: number
}

/** An AI server that runs, with the models in use. */
export interface LocalServer extends LocalCandidate {
  model: string
}

/**
 * `refused`: nothing listens there. `silent`: no answer in time. `answered`: its JSON, undefined where it is no JSON or
 * no success.
 */
export type LocalAnswer = { state: 'refused' | 'silent' } | { state: 'answered'; body: unknown }

/** Host and port. The IPv4 address, because these servers listen on it by default. */
export const localHost = ({ port }: LocalCandidate): string => `127.0.0.1:${port}`

/** The address of its OpenAI-compatible API. */
export const localBaseUrl = (server: LocalCandidate): string => `http://${localHost(server)}/v1`

/** Whether an address is on this machine, where a model has the machine to itself. */
export function isLoopbackAddress(baseUrl: string | undefined): boolean {
  if (baseUrl === undefined) return false
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(new URL(baseUrl).hostname)
}

/** Requests JSON from a server of this machine, for at most `milliseconds`; by POST where there is a body. Never throws. */
export async function askLocal(
  candidate: LocalCandidate,
  path: string,
  { clock, milliseconds, body }: { clock: Clock; milliseconds: number; body?: object },
): Promise<LocalAnswer> {
  const late = new AbortController()
  const over = new AbortController()
  clock.sleep(milliseconds, over.signal).then(
    () => late.abort(),
    () => undefined,
  )
  try {
    const response = await fetch(`http://${localHost(candidate)}${path}`, {
      redirect: 'manual',
      signal: late.signal,
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const { bytes, isWhole } = await readBody(response.body, LOCAL_AI.answerBytes)
    return { state: 'answered', body: response.ok && isWhole ? parsed(bytes) : undefined }
  } catch {
    return { state: late.signal.aborted ? 'silent' : 'refused' }
  } finally {
    over.abort()
  }
}

/** Accepted names of models. They are shown in a terminal, a log and on the screen, and any program may listen on a port. */
const MODEL_ID = /^[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u

/** The ids in an answer to `GET /v1/models`; empty for any other answer. */
export function modelIds(answer: LocalAnswer): string[] {
  if (answer.state !== 'answered') return []
  const data = readMember(answer.body, 'data')
  if (!Array.isArray(data)) return []
  return data
    .map((entry) => readMember(entry, 'id'))
    .filter((id): id is string => typeof id === 'string' && MODEL_ID.test(id))
}

/** Whether a server or its model is gone: nothing listens there, or the model is not in its list. */
export async function isServerGone(server: LocalServer, clock: Clock): Promise<boolean> {
  const answer = await askLocal(server, '/v1/models', { clock, milliseconds: LOCAL_AI.checkMs })
  if (answer.state === 'answered' && answer.body !== undefined) return !modelIds(answer).includes(server.model)
  return answer.state === 'refused'
}

/** A member of a value that was parsed from JSON. */
export function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** The state of the search for one kind of AI server on this machine. */
export interface LocalWatch<Found extends LocalServer, Adapter> {
  /** The server in use, if there is one. */
  readonly current: { found: Found; adapter: Adapter } | undefined
  /** The server that became unavailable, until another is found. */
  readonly lost: Found | undefined
  /** Never uses this model of this server again, and looks for another. */
  reject(found: Found): Promise<void>
  /** Checks the server in use, or looks for one. Parallel calls share one look. */
  look(): Promise<void>
  /** Looks now, after two seconds where that found nothing, and every minute. Returns the first look, and a function that ends it. */
  start(): { first: Promise<void>; stop(): void }
}

/**
 * Looks for a server and watches the one that is found. `isGone` decides that it is unavailable; a slow server is not.
 * `onChange` gets a found server, and undefined when it is gone or rejected. `find` passes over what is rejected.
 */
export function createLocalWatch<Found extends LocalServer, Adapter>(deps: {
  find(isRejected: (server: LocalServer) => boolean): Promise<Found | undefined>
  isGone(found: Found): Promise<boolean>
  open(found: Found): Promise<Adapter>
  onChange(found: Found | undefined, before: Found | undefined, isRejected?: boolean): void
  report(error: unknown): void
  clock: Clock
}): LocalWatch<Found, Adapter> {
  const { find, isGone, open, onChange, report, clock } = deps
  let current: { found: Found; adapter: Adapter } | undefined
  let lost: Found | undefined
  let looking: Promise<void> | undefined
  const rejected = new Set<string>()
  const keyOf = ({ port, model }: LocalServer): string => `${port} ${model}`
  const isRejected = (server: LocalServer): boolean => rejected.has(keyOf(server))

  async function lookOnce(): Promise<void> {
    if (current) {
      const { found } = current
      if (!isRejected(found) && !(await isGone(found))) return
      lost = isRejected(found) ? undefined : found
      current = undefined
      onChange(undefined, found, isRejected(found))
    }
    const found = await find(isRejected)
    if (!found) return
    current = { found, adapter: await open(found) }
    const before = lost
    lost = undefined
    onChange(found, before)
  }

  const look = (): Promise<void> =>
    (looking ??= lookOnce()
      .catch(report)
      .finally(() => {
        looking = undefined
      }))

  return {
    get current() {
      return current
    },
    get lost() {
      return lost
    },
    look,
    async reject(found) {
      rejected.add(keyOf(found))
      await looking
      await look()
    },
    start() {
      const ended = new AbortController()
      const first = look()
      const goOn = async (): Promise<void> => {
        await first
        let pauseMs: number = current ? LOCAL_AI.everyMs : LOCAL_AI.againMs
        for (; ; pauseMs = LOCAL_AI.everyMs) {
          await clock.sleep(pauseMs, ended.signal)
          await look()
        }
      }
      goOn().catch(() => undefined)
      return { first, stop: () => ended.abort() }
    },
  }
}

/** The AI on this machine that is in use. */
export interface LocalAi {
  text(): LocalServer | undefined
  speech(): LocalServer | undefined
}

/** Reports an AI that is used from now on (`found`), or became unavailable (`lost`); `isRejected`: it cannot do the work. */
export type LocalAiNews = { service: 'text' | 'speech' } & (
  | { found: LocalServer; lost?: undefined }
  | { lost: LocalServer; isRejected?: boolean | undefined; found?: undefined }
)
