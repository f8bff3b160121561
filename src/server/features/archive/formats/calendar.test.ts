import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarEntry, calendarParts, calendarStream } from './calendar.ts'

const COPY = { name: 'Hookline plan' }
const ENTRY: CalendarEntry = {
  id: 'p1',
  title: 'One pan; five dinners, no dishes \\o/',
  platform: 'TikTok',
  scheduledDate: '2026-12-01T17:45:00.000Z',
  description: 'Bring the pan.\nSay: "hello, Zoë"',
  createdAt: '2026-11-20T12:00:00.000Z',
}

const planCalendar = (...about: Parameters<typeof calendarParts>): string => [...calendarParts(...about)].join('')

/** A minimal iCalendar reader by RFC 5545. */
function readCalendar(file: string): { calendar: Record<string, string>; events: Record<string, string>[] } {
  const calendar: Record<string, string> = {}
  const events: Record<string, string>[] = []
  let current = calendar
  for (const line of file
    .replaceAll(/\r\n[ \t]/gu, '')
    .split('\r\n')
    .slice(0, -1)) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/su.exec(line) ?? []
    if (line === 'BEGIN:VEVENT') events.push((current = {}))
    else if (line === 'END:VEVENT') current = calendar
    else if (name === '') throw new Error(`No property: ${JSON.stringify(line)}`)
    else
      current[name] = value.replaceAll(/\\(.)/gu, (_, character: string) => (/n/iu.test(character) ? '\n' : character))
  }
  return { calendar, events }
}

describe('a plan as a calendar', () => {
  it('has title, platform, time and last modification', () => {
    const file = planCalendar(
      [ENTRY, { ...ENTRY, id: 'p2', description: null, updatedAt: '2026-11-20T12:01:30.500Z' }],
      COPY,
    )
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*\r\nEND:VCALENDAR\r\n$/u)
    const { calendar, events } = readCalendar(file)
    expect(calendar).toMatchObject({
      PRODID: '-//Hookline//Planner//EN',
      METHOD: 'PUBLISH',
      'X-WR-CALNAME': 'Hookline plan',
    })
    expect(events).toEqual([
      {
        UID: 'p1@hookline',
        SEQUENCE: '0',
        DTSTAMP: '20261120T120000Z',
        DTSTART: '20261201T174500Z',
        DTEND: '20261201T181500Z',
        SUMMARY: 'TikTok: One pan; five dinners, no dishes \\o/',
        DESCRIPTION: 'Bring the pan.\nSay: "hello, Zoë"',
        TRANSP: 'TRANSPARENT',
        STATUS: 'CONFIRMED',
        CREATED: '20261120T120000Z',
        'LAST-MODIFIED': '20261120T120000Z',
      },
      expect.objectContaining({
        UID: 'p2@hookline',
        SEQUENCE: '90',
        DTSTAMP: '20261120T120130Z',
        'LAST-MODIFIED': '20261120T120130Z',
      }),
    ])
    expect(events[1]).not.toHaveProperty('DESCRIPTION')
  })

  it('is a calendar without events when nothing is planned', () => {
    expect(readCalendar(planCalendar([], COPY))).toMatchObject({ calendar: { END: 'VCALENDAR' }, events: [] })
  })

  it('is the same file when the plan is read in pages', async () => {
    const entries = Array.from({ length: 120 }, (_, index) => ({ ...ENTRY, id: `p${index}` }))
    async function* pages() {
      yield entries.slice(0, 70)
      yield entries.slice(70)
    }
    const parts = await Array.fromAsync(calendarStream(pages(), COPY))
    expect(parts.join('')).toBe(planCalendar(entries, COPY))
    expect(Math.max(...parts.map((part) => part.match(/BEGIN:VEVENT/gu)?.length ?? 0))).toBe(50)
  })

  it('keeps any text, in lines of at most 75 octets that split no character', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400, size: 'max' }),
      fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' }),
      fc.string({
        unit: fc.constantFrom(
          '\r\n',
          '\n',
          '\r',
          ',',
          ';',
          '\\',
          '\\n',
          '"',
          'END:VEVENT',
          'ü',
          '🍕',
          '\uD83C',
          '\u2028',
        ),
      }),
    )
    fc.assert(
      fc.property(anyText, anyText, (title, description) => {
        const file = planCalendar([{ ...ENTRY, title, description }], { ...COPY, name: title })
        const octets = Buffer.from(file)
        for (let from = 0; from < octets.length;) {
          const end = octets.indexOf('\r\n', from)
          const line = octets.subarray(from, end)
          expect(line.length).toBeLessThanOrEqual(75)
          expect(Buffer.from(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line))).toEqual(line)
          expect(line.toString()).not.toMatch(/[\r\n]/u)
          from = end + 2
        }
        const { calendar, events } = readCalendar(file)
        expect(calendar['X-WR-CALNAME'] ?? '').toBe(asKept(title))
        expect(events).toHaveLength(1)
        expect(events[0]?.['SUMMARY']).toBe(`TikTok: ${asKept(title)}`)
        expect(events[0]?.['DESCRIPTION'] ?? '').toBe(asKept(description))
      }),
      // A control character between CR and LF is removed, and the two are one line end.
      { numRuns: 150, examples: [['\r\0\n', '\r\u007F\n']] },
    )
  })
})

/** The text that a calendar can hold: well-formed, without control characters, with line ends of one kind. */
const asKept = (text: string): string =>
  Array.from(text.toWellFormed())
    .filter((character) => character >= ' ' || ['\n', '\r', '\t'].includes(character))
    .filter((character) => character !== '\u007F')
    .join('')
    .replaceAll(/\r\n|\r/gu, '\n')
