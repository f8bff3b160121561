import type { Cue } from './subtitles.ts'

/**
 * A SubRip file: numbered cues, times with a comma. It has no escapes, so the arrow of a time line and the `<` of a tag
 * are replaced by similar characters.
 */
export function toSrt(cues: readonly Cue[]): string {
  return cues
    .map((cue, index) => `${index + 1}\n${times(cue, ',')}\n${cue.lines.map(plainLine).join('\n')}\n`)
    .join('\n')
}

/** A WebVTT file. Source: W3C WebVTT 4.1. `&`, `<` and `>` are escaped, so the text cannot contain the arrow. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map((cue) => `${times(cue, '.')}\n${cue.lines.map(escapedLine).join('\n')}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

function times({ start, end }: Cue, comma: string): string {
  return `${timestamp(start, comma)} --> ${timestamp(end, comma)}`
}

function timestamp(milliseconds: number, comma: string): string {
  const part = (size: number, count: number) => Math.floor(milliseconds / size) % count
  const clock = [Math.floor(milliseconds / 3_600_000), part(60_000, 60), part(1000, 60)]
  return `${clock.map((value) => String(value).padStart(2, '0')).join(':')}${comma}${String(part(1, 1000)).padStart(3, '0')}`
}

function plainLine(line: string): string {
  return line.replaceAll('-->', '→').replace(/<(?=[\p{L}/])/gu, '‹')
}

function escapedLine(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
