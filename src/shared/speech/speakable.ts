/** Whether a text has anything to speak: a letter, a digit, or a sign with a name. Dots and dashes have none. */
export function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}\p{Sm}\p{Sc}\p{So}%&@#]/u.test(text)
}
