/** YouTube's rules for chapters: the first at 0:00, three at least, ten seconds each. Source: support.google.com/youtube/answer/9884579. */
const CHAPTERS = { least: 3, seconds: 10 } as const

/** A time at the start of a line, as cue lines and lists of chapters have it. */
const TIME = /^[\s\p{P}\p{S}]*((?:\d{1,2}:)?\d{1,2}:[0-5]\d)(?!\d)/u

/**
 * Where the chapters of a description may begin, as `0:00`, `1:30` or `1:02:10`: the times that begin lines of a script, in
 * order, without those that leave a chapter too short. Empty where the first is not 0:00, so that the hours of a day are no
 * chapters, and where there are too few of them.
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
