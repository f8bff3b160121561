import { describe, expect, it } from 'vitest'
import { OVERUSED_PHRASES, PROMPT_PHRASES } from './overused-phrases.constants.ts'
import { findOverusedPhrase } from './overused-phrases.rules.ts'

it('lists different phrases and finds each of them', () => {
  expect(new Set(OVERUSED_PHRASES).size).toBe(OVERUSED_PHRASES.length)
  for (const phrase of OVERUSED_PHRASES) expect(findOverusedPhrase(`So, ${phrase.toUpperCase()} tomatoes`)).toBe(phrase)
})

it('finds what prompts name, 25 at most', () => {
  expect(PROMPT_PHRASES.length).toBeLessThanOrEqual(25)
  for (const phrase of PROMPT_PHRASES) expect(findOverusedPhrase(`${phrase} plant tomatoes, watch this`)).toBe(phrase)
})

it('ignores case, punctuation and the kind of apostrophe', () => {
  expect(findOverusedPhrase('Stop  SCROLLING: tomatoes')).toBe('stop scrolling')
  expect(findOverusedPhrase('You won’t believe these tomatoes')).toBe("you won't believe")
  expect(findOverusedPhrase('A real game‑changer for balconies')).toBe('game changer')
  expect(findOverusedPhrase('It’s NOT a pot —\nit’s a bathtub')).toBe("it's not …, it's")
})

it('finds whole words alone', () => {
  expect(findOverusedPhrase('Don’t wait for items that never ship')).toBeUndefined()
  expect(findOverusedPhrase('Level up yours')).toBeUndefined()
  expect(findOverusedPhrase('')).toBeUndefined()
})

it('ignores a phrase or a shape that the topic or a fact has', () => {
  expect(findOverusedPhrase('The truth about my oven.', ['The truth about ovens'])).toBeUndefined()
  expect(findOverusedPhrase('It’s not a loaf. It’s a brick.', ['bread', 'it is not cake, it is bread'])).toBeUndefined()
  expect(findOverusedPhrase('It’s not a loaf. Buckle up.', ['it is not cake, it is bread'])).toBe('buckle up')
})

describe('a worn line', () => {
  it.each([
    'It’s not just a garden, it’s a lifestyle.',
    'This isn’t a loaf. It’s a love letter.',
    'The problem isn’t your oven — it’s your patience.',
    'You’re not lazy. You’re exhausted.',
    'Budgeting isn’t about numbers. It’s about freedom.',
    'Sourdough is not only healthy but also deeply rewarding.',
    'Let’s delve into the history of rye.',
    'Whether you’re a beginner or a pro, this dough works.',
    'Here’s the thing: nobody needs a stand mixer.',
    'A simple, powerful, and effective way to knead.',
    'Fresh, bold, vibrant. Elevate your brunch.',
    'Unleash your inner baker.',
    'A seamless morning routine for new parents.',
    'The crust is a testament to patience.',
    'In a world where everything is fast, bake slowly.',
    'I quit sugar. And honestly? I miss it.',
    'One bowl, one spoon. The best part? No washing up.',
    'I tried the 5 am club. Spoiler: I slept at my desk.',
    'You own the pan. The pan owns you. Read that again.',
    'Before you buy a bread maker, watch this.',
    'Ever wondered why bakers get up at two?',
    'Tired of flat loaves?',
    'No mixer, no scale, just flour.',
    'I tested nine flours so you don’t have to.',
    'Dieses Brot hat alles verändert.',
    'Du wirst es nicht glauben: Brot ohne Mehl.',
    'Nadie te cuenta cómo es vivir en una furgoneta.',
    'Quédate hasta el final para la receta.',
    'Personne ne parle de cette farine.',
    'L’astuce que personne n’utilise pour la pâte.',
    'Ninguém te conta isso sobre fermento.',
    'Você não vai acreditar neste pão.',
    'Questo impasto mi ha cambiato la vita.',
    'Nessuno ti dice quanto sale serve.',
  ])('is found: %s', (line) => expect(findOverusedPhrase(line)).toBeDefined())
})

describe('a line of its own', () => {
  it.each([
    'Six tomatoes, one balcony, no sun.',
    'Check whether you’re allergic to lanolin first.',
    'Elevate your legs for ten minutes after the run.',
    'My landlord saw the oven and said nothing.',
    'It’s not the yeast.',
    'This isn’t my kitchen, so I wore shoes.',
    'I let the dog off the leash and she sat down.',
    'What’s the catch? I asked the man at the bank.',
    'The spoiler fell off on the motorway.',
    'Milk, butter and eggs: my grandmother had no scale.',
    'The only red, round and cheap tomato at the market.',
    'I’m not a doctor, I’m the one who mops the floor.',
    'Not advice. Just what happened.',
    'Before you paint the nursery, smell the tin.',
    'No eggs left, so I used the water from the chickpeas.',
    'Not just because it’s cheap: I like the smell.',
    'We dive in Malta, where the bus stops at the reef.',
    'A Revolutionary War button, two inches under my lawn.',
    'At the end of the day I sweep the flour off the floor.',
    'She honestly thought the kiln was a pizza oven.',
    'Trying to get rid of gnats in houseplants? Don’t skip this part.',
    'My first 100 YouTube videos failed. Here’s what’s behind it.',
    'Mein Brot ist dreimal gerissen, immer an derselben Stelle.',
    'Nahtlos stricken: erst die Ärmel.',
    'Mi abuela medía la harina con una taza rota.',
    'Ma pâte colle depuis que j’ai changé de farine.',
    'O forno apagou no meio do pão.',
    'Il lievito era vivo, il forno no.',
  ])('passes: %s', (line) => expect(findOverusedPhrase(line)).toBeUndefined())
})
