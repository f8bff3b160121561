import { describe, expect, it } from 'vitest'
import { captionContent, libraryTitle } from '../../../../shared/features/library/library.rules.ts'
import type { LibraryType } from '../../../../shared/features/library/library.constants.ts'
import type { LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { buildPreview } from './item-preview.ts'

const LONG =
  'Five dinners come from one pan, and the first of them takes nine minutes because the oven is already warm. Then rest.'

function buildCard(type: LibraryType, title: string, content: string) {
  const item: LibraryItem = {
    id: 'i',
    title,
    type,
    content,
    tags: [],
    isFavorite: false,
    folder: null,
    originalId: null,
    metadata: null,
    createdAt: '2026-11-20T12:00:00.000Z',
  }
  return buildPreview(item)
}

describe('the text of a card', () => {
  it('is the title and the content where they differ', () => {
    expect(buildCard('script', 'Sunday pan', LONG)).toMatchObject({ heading: 'Sunday pan', below: LONG })
    expect(buildCard('script', 'Script: Sunday pan', 'One pan.')).toMatchObject({
      heading: 'Sunday pan',
      below: 'One pan.',
    })
    expect(buildCard('hook', 'My own name', 'A hook')).toMatchObject({
      heading: 'A hook',
      above: 'My own name',
      below: '',
    })
  })

  it('is not repeated where the title is the start of the content', () => {
    const title = libraryTitle('script', LONG)
    expect(title).toBe('Script: Five dinners come from one pan, and the first of t')
    expect(buildCard('script', title, LONG)).toEqual({
      name: 'Script: Five dinners come from one pan, and the first of…',
      hasOwnTitle: false,
      heading: 'Five dinners come from one pan, and the first of them takes…',
      above: '',
      below: 'nine minutes because the oven is already warm. Then rest.',
    })
    const short = 'One pan. Five dinners.'
    expect(buildCard('tts', 'TTS: One pan. Five dinners.', short)).toMatchObject({
      heading: 'One pan.',
      below: 'Five dinners.',
    })
    expect(
      buildCard('caption', 'Caption: Bread', captionContent({ text: 'Bread', hashtags: ['#slow'] })),
    ).toMatchObject({
      heading: 'Bread',
      below: '',
    })
    expect(buildCard('script', 'One pan', 'One pan. Five dinners.')).toMatchObject({
      hasOwnTitle: false,
      heading: 'One pan',
      below: 'Five dinners.',
    })
    expect(buildCard('caption', 'Bread', 'Bread is patience.')).toMatchObject({
      hasOwnTitle: true,
      heading: 'Bread',
      below: 'Bread is patience.',
    })
    expect(buildCard('script', 'One pan', 'One pancake.')).toMatchObject({ heading: 'One pan', below: 'One pancake.' })
  })

  it('has no title that is cut inside a word, in any script', () => {
    const words = 'a '.repeat(20).trim()
    expect(buildCard('hook', `Hook: ${words}`, words).name).toBe(`Hook: ${words}`)
    const chinese = '一个锅五顿饭'.repeat(20)
    const { name } = buildCard('script', libraryTitle('script', chinese), chinese)
    expect(name).toMatch(/^Script: 一个锅.+…$/u)
    const whole = `${'Bread is '.repeat(5)}good.`
    expect(whole).toHaveLength(50)
    expect(buildCard('hook', libraryTitle('hook', whole), whole).name).toBe(`Hook: ${whole}`)
    expect(buildCard('hook', 'Bread for two and for ever and a day, says whoever bakes', 'Bread').name).toMatch(
      /bakes$/u,
    )
  })
})
