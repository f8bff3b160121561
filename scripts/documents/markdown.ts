/** A block of code: its language, and its lines with their numbers in the page, from 1. */
interface CodeBlock {
  language: string
  lines: { number: number; text: string }[]
}

/** The parts of a page that name something outside of its own words. */
export interface Markdown {
  /** Targets of links and pictures, with the number of their line. */
  links: { number: number; target: string }[]
  /** Texts in backquotes outside of blocks. One between `*` names a file that a reader would add, and is left out. */
  spans: { number: number; text: string }[]
  blocks: CodeBlock[]
  /** What a link may name after `#`. */
  anchors: Set<string>
}

const LINK = /\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/gu

/** Reads a page of Markdown. */
export function parseMarkdown(text: string): Markdown {
  const page: Markdown = { links: [], spans: [], blocks: [], anchors: new Set() }
  let block: CodeBlock | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const number = index + 1
    const fence = /^\s*```(\S*)/u.exec(line)
    if (fence) {
      block = block ? undefined : { language: fence[1] ?? '', lines: [] }
      if (block) page.blocks.push(block)
    } else if (block) {
      block.lines.push({ number, text: line })
    } else {
      addLine(page, number, line)
    }
  }
  return page
}

function addLine(page: Markdown, number: number, line: string): void {
  const heading = /^#{1,6} (.*)$/u.exec(line)
  if (heading) page.anchors.add(toAnchor(heading[1] ?? '', page.anchors))
  for (const [, id = ''] of line.matchAll(/<a id="([^"]+)"/gu)) page.anchors.add(id)
  for (const [, text = ''] of line.matchAll(/(?<!\*)`([^`]+)`(?!\*)/gu)) page.spans.push({ number, text })
  for (const [, inText, inTag] of line.replaceAll(/`[^`]+`/gu, '``').matchAll(LINK))
    page.links.push({ number, target: inText ?? inTag ?? '' })
}

/** The anchor that forges give a heading. One that exists already gets a number. */
function toAnchor(heading: string, taken: ReadonlySet<string>): string {
  const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1').toLowerCase()
  const anchor = words
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-')
  if (!taken.has(anchor)) return anchor
  let copy = 1
  while (taken.has(`${anchor}-${copy}`)) copy += 1
  return `${anchor}-${copy}`
}
