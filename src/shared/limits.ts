/**
 * The longest input that each field takes, in UTF-16 code units after trimming. Text over it is 400 and names field,
 * limit and length. Plain constants without zod, because the browser's first bundle reads them too.
 */
export const INPUT_LIMITS = {
  email: 254,
  passwordMin: 6,
  password: 128,
  displayName: 100,
  customAnswer: 100,
  topic: 2_000,
  content: 2_000,
  /** Lines of a creator's own facts, and the length of one. */
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

/** Largest JSON body of a request in bytes. Above it the answer is 413. */
export const MAX_BODY_BYTES = 1024 * 1024

/** Most calls in one tRPC batch. */
export const MAX_BATCH_CALLS = 20

/** Procedures that spend quota. Each is alone in its HTTP request, so that none hides behind another's failure. */
export const QUOTA_PROCEDURES = [
  'hooks.generate',
  'hooks.stream',
  'scripts.generate',
  'scripts.stream',
  'captions.generate',
  'captions.stream',
  'conversations.refine',
  'conversations.stream',
  'conversations.message',
  'tts.generate',
  'tts.stream',
] as const

/** Newest entries that a `recent` list returns by default and at most. */
export const RECENT_LIMIT = { default: 50, max: 200 } as const

/** Entries that one conversation holds. After that a new one has to be started. */
export const MAX_CONVERSATION_ENTRIES = 500
