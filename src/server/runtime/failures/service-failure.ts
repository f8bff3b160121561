import { AppError } from '../../../shared/errors.ts'
import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { cutSecrets } from './cut-secrets.ts'

/** In UTF-16 units: what is told of the words of a service, and what of them is read. */
const LONGEST_SAID = 200
const LONGEST_READ = 4_000

/** What the log and the owner's pages tell of the failure of an outside service. Members are undefined where they are unknown. */
export interface ServiceFailure {
  /** Class of the error. */
  name: string
  /** Status by the service's protocol: HTTP, or SMTP. */
  status: number | undefined
  /** The service's own code, or the operating system's. */
  code: string | undefined
  type: string | undefined
  /** Host name of the service, where the error has it. */
  provider: string | undefined
  /** The first 200 characters of what it said, without secrets. */
  said: string | undefined
}

/** Describes an error by its causes, the innermost first. Our own sentence for the user is not among what was said. */
export function describeServiceFailure(error: unknown): ServiceFailure {
  const causes = findCauses(error).toReversed()
  const errors = causes.filter((cause) => !(cause instanceof AppError))
  const first = <T>(read: (cause: Error) => T | undefined): T | undefined => {
    for (const cause of errors.length > 0 ? errors : causes) {
      const found = read(cause)
      if (found !== undefined) return found
    }
    return undefined
  }
  // Stripe has `statusCode`, a mail server `responseCode`, a provider of OpenID Connect its code in `error`.
  const said =
    errors.length > 0 ? first((cause) => readText(cause, 'response', 'error_description', 'message')) : undefined
  return {
    name: causes[0]?.name ?? 'Error',
    status: first((cause) => readNumber(cause, 'status', 'statusCode', 'responseCode')),
    code: first((cause) => readText(cause, 'error', 'code')),
    type: first((cause) => readText(cause, 'type')),
    provider: first((cause) => readText(cause, 'provider')),
    said: said === undefined ? undefined : shorten(cutSecrets(said.slice(0, LONGEST_READ))),
  }
}

/** The same in a sentence for the owner, with a space before it; empty where nothing is known. */
export function explainServiceFailure(error: unknown): string {
  const { status, code, said } = describeServiceFailure(error)
  if (!said) return ''
  const facts = [status, code].filter((fact) => fact !== undefined && !said.includes(String(fact)))
  const suffix = facts.length > 0 ? ` (${facts.join(' ')})` : ''
  return ` ${status === undefined ? 'The cause' : 'It said'}: ${said}${suffix}`
}

function findCauses(error: unknown): Error[] {
  const causes: Error[] = []
  for (let current = error; current instanceof Error && !causes.includes(current); current = innerOf(current)) {
    causes.push(current)
  }
  return causes
}

/** Stripe's SDK has the error of the connection in `detail`. */
function innerOf(error: Error): unknown {
  return error.cause instanceof Error ? error.cause : Reflect.get(error, 'detail')
}

/** The first of these members that is a text, or a number (Google's codes). */
function readText(error: Error, ...names: string[]): string | undefined {
  const texts = names.map((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  })
  return texts.find((text) => text !== '')
}

function readNumber(error: Error, ...names: string[]): number | undefined {
  return names.map((name) => Reflect.get(error, name) as unknown).find((value) => typeof value === 'number')
}

function shorten(text: string): string {
  return cutAtWord(text, LONGEST_SAID, ({ length }) => length)
}
