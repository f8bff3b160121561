import { SaxesParser } from 'saxes'
import { MARKUP_LIMITS, type MarkupError } from '../speech-plan.ts'
import { explainError } from './explain-error.ts'
import { type MarkupAttribute, type MarkupElement, markupErrorAt, type MarkupText } from './markup-tree.ts'

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * The tree of a well-formed document whose first character after white space is `<`. Positions are tracked here: text
 * contains no `<`, so the next tag begins at the next one. Throws `MarkupError` for malformed markup, a document type,
 * an entity that is not XML's own, a processing instruction, a second root, and too deep a nesting.
 */
export function readMarkup(input: string): MarkupElement {
  const offset = input.length - input.trimStart().length
  const parser = new SaxesParser()
  const open: MarkupElement[] = []
  const roots: MarkupElement[] = []
  let read = offset
  const position = () => offset + parser.position
  const tagStart = () => input.indexOf('<', read)
  const takeText = (end: number) => open.at(-1)?.children.push(...textRuns(input, read, end))
  const refuse = (at: number, message: string): MarkupError => markupErrorAt(input, at, message)

  parser.on('error', (error) => {
    const innermost = open.at(-1)
    const { at, sentence } = explainError({ input, read, position: position(), innermost, reason: error.message })
    throw refuse(at, sentence)
  })
  parser.on('processinginstruction', () => {
    throw refuse(tagStart(), 'Processing instructions (<? ... ?>) are not allowed.')
  })
  parser.on('xmldecl', () => {
    read = position()
  })
  parser.on('doctype', () => {
    throw refuse(tagStart(), 'A document type (<!DOCTYPE ...>) is not allowed.')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const start = tagStart()
    takeText(start)
    if (open.length >= MARKUP_LIMITS.depth) {
      throw refuse(start, `Tags may be nested ${MARKUP_LIMITS.depth} deep at most.`)
    }
    read = position()
    const found = parseAttributes(input, start, read, attributes)
    const element: MarkupElement = { type: 'element', name, attributes: found, children: [], start, end: read }
    const parent = open.at(-1)?.children ?? roots
    parent.push(element)
    open.push(element)
  })
  parser.on('closetag', ({ name, isSelfClosing }) => {
    const element = open.at(-1)
    if (!element || element.name !== name) return
    if (!isSelfClosing) {
      const start = tagStart()
      // The parser closes all inner elements before it reports the error, and the error counts.
      if (!closes(input.slice(start, position()), name)) return
      takeText(start)
      read = position()
    }
    element.end = read
    open.pop()
  })
  parser.on('cdata', (text) => {
    const start = tagStart()
    takeText(start)
    read = input.indexOf(']]>', start) + ']]>'.length
    open.at(-1)?.children.push({ type: 'text', text, start, end: read })
  })
  parser.on('comment', () => {
    // It is reported at its first "--", which has to be its end.
    if (input[position()] !== '>') return
    takeText(tagStart())
    read = position() + 1
  })
  parser.write(input.slice(offset)).close()

  const root = roots[0]
  if (!root) throw refuse(offset, 'There is no <speak> element.')
  return root
}

function closes(tag: string, name: string): boolean {
  return tag.startsWith(`</${name}`) && /^\s*>$/u.test(tag.slice(name.length + 2))
}

function textRuns(input: string, start: number, end: number): MarkupText[] {
  const runs: MarkupText[] = []
  for (const match of input.slice(start, end).matchAll(/&([^;&]+);|[^&]+/gu)) {
    const [source, reference] = match
    const at = start + match.index
    const text = reference === undefined ? source : referenced(reference)
    runs.push({ type: 'text', text, start: at, end: at + source.length })
  }
  return runs
}

function referenced(reference: string): string {
  const code = /^#(?:x([\da-f]+)|(\d+))$/iu.exec(reference)
  if (!code) return NAMED[reference] ?? ''
  return String.fromCodePoint(code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16))
}

function parseAttributes(input: string, start: number, end: number, values: Record<string, string>) {
  const attributes = new Map<string, MarkupAttribute>()
  for (const match of input.slice(start, end).matchAll(/(?<=\s)([^\s=<>/"']+)\s*=\s*(?:"[^"]*"|'[^']*')/gu)) {
    const name = match[1] ?? ''
    attributes.set(name, { value: values[name] ?? '', at: start + match.index })
  }
  return attributes
}
