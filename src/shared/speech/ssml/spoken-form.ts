import { sayAs } from '../say-as/say-as.ts'
import { type SpokenPiece } from '../speech-plan.ts'
import { type MarkupElement, collectText } from './markup-tree.ts'
import { type AttributeReader } from './tag-attributes.ts'
import { type Warnings } from './warnings.ts'

/** The spoken form of the text of `sub`, `say-as` or `phoneme`. */
export function spokenForm(
  element: MarkupElement,
  read: AttributeReader,
  warnings: Warnings,
  language: string | undefined,
): Pick<SpokenPiece, 'text' | 'phonemes'> {
  const text = collectText(element)
  if (element.name === 'sub') return { text: read(element, [], ['alias']).alias.value, phonemes: undefined }
  if (element.name === 'phoneme') return pronounced(element, read, warnings, text)
  const { 'interpret-as': kind, format } = read(element, ['format', 'language'], ['interpret-as'])
  const said = /^en\b/iu.test(language ?? 'en') ? sayAs(text, kind.value, format?.value) : text
  if (said === undefined) warnings.add(`say-as "${kind.value}" is not supported; its text is spoken plainly.`)
  return { text: said ?? text, phonemes: undefined }
}

/** The alphabets of `SpokenPiece`; IPA by default. */
function pronounced(element: MarkupElement, read: AttributeReader, warnings: Warnings, text: string) {
  const { alphabet, ph } = read(element, ['alphabet', 'type'], ['ph'])
  const symbols = ph.parsed((value) => value.trim() || undefined, 'a pronunciation')
  const name = (alphabet?.value ?? 'ipa').trim().toLowerCase()
  if (name === 'ipa' || name === 'x-sampa') {
    return { text: text.trim() === '' ? symbols : text, phonemes: { alphabet: name, symbols } as const }
  }
  warnings.add(`The phoneme alphabet "${name}" is not supported; its text is spoken plainly.`)
  return { text, phonemes: undefined }
}
