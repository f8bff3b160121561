/** The types of items in the library. */
export const LIBRARY_TYPES = ['hook', 'script', 'caption', 'tts'] as const
export type LibraryType = (typeof LIBRARY_TYPES)[number]

/** How the title of a saved item begins. The first characters of its content follow. */
export const TITLE_PREFIX = {
  hook: 'Hook: ',
  script: 'Script: ',
  caption: 'Caption: ',
  tts: 'TTS: ',
} as const satisfies Record<LibraryType, string>

/** Characters of the content that a title takes. */
export const TITLE_CHARACTERS = 50

/**
 * Items of a page by default and at most, ids of one page of matches, of one bulk action and of one export of chosen items (whose
 * request has less than `MAX_BODY_BYTES`) at most.
 */
export const LIBRARY_PAGE = { default: 50, max: 100, matches: 1_000, bulk: 1_000, exported: 20_000 } as const

/** Items of each type that are counted beside a search; there may be more of it then. */
export const LIBRARY_SEARCH_COUNT = 1_000

/**
 * The limits of one account's library, with its trash: items, and bytes of their titles, contents and
 * metadata as UTF-8. The server's disk and anyone who exports all of it have to live with that.
 */
export const LIBRARY_QUOTA = { items: 200_000, bytes: 250 * 1024 * 1024 } as const

/** UTF-16 units of an item's metadata as JSON. */
export const METADATA_CHARACTERS = 100_000

/** How long a bulk deletion can be undone, in days. */
export const TRASH_DAYS = 30

/** What a card shows of an item: tags, characters of structured content; and how many skeletons replace cards that load. */
export const LIBRARY_CARD = { tags: 2, previewCharacters: 150, skeletons: 6 } as const

/** The formats of a library export. */
export const EXPORT_FORMATS = ['txt', 'csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
