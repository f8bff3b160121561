import { type MarkupAttribute, type MarkupElement, markupErrorAt } from './markup-tree.ts'
import { type Warnings } from './warnings.ts'

/** Attributes that do not affect the sound and are allowed on every tag. */
const SILENT = /^(xmlns(:.+)?|xml:(id|base|space)|id|version|xsi:.+|onlangfailure)$/u

/** A present attribute. */
export interface Attribute extends MarkupAttribute {
  /** Its value parsed by `parse`. Throws `MarkupError` with what is expected where that is undefined. */
  parsed: <T>(parse: (value: string) => T | undefined, expected: string) => T
}

/** Reads the attributes of a tag. Throws `MarkupError` where one in `needed` is missing. */
export type AttributeReader = <const Known extends string, const Needed extends string = never>(
  element: MarkupElement,
  known: readonly Known[],
  needed?: readonly Needed[],
) => Partial<Record<Known, Attribute>> & Record<Needed, Attribute>

/** A reader for one document; unknown attributes become warnings. */
export function createAttributeReader(input: string, warnings: Warnings): AttributeReader {
  return (element, known, needed = []) => {
    const found: Partial<Record<string, Attribute>> = {}
    for (const [name, attribute] of element.attributes) {
      if ([...known, ...needed].some((one) => one === name))
        found[name] = { ...attribute, parsed: parser(name, attribute) }
      else if (!SILENT.test(name)) warnings.add(`The attribute ${name} of <${element.name}> is not supported.`)
    }
    const missing = needed.find((name) => !found[name])
    if (missing !== undefined) {
      throw markupErrorAt(input, element.start, `<${element.name}> needs the attribute ${missing}.`)
    }
    return found as ReturnType<AttributeReader>
  }

  function parser(name: string, { value, at }: MarkupAttribute): Attribute['parsed'] {
    return (parse, expected) => {
      const result = parse(value)
      if (result === undefined)
        throw markupErrorAt(input, at, `${name} is "${shown(value)}"; it has to be ${expected}.`)
      return result
    }
  }
}

function shown(value: string): string {
  const [...characters] = value
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : value
}
