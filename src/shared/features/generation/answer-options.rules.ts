import type { Warning } from './generation.schema.ts'

/** What models call one of several versions. */
const NAMES =
  'option|version|variation|variant|alternative|variante|vorschlag|opción|opcion|versión|alternativa|opção|opcao|versão|opzione|versione|proposition'
const NUMBER_SIGN = String.raw` ?(?:#|n[o°º]\.? ?)?`
const LABEL_END = String.raw`(?![\p{L}\p{N}])(?: ?\([^()\n]{0,40}\))?[*_]{0,3} ?(?:[:.)–—-][*_]{0,3}|(?=\n))`
const FIRST = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${NAMES})${NUMBER_SIGN}[1aA]${LABEL_END}\s*`, 'iu')
const LATER = new RegExp(
  String.raw`[^\p{L}\p{N}.!?…]{0,8}(?<!\p{L})(?:${NAMES})${NUMBER_SIGN}([2-9b-i])${LABEL_END}\s*`,
  'giu',
)
const INTRODUCTION = /^[^\n:]{0,120}: *\n/u
/** The start of a label, whose rest has not arrived: of the first option in a whole text, of the second at its end. */
const FIRST_BEGUN = /^[^\p{L}\p{N}]*(\p{L}{1,12}) ?#?[1aA]?(?: ?\([^()\n]{0,40}\)?)?[*_]{0,3} ?$/u
const SECOND_BEGUN = /(?<![\p{L}\p{N}])(\p{L}{1,12}) ?#?[2bB]?(?: ?\([^()\n]{0,40}\)?)?[*_]{0,3} ?$/u

/**
 * The versions that a model offers, "Option 1: … Option 2: …", without their labels. A text that does not begin with the
 * label of a first one is the only version, unchanged. `isComplete`: false where the end of the text may be missing.
 */
export function splitOptions(raw: string, { isComplete }: { isComplete: boolean }): [string, ...string[]] {
  const text = FIRST.test(raw) ? raw : raw.replace(INTRODUCTION, '')
  const [label] = FIRST.exec(text) ?? []
  if (label === undefined) return [isComplete || !isName(FIRST_BEGUN.exec(text)) ? raw : '']
  const rest = text.slice(label.length)
  const later: { at: number; end: number }[] = []
  for (const { 0: found, 1: number = '', index } of rest.matchAll(LATER))
    if (readNumber(number) === later.length + 2) later.push({ at: index, end: index + found.length })
  const begun = isComplete || later.length > 0 ? null : SECOND_BEGUN.exec(rest)
  const first = rest.slice(0, later[0]?.at ?? (isName(begun) ? begun?.index : undefined))
  const others = later.map(({ end }, at) => rest.slice(end, later[at + 1]?.at).trimEnd())
  const [one = '', ...more] = [later.length > 0 ? first.trimEnd() : first, ...others].filter((option) => option !== '')
  return [one, ...more]
}

const LIST_MARK = /^\s*(?:\d{1,2}[.)]|[-*•])\s/u

/** The lines where a single one was asked for: options, or a list. Lines without list marks are one, unchanged. */
export function splitLines(raw: string, part: { isComplete: boolean }): [string, ...string[]] {
  const options = splitOptions(raw, part)
  const [only] = options
  const text = LIST_MARK.test(only) ? only : only.replace(INTRODUCTION, '')
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim() !== '')
  const isList = others.length > 0 && LIST_MARK.test(first) && (!part.isComplete || LIST_MARK.test(others[0] ?? ''))
  return options.length === 1 && isList ? [first, ...others.filter((line) => LIST_MARK.test(line))] : options
}

/** Says that a result is the first of several options. */
export function optionsWarning(count: number): Warning {
  return { message: `The writer gave ${count} options. The first one was taken.`, reason: 'options' }
}

/** The number of an option: "2" and "b" are the second. */
function readNumber(sign: string): number {
  return '123456789'.indexOf(sign) + 1 || 'abcdefghi'.indexOf(sign.toLowerCase()) + 1
}

/** Whether the word that was found begins a name. */
function isName(found: RegExpExecArray | null): boolean {
  const word = found?.[1]?.toLowerCase()
  return word !== undefined && NAMES.split('|').some((name) => name.startsWith(word))
}
