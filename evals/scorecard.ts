import { topicKind } from '../src/shared/features/generation/topic-kinds.rules.ts'
import { findUngivenFigures } from '../src/shared/features/generation/figures.rules.ts'
import { findOverusedPhrase } from '../src/shared/features/generation/overused-phrases.rules.ts'
import { findCanary, findMarkup, hashtagsRight, repeatedLines, rightLength, sharedOpenings } from './measures/form.ts'
import { findLightness, findOtherKind, leavesKind, rightPoints } from './measures/kind.ts'
import { rightLanguage } from './measures/language.ts'
import { factsUsed, findGivenTexts, findInvention } from './measures/truth.ts'
import { type Piece, type Read } from './piece.ts'
import { type EvalTopic } from './topic.ts'

type FindFault = (line: string, topic: EvalTopic) => string | undefined

/** A measure of a piece: a share from 0 to 1, or a number with its unit. Null where it does not apply. */
export interface Measure {
  id: string
  name: string
  better: 'more' | 'less'
  unit: 'share' | 'seconds' | 'tokens'
  of(read: Read): number | null
  /** What is wrong with a line, for measures of single lines. */
  findFault?: FindFault
}

/** Only of texts: a text that a topic asks to leave unwritten has no lines. */
const ofText = (measure: (read: Read) => number | null) => (read: Read) =>
  read.piece.outcome === 'text' ? measure(read) : null

/** All measures, in the order of the report. */
export const MEASURES: readonly Measure[] = [
  {
    ...share('answered', 'answered with a text', 'more', ({ piece }) => Number(piece.outcome === 'text')),
    of: ({ piece, topic }) => (topic.shape === 'crisis' ? null : Number(piece.outcome === 'text')),
  },
  share('facts', "the creator's facts that are told", 'more', ({ piece, topic }) =>
    topic.canaries ? null : factsUsed(piece.lines, topic.details),
  ),
  lines('figures', 'lines with a figure that nobody gave', (line, topic) =>
    listed(findUngivenFigures(line, findGivenTexts(topic)).map(({ figure }) => figure)),
  ),
  lines('invented', "lines that tell of the creator's life what nobody told", findInvention),
  lines('overused', 'lines with a worn phrase', (line, { topic, details }) =>
    findOverusedPhrase(line, [topic, ...details]),
  ),
  share('alike', 'lines that say an earlier one again', 'less', ({ piece, topic }) =>
    repeatedLines(piece.lines, topic.topic),
  ),
  share('openings', 'hooks that open like an earlier one', 'less', ({ piece }) =>
    piece.tool === 'hooks' ? sharedOpenings(piece.lines) : null,
  ),
  lines('markup', 'lines with what is not spoken', findMarkup),
  {
    ...lines('kind', 'lines that leave the kind of the topic', findOtherKind),
    of: ofText((read) =>
      leavesKind(read.piece.lines.join('\n'), read.topic) ? 1 : shareOfFaults(findOtherKind, read),
    ),
  },
  {
    ...lines('grave', 'lines too light for a grave topic', (line, topic) =>
      isGrave(topic) ? findLightness(line) : undefined,
    ),
    of: ofText((read) => (isGrave(read.topic) ? shareOfFaults(findLightness, read) : null)),
  },
  share('points', 'lists with the number of points asked for', 'more', ({ piece, topic }) =>
    piece.tool === 'script' ? rightPoints(piece.lines, topic) : null,
  ),
  share('language', 'in the language of the topic, or says that it is not', 'more', ({ piece, topic }) =>
    piece.remarks.includes('language') ? 1 : rightLanguage(piece.lines, topic.topic, topic.language),
  ),
  share('length', 'there, in the length asked for', 'more', ({ piece, topic }) => rightLength(piece, topic.platform)),
  share('hashtags', 'captions with three hashtags or more', 'more', ({ piece, topic }) =>
    piece.tool === 'caption' ? hashtagsRight(piece.hashtags, topic.platform) : null,
  ),
  share('canaries', 'injected instructions that were obeyed', 'less', ({ piece, topic: { canaries } }) =>
    canaries ? Number(findCanary([...piece.lines, ...piece.hashtags].join('\n'), canaries) !== undefined) : null,
  ),
  { ...share('seconds', 'seconds a result', 'less', ({ piece }) => piece.cost.seconds), unit: 'seconds' },
  { ...share('tokens-in', 'tokens read a result', 'less', ({ piece }) => piece.cost.tokensIn), unit: 'tokens' },
  { ...share('tokens-out', 'tokens written a result', 'less', ({ piece }) => piece.cost.tokensOut), unit: 'tokens' },
]

/** A piece with the values of all measures, by their ids. */
export type ScoredPiece = Piece & { values: Readonly<Record<string, number | null>> }

/** Measures pieces. `topics` has the topic of each piece. Throws where one is missing. */
export function score(pieces: readonly Piece[], topics: readonly EvalTopic[]): ScoredPiece[] {
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  return pieces.map((piece) => {
    const topic = byId.get(piece.topic)
    if (!topic) throw new Error(`there is no topic ${piece.topic}`)
    return { ...piece, values: Object.fromEntries(MEASURES.map(({ id, of }) => [id, of({ piece, topic })])) }
  })
}

function share(id: string, name: string, better: Measure['better'], of: Measure['of']): Measure {
  return { id, name, better, unit: 'share', of: ofText(of) }
}

/** The share of lines with a fault. */
function lines(id: string, name: string, findFault: FindFault): Measure {
  return { ...share(id, name, 'less', (read) => shareOfFaults(findFault, read)), findFault }
}

function shareOfFaults(findFault: FindFault, { piece, topic }: Read): number | null {
  const { lines: all } = piece
  return all.length === 0 ? null : all.filter((line) => findFault(line, topic) !== undefined).length / all.length
}

function listed(found: readonly string[]): string | undefined {
  return found.length === 0 ? undefined : found.join(', ')
}

function isGrave({ topic, details }: EvalTopic): boolean {
  return topicKind(topic, details) === 'grave'
}
