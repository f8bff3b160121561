/** A failed sign-in at the identity provider, with a message for the user. */
export class SignInError extends Error {
  /** The form field with the error, if there is one. */
  readonly field: string | undefined

  constructor(message: string, field?: string) {
    super(message)
    this.name = 'SignInError'
    this.field = field
  }
}
