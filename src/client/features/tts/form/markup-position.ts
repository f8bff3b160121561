/** A place in a text, both counted from 1. */
interface MarkupPosition {
  line: number
  column: number
}

/** The place that a refusal of markup names; null where it names none. */
export function parseMarkupPosition(message: string): MarkupPosition | null {
  const [, line, column] = /\bline (\d+), column (\d+)/iu.exec(message) ?? []
  return line !== undefined && column !== undefined ? { line: Number(line), column: Number(column) } : null
}

/** Puts the caret there, and scrolls it into view. */
export function goTo(field: HTMLTextAreaElement, place: MarkupPosition): void {
  const at = findOffset(field.value, place)
  // Browsers scroll the caret into view when the field gets the focus, not when the caret is set.
  field.blur()
  field.setSelectionRange(at, at)
  field.focus()
}

/** Where a place is in a text, in UTF-16 units from its beginning; at most its end. */
function findOffset(text: string, { line, column }: MarkupPosition): number {
  const before = text.split('\n').slice(0, line - 1)
  return Math.min(text.length, before.join('\n').length + (before.length > 0 ? 1 : 0) + column - 1)
}
