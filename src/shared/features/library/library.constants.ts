/** The types of items in the library. */
export const LIBRARY_TYPES = ['hook', 'script', 'caption', 'tts'] as const
export type LibraryType = (typeof LIBRARY_TYPES)[number]

/** Beginning of a saved item's title. The first characters of its content follow. */
export const TITLE_PREFIX = {
  hook: 'Hook: ',
  script: 'Script: ',
  caption: 'Caption: ',
  tts: 'TTS: ',
} as const satisfies Record<LibraryType, string>

/** Characters of the content in a title. */
export const TITLE_CHARACTERS = 50

/**
 * Default and maximum number of items of a page, and maximum number of ids in a page of matches, in a bulk action and
 * in an export of chosen items (whose request stays below `MAX_BODY_BYTES`).
 */
export const LIBRARY_PAGE = { default: 50, max: 100, matches: 1_000, bulk: 1_000, exported: 20_000 } as const

/** Items of each type that are counted with a search; there may be more. */
export const LIBRARY_SEARCH_COUNT = 1_000

/**
 * Limits of an account's library, trash included: items, and bytes of their titles, contents and metadata as UTF-8.
 * They bound the server's disk and an export.
 */
export const LIBRARY_QUOTA = { items: 200_000, bytes: 250 * 1024 * 1024 } as const

/** Maximum UTF-16 units of an item's metadata as JSON. */
export const METADATA_CHARACTERS = 100_000

/** Days for which a bulk deletion can be undone. */
export const TRASH_DAYS = 30

/** Numbers of a card: tags, characters of structured content, and skeletons that replace loading cards. */
export const LIBRARY_CARD = { tags: 2, previewCharacters: 150, skeletons: 6 } as const

/** The formats of a library export. */
export const EXPORT_FORMATS = ['txt', 'csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
