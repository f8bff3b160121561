import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { luminance } from '@mantine/core'
import { describe, expect, it } from 'vitest'
import { theme } from '../theme.ts'

// The browser journeys check most screens in one colour scheme. This test checks every pair of tokens in both schemes. Text may
// have any of these colours on any of these surfaces. Text on a filled background names both colours in one rule.
const TEXT = ['text', 'text-2', 'text-3', 'accent-text', 'ok', 'warn', 'danger', 'info']
const WASHES = ['ok-wash', 'warn-wash', 'danger-wash', 'info-wash', 'accent-wash']
const SURFACES = ['bg', 'field', 'card', 'raised', 'tint', 'press', ...WASHES]
const ON_FILL = {
  'on-accent': ['accent', 'accent-hover', 'accent-press', 'premium'],
  bg: ['ok', 'line', 'text'],
}
/** Colours of borders and symbols that identify a control, with the surfaces below them. */
const CONTROLS = { edge: ['bg', 'field', 'card', 'raised'], 'accent-rim': ['bg', 'field', 'card', 'raised'] }

/** Minimum contrast of text below 24 px, and of controls. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
const FOR_TEXT = 4.5
const FOR_CONTROLS = 3

const CLIENT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(CLIENT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '')
const TOKENS = 'styles/tokens.css'
/** The print style sheet has its own two colours in both schemes. */
const PAPER = 'styles/print.css'
const sheets = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && file !== TOKENS && file !== PAPER,
)

/** Returns the colours of a token in a scheme: one colour, or both ends of a gradient. */
function readColors(scheme: string, token: string): string[] {
  const [, block = ''] = read(TOKENS).split(`[data-mantine-color-scheme='${scheme}']`)
  const value = new RegExp(`--hl-${token}:([^;]+);`, 'u').exec(block.split('}')[0] ?? '')?.[1] ?? ''
  const colors = value.match(/#[\da-f]{6}/gu) ?? []
  expect(colors, `${token} in ${scheme}`).not.toEqual([])
  return colors
}

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each(['dark', 'light'])('in the %s scheme', (scheme) => {
  /** Returns the pairs with less contrast than `least`. */
  function weakPairs(pairs: readonly (readonly [front: string, back: string])[], least: number): string[] {
    return pairs.flatMap(([front, back]) =>
      readColors(scheme, front).flatMap((one) =>
        readColors(scheme, back)
          .map((other) => contrast(one, other))
          .filter((ratio) => ratio < least)
          .map((ratio) => `${front} on ${back}: ${ratio.toFixed(2)}`),
      ),
    )
  }
  const allPairs = (table: Record<string, readonly string[]>) =>
    Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front, back] as const))

  it('every text colour has enough contrast on every surface, except the faintest on a pressed one', () => {
    const table = Object.fromEntries(TEXT.map((front) => [front, SURFACES]))
    const pairs = allPairs(table).filter(([front, back]) => !(front === 'text-3' && back === 'press'))
    expect(weakPairs(pairs, FOR_TEXT)).toEqual([])
  })

  it('text has enough contrast on the fills of buttons and marks', () => {
    expect(weakPairs(allPairs(ON_FILL), FOR_TEXT)).toEqual([])
    // The delete button: at rest, hovered and pressed.
    for (const shade of [5, 6, 7]) {
      expect(contrast(theme.white ?? '', theme.colors?.red?.[shade] ?? ''), `red ${shade}`).toBeGreaterThan(FOR_TEXT)
    }
  })

  it('controls have enough contrast to their background', () => {
    expect(weakPairs(allPairs(CONTROLS), FOR_CONTROLS)).toEqual([])
  })
})

const token = (value: string | undefined) => /var\(--hl-([\w-]+)\)/u.exec(value ?? '')?.[1]

/** The rules of all style sheets that set a text colour. */
const colored = sheets.flatMap((file) =>
  [...read(file).matchAll(/([^{};]+)\{([^{}]*)\}/gu)].flatMap(([, selector = '', body = '']) => {
    const front = token(/(?:^|[;\s])color:([^;]+)/u.exec(body)?.[1])
    const back = token(/(?:^|[;\s])background(?:-color)?:([^;]+)/u.exec(body)?.[1])
    return front === undefined ? [] : [{ where: `${file} ${selector.trim()}`, front, back }]
  }),
)

it('text uses a text colour, or the colour that belongs to the fill of the same rule', () => {
  const isOnFill = (front: string, back = '') =>
    Object.entries(ON_FILL).some(([ink, fills]) => ink === front && fills.includes(back))
  // The colour of its lines. It has no text.
  const isDrawing = (where: string) => where.endsWith('/title-rule.module.css .rule')
  const odd = colored.filter(
    ({ where, front, back }) =>
      !isDrawing(where) &&
      !isOnFill(front, back) &&
      !(TEXT.includes(front) && (back === undefined || SURFACES.includes(back))),
  )
  expect(odd).toEqual([])
})

it('the faintest text colour is not used on a pressed surface', () => {
  expect(colored.filter(({ front, back }) => front === 'text-3' && back === 'press')).toEqual([])
})

it('colours are used through tokens, defined in one place for both schemes', () => {
  const named = sheets.flatMap((file) =>
    read(file)
      .split('\n')
      // The colours of a mask only mean opacity.
      .filter((line) => !/^\s*mask:/u.test(line))
      .filter((line) => /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|light-dark|color-mix)\(|color-scheme/iu.test(line))
      .map((line) => `${file}:${line}`),
  )
  expect(named).toEqual([])
})
