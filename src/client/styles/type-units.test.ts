import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const CLIENT = join(import.meta.dirname, '..')

/**
 * The declarations and queries of a style sheet that ignore a browser's larger letters (WCAG 2.2, 1.4.4): type in px, and widths of
 * queries in px, which would keep the layout of a desktop for letters of twice the size. A `min()` with px is for letters in a shape.
 */
function findFixedType(css: string): string[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//gu, '')
  const type = rules.match(/(?<![\w-])(?:font|font-size|line-height)\s*:[^;}]*/gu) ?? []
  const queries = rules.match(/@(?:media|container)[^{]*/gu) ?? []
  return [...type.map((rule) => rule.replaceAll(/min\([^)]*\)/gu, '')), ...queries].filter((rule) => /\dpx/u.test(rule))
}

it('finds type and queries that larger letters would not change', () => {
  expect(
    findFixedType('a { font: 600 14px/20px x; } b { line-height: 18px } @media (min-width: 768px) {}'),
  ).toHaveLength(3)
  expect(findFixedType('a { font: 600 0.9rem/1 x; width: 9px } @media (min-width: 48em) {}')).toEqual([])
})

it('sizes all type in rem', () => {
  const sheets = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(50)
  const fixed = sheets.flatMap((file) =>
    findFixedType(readFileSync(join(CLIENT, file), 'utf8')).map((rule) => `${file}: ${rule}`),
  )
  expect(fixed).toEqual([])
})
