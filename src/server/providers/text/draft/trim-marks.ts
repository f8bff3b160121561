/** A text without any of `marks` at its ends. */
export function trimMarks(text: string, marks: string, { isEndOnly = false } = {}): string {
  let start = 0
  let end = text.length
  while (end > start && marks.includes(text.charAt(end - 1))) end -= 1
  if (isEndOnly) return text.slice(0, end)
  while (start < end && marks.includes(text.charAt(start))) start += 1
  return text.slice(start, end)
}
