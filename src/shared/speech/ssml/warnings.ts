/** Maximum number of warnings shown, because other markup may have a thousand unknown tags. */
const MOST_SENTENCES = 20

/** Unsupported markup of a text: one message per kind, in the order of the text, and the number of further ones. */
export interface Warnings {
  add: (sentence: string) => void
  /** An unknown tag; `spoken` where text inside of it is spoken. */
  tag: (name: string, spoken: boolean) => void
  sentences: () => string[]
}

export function createWarnings(): Warnings {
  const sentences = new Map<string, string>()
  return {
    add: (sentence) => void sentences.set(sentence, sentence),
    tag: (name, spoken) => {
      const plain = `<${name}> is not supported; its text is spoken plainly.`
      if (sentences.get(name) !== plain) {
        sentences.set(name, spoken ? plain : `<${name}> is not supported and was left out.`)
      }
    },
    sentences: () => {
      const all = [...sentences.values()]
      const more = all.length - MOST_SENTENCES
      return more > 0 ? [...all.slice(0, MOST_SENTENCES), `And ${more} more like these.`] : all
    },
  }
}
