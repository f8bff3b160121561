import { type InTransaction } from '../../../db/transaction.ts'
import { type Answers } from '../../shared/features/account/account.schema.ts'
import { type CountedFeature } from '../../shared/features/account/account.constants.ts'
import { type GenerationTool } from '../../shared/features/generation/generations.constants.ts'
import { type ResultText } from '../../shared/features/generation/figures.rules.ts'
import { type ResultExtras, type Source, type Warning } from '../../shared/features/generation/generation.schema.ts'
import { type WriterProgress, type WriterWarning } from '../providers/text/text.port.ts'
import { type Lease } from '../runtime/leases.ts'

/** What a writer gets beside the request. */
export interface WritingContext<Content> {
  sources: Source[]
  creator: Answers | null
  signal: AbortSignal
  live: boolean
  onAccepted: () => void
  /** Seed: a deterministic writer gives the same text for the same seed. */
  seed: number
  /** The existing part of a result to be completed. */
  kept: Content | undefined
}

/** A result that is being written. */
export interface Collector<Draft, Event, Content> {
  /** Adds the next draft. Returns the event for readers, if any. */
  push(draft: Draft): Event | undefined
  /** Whether enough was shown for the prompt to be spent. */
  isDelivered(): boolean
  /** Whether there is something to store if it is cut short. */
  hasResult(): boolean
  /** The result. `isComplete` is false after a stop or a failure. */
  content(isComplete: boolean): Content
  /** Whether the result costs no prompt. */
  isFree?(): boolean
  /**
   * Stores the result in another table than the generation's, together with `settle`: both or none. A result that was
   * cut short is stored with the generation too, so that it can be resumed.
   */
  store?(extras: ResultExtras, settle: InTransaction): Promise<void>
}

/** One piece of work of a tool. */
export interface WritingTask<Draft, Event, Content> {
  /** The topic for its free rewrite; undefined where there is none. */
  topic: string | undefined
  hasDetails: boolean
  /** The search query; null where no search was requested. */
  query: string | null
  /** The request, and the text to change: both are checked by `answerInstead`. */
  asked: readonly string[]
  content?: string
  /** Further texts whose figures the result may have. */
  given?: readonly string[]
  /** Why the writer cannot write about this. */
  unwritten?: Warning | undefined
  conversationId?: string
  /** Checks that the work may start, or resume with `kept`, and takes the lease that it needs. Throws CONFLICT. */
  acquire?(kept?: Content): Promise<Lease>
  /** Why it was cut short at the end of its process; nothing more is written. */
  cutShortBy?: Error
  write(context: WritingContext<Content>): AsyncIterable<Draft | WriterProgress | WriterWarning>
  /** Starts a result; with `kept` from the existing part. */
  begin(kept?: Content): Collector<Draft, Event, Content>
  /** Starts a result whose events repeat all of `kept`; omitted where that equals starting without it. */
  beginReplayed?(kept: Content): Collector<Draft, Event, Content>
  /** The draft of an event. */
  toDraft(event: Event): Draft
}

/** A tool that writes. */
export interface WritingTool<Input, Draft, Event, Content> {
  name: GenerationTool
  /** Its name in statistics. */
  counted: CountedFeature
  /** The work of a request. Throws NOT_FOUND where something in it does not exist. */
  task(userId: string, input: Input): Promise<WritingTask<Draft, Event, Content>>
  /** Number of pieces of a result, for statistics. */
  pieces(content: Content): number
  /** The events that produce a result, without the last. */
  replay(content: Content): Iterable<Event>
  /** The last event of a stream. */
  done(result: { id: string; userId: string; input: Input } & ResultExtras): Event | Promise<Event>
  /**
   * The result with each text in which a figure must be given replaced by `change`. What has no text left is gone;
   * undefined where all is, or where the result is not stored with its generation.
   */
  mapTexts(content: Content, change: (path: string, text: string) => string): Content | undefined
  /** Warnings in addition to the writer's. */
  warn?(content: Content, input: Input, known: Warning[], isComplete: boolean): Warning[]
}

/** The texts of a result in which a figure must be given. */
export function listTexts(tool: Pick<AnyTool, 'mapTexts'>, content: object): ResultText[] {
  const texts: ResultText[] = []
  tool.mapTexts(content, (path, text) => {
    texts.push({ path, text })
    return text
  })
  return texts
}

/** A tool with its types erased. */
export type AnyTool = WritingTool<unknown, unknown, { type: string }, object>
