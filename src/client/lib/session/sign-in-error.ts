/** Why a sign-in at the identity provider failed, as a message for the user. */
export class SignInError extends Error {
  /** The field of the form that is at fault, where one is. */
  readonly field: string | undefined

  constructor(message: string, field?: string) {
    super(message)
    this.name = 'SignInError'
    this.field = field
  }
}
