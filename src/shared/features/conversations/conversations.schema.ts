import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { atMost, idText, looseEnum, requiredText, textMessage, withoutNul } from '../../wire.ts'
import { CAPTION_PLATFORMS, CAPTION_STYLES } from '../captions/captions.constants.ts'
import { Help, HelpEvent } from '../crisis/crisis.schema.ts'
import { Details } from '../generation/details.schema.ts'
import {
  FigureText,
  ProgressEvent,
  RecentRequest,
  ResultExtras,
  searchFlag,
  Source,
  UnwrittenEvent,
  Warning,
} from '../generation/generation.schema.ts'
import { HOOK_RULES } from '../hooks/hooks.constants.ts'
import { ItemMetadata, Tags } from '../library/library.schema.ts'
import { VideoId } from '../videos/video-reference.schema.ts'
import { TOOL_TYPES } from './conversations.constants.ts'

/** The request of a caption. */
export const CaptionInput = z.object({
  content: z.string().overwrite(withoutNul).max(INPUT_LIMITS.content, atMost('Content', INPUT_LIMITS.content)),
  platform: looseEnum('Platform', CAPTION_PLATFORMS),
  style: looseEnum('Style', CAPTION_STYLES).default('trending'),
})
export type CaptionInput = z.infer<typeof CaptionInput>

/** An object with a caption's text and hashtags is accepted too, and stored as JSON. */
const ContentObject = z.looseObject({}).transform((content) => JSON.stringify(content))

/** The hooks of the same result, in order, so that a message can refer to "number 3". */
const Siblings = z
  .array(
    z
      .string('Each line of siblings must be text.')
      .overwrite(withoutNul)
      .max(INPUT_LIMITS.title, atMost('A line of siblings', INPUT_LIMITS.title)),
    'siblings must be a list of lines.',
  )
  .max(HOOK_RULES.count, `siblings takes at most ${HOOK_RULES.count} lines.`)
  .optional()

/**
 * Starts a conversation about a result. `originalId` is the id of the hook, or of the generation of a script or caption.
 * `tags` and `metadata` are the result's, and are saved with its versions.
 */
export const CreateConversationRequest = z.object({
  toolType: looseEnum('Tool type', TOOL_TYPES),
  originalPrompt: requiredText('Original prompt', INPUT_LIMITS.content, 'Please say what the content was written for.'),
  currentContent: z
    .union([ContentObject, z.string()], textMessage('Current content'))
    .pipe(requiredText('Current content', INPUT_LIMITS.currentContent, 'There is no content to refine.')),
  originalId: idText().min(1, 'An id cannot be empty.').optional(),
  userInput: CaptionInput.optional(),
  details: Details,
  siblings: Siblings,
  tags: Tags.optional(),
  metadata: ItemMetadata.optional(),
  videoId: VideoId,
})
export type CreateConversationRequest = z.infer<typeof CreateConversationRequest>

/** An invalid id is treated as an unknown conversation. */
const ConversationId = z
  .string(textMessage('An id'))
  .overwrite((id) => (id.length > INPUT_LIMITS.id || id.includes('\0') ? '' : id))

export const ConversationReference = z.object({ id: ConversationId })

/** One message with a requested change. */
export const RefineRequest = ConversationReference.extend({
  userMessage: requiredText('Message', INPUT_LIMITS.userMessage, 'Please write what to change.'),
  useInternetSearch: searchFlag,
  videoId: VideoId,
})
export type RefineRequest = z.infer<typeof RefineRequest>

/** `RefineRequest` on the older path. */
export const OlderMessageRequest = ConversationReference.extend({
  message: requiredText('Message', INPUT_LIMITS.userMessage, 'Please write what to change.'),
  videoId: VideoId,
})

/** Saves the current content; with `videoId` as a piece of that video. */
export const SaveConversationRequest = ConversationReference.extend({ videoId: VideoId })

/** Makes an earlier version the current one. Version 0 is the original content. */
export const RestoreRequest = ConversationReference.extend({ version: z.number().int().min(0) })

/** Makes an option of a turn the current version; `option` is its place in the turn's `options`, from 0. */
export const ChooseRequest = ConversationReference.extend({
  turn: z.string(textMessage('turn')),
  option: z.number().int().min(0),
})
export type ChooseRequest = z.infer<typeof ChooseRequest>

/** A content that was written beside the version of its turn, in the same form. The warnings are about this content. */
const Option = z.object({ content: z.string(), warnings: z.array(Warning).optional() })
/** What to do with a figure of the current version that nobody gave: keep it as true, or remove its sentences. */
export const ConversationFigure = ConversationReference.extend({
  figure: FigureText,
  action: z.enum(['keep', 'remove']),
})
export type ConversationFigure = z.infer<typeof ConversationFigure>

/**
 * A turn. An assistant's turn that changed the content has its `version` and, in `note`, what changed; one that only
 * answers has neither. `options` are those that were not taken. `timestamp` is ISO 8601 in UTC.
 */
export const ConversationEntry = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.iso.datetime(),
  version: z.number().int().optional(),
  /** The version from which it was made. */
  base: z.number().int().optional(),
  note: z.string().optional(),
  sources: z.array(Source).optional(),
  warnings: z.array(Warning).optional(),
  options: z.array(Option).optional(),
})
export type ConversationEntry = z.infer<typeof ConversationEntry>

/**
 * A conversation for its owner. `currentContent` is the content of `currentVersion`; `tags` and `metadata` are the result's.
 */
export const Conversation = z.object({
  id: z.string(),
  toolType: z.enum(TOOL_TYPES),
  /** The id of the result; absent where unknown. */
  originalId: z.string().exactOptional(),
  originalPrompt: z.string(),
  originalContent: z.string(),
  currentContent: z.string(),
  currentVersion: z.number().int(),
  conversationHistory: z.array(ConversationEntry),
  userInput: CaptionInput.optional(),
  details: z.array(z.string()).optional(),
  siblings: z.array(z.string()).optional(),
  tags: z.array(z.string()).optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  /** The video to which it belongs; absent without one. */
  videoId: z.string().exactOptional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Conversation = z.infer<typeof Conversation>

/** Number of the newest conversations to list, about one kind of result or about all. */
export const ConversationsRequest = z
  .object({ ...RecentRequest.unwrap().shape, toolType: looseEnum('Tool type', TOOL_TYPES).optional() })
  .prefault({})

/** The results whose conversations are looked for; an item that was saved in a conversation has its id. */
export const ResultsReference = z.object({ originalIds: z.array(idText().min(1)).min(1).max(HOOK_RULES.count) })

/**
 * A conversation in a list. `title` is the beginning of the current content as readable text; `versions` counts the
 * original one, `turns` the messages and their answers.
 */
export const ConversationSummary = Conversation.pick({
  id: true,
  toolType: true,
  originalId: true,
  originalPrompt: true,
  videoId: true,
  createdAt: true,
  updatedAt: true,
}).extend({ title: z.string(), versions: z.number().int(), turns: z.number().int() })
export type ConversationSummary = z.infer<typeof ConversationSummary>

/** The answer to a message: the conversation, unchanged where there is `help` instead of an answer. */
export const RefineResult = Conversation.extend({ help: Help.optional(), warnings: z.array(Warning).optional() })
export type RefineResult = z.infer<typeof RefineResult>

/** An event while an answer is written: `partial` has everything so far; `done` or `help` is last. */
export const RefineEvent = z.discriminatedUnion('type', [
  ...ProgressEvent.options,
  z.object({ type: z.literal('partial'), text: z.string() }),
  ResultExtras.extend({ type: z.literal('done'), conversation: Conversation }),
  HelpEvent,
  UnwrittenEvent,
])
export type RefineEvent = z.infer<typeof RefineEvent>
