/** UTF-16 units of a text that a search uses; its beginning says what it is about. */
const LONGEST_SUBJECT = 120

/** Openings of a topic that find nothing by themselves. */
const LEAD = /^(?:how (?:to|i|we|you can)|why (?:i|we)|what (?:i|we) learned(?: from)?|my) /iu
/** Words that occur in English and in no other large language with Latin letters. */
const ENGLISH = /\b(?:the|of|and|how|my|your|with|what|why|from|without)\b/iu
const YEAR = /\b20\d\d\b/u
/** Not built at the start, which it delays by 10 ms. */
const monthOf = (day: Date): string => day.toLocaleString('en', { month: 'long', timeZone: 'UTC' })

/**
 * Queries before a text about `text` is written: its subject with this year, and in English its figures and its news of
 * this month. In other languages the second is the subject alone, without foreign words. Two or three different
 * queries; one for a text without a word, which finds nothing.
 */
export function researchQueries(text: string, today: Date): string[] {
  const subject = findSubject(text)
  if (!/[\p{L}\p{N}]/u.test(subject)) return [subject]
  const year = today.getUTCFullYear()
  const now = YEAR.test(subject) ? subject : `${subject} ${year}`
  return ENGLISH.test(text)
    ? [now, `${subject} facts and figures`, `${subject} news ${monthOf(today)} ${year}`]
    : [now, now === subject ? `${subject} ${monthOf(today)}` : subject]
}

function findSubject(text: string): string {
  const line = text
    .slice(0, 4 * LONGEST_SUBJECT)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .replace(LEAD, '')
  const start = line.length <= LONGEST_SUBJECT ? line : line.slice(0, LONGEST_SUBJECT + 1)
  const end = start.lastIndexOf(' ')
  const isCut = line.length > LONGEST_SUBJECT
  const subject = isCut ? start.slice(0, end > LONGEST_SUBJECT / 2 ? end : LONGEST_SUBJECT) : start
  return subject.replace(/\p{Surrogate}$/u, '').replace(/[.,;:!?…]{1,9}$/u, '')
}
