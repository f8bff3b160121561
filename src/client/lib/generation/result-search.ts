import { INPUT_LIMITS } from '../../../shared/limits.ts'

/** The search parameters of a tool's URL. */
export interface ResultSearch {
  /** Id of the result that is shown. */
  result?: string | undefined
}

/** Reads the search parameters; anything unexpected is left out. */
export function readResultSearch({ result }: Record<string, unknown>): ResultSearch {
  return { result: typeof result === 'string' ? result.slice(0, INPUT_LIMITS.id) || undefined : undefined }
}
