import { type ResponseOutputItem } from 'openai/resources/responses/responses'
import { type FoundPage } from '../found-pages.ts'

/** A citation in the model's text: `([site](address))`. */
const LINK = /\(?\[[^[\]\n]*\]\(([^[)\s]+)\)\)?/gu
const MARKS = /[*_`#]+|^\s*(?:[-•]|\d+[.)])\s+/gu

/** The pages that an answer cites, in order, each with the text before its citations. */
export function citedPages(output: readonly ResponseOutputItem[]): FoundPage[] {
  const pages = new Map<string, FoundPage>()
  const contents = output.flatMap((item) => (item.type === 'message' ? (item.content ?? []) : []))
  for (const content of contents) {
    if (content.type !== 'output_text') continue
    const text = content.text ?? ''
    const said = groupSentences(text)
    for (const citation of content.annotations ?? []) {
      if (citation.type !== 'url_citation' || pages.has(citation.url)) continue
      const snippet = said.get(citation.url)?.join(' ') ?? lineAt(text, citation.start_index)
      pages.set(citation.url, { url: citation.url, title: citation.title, snippet })
    }
  }
  return [...pages.values()]
}

/** The text before the links to each address. All links to one sentence get it. */
function groupSentences(text: string): Map<string, string[]> {
  const said = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    let from = 0
    let sentence = ''
    for (const { 0: link, 1: url = '', index } of line.matchAll(LINK)) {
      const before = plain(line.slice(from, index))
      // The full stop follows the citation.
      if (/[\p{L}\p{N}]/u.test(before)) sentence = /[.!?…。]$/u.test(before) ? before : `${before}.`
      if (sentence !== '') said.set(url, [...new Set([...(said.get(url) ?? []), sentence])])
      from = index + link.length
    }
  }
  return said
}

/** The line of a citation that has no link in the text. */
function lineAt(text: string, index: number): string {
  const start = text.lastIndexOf('\n', Math.max(0, index - 1)) + 1
  const end = text.indexOf('\n', start)
  return plain(text.slice(start, end === -1 ? undefined : end).replace(LINK, ' '))
}

function plain(text: string): string {
  return text
    .replace(MARKS, '')
    .replace(/^[\s.,;:–—-]+(?=\S)/u, '')
    .trim()
}
