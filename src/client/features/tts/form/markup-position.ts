/** A position in a text. Line and column are counted from 1. */
interface MarkupPosition {
  line: number
  column: number
}

/** Returns the position that an error message about markup names, or null. */
export function parseMarkupPosition(message: string): MarkupPosition | null {
  const [, line, column] = /\bline (\d+), column (\d+)/iu.exec(message) ?? []
  return line !== undefined && column !== undefined ? { line: Number(line), column: Number(column) } : null
}

/** Moves the caret to a position and scrolls it into view. */
export function moveCaretTo(field: HTMLTextAreaElement, place: MarkupPosition): void {
  const at = findOffset(field.value, place)
  // Browsers scroll the caret into view when the field is focused, not when the selection changes.
  field.blur()
  field.setSelectionRange(at, at)
  field.focus()
}

/** Returns the offset of a position in UTF-16 code units, at most the length of the text. */
function findOffset(text: string, { line, column }: MarkupPosition): number {
  const before = text.split('\n').slice(0, line - 1)
  return Math.min(text.length, before.join('\n').length + (before.length > 0 ? 1 : 0) + column - 1)
}
