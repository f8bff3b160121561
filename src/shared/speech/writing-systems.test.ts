import { describe, expect, it } from 'vitest'
import { WRITTEN } from './writing-systems.fixtures.ts'
import { splitWritingSystems } from './writing-systems.ts'

const shown = (text: string): string =>
  splitWritingSystems(text)
    .map((part) => `${part.text}[${part.language ?? ''}]`)
    .join('')

describe('the writing system of a text', () => {
  it.each(WRITTEN)('tells the language: %s', (_name, text, language) => {
    expect(splitWritingSystems(text)).toEqual([{ text, language }])
  })

  it.each([
    ['He said (Привет!), then left.', 'He said ([]Привет!), [ru]then left.[]'],
    ['我用iPhone手机 2024', '我用[zh]iPhone[]手机 2024[zh]'],
    ['3. Привет', '3. Привет[ru]'],
    ['東京 is cool. ありがとう', '東京 [ja]is cool. []ありがとう[ja]'],
    ['…!', '…![]'],
    ['α. Καλημέρα', 'α. Καλημέρα[el]'],
    ['', '[]'],
  ])('changes inside of a text: %s', (text, parts) => {
    expect(shown(text)).toBe(parts)
  })
})
