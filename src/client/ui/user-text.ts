/**
 * Attributes for whatever holds a text that people wrote or had written: it runs from the side on which its own letters
 * begin, and no screen reader takes it for the English of the page. Its language is unknown, which is what an empty `lang`
 * says (HTML, "The lang and xml:lang attributes").
 */
export const USER_TEXT = { dir: 'auto', lang: '' } as const
