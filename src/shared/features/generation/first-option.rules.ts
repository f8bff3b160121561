/** What models call one of several versions. */
const NAMES =
  'option|version|variation|variant|alternative|variante|vorschlag|opción|opcion|versión|alternativa|opção|opcao|versão|opzione|versione|proposition'
const NUMBER_SIGN = String.raw` ?(?:#|n[o°º]\.? ?)?`
const LABEL_END = String.raw`(?![\p{L}\p{N}])(?: ?\([^()\n]{0,40}\))?[*_]{0,3} ?(?:[:.)–—-][*_]{0,3}|(?=\n))`
const FIRST = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${NAMES})${NUMBER_SIGN}[1aA]${LABEL_END}\s*`, 'iu')
const SECOND = new RegExp(String.raw`[^\p{L}\p{N}.!?…]{0,8}(?<!\p{L})(?:${NAMES})${NUMBER_SIGN}[2bB]${LABEL_END}`, 'iu')
const INTRODUCTION = /^[^\n:]{0,120}: *\n/u
/** The start of a label, whose rest has not arrived: of the first option in a whole text, of the second at its end. */
const FIRST_BEGUN = /^[^\p{L}\p{N}]*(\p{L}{1,12}) ?#?[1aA]?(?: ?\([^()\n]{0,40}\)?)?[*_]{0,3} ?$/u
const SECOND_BEGUN = /(?<![\p{L}\p{N}])(\p{L}{1,12}) ?#?[2bB]?(?: ?\([^()\n]{0,40}\)?)?[*_]{0,3} ?$/u

/**
 * The first of several versions that a model offers, "Option 1: … Option 2: …", without its label. A text that does
 * not begin with the label of a first one is unchanged. `isComplete`: false where the end of the text may be missing.
 */
export function firstOption(raw: string, { isComplete }: { isComplete: boolean }): string {
  const text = FIRST.test(raw) ? raw : raw.replace(INTRODUCTION, '')
  const [label] = FIRST.exec(text) ?? []
  if (label === undefined) return isComplete || !isName(FIRST_BEGUN.exec(text)) ? raw : ''
  const options = text.slice(label.length)
  const end = SECOND.exec(options) ?? (isComplete ? null : SECOND_BEGUN.exec(options))
  return end && (end[1] === undefined || isName(end)) ? options.slice(0, end.index).trimEnd() : options
}

const LIST_MARK = /^\s*(?:\d{1,2}[.)]|[-*•])\s/u

/** The first of several lines where a single one was asked for: a list, or options. Lines without list marks are unchanged. */
export function firstLine(raw: string, part: { isComplete: boolean }): string {
  const option = firstOption(raw, part)
  const lines = option.split('\n').filter((line) => line.trim() !== '')
  const isList =
    lines.length > 1 && LIST_MARK.test(lines[0] ?? '') && (!part.isComplete || LIST_MARK.test(lines[1] ?? ''))
  return isList ? (lines[0] ?? '') : option
}

/** Whether the word that was found begins a name. */
function isName(found: RegExpExecArray | null): boolean {
  const word = found?.[1]?.toLowerCase()
  return word !== undefined && NAMES.split('|').some((name) => name.startsWith(word))
}
