import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { atMost, looseEnum, requiredText, withoutNul } from '../../wire.ts'
import { LIBRARY_TYPES } from './library.constants.ts'

const tag = z
  .string('A tag must be text.')
  .overwrite(withoutNul)
  .trim()
  .min(1, 'A tag must not be blank.')
  .max(INPUT_LIMITS.tag, atMost('A tag', INPUT_LIMITS.tag))

const Tags = z
  .array(tag, 'Tags must be a list.')
  .max(INPUT_LIMITS.tags, `Tags can have at most ${INPUT_LIMITS.tags} entries.`)
  .transform((tags) => [...new Set(tags)])

const Metadata = z
  .record(
    z.string().max(INPUT_LIMITS.tag),
    z.union([z.string().max(INPUT_LIMITS.content), z.number(), z.boolean(), z.null()]),
  )
  .refine((metadata) => Object.keys(metadata).length <= 20, 'Metadata can have at most 20 entries.')

/** Content is text, or an object that is kept as JSON. Source: spec section 3. */
const Content = z
  .union([z.looseObject({}).transform((content) => JSON.stringify(content)), z.string('Content must be text.')])
  .pipe(requiredText('Content', INPUT_LIMITS.libraryContent, 'There is no content to save.'))

const Title = requiredText('Title', INPUT_LIMITS.title, 'Please enter a title.')
const Id = z.string('An id must be text.').min(1).max(INPUT_LIMITS.id)

/** Saves a result. `originalId` names it, so that a second save answers the first item. Source: spec section 7, decisions 7. */
export const SaveItemRequest = z.object({
  title: Title,
  content: Content,
  type: looseEnum('Type', LIBRARY_TYPES),
  originalId: Id.optional(),
  tags: Tags.default([]),
  folder: requiredText('Folder', INPUT_LIMITS.folder, 'A folder must have a name.').optional(),
  metadata: Metadata.optional(),
})
export type SaveItemRequest = z.infer<typeof SaveItemRequest>

/** The older way to save what a conversation holds. Source: spec section 7. */
export const OlderSaveRequest = z.object({
  contentType: looseEnum('Content type', LIBRARY_TYPES),
  title: Title,
  content: Content,
  conversationId: Id.optional(),
})
export type OlderSaveRequest = z.infer<typeof OlderSaveRequest>

/** Which item goes, and whether the recording goes with it that it was saved with. */
export const LibraryReference = z.object({
  id: z.string().max(INPUT_LIMITS.id),
  alsoRecording: z.boolean('alsoRecording must be true or false.').default(false),
})
export type LibraryReference = z.infer<typeof LibraryReference>

export const LibraryRequest = z.object({ folder: z.string().max(INPUT_LIMITS.folder).optional() }).prefault({})

/** One saved item. A caption's `content` is JSON of `caption` and `hashtags`. `createdAt` is ISO 8601 in UTC. */
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
  createdAt: z.iso.datetime(),
})
export type LibraryItem = z.infer<typeof LibraryItem>

/** The same on the REST path, where the flag is the string `'true'` or `'false'`. Source: decisions 7. */
export const LibraryItemOnWire = LibraryItem.extend({
  isFavorite: z
    .boolean()
    .transform(String)
    .pipe(z.enum(['true', 'false'])),
})
