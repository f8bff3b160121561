import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { captionContent, editedContent, foldForSearch, readableContent, buildSearchText } from './library.rules.ts'

describe('the text that is searched', () => {
  it.each([
    ['ÄÖÜ Straße', 'äöü straße'],
    ['Zoe\u0308', 'zoë'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['100 % 🍕_*?[a]', '100 % 🍕_*?[a]'],
    ['half \uD83C', 'half \uFFFD'],
  ])('folds %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded)
  })

  it('is the same however often it is folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text))
      }),
    )
  })

  it('never normalizes many combining marks at once, which takes seconds', () => {
    const folded = foldForSearch(`e${'\u0301\u0323'.repeat(5_000)}!`)
    expect(Math.max(...folded.split('\u034F').map(({ length }) => length))).toBeLessThan(40)
    expect(foldForSearch(folded)).toBe(folded)
    expect(foldForSearch('e\u0301\u0323')).toBe('ẹ\u0301')
  })

  it('contains title, readable content and tags, and no match across two of them', () => {
    const text = buildSearchText({
      title: 'Caption: A',
      content: captionContent({ text: 'A loaf', hashtags: ['#Brot'] }),
      tags: ['TikTok', 'casual'],
    })
    for (const part of ['caption: a', 'a loaf', '#brot', 'tiktok']) expect(text).toContain(part)
    for (const part of ['hashtags', '{', 'aa loaf', 'tiktokcasual', 'tiktok casual']) expect(text).not.toContain(part)
  })
})

describe('a caption that is edited as readable text', () => {
  const before = captionContent({ text: 'A loaf.', hashtags: ['#bread'] })

  it.each([
    ['Two loaves.\n\n#bread #brötchen', { caption: 'Two loaves.', hashtags: ['#bread', '#brötchen'] }],
    ['Two #loaves a day', { caption: 'Two #loaves a day', hashtags: [] }],
    ['One\n#two\nthree', { caption: 'One\n#two\nthree', hashtags: [] }],
    ['#bread', { caption: '', hashtags: ['#bread'] }],
    ['{"broken', { caption: '{"broken', hashtags: [] }],
  ])('is JSON again: %s', (written, content) => {
    expect(JSON.parse(editedContent(before, written))).toEqual(content)
  })

  it('stays unchanged where it is JSON, or was text', () => {
    const json = captionContent({ text: 'New', hashtags: [] })
    expect(editedContent(before, json)).toBe(json)
    expect(editedContent('A loaf.', 'Two loaves.\n\n#bread')).toBe('Two loaves.\n\n#bread')
  })

  it('does not change by being opened and saved', () => {
    expect(editedContent(before, readableContent(before))).toBe(before)
  })
})
