/**
 * The one table of limits for outside services. Milliseconds, bytes as they arrive (unpacked), UTF-16 units of text,
 * and tokens of a model.
 */
export const TEXT_LIMITS = {
  /** From the call until the request is being sent to the server. */
  connectMs: 10_000,
  /** Without a byte, after the first text of an answer. */
  silenceMs: 20_000,
  /** A local server that has sent nothing after this is assumed to load its model. */
  loadingAfterMs: 6_000,
  /** Between two requests to a server that reports that it loads its model. */
  loadingPollMs: 2_000,
  /** OpenAI's own address: the total is that of a whole generation, with every attempt, repair and top-up. */
  openAi: { firstTokenMs: 30_000, totalMs: 120_000 },
  /**
   * A script in chapters is seven calls and up to seven more, one after the other: so many times the total of a generation,
   * within the 300 s that a proxy waits for an answer.
   */
  chaptersTotal: 2,
  /** Any other address, where a model may have to be loaded first: the total is that of each call. */
  elsewhere: { firstTokenMs: 180_000, totalMs: 600_000 },
  /** One server-sent event. */
  eventBytes: 1024 * 1024,
  /** All of an answer: each token is an event of some 300 bytes, so that 64 K of thoughts take 5 MB. */
  answerBytes: 16 * 1024 * 1024,
  /** What is read of a refusal. */
  refusalBytes: 64 * 1024,
  /** Text of an answer without thoughts between tags. A script of ten minutes has 10,000 units. */
  answerUnits: 256 * 1024,
  /** Tokens for the thoughts of a model beside those for its answer: 64 K units of English. */
  thoughtTokens: 16_384,
  /** Where a server takes no such number of tokens, it is halved until it is as small as this. */
  leastTokens: 512,
} as const

/** Requests that a writer answers at once: one that needs no service, and a model on this machine or elsewhere. */
export const TEXT_PLACES = { embedded: 8, loopback: 1, remote: 64 } as const

/** How an AI server on this machine is looked for and watched, in milliseconds. */
export const LOCAL_AI = {
  /** An answer to the first question; all ports are asked side by side. */
  lookMs: 300,
  /** An answer of one that was found before: while it works it may be slow to answer. */
  checkMs: 5_000,
  /** Between two looks. */
  everyMs: 60_000,
  /** Bytes of an answer. */
  answerBytes: 1024 * 1024,
} as const

/**
 * Tokens that an answer may need, JSON included. A word of English takes 1.3 tokens, one of a language with letters of its
 * own up to five.
 */
export const ANSWER_TOKENS = {
  check: 100,
  hooks: 4_500,
  caption: 4_000,
  outline: 3_000,
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
