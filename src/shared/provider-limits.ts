/** Limits for outside services: milliseconds, bytes as they arrive (unpacked), UTF-16 units of text, and tokens of a model. */
export const TEXT_LIMITS = {
  /** From the call until the request is sent to the server. */
  connectMs: 10_000,
  /** Without a byte, after the first text of an answer. */
  silenceMs: 20_000,
  /** A local server that has sent nothing for this long is assumed to load its model. */
  loadingAfterMs: 6_000,
  /** Between two requests to a server that reports that it loads its model. */
  loadingPollMs: 2_000,
  /** OpenAI's own address. The total applies to a whole generation, with every attempt, repair and top-up. */
  openAi: { firstTokenMs: 30_000, totalMs: 120_000 },
  /**
   * Multiple of a generation's total for a script of several minutes, which takes up to six calls, one after the other:
   * within the 300 s that a proxy waits for an answer.
   */
  longScriptTotal: 2,
  /** Any other address, where a model may have to be loaded first. The total applies to each call. */
  elsewhere: { firstTokenMs: 180_000, totalMs: 600_000 },
  /** One server-sent event. */
  eventBytes: 1024 * 1024,
  /** A whole answer: each token is an event of some 300 bytes, so that 64 K of thoughts take 5 MB. */
  answerBytes: 16 * 1024 * 1024,
  /** The part of a refusal that is read. */
  refusalBytes: 64 * 1024,
  /** Text of an answer without thoughts. A script of ten minutes has 10,000 units. */
  answerUnits: 256 * 1024,
  /** Tokens for a model's thoughts in addition to its answer: 64 K units of English. */
  thoughtTokens: 16_384,
  /** Where a server refuses the number of tokens, it is halved down to this minimum. */
  leastTokens: 512,
} as const

/** Parallel requests of a writer: the embedded one, a model on this machine, and a remote one. */
export const TEXT_PLACES = { embedded: 8, loopback: 1, remote: 64 } as const

/** How an AI server on this machine is looked for and watched, in milliseconds. */
export const LOCAL_AI = {
  /** Time limit of an answer while looking; all ports are asked in parallel. */
  lookMs: 300,
  /** Time limit of an answer from a known server, which may be slow while it works. */
  checkMs: 5_000,
  /** After a first look that found nothing: it was made while the start kept the process busy. */
  againMs: 2_000,
  /** Between two looks. */
  everyMs: 60_000,
  /** Bytes of an answer. */
  answerBytes: 1024 * 1024,
} as const

/**
 * Tokens that an answer may need, JSON included. An English word takes 1.3 tokens, a word of a language with another
 * alphabet up to five.
 */
export const ANSWER_TOKENS = {
  check: 100,
  hooks: 3_000,
  shots: 4_000,
  caption: 4_000,
  scriptBase: 1_000,
  scriptMinute: 900,
  directionsBase: 500,
  direction: 150,
  refinementBase: 4_000,
  refinementUnit: 1,
} as const

/** Audio that a speech service may send for one piece. */
export const SPEECH_LIMITS = {
  /** Seconds of audio: for any text, and for each of its UTF-16 units at speed 1 (spoken digits take the longest, 0.4 s). */
  baseSeconds: 10,
  unitSeconds: 0.5,
  /** Letters and digits of a second at speed 1: no voice is faster (readers reach 20), so a part is missing. */
  characterRate: 40,
  /** Maximum bytes of a second: 48 kHz, 16 bit, stereo. */
  secondBytes: 192_000,
  /** Maximum bytes for any text. */
  mostBytes: 86_400_000,
  refusalBytes: 10_000,
  /** Of a sample's 32,768: a piece that is never louder is silence (-60 dB). */
  silenceLevel: 33,
} as const

/** Maximum bytes of a search's answer: a page of results has some ten thousand. */
export const SEARCH_ANSWER_BYTES = 2 * 1024 * 1024

/** Milliseconds of silence after which a request to the bucket has failed; an upload has more by its size. */
export const BUCKET_SILENCE_MS = 30_000
