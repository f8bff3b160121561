/** Whether a text has anything to speak: a letter, a digit, a sign with a name. Dots and dashes are not. */
export function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}\p{Sm}\p{Sc}\p{So}%&@#]/u.test(text)
}
