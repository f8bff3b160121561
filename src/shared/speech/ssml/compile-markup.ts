import { PARAGRAPH_MS } from '../plain-text.ts'
import { MARKUP_LIMITS, type Manner, type SpeechPlan } from '../speech-plan.ts'
import { assemblePieces, type PlanItem } from './assemble-pieces.ts'
import { readDuration, readStrength } from './break.ts'
import { changed, limited, type MannerChange, NEUTRAL } from './manner.ts'
import { type MarkupElement, markupErrorAt, collectText } from './markup-tree.ts'
import { readMarkup } from './read-markup.ts'
import { spokenForm } from './spoken-form.ts'
import { parseChange } from './style-tags.ts'
import { createAttributeReader } from './tag-attributes.ts'
import { createWarnings } from './warnings.ts'

/** Pauses after the markup's sentences and paragraphs, in milliseconds; for paragraphs as in plain text. */
const BOUNDARY_MS: Record<string, number> = { p: PARAGRAPH_MS, s: 250 }
/** Tags about the document, whose content is not spoken. Source: W3C SSML 1.1 3.1 and 3.3. */
const NOT_SAID = new Set(['desc', 'lexicon', 'mark', 'meta', 'metadata'])

/**
 * The plan of an SSML document. Throws `MarkupError` with line and column for malformed markup, for a known tag with
 * missing or invalid attributes, and above `MARKUP_LIMITS`. Unknown tags are warnings.
 */
export function compileMarkup(input: string): SpeechPlan {
  const root = readMarkup(input)
  const items: PlanItem[] = []
  const warnings = createWarnings()
  const read = createAttributeReader(input, warnings)
  let allBreaks = 0

  const addBreak = (element: MarkupElement) => {
    const { time, strength } = read(element, ['time', 'strength'])
    const byTime = time && time.parsed(readDuration, 'a time such as "500ms" or "1.5s"')
    const byStrength = strength && strength.parsed(readStrength, 'none, x-weak, weak, medium, strong or x-strong')
    const milliseconds = byTime ?? byStrength ?? 500
    allBreaks += milliseconds
    const at = time?.at ?? element.start
    if (milliseconds > MARKUP_LIMITS.breakMs) throw markupErrorAt(input, at, 'A break may be 10 seconds long at most.')
    if (allBreaks > MARKUP_LIMITS.allBreaksMs) {
      throw markupErrorAt(input, at, 'All breaks together may be 60 seconds long at most.')
    }
    if (collectText(element).trim() !== '') throw markupErrorAt(input, element.start, '<break> holds no text.')
    items.push({ type: 'break', milliseconds })
  }

  const addText = (element: MarkupElement, manner: Manner) => {
    const inner = element.children.find((child) => child.type === 'element')
    if (inner) throw markupErrorAt(input, inner.start, `<${element.name}> holds text only, no <${inner.name}>.`)
    const { text, phonemes } = spokenForm(element, read, warnings, manner.language)
    const first = element.children[0]
    const start = first?.start ?? element.start
    const end = element.children.at(-1)?.end ?? element.end
    items.push({ type: 'text', text, start, end, manner: limited(manner), phonemes })
  }

  const addChildren = (element: MarkupElement, manner: Manner) => {
    for (const child of element.children) {
      if (child.type === 'element') add(child, manner)
      else items.push({ ...child, manner: limited(manner), phonemes: undefined })
    }
  }

  const addStyled = (element: MarkupElement, outer: Manner, change: MannerChange) => {
    const milliseconds = BOUNDARY_MS[element.name]
    if (milliseconds !== undefined) items.push({ type: 'boundary', milliseconds })
    addChildren(element, changed(outer, change))
    if (milliseconds !== undefined) items.push({ type: 'boundary', milliseconds })
  }

  const add = (element: MarkupElement, manner: Manner): void => {
    const { name } = element
    if (name === 'break') return addBreak(element)
    if (name === 'sub' || name === 'say-as' || name === 'phoneme') return addText(element, manner)
    if (name === 'speak') throw markupErrorAt(input, element.start, '<speak> may stand at the start only.')
    const change = parseChange(element, read, warnings)
    if (change) return addStyled(element, manner, change)
    const spoken = !NOT_SAID.has(name) && collectText(element).trim() !== ''
    warnings.tag(name, spoken)
    if (!NOT_SAID.has(name)) addChildren(element, manner)
  }

  if (root.name !== 'speak') throw markupErrorAt(input, root.start, `The first tag is <speak>, not <${root.name}>.`)
  addStyled(root, NEUTRAL, parseChange(root, read, warnings) ?? {})
  return { pieces: assemblePieces(items), warnings: warnings.sentences() }
}
