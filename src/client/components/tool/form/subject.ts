/** Whether the subject has no visible characters. */
export function isBlank(subject: string): boolean {
  return subject.trim() === ''
}

export interface SubjectRules {
  /** Error message for a blank subject. */
  blank: string
  /** Start of the error message for a subject that is too long. */
  what: string
  max: number
}

/** Returns the error of a subject, or an empty string. */
export function checkSubject(subject: string, { blank, what, max }: SubjectRules): string {
  const { length } = subject.trim()
  if (length === 0) return blank
  return length > max ? `${what} can have at most ${count(max)} characters; this has ${count(length)}.` : ''
}

/** Returns the length of a subject if it exceeds 90 % of the limit, else an empty string. */
export function lengthNote(subject: string, max: number): string {
  const { length } = subject.trim()
  return length > max * 0.9 ? `${count(length)} of ${count(max)} characters` : ''
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
