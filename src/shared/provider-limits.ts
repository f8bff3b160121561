/**
 * What an outside service may take of our time and memory: the one table. Milliseconds, bytes as they come over the wire
 * (unpacked), UTF-16 units of text, and tokens of a model.
 */
export const TEXT_LIMITS = {
  /** From the call until the request is on its way to the server. */
  connectMs: 10_000,
  /** Without a byte after the first text of an answer. */
  silenceMs: 20_000,
  /** Between two questions to a server that says that it loads its model. */
  loadingPollMs: 2_000,
  /** OpenAI's own address: the total is that of a whole generation, with every attempt, repair and top-up. */
  openAi: { firstTokenMs: 30_000, totalMs: 120_000 },
  /** Any other address, where a model may have to be loaded first: the total is that of each call. */
  elsewhere: { firstTokenMs: 180_000, totalMs: 600_000 },
  /** One server-sent event. */
  eventBytes: 1024 * 1024,
  /** All of an answer: each token comes in an event of some 300 bytes, so that 64 K of thoughts take 5 MB. */
  answerBytes: 16 * 1024 * 1024,
  /** What is read of a refusal. */
  refusalBytes: 64 * 1024,
  /** Text of an answer without what stands between the tags of a thought. A script of ten minutes has 10,000 units. */
  answerUnits: 256 * 1024,
  /** Tokens for the thoughts of a model beside those for its answer: 64 K units of English. */
  thoughtTokens: 16_384,
  /** Where a server takes no such number of tokens, it is halved until it is as small as this. */
  leastTokens: 512,
} as const

/**
 * Tokens that an answer may need, JSON included. A word of English takes 1.3 tokens, one of a language with letters of its
 * own up to five.
 */
export const ANSWER_TOKENS = {
  hooks: 4_500,
  caption: 4_000,
  scriptBase: 1_000,
  scriptMinute: 900,
  refinementBase: 4_000,
  refinementUnit: 1,
} as const

/** Sound that a speech service may send for one piece. */
export const SPEECH_LIMITS = {
  /** Seconds of sound: for any text, and for each of its UTF-16 units at speed 1 (spoken digits take the longest, 0.4 s). */
  baseSeconds: 10,
  unitSeconds: 0.5,
  /** The most bytes that a second of sound takes: 48 kHz, 16 bit, stereo. */
  secondBytes: 192_000,
  /** Whatever the text. */
  mostBytes: 86_400_000,
  refusalBytes: 10_000,
  /** Of a sample's 32,768: a piece that is nowhere louder is silence (-60 dB). */
  silenceLevel: 33,
} as const

/** An answer of a search, in bytes: a page of results has some ten thousand. */
export const SEARCH_ANSWER_BYTES = 2 * 1024 * 1024

/** How long the bucket may be silent before a request to it has failed, in milliseconds; an upload has more by its size. */
export const BUCKET_SILENCE_MS = 30_000
