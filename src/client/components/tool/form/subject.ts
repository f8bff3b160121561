/** Whether the subject is blank. */
export function isBlank(subject: string): boolean {
  return subject.trim() === ''
}

/** The error of a subject, or an empty string. `blank` is the message for none, `what` begins the one for too long. */
export function checkSubject(
  subject: string,
  { blank, what, max }: { blank: string; what: string; max: number },
): string {
  const { length } = subject.trim()
  if (length === 0) return blank
  return length > max ? `${what} can have at most ${count(max)} characters; this has ${count(length)}.` : ''
}

/** The length of a subject above 90 % of the limit, else an empty string. */
export function lengthNote(subject: string, max: number): string {
  const { length } = subject.trim()
  return length > max * 0.9 ? `${count(length)} of ${count(max)} characters` : ''
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
