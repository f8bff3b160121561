import { describe, expect, it } from 'vitest'
import { splitAtFigures } from './figure-marks.rules.ts'
import { warningSentences } from './figure-notes.rules.ts'
import { figureWarnings, findUngivenFigures, movedWarnings, withoutFigure, withoutWarningsOf } from './figures.rules.ts'

const figures = (text: string, ...given: string[]) => findUngivenFigures(text, given).map(({ figure }) => figure)

describe('a figure that nobody gave', () => {
  it.each<[text: string, figures: string[], given?: string]>([
    ['94 % of plants die of water.', ['94 %']],
    ['94% of plants die of water.', ['94%']],
    ['Ninety-four percent of plants die of water.', ['Ninety-four percent']],
    ['5% of plants survive.', ['5%']],
    ['Five percent survive.', ['Five percent']],
    ['It costs $9.', ['$9']],
    ['It costs 9 €.', ['9 €']],
    ['It costs nine dollars.', ['nine dollars']],
    ['1,200 people tried it.', ['1,200'], '1,300 people'],
    ['In 2019 it changed.', ['2019'], 'the year 2020'],
    ['12k views in 48 hours.', ['12k', '48'], '12 views'],
    ['It takes 2.5 hours.', ['2.5'], '25 hours'],
    ['Twelve weeks later it died.', ['Twelve']],
    ['Two hundred and fifty people came.', ['Two hundred and fifty'], '200 people and 50 more'],
    ['A 30-day plan.', ['30'], 'a plan for a month'],
    ['Give it 10–15 minutes.', ['15']],
    ['$1.5 million a year.', ['$1.5 million'], '1.5 years'],
    ['Nineteen eighty-four was warm.', ['Nineteen eighty-four'], '19 and 84'],
    ['$5m a year, 30k users.', ['$5m', '30k'], '5k a year, 30 users'],
    ['94 Prozent der Pflanzen sterben.', ['94 Prozent'], 'Warum sterben Pflanzen?'],
    ['3,5 Millionen Menschen sahen es.', ['3,5 Millionen'], '3,5 Menschen'],
    ['El 80 por ciento falla.', ['80 por ciento']],
    ['80 % des plantes meurent, soit 1 200 €.', ['80 %', '1 200 €'], 'Les plantes'],
    ['Já são 40 mil pessoas.', ['40 mil'], '40 pessoas'],
    ['Il 70 per cento sbaglia.', ['70 per cento']],
  ])('%j: %j', (text, found, given = 'plants') => expect(figures(text, given)).toEqual(found))

  it('has its place, of each time it is said', () => {
    const text = 'I say 94 %, I mean 94 %.'
    const places = findUngivenFigures(text, [])
    expect(places.map(({ from, to }) => text.slice(from, to))).toEqual(['94 %', '94 %'])
    expect(places.map(({ from }) => from)).toEqual([6, 19])
  })
})

describe('no figure that nobody gave', () => {
  it.each<[text: string, given?: string]>([
    ['94 % of plants die.', '94 percent'],
    ['Ninety-four percent of plants die.', '94 %'],
    ['94% of plants die.', 'ninety-four of a hundred'],
    ['1,200 people tried it.', '1200 people'],
    ['1.200 Menschen haben es probiert.', '1200 Menschen'],
    ['1200 people tried it.', '1,200 people'],
    ['1 200 personnes.', '1.200'],
    ['12k views.', '12,000 views'],
    ['12.000 Aufrufe.', '12k'],
    ['Zwölf, also 12, Wochen.', '12 weeks'],
    ['After twelve weeks.', '12 weeks'],
    ['12 weeks later.', 'twelve weeks'],
    ['3.5 million people.', '3,5 Mio. Menschen'],
    ['It costs $1,499.00.', '1499 dollars'],
    ['It is 5 m tall, 30 m wide.', '30 meters'],
    ['$5M a year.', '5 million dollars'],
    ['Back in 2019.', 'since 2019'],
    ['Twenty nineteen was dry.', '2019'],
    ['A 30-day plan.', '30 days'],
    ['250 people.', 'two hundred and fifty people'],
    ['In 2024, 30 days, 15.', '12/05/2024 #30days iPhone15'],
    ['Five mistakes that drown your basil.'],
    ['5 Fehler, die jeder macht.'],
    ['3 errores que cometes.'],
    ['1. Water less.\n11. Drain the pot.\n12) Wait.'],
    ['Step 12: wait. Day 30. Mistake #11.'],
    ['0:15 Water\n12:30 Drain'],
    ['Meet me at 11:45.'],
    ['Vitamin B12, H2O, covid19 and #30days.'],
    ['A hundred times better. One in a million. Thousands agree.'],
    ['It works 24/7, a split of 50/50.'],
    ['Someone, often, one by one, at ten.'],
    ['See example.com/2024 and @user99.'],
    ['El 80 por ciento.', '80%'],
    ['Oitenta, 80 por cento.', '80 %'],
    ['Il 70 per cento.', '70 %'],
    ['Keine Zahl, nur Wasser.'],
  ])('%j, given %j', (text, given = '') => expect(figures(text, given)).toEqual([]))
})

it('is named once for people, together with the others and after other warnings', () => {
  const found = figureWarnings([{ path: 'hooks.0.hook', text: '94 % in 2019, 94 % today.' }], [])
  const searched = { message: 'Nothing was found.', reason: 'search_failed' } as const
  expect(found).toHaveLength(3)
  expect(warningSentences([...found, searched])).toEqual([
    'Nothing was found.',
    'Nobody gave these figures: 94 %, 2019. Remove them, or keep those that are true.',
  ])
  expect(warningSentences(found.slice(0, 1))).toEqual([found[0]?.message])
})

it.each([
  ['94 % in 2019, 94 %.', ['94 %', '2019'], '[94 %] in [2019], [94 %].'],
  ['1940 is not 940, 19 is 19.', ['19', '940'], '1940 is not [940], [19] is [19].'],
  ['$94 or $94,000', ['$94', '$94,000'], '[$94] or [$94,000]'],
  ['$94,000, 1,94 and 94.', ['$94', '94'], '$94,000, 1,94 and [94].'],
  ['Nothing.', ['94 %'], 'Nothing.'],
])('is marked in %j: %j', (text, figures, marked) => {
  const parts = splitAtFigures(text, figures)
  expect(parts.map(({ part, isFigure }) => (isFigure ? `[${part}]` : part)).join('')).toBe(marked)
})

it.each([
  ['Stop. 94 % drown it. Water less.', 'Stop. Water less.'],
  ['94 % drown it. 😱', ''],
  ['He says "stop." 94 % did!', 'He says "stop."'],
  ['Dr. Lee counts 94 %. So do I.', 'So do I.'],
  ['Glue no. 94 % holds. Ok.', 'Ok.'],
  ['Basil.\n\n94 % of it.\n\nLess water.', 'Basil.\n\nLess water.'],
  ['- Pots\n- 94 % less\n- Sun', '- Pots\n- Sun'],
  ['94 % and 94 %. Not 94% or 194 %.', 'Not 94% or 194 %.'],
  ['  Nothing here of step 94. ', '  Nothing here of step 94. '],
])('is removed with its sentence: %j', (text, left) => {
  expect(withoutFigure(text, '94 %')).toBe(left)
})

it('has its warnings at its places in a changed text, and none in any spelling once it is kept', () => {
  const other = { message: 'Too short.', reason: 'length' } as const
  const before = [other, ...figureWarnings([{ path: 'a', text: '5 ways. 5 %, 94 % and 94 percent.' }], [])]
  const texts = [{ path: 'b', text: 'Now 94 percent, 5 %, 5 ways and 2019.' }]
  const moved = movedWarnings(before, texts)
  expect(moved.map(({ figure, path, from }) => [figure, path, from])).toEqual([
    [undefined, undefined, undefined],
    ['94 percent', 'b', 4],
    ['5 %', 'b', 16],
  ])
  expect(withoutWarningsOf('94 %', moved)).toEqual([other, moved[2]])
})
