/**
 * Maximum length of each field, in UTF-16 code units after trimming. Longer text is 400 and names field, limit and
 * length. Plain constants without zod, because the browser's first bundle contains them.
 */
export const INPUT_LIMITS = {
  email: 254,
  passwordMin: 6,
  password: 128,
  displayName: 100,
  customAnswer: 100,
  topic: 2_000,
  content: 2_000,
  /** Number of a creator's own facts, and maximum length of each. */
  details: 5,
  detail: 200,
  userMessage: 4_000,
  currentContent: 30_000,
  title: 300,
  libraryContent: 100_000,
  tags: 20,
  tag: 50,
  folder: 100,
  search: 200,
  description: 1_000,
  recordingName: 200,
  speechText: 10_000,
  id: 100,
  idempotencyKey: 200,
} as const

/** Maximum JSON body of a request in bytes; larger bodies are 413. */
export const MAX_BODY_BYTES = 1024 * 1024

/** Maximum number of calls in one tRPC batch. */
export const MAX_BATCH_CALLS = 20

/** Procedures that spend quota. Each must be alone in its HTTP request, so that another call's failure cannot hide it. */
export const QUOTA_PROCEDURES = [
  'hooks.generate',
  'hooks.start',
  'hooks.stream',
  'scripts.generate',
  'scripts.start',
  'scripts.stream',
  'captions.generate',
  'captions.start',
  'captions.stream',
  'conversations.refine',
  'conversations.start',
  'conversations.stream',
  'conversations.message',
  'tts.generate',
  'tts.stream',
] as const

/** Default and maximum number of entries in a `recent` list. */
export const RECENT_LIMIT = { default: 50, max: 200 } as const

/** Maximum number of turns of a conversation, after which a new one has to be started. */
export const MAX_CONVERSATION_ENTRIES = 500
