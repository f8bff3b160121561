import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createObjectReader, type ObjectPiece } from './object-reader.ts'
import { formatAnswer, inParts } from '../testing/sample-hooks.ts'

function read(chunks: readonly string[], members = { texts: ['hook'], beside: ['pattern'] }): ObjectPiece[] {
  const reader = createObjectReader(members)
  return chunks.flatMap((chunk) => reader.push(chunk))
}

function completed(chunks: readonly string[]) {
  return read(chunks)
    .filter((piece) => piece.isComplete)
    .map(({ texts }) => texts)
}

const HOOKS = [
  { pattern: 'List', hook: 'Three "quiet" loaves \\ one\tpan 🍞 é' },
  { pattern: 'Story', hook: 'I {burnt} [ten], then: one, rose' },
]

describe('object reader', () => {
  it('reads the same hooks wherever a chunk ends', () => {
    const escaped = formatAnswer(HOOKS)
      .replaceAll('🍞', String.raw`\ud83c\udf5e`)
      .replaceAll('é', String.raw`\u00e9`)
    for (const text of [formatAnswer(HOOKS), escaped]) {
      for (let cut = 0; cut <= text.length; cut += 1) {
        expect(completed([text.slice(0, cut), text.slice(cut)])).toEqual(HOOKS)
      }
      expect(completed(inParts(text, 1))).toEqual(HOOKS)
    }
  })

  it('reads any hooks, in chunks of any size, whatever the layout of the JSON', () => {
    const unit = fc.constantFrom('a', ' ', '"', '\\', '\n', '{', ']', ':', ',', 'é', '🍞', '\ud83c', '\u2028', 'u0')
    const text = fc.string({ unit, maxLength: 12 })
    const hooks = fc.array(fc.record({ pattern: text, hook: text }), { maxLength: 3 })
    fc.assert(
      fc.property(hooks, fc.integer({ min: 1, max: 40 }), fc.constantFrom(0, 2), (hooks, size, indent) => {
        expect(completed(inParts(JSON.stringify({ hooks }, null, indent), size))).toEqual(hooks)
      }),
    )
  })

  it('emits only growing text, each time completely', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 9 }), (hook, size) => {
        const pieces = read(inParts(formatAnswer([{ pattern: 'List', hook }]), size))
        let before = ''
        for (const { texts } of pieces) {
          const text = texts['hook'] ?? ''
          expect(hook.startsWith(text)).toBe(true)
          expect(text.length).toBeGreaterThanOrEqual(before.length)
          before = text
        }
        expect(pieces.at(-1)).toEqual({ isComplete: true, texts: { pattern: 'List', hook }, lists: {} })
      }),
    )
  })

  it('never throws, whatever the text', () => {
    const noise = fc.array(fc.constantFrom('{', '}', '[', ']', '"', '\\', ',', ':', 'u', 'hook', ' ', '1'))
    fc.assert(fc.property(noise, (chunks) => void read(chunks)))
  })

  it.each([
    ['a code fence', ['Here you are:\n```json\n', formatAnswer(HOOKS), '\n```\nEnjoy!']],
    ['a brace in the words before', ['Ten {loaves}, "fresh":\n', formatAnswer(HOOKS)]],
    ['no wrapper', [JSON.stringify(HOOKS)]],
    ['one object a line', HOOKS.map((hook) => JSON.stringify(hook))],
    [
      'other members beside',
      [JSON.stringify({ ok: true, hooks: HOOKS.map((hook) => ({ n: 1, ...hook, tags: ['a', {}] })) })],
    ],
    ['a trailing comma', [formatAnswer(HOOKS).replace(']}', ',]}')]],
    ['keys in capitals', [formatAnswer(HOOKS).replaceAll('"hook"', '"Hook"')]],
    ['a missing end', [formatAnswer(HOOKS).slice(0, -2)]],
  ])('skips %s', (_, chunks) => {
    expect(completed(chunks)).toEqual(HOOKS)
  })

  it('skips an object that an unescaped quotation mark has broken', () => {
    const broken = '{"hooks":[{"pattern":"List","hook":"He said "rise" and left"},'
    expect(completed([broken, JSON.stringify(HOOKS[0])])).toEqual([HOOKS[0]])
  })

  it('skips a field that an unescaped quotation mark has broken', () => {
    const beside = ['pattern', 'why']
    const chunks = [
      '{"hooks":[{"pattern":"List","hook":"Rise","why":"It says "rise" at once"},{"hook":"Fall","why":"x"}]}',
    ]
    const whole = read(chunks, { texts: ['hook'], beside }).filter(({ isComplete }) => isComplete)
    expect(whole.map(({ texts }) => texts)).toEqual([
      { pattern: 'List', hook: 'Rise' },
      { hook: 'Fall', why: 'x' },
    ])
  })

  it('does not emit an incomplete pattern', () => {
    expect(read(['{"hook":"Up"', ',"pattern":"Que', 'stion"}'])).toEqual([
      { isComplete: false, texts: { hook: 'Up' }, lists: {} },
      { isComplete: true, texts: { hook: 'Up', pattern: 'Question' }, lists: {} },
    ])
  })

  it('emits a list of texts as it grows, and the enclosing object last', () => {
    const members = { texts: ['text', 'note'], beside: ['tags'] }
    const chunks = ['{"beats":[{"text":"Up","tags":["#a",', '"#b"],"constructor":["x"]}],"no', 'te":"Mo', 're"}']
    expect(read(chunks, members)).toEqual([
      { isComplete: false, texts: { text: 'Up' }, lists: { tags: ['#a'] } },
      { isComplete: true, texts: { text: 'Up' }, lists: { tags: ['#a', '#b'] } },
      { isComplete: false, texts: { note: 'Mo' }, lists: {} },
      { isComplete: true, texts: { note: 'More' }, lists: {} },
    ])
  })

  it('recovers what it can of a broken escape', () => {
    expect(completed([String.raw`{"hook":"a\u12zzb\qc"}`])).toMatchObject([
      { hook: expect.stringMatching(/^a.?bqc$/su) },
    ])
  })
})
