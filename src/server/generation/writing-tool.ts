import { type InTransaction } from '../../../db/transaction.ts'
import { type Answers } from '../../shared/features/account/account.schema.ts'
import { type CountedFeature } from '../../shared/features/account/account.constants.ts'
import { type GenerationTool } from '../../shared/features/generation/generations.constants.ts'
import { type ResultExtras, type Source, type Warning } from '../../shared/features/generation/generation.schema.ts'
import { type WriterProgress, type WriterWarning } from '../providers/text/text.port.ts'
import { type Lease } from '../runtime/leases.ts'

/** What a writer is given beside the request. */
export interface WritingContext<Content> {
  sources: Source[]
  creator: Answers | null
  signal: AbortSignal
  live: boolean
  onAccepted: () => void
  /** Chance: the same seed gives the same text where the writer is deterministic. */
  seed: number
  /** What was written before it was cut short, to be completed. */
  kept: Content | undefined
}

/** A result that is being written. */
export interface Collector<Draft, Event, Content> {
  /** Adds the next piece. Returns the event for a reader, if any. */
  push(draft: Draft): Event | undefined
  /** Whether enough of it was shown for the prompt to be spent. */
  isDelivered(): boolean
  /** Whether there is something to store if it is cut short. */
  hasResult(): boolean
  /** The result. `isComplete` is false after a stop or a failure. */
  content(isComplete: boolean): Content
  /** Whether the result costs no prompt. */
  isFree?(): boolean
  /**
   * Stores the result elsewhere than with the generation, together with `settle`: all or nothing. What was cut short is stored with
   * the generation too, so that it can go on.
   */
  store?(extras: ResultExtras, settle: InTransaction): Promise<void>
}

/** One piece of work of a tool. */
export interface WritingTask<Draft, Event, Content> {
  /** What it is about, for the free rewrite of the same topic; undefined where there is none. */
  topic: string | undefined
  hasDetails: boolean
  /** The text to search for; null where no search was requested. */
  query: string | null
  /** The request, and the text to change: both are checked for a crisis. */
  asked: readonly string[]
  content?: string
  /** Why the writer cannot write about this. */
  unwritten?: Warning | undefined
  conversationId?: string
  /** Makes sure that the work may begin, or go on with `kept`, and takes the lease that it needs. Throws CONFLICT. */
  acquire?(kept?: Content): Promise<Lease>
  /** Why it was cut short by the end of its process: nothing more is written. */
  cutShortBy?: Error
  write(context: WritingContext<Content>): AsyncIterable<Draft | WriterProgress | WriterWarning>
  /** Begins a result; with `kept` from the existing part. */
  begin(kept?: Content): Collector<Draft, Event, Content>
  /** Begins a result whose events hold all of `kept`; left out where that is the same as one without. */
  beginReplayed?(kept: Content): Collector<Draft, Event, Content>
  /** The draft of an event. */
  toDraft(event: Event): Draft
}

/** A tool that writes. */
export interface WritingTool<Input, Draft, Event, Content> {
  name: GenerationTool
  /** How statistics call it. */
  counted: CountedFeature
  /** The piece of work of a request. Throws NOT_FOUND where something that it names does not exist. */
  task(userId: string, input: Input): Promise<WritingTask<Draft, Event, Content>>
  /** How many pieces a result has, for statistics. */
  pieces(content: Content): number
  /** The events that make up a result, without the last. */
  replay(content: Content): Iterable<Event>
  /** The last event of a stream. */
  done(result: { id: string; userId: string; input: Input } & ResultExtras): Event | Promise<Event>
  /** The warnings of a result beside those of its writer. */
  warn?(content: Content, input: Input, known: Warning[], isComplete: boolean): Warning[]
}

/** A tool whose types only it knows. */
export type AnyTool = WritingTool<unknown, unknown, { type: string }, object>
