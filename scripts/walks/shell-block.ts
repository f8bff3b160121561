import { readFileSync } from 'node:fs'
import { parseMarkdown } from '../documents/markdown.ts'

/** The lines of the first block for a shell on a page of the documents, as a script that ends with the first failure. */
export function firstShellBlock(page: string): string {
  const block = parseMarkdown(readFileSync(page, 'utf8')).blocks.find(({ language }) => language === 'sh')
  if (!block) throw new Error(`${page} has no lines for a shell`)
  return ['set -e', ...block.lines.map(({ text }) => text)].join('\n')
}
