import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { atMost, idText, looseEnum, nameText, requiredText, textMessage, timeZoneName, withoutNul } from '../../wire.ts'
import { VideoId } from '../videos/video-reference.schema.ts'
import { EXPORT_FORMATS, LIBRARY_PAGE, LIBRARY_TYPES, METADATA_CHARACTERS } from './library.constants.ts'

const tag = z
  .string('A tag must be text.')
  .overwrite(withoutNul)
  .trim()
  .min(1, 'A tag must not be blank.')
  .max(INPUT_LIMITS.tag, atMost('A tag', INPUT_LIMITS.tag))

/** The tags of an item, without duplicates. */
export const Tags = z
  .array(tag, 'Tags must be a list.')
  .max(INPUT_LIMITS.tags, `Tags can have at most ${INPUT_LIMITS.tags} entries.`)
  .transform((tags) => [...new Set(tags)])

/** The metadata of a result, in requests and archives: flat, and at most as long as content. */
export const ItemMetadata = z
  .record(
    z.string().max(INPUT_LIMITS.tag),
    z.union([z.string().max(INPUT_LIMITS.content), z.number(), z.boolean(), z.null()]),
  )
  .refine((metadata) => Object.keys(metadata).length <= 20, 'Metadata can have at most 20 entries.')
  .refine((metadata) => JSON.stringify(metadata).length <= METADATA_CHARACTERS, {
    error: () => `Metadata can have at most ${METADATA_CHARACTERS.toLocaleString('en-US')} characters as JSON.`,
  })
export type ItemMetadata = z.infer<typeof ItemMetadata>

/** Content is text, or an object that is stored as JSON. */
const Content = z
  .union([z.looseObject({}).transform((content) => JSON.stringify(content)), z.string()], textMessage('Content'))
  .pipe(requiredText('Content', INPUT_LIMITS.libraryContent, 'There is no content to save.'))

const Title = requiredText('Title', INPUT_LIMITS.title, 'Please enter a title.')
const Folder = requiredText('Folder', INPUT_LIMITS.folder, 'A folder must have a name.')
/** A folder to filter by: any text; an unknown one matches nothing. */
const FolderName = nameText('Folder', INPUT_LIMITS.folder)
const Id = idText().min(1)

/**
 * Saves a result. The client chooses `originalId`, so that repeated saves return the first item. Source:
 * docs/product-rules.md#library.
 */
export const SaveItemRequest = z.object({
  title: Title,
  content: Content,
  type: looseEnum('Type', LIBRARY_TYPES),
  originalId: Id.optional(),
  tags: Tags.default([]),
  folder: Folder.optional(),
  metadata: ItemMetadata.optional(),
  /** The video to save it with. A hook becomes the hook of the video. */
  videoId: VideoId,
})
export type SaveItemRequest = z.infer<typeof SaveItemRequest>

/** The older call that saves the content of a conversation. */
export const OlderSaveRequest = z.object({
  contentType: looseEnum('Content type', LIBRARY_TYPES),
  title: Title,
  content: Content,
  conversationId: Id.optional(),
  videoId: VideoId,
})
export type OlderSaveRequest = z.infer<typeof OlderSaveRequest>

/** The item to delete, and whether to delete its recording. */
export const LibraryReference = z.object({
  id: idText(),
  alsoRecording: z.boolean('alsoRecording must be true or false.').default(false),
})
export type LibraryReference = z.infer<typeof LibraryReference>

const LIMIT = `limit must be a whole number from 1 to ${LIBRARY_PAGE.max}.`
const Limit = z.number(LIMIT).int(LIMIT).min(1, LIMIT).max(LIBRARY_PAGE.max, LIMIT)
const Cursor = z.string('cursor must be text.').max(200)

/** A page of the list; over REST the whole list without `limit` and `cursor`. */
export const LibraryRequest = z
  .object({
    folder: FolderName.optional(),
    limit: Limit.optional(),
    cursor: Cursor.optional(),
  })
  .prefault({})
export type LibraryRequest = z.infer<typeof LibraryRequest>

/** A filter of items; all conditions must hold. `search` is a substring of title, content or a tag, ignoring case. */
export const LibraryFilter = z.object({
  search: z
    .string('search must be text.')
    .overwrite(withoutNul)
    .trim()
    .max(INPUT_LIMITS.search, atMost('search', INPUT_LIMITS.search))
    .optional(),
  type: looseEnum('Type', LIBRARY_TYPES).optional(),
  folder: FolderName.optional(),
  favorites: z.boolean('favorites must be true or false.').optional(),
})
export type LibraryFilter = z.infer<typeof LibraryFilter>

/** The format of a file; its days are those of `timeZone`, by default UTC. */
const ExportFile = z.object({ format: looseEnum('format', EXPORT_FORMATS), timeZone: timeZoneName().optional() })

/** A file of the items that match the filter. */
export const LibraryExportRequest = LibraryFilter.extend(ExportFile.shape)
export type LibraryExportRequest = z.infer<typeof LibraryExportRequest>

/** One page, newest first; `cursor` is the `nextCursor` of the page before. */
export const LibraryPageRequest = LibraryFilter.extend({
  limit: Limit.default(LIBRARY_PAGE.default),
  cursor: Cursor.optional(),
  /** The video to which the items belong. */
  video: VideoId,
}).prefault({})
export type LibraryPageRequest = z.infer<typeof LibraryPageRequest>

/** A page of matches, newest first; `cursor` is the `nextCursor` of the page before. */
export const LibraryMatchesRequest = LibraryFilter.extend({ cursor: Cursor.optional() })
export type LibraryMatchesRequest = z.infer<typeof LibraryMatchesRequest>

/** The counters and filters of the screen. `types` counts all matches of every type. */
export const LibraryCounts = z.object({
  total: z.number().int(),
  favorites: z.number().int(),
  planned: z.number().int(),
  voice: z.number().int(),
  types: z.record(z.enum(LIBRARY_TYPES), z.number().int()),
  folders: z.array(z.object({ name: z.string(), count: z.number().int() })),
})
export type LibraryCounts = z.infer<typeof LibraryCounts>

/** Changes the given fields. A folder of null means no folder. */
export const UpdateItemRequest = z.object({
  id: Id,
  title: Title.optional(),
  content: Content.optional(),
  tags: Tags.optional(),
  folder: Folder.nullable().optional(),
})
export type UpdateItemRequest = z.infer<typeof UpdateItemRequest>

const Ids = (most: number) =>
  z
    .array(Id)
    .min(1, 'Choose an item.')
    .max(most, { error: () => `Choose at most ${most.toLocaleString('en-US')} items.` })

/** Changes several items in the same way. */
export const BulkRequest = z.object({
  ids: Ids(LIBRARY_PAGE.bulk),
  action: z.discriminatedUnion('type', [
    z.object({ type: z.literal('favorite'), value: z.boolean() }),
    z.object({ type: z.literal('tag'), tag }),
    z.object({ type: z.literal('untag'), tag }),
    z.object({ type: z.literal('folder'), folder: Folder.nullable() }),
    /** Moves to the trash, for 30 days. */
    z.object({ type: z.literal('delete') }),
    /** Restores from the trash. */
    z.object({ type: z.literal('restore') }),
  ]),
})
export type BulkRequest = z.infer<typeof BulkRequest>

/** A file of these items, in their order. */
export const ChosenExportRequest = ExportFile.extend({ ids: Ids(LIBRARY_PAGE.exported) })
export type ChosenExportRequest = z.infer<typeof ChosenExportRequest>

/** Number of items that a bulk action changed, and number of ids left where it failed; a retry does the rest. */
export const BulkResult = z.object({ changed: z.number().int(), left: z.number().int() })
export type BulkResult = z.infer<typeof BulkResult>

/** A saved item. A caption's `content` is JSON of `caption` and `hashtags`. `createdAt` is ISO 8601 in UTC. */
export const LibraryItem = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(LIBRARY_TYPES),
  content: z.string(),
  tags: z.array(z.string()),
  isFavorite: z.boolean(),
  folder: z.string().nullable(),
  originalId: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  /** The video to which it belongs; absent without one. */
  videoId: z.string().exactOptional(),
  createdAt: z.iso.datetime(),
})
export type LibraryItem = z.infer<typeof LibraryItem>

/** An item on the REST path, where `isFavorite` is the text `'true'` or `'false'`. Source: docs/product-rules.md#api. */
export const LibraryItemOnWire = LibraryItem.extend({
  isFavorite: z
    .boolean()
    .transform(String)
    .pipe(z.enum(['true', 'false'])),
})
export type LibraryItemOnWire = z.infer<typeof LibraryItemOnWire>

/** A page, and the cursor of the next one; null at the end. */
export const LibraryPage = z.object({ items: z.array(LibraryItem), nextCursor: z.string().nullable() })
export type LibraryPage = z.infer<typeof LibraryPage>

/** The fields of an item that a bulk action changes. */
export const LibraryMatch = LibraryItem.pick({ id: true, tags: true, isFavorite: true, folder: true })
export type LibraryMatch = z.infer<typeof LibraryMatch>

/** A page of matches, and the cursor of the next one; null at the end. */
export const LibraryMatches = z.object({ items: z.array(LibraryMatch), nextCursor: z.string().nullable() })
export type LibraryMatches = z.infer<typeof LibraryMatches>
