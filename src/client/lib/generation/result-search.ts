import { INPUT_LIMITS } from '../../../shared/limits.ts'

/** The search parameters of a tool's URL. */
export interface ResultSearch {
  /** Id of the result to show. */
  result?: string | undefined
}

/** Reads the search parameters and drops invalid ones. */
export function readResultSearch({ result }: Record<string, unknown>): ResultSearch {
  return { result: typeof result === 'string' ? result.slice(0, INPUT_LIMITS.id) || undefined : undefined }
}
