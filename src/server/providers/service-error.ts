/** An unsuccessful answer of an outside service, for the log: its status, its own code, and the beginning of its words. */
export class ServiceError extends Error {
  /** Host name of the service. */
  readonly provider: string | undefined
  readonly status: number | undefined
  readonly code: string | undefined
  readonly type: string | undefined

  constructor(
    words: string,
    details: {
      provider?: string
      status?: number
      code?: string | undefined
      type?: string | undefined
      cause?: unknown
    },
  ) {
    super(words, { cause: details.cause })
    this.name = 'ServiceError'
    this.provider = details.provider
    this.status = details.status
    this.code = details.code
    this.type = details.type
  }
}
