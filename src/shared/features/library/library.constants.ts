/** What the library keeps. Source: spec section 3. */
export const LIBRARY_TYPES = ['hook', 'script', 'caption', 'tts'] as const
export type LibraryType = (typeof LIBRARY_TYPES)[number]

/** How the title of a saved item begins, before the first characters of its content. Source: spec section 3. */
export const TITLE_PREFIX = {
  hook: 'Hook: ',
  script: 'Script: ',
  caption: 'Caption: ',
  tts: 'TTS: ',
} as const satisfies Record<LibraryType, string>

/** Characters of the content that a title takes. Source: spec section 9. */
export const TITLE_CHARACTERS = 50
