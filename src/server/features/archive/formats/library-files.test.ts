import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ArchiveItem } from '../../../../shared/features/library/archive.schema.ts'
import { libraryCsv } from './library-csv.ts'
import { jsonObject } from './json-object.ts'
import { jsonList } from './library-json.ts'
import { libraryText } from './library-text.ts'
import { markdownItem } from './markdown-item.ts'
import { anyText } from '../testing/any-content.ts'
import { each, sampleItem } from '../testing/sample-content.ts'

const CAPTION = sampleItem('c1', {
  type: 'caption',
  title: 'Caption: A loaf',
  content: '{"caption":"A loaf, “warm”.","hashtags":["#bread","#brötchen"]}',
})
const whole = async (parts: AsyncIterable<string>): Promise<string> => (await Array.fromAsync(parts)).join('')

/** Reads CSV by RFC 4180. */
function readCsv(file: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gu)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows.filter((cells) => cells.length > 1)
}

describe('the library as CSV', () => {
  it('has its columns, and captions as readable text', async () => {
    const file = await whole(libraryCsv(each([CAPTION, sampleItem('h1', { tags: [] })])))
    expect(Buffer.from(file).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(readCsv(file.slice(1))).toEqual([
      ['Title', 'Type', 'Content', 'Tags', 'Created'],
      [
        'Caption: A loaf',
        'caption',
        'A loaf, “warm”.\n\n#bread #brötchen',
        'TikTok, casual',
        '2026-11-20T12:00:00.000Z',
      ],
      ['Hook: h1', 'hook', 'Zoë’s h1, 5 % 🍕', '', '2026-11-20T12:00:00.000Z'],
    ])
    expect(await whole(libraryCsv(each<ArchiveItem>([])))).toBe('\uFEFFTitle,Type,Content,Tags,Created\r\n')
  })

  it('escapes formulas, and loses no text', async () => {
    const start = fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '＝', ' =', '"=', '\n=', '\uFEFF=', ' \t+', 'x;=')
    const anyCell = fc.tuple(start, anyText(30, 1)).map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ title: anyCell, content: anyCell }), { maxLength: 120 }), async (texts) => {
        const items = texts.map((more, index) => sampleItem(`i${index}`, more))
        const file = await whole(libraryCsv(each(items)))
        const [, ...rows] = readCsv(file.slice(1))
        expect(rows.map(([title, , content]) => ({ title, content }))).toEqual(
          texts.map(({ title, content }) => ({ title: safe(title), content: safe(content) })),
        )
        // Programs that separate by semicolons find no cell that begins with one of these either.
        expect(file.replaceAll(/"(?:[^"]|"")*"/gu, '')).not.toContain(';')
      }),
      { numRuns: 50 },
    )
  })
})

const safe = (cell: string): string =>
  /^[=+\-@＝＋－＠]/u.test(cell.replace(/^[\s\uFEFF\u200B]+/u, '')) || /^[\t\r]/u.test(cell) ? `'${cell}` : cell

/** Content stored as JSON. */
const STRUCTURED = sampleItem('s1', {
  title: 'Hook: kept by a program',
  content: '{"hook":"Stop scrolling","steps":["One pan","Five dinners"],"seconds":4,"note":null,"by":{"name":"Zoë"}}',
  tags: [],
})
const AS_TEXT = 'hook: Stop scrolling\nsteps: One pan\nsteps: Five dinners\nseconds: 4\nname: Zoë'

describe('content that is an object', () => {
  it('is readable text, not JSON', async () => {
    expect(readCsv((await whole(libraryCsv(each([STRUCTURED])))).slice(1))[1]?.[2]).toBe(AS_TEXT)
    expect(await whole(libraryText(each([STRUCTURED]), 'UTC'))).toContain(`\n\n${AS_TEXT}\n`)
    expect(markdownItem(STRUCTURED)).toContain(`\n\n${AS_TEXT}\n`)
  })

  it('is converted in linear time, however many lists it has', async () => {
    const content = `{"a":${'['.repeat(2_000)}${'1,'.repeat(30_000)}1${']'.repeat(2_000)}}`
    const text = await whole(libraryText(each([sampleItem('s1', { content })]), 'UTC'))
    expect(text.match(/^a: 1$/gmu)).toHaveLength(30_001)
  })

  it('stays JSON where it is nested too deep', async () => {
    const content = `{"a":${'['.repeat(40_000)}1${']'.repeat(40_000)}}`
    expect(await whole(libraryText(each([sampleItem('s1', { content })]), 'UTC'))).toContain(content)
  })
})

describe('the library as text', () => {
  it("has the saving day in the reader's time zone", async () => {
    const late = sampleItem('h1', { createdAt: '2026-11-20T02:00:00.000Z' })
    expect(await whole(libraryText(each([late]), 'America/Los_Angeles'))).toContain('Created: 2026-11-19')
    expect(await whole(libraryText(each([late]), 'Asia/Tokyo'))).toContain('Created: 2026-11-20')
  })

  it('has a block for each item, with dashes between', async () => {
    expect(await whole(libraryText(each([CAPTION, sampleItem('h1', { tags: [] })]), 'UTC'))).toBe(
      [
        'Caption: A loaf',
        'Type: caption',
        'Created: 2026-11-20',
        '',
        'A loaf, “warm”.',
        '',
        '#bread #brötchen',
        '',
        'Tags: TikTok, casual',
        '',
        '-'.repeat(60),
        '',
        'Hook: h1',
        'Type: hook',
        'Created: 2026-11-20',
        '',
        'Zoë’s h1, 5 % 🍕',
        '',
      ].join('\n'),
    )
  })
})

describe('an object as JSON', () => {
  it('equals JSON.stringify, with lists written entry by entry', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (object) => {
        const parts = Object.entries(object).map(([name, value]) => {
          const isStreamed = Array.isArray(value) && value.length % 2 === 0
          return [name, () => (isStreamed ? each(value) : Promise.resolve(value))] as const
        })
        expect(await whole(jsonObject(parts))).toBe(
          `${JSON.stringify(Object.fromEntries(Object.entries(object)), null, 2)}\n`,
        )
      }),
    )
  })
})

describe('the library as JSON', () => {
  it('equals JSON.stringify of the list', async () => {
    for (const items of [[], [CAPTION], [CAPTION, sampleItem('h1', { content: 'a\nb\u2028c' })]]) {
      expect(await whole(jsonList(each(items)))).toBe(`${JSON.stringify(items, null, 2)}\n`)
    }
  })
})

describe('a hook with on-screen words, first frame and reason', () => {
  const extras = { onScreen: 'Eleven dollars', firstFrame: 'A pan,\nfrom above.', why: 'A price is proof.' }

  it('has them in every file that is read by people', async () => {
    const item = sampleItem('h1', { metadata: extras })
    const lines = 'On screen: Eleven dollars\nFirst frame: A pan, from above.\nWhy it works: A price is proof.'
    expect(await whole(libraryText(each([item]), 'UTC'))).toContain(`\n\n${lines}\n\n`)
    expect(markdownItem(item)).toContain('onScreen: "Eleven dollars"\nfirstFrame: "A pan, from above."\n')
  })

  it('has none of another type or form', async () => {
    for (const item of [
      sampleItem('s1', { type: 'script', metadata: extras }),
      sampleItem('h1', { metadata: { onScreen: 3, firstFrame: ' ', why: null } }),
    ])
      expect(await whole(libraryText(each([item]), 'UTC'))).not.toMatch(/On screen|First frame|Why/u)
  })
})
