import { type Tone } from '../../../../../../shared/features/generation/generation.constants.ts'
import { type Voice } from '../../creator/voice.ts'

/** What an example has to show, so that it belongs to the idea it follows. */
export type Lesson = 'small' | 'notice' | 'repeat' | 'order' | 'doubt' | 'people' | 'limits'

/**
 * One idea of a script: material for a point and for the line that leads to it.
 *
 * A sentence may hold `{noun}`, `{it}`, `[is|are]` and `(one|another)` as the templates of hooks do, `{q}` for the whole
 * topic with its end mark, at the end of a sentence or as one of its own (`{Q}`), and `{matter}` for what it is: a
 * question, a claim.
 */
export interface Section {
  /** Where it stands in the line of thought: the problem, ways, objections, what to do and what changes. */
  phase: 1 | 2 | 3 | 4
  lesson: Lesson
  /** A noun phrase that names the idea, in the middle of a sentence. */
  name: string
  /** Says the idea and the topic, in one of these ways. */
  idea: readonly string[]
  /** Why it is so, sentence by sentence; any but the first can be left out. */
  why: readonly string[]
  /** What to do, in one of these ways. */
  todo: readonly string[]
  /** What is seen. */
  show: string
  /** Styles of creators that like it best. */
  suits?: readonly Voice['style'][]
}

/** How a script begins or ends: one of `open`, then any of `more` in their order. */
export interface Frame {
  open: readonly string[]
  more: readonly string[]
  /** What ends a script of a minute: each stands on its own. */
  short?: readonly string[]
}

/** All that can be said about topics of one family. */
export interface Stock {
  setup: Frame
  sections: readonly Section[]
  payoff: Frame
}

/** What a tone adds to any script. */
export interface ToneLines {
  /** Goes before the setup's own lines. */
  greeting: readonly string[]
  /** Follows an idea. */
  asides: readonly string[]
  /** Leads to the next idea, `{name}`. */
  rehooks: readonly string[]
  /** Ends the payoff. */
  close: readonly string[]
  /** Words that count the ideas, before their names; empty where ideas are not counted. */
  counts: readonly (readonly string[])[]
}

export type FramePart = 'hook' | 'setup' | 'rehook' | 'payoff' | 'call'

/** All the stock of one script. */
export interface Pack {
  stock: Stock
  lines: ToneLines
  /** Sums up the ideas, `{names}`. */
  recaps: readonly string[]
  calls: readonly string[]
  /** What may follow the call, to land on the asked length. */
  lastWords: readonly string[]
  frameDirections: Record<FramePart, readonly string[]>
}

/** The stock of another language, where only greetings, asides and the end follow the tone. */
export interface NativePack extends Omit<Pack, 'lines'> {
  tones: Record<Tone, Pick<ToneLines, 'greeting' | 'asides' | 'close'>>
  rehooks: ToneLines['rehooks']
  counts: ToneLines['counts']
}
