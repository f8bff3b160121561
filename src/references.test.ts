import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const OUTSIDE =
  /\bdecisions? \d|\bspec(ification)? sections? \d|\bthe spec\b|\bissue \d|\bsource: (facts|design|stack|spec|brief)\b/iu
const FILES = ['{src,db,scripts,build,evals,examples}/**/*.{ts,tsx,mts,mjs,css}', '*.md', 'docs/*.md', 'evals/**/*.md']

const lines = FILES.flatMap((pattern) => globSync(pattern)).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ text, place: `${file}:${index + 1} ${text.trim()}` })),
)

describe('comments and documents', () => {
  it('refer to no paper outside of the repository', () => {
    expect(lines.filter(({ text }) => OUTSIDE.test(text)).map(({ place }) => place)).toEqual([])
  })

  it('refer to sections that docs/product-rules.md has', () => {
    const headings = readFileSync('docs/product-rules.md', 'utf8').matchAll(/^## (.+)$/gmu)
    const anchors = new Set([...headings].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-')))
    const missing = lines.filter(({ text }) =>
      [...text.matchAll(/product-rules\.md#([\w-]+)/gu)].some(([, anchor = '']) => !anchors.has(anchor)),
    )
    expect(missing.map(({ place }) => place)).toEqual([])
  })
})
