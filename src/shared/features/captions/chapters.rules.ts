/**
 * YouTube's rules for chapters: the first at 0:00, at least three, ten seconds each. Source:
 * support.google.com/youtube/answer/9884579.
 */
const CHAPTERS = { least: 3, seconds: 10 } as const

/** A time at the start of a line, as in cue lines and lists of chapters. */
const TIME = /^[\s\p{P}\p{S}]*((?:\d{1,2}:)?\d{1,2}:[0-5]\d)(?!\d)/u

/**
 * Times at which the chapters of a description may begin, as `0:00`, `1:30` or `1:02:10`: those at the beginning of a
 * script's lines, in order, without those that make a chapter too short. Empty where the first is not 0:00 (such as
 * times of day), and where there are too few.
 */
export function chapterStarts(content: string): string[] {
  const starts: { time: string; seconds: number }[] = []
  for (const line of content.split('\n')) {
    const [, time] = TIME.exec(line) ?? []
    if (time === undefined) continue
    const seconds = parseTime(time)
    const last = starts.at(-1)
    if (last ? seconds - last.seconds >= CHAPTERS.seconds : seconds === 0) starts.push({ time, seconds })
  }
  return starts.length >= CHAPTERS.least ? starts.map(({ time }) => time) : []
}

const parseTime = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
