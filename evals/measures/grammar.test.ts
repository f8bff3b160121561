import { describe, expect, it } from 'vitest'
import { brokenLines, grammarFaults } from './grammar.ts'

describe('a broken line', () => {
  it.each([
    'Nobody needs a old pan.',
    'It takes an hour and an unicorn.',
    'I baking bread every day.',
    'Here is what what I learned.',
    'The my grandmother rule.',
    'My how to bake bread is short.',
    'The truth of how to why you wake up.',
    'I did was wrong.',
    'A story about I lost my job.',
    'Nobody told me How to bake bread.',
    'Save this before you buy the.',
    'It is more easier than it looks.',
    'Three rules for {topic}.',
    'Three rules for undefined.',
    'Bread,, and more.',
    'Bread: . And more.',
    'Bread  and more.',
    'She said "never again.',
    '...',
  ])('is %j', (line) => expect(grammarFaults(line, 'bread', 'en')).not.toEqual([]))

  it.each([
    'An hour, a university, an honest one-pan dinner.',
    'A European kitchen and an 8-inch knife.',
    'An MRI of an X-ray? A UFO.',
    'I bring bread. We sing, they cling.',
    'What were they doing? Why am I laughing?',
    'They know that that was the point...',
    'This is how I bake. The how, the why, the what.',
    'It never, never rises.',
    'Why? Because "bread" is a verb.',
    'What about I Love Lucy?',
  ])('is not %j', (line) => expect(grammarFaults(line, 'I Love Lucy, about I', 'en')).toEqual([]))

  it('may have the fault of its topic', () => {
    expect(grammarFaults('New York, New York: the the band.', 'the the band', 'en')).toEqual([])
  })

  it.each([
    ['de', 'Was ich gelernt habe mit.'],
    ['fr', 'Aller au travail à vélo en hiver à.'],
    ['es', 'Lo que aprendí {tema}.'],
  ])('of another language (%s) is %j', (language, line) => {
    expect(grammarFaults(line, 'x', language)).not.toEqual([])
  })

  it('of another language is not checked by the rules of English, nor French by its spaces', () => {
    expect(grammarFaults('Le vélo : a ou an ?', 'vélo', 'fr')).toEqual([])
  })
})

it('is counted by share', () => {
  expect(brokenLines(['A old pan.', 'A pan.'], 'pan', 'en')).toBe(0.5)
  expect(brokenLines([], 'pan', 'en')).toBeNull()
})
