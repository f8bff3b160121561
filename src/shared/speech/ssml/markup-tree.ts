import { MarkupError } from '../speech-plan.ts'

/** Text of an element: a run of the input, or one reference in it such as `&amp;`. Offsets in UTF-16 units. */
export interface MarkupText {
  type: 'text'
  text: string
  start: number
  end: number
}

/** An attribute and the offset of its name. */
export interface MarkupAttribute {
  value: string
  at: number
}

export interface MarkupElement {
  type: 'element'
  name: string
  attributes: Map<string, MarkupAttribute>
  children: MarkupNode[]
  /** From the `<` of its start tag to after the `>` of its end tag. */
  start: number
  end: number
}

export type MarkupNode = MarkupText | MarkupElement

/** An error at an offset of the input: line ends are those of XML, columns are UTF-16 units. */
export function markupErrorAt(input: string, offset: number, message: string): MarkupError {
  const lines = input.slice(0, offset).split(/\r\n|\r|\n/)
  return new MarkupError(message, lines.length, (lines.at(-1)?.length ?? 0) + 1)
}

/** All text inside an element, without tags. */
export function collectText(element: MarkupElement): string {
  return element.children.map((child) => (child.type === 'text' ? child.text : collectText(child))).join('')
}
