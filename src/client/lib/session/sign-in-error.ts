/** Why a sign-in outside of our server failed, in the words that a person reads. */
export class SignInError extends Error {
  /** The field of the form that is at fault, where one is. */
  readonly field: string | undefined

  constructor(message: string, field?: string) {
    super(message)
    this.name = 'SignInError'
    this.field = field
  }
}
