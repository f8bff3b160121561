import { describe, expect, it } from 'vitest'
import { TOPICS } from '../topics.ts'
import { figuresIn, joinGivenText, inventedFigures } from './figures.ts'

describe('figures', () => {
  it.each([
    ['$30,000 and 30k', ['30000', '30000']],
    ['3.000 euros', ['3000']],
    ['twelve weeks', ['12']],
    ['2.5 kg at 5:30', ['2.5', '5', '30']],
    ['covid19 and H2O', []],
  ])('of %j are %j', (text, values) => expect(figuresIn(text).map(({ value }) => value)).toEqual(values))
})

describe('an invented figure', () => {
  it.each([
    ['90% of runners stop here.', ['90']],
    ['I made $500 with it.', ['500']],
    ['Ten years later it still works.', ['10']],
    ['It took 3 weeks.', ['3']],
    ['10,000 people cannot be wrong.', ['10000']],
  ])('is found in %j', (line, invented) => expect(inventedFigures(line, 'running')).toEqual(invented))

  it.each([
    '3 mistakes that slow you down.',
    'Mistake #1: shoes. Step 12: rest.',
    'Two kinds of runners exist.',
    'Explain it to a ten-year-old in three minutes.',
    'One week. Then another.',
    'After 12 weeks I ran 5 km, 40 pounds lighter.',
  ])('is not found in %j', (line) =>
    expect(inventedFigures(line, 'running 5 km after twelve weeks, 40 pounds lost')).toEqual([]),
  )
})

it('is not one that comes from the topic, the facts, the sources or the creator', () => {
  const given = TOPICS.filter(({ id }) => ['how-first-pull-up-50', 'inject-in-source'].includes(id))
    .map(joinGivenText)
    .join('\n')
  expect(inventedFigures('After 50, in 11 weeks, for women over 40: 15 cm apart.', given)).toEqual([])
})
