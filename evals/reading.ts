import { type Piece } from './piece.ts'
import { createSeededRandom, shuffle } from './seeded-random.ts'
import { type EvalTopic, type TopicRow } from './topic.ts'
import { toEvalTopic } from './topics.ts'

/** A reader's verdict on a line. */
export const VERDICTS = ['good', 'plain', 'broken'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Limits of a reading: shares of lines. Line 1, which everybody reads, is never broken. */
const READING_AIM = { good: 0.8, broken: 0.03 } as const

const UNREAD = '?'
const LINE = new RegExp(String.raw`^(${[...VERDICTS, String.raw`\?`].join('|')})\s+(\d+)\s+(\S.*)$`, 'u')

/** Topics of `unseen-topics.txt`: one per line, facts after `::` separated by `|`. Lines with `#` are comments. */
export function readUnseenTopics(text: string): EvalTopic[] {
  return text
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line, place) => {
      const [topic = '', facts = ''] = line.split('::').map((part) => part.trim())
      const details = facts.split('|').flatMap((fact) => fact.trim() || [])
      const row: TopicRow = { id: `unseen-${place + 1}`, shape: 'as typed', topic, keep: [], details }
      return toEvalTopic(row, place)
    })
}

/**
 * About `count` lines to judge, evenly over the topics, in an order that the seed decides: the first line of each topic
 * and others at random. The format is that of `readVerdicts`, with `?` for each verdict.
 */
export function readingSheet(
  pieces: readonly Piece[],
  topics: readonly EvalTopic[],
  { count, seed, writer, day }: { count: number; seed: number; writer: string; day: string },
): string {
  const random = createSeededRandom(seed)
  const shuffled = shuffle(
    pieces.filter(({ lines }) => lines.length > 0),
    random,
  )
  const each = Math.max(1, Math.ceil(count / Math.max(1, shuffled.length)))
  let left = count
  const parts = shuffled.flatMap(({ topic: id, lines }) => {
    const topic = topics.find((known) => known.id === id)
    const others = shuffle(lines.map((line, at) => ({ line, number: at + 1 })).slice(1), random)
    const chosen = [{ line: lines[0] ?? '', number: 1 }, ...others].slice(0, Math.min(each, left))
    left -= chosen.length
    if (!topic || chosen.length === 0) return []
    const facts = topic.details.length > 0 ? ` :: ${topic.details.join(' | ')}` : ''
    const rows = chosen.toSorted((a, b) => a.number - b.number)
    return ['', `## ${topic.topic}${facts}`, ...rows.map(({ line, number }) => `${UNREAD} ${number} ${line}`)]
  })
  return [
    `# ${writer}, ${day}, seed ${seed}. Reader:`,
    '# Write good (a creator would post it as it stands), plain (correct, and could stand under any topic) or broken (wrong,',
    '# cut off, false, or not about the topic) in place of each ?',
    ...parts,
    '',
  ].join('\n')
}

/** The verdicts of a reading. Throws for a line with a wrong format, with its number. */
export function readVerdicts(sheet: string): { verdict: Verdict | null; number: number; line: string }[] {
  return sheet.split(/\r?\n/u).flatMap((row, at) => {
    if (row.trim() === '' || row.startsWith('#')) return []
    const [, verdict, number, line = ''] = LINE.exec(row) ?? []
    if (verdict === undefined) throw new Error(`line ${at + 1} has no verdict: ${row}`)
    return [{ verdict: VERDICTS.find((known) => known === verdict) ?? null, number: Number(number), line }]
  })
}

/** The shares of a reading beside its limits. */
export function verdictsPage(sheet: string): string {
  const rows = readVerdicts(sheet)
  const read = rows.filter(({ verdict }) => verdict !== null)
  const first = read.filter(({ number }) => number === 1)
  const share = (of: typeof read, verdict: Verdict) =>
    `${of.length === 0 ? 0 : ((of.filter((row) => row.verdict === verdict).length / of.length) * 100).toFixed(1)} %`
  return [
    `${read.length} of ${rows.length} lines are read.`,
    `good    ${share(read, 'good')} (aim: at least ${READING_AIM.good * 100} %)`,
    `plain   ${share(read, 'plain')}`,
    `broken  ${share(read, 'broken')} (aim: at most ${READING_AIM.broken * 100} %)`,
    `line 1  ${share(first, 'good')} good, ${share(first, 'broken')} broken of ${first.length} (aim: never broken)`,
  ].join('\n')
}
