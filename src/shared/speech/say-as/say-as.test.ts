import { expect, it } from 'vitest'
import { sayAs } from './say-as.ts'

it.each<[kind: string, text: string, said: string, format?: string]>([
  ['cardinal', '12345', 'twelve thousand three hundred forty-five'],
  ['cardinal', '1,000,000,000,000', 'one trillion'],
  [
    'cardinal',
    '999999999999',
    'nine hundred ninety-nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine',
  ],
  ['cardinal', '1000000000001', 'one zero zero zero zero zero zero zero zero zero zero zero one'],
  ['number', '-7.05', 'minus seven point zero five'],
  ['cardinal', 'a dozen', 'a dozen'],
  ['ordinal', '1', 'first'],
  ['ordinal', '112th', 'one hundred twelfth'],
  ['ordinal', '1,000,020', 'one million twentieth'],
  ['ordinal', 'last', 'last'],
  ['digits', '2024 7', 'two zero two four, seven'],
  ['characters', 'Wi-Fi 6é', 'W I dash F I six É'],
  ['verbatim', 'a@b.c', 'A at B dot C'],
  ['date', '1960-09-10', 'September tenth, nineteen sixty', 'yyyymmdd'],
  ['date', '20050709', 'July ninth, two thousand five'],
  ['date', '9/10/1905', 'September tenth, nineteen oh five', 'mdy'],
  ['date', '10-9-2000', 'the tenth of September, two thousand', 'dmy'],
  ['date', '31.12.1900', 'the thirty-first of December, nineteen hundred'],
  ['date', '10-9', 'the tenth of September', 'dm'],
  ['date', '????0922', 'September twenty-second', 'yyyymmdd'],
  ['date', '7/2026', 'July twenty twenty-six', 'my'],
  ['date', '1066', 'ten sixty-six', 'y'],
  ['date', '2/30/2024', '2/30/2024', 'mdy'],
  ['date', 'tomorrow', 'tomorrow'],
  ['time', '2:30pm', 'two thirty P M', 'hms12'],
  ['time', '7 a.m.', 'seven A M'],
  ['time', '09:05', 'nine oh five'],
  ['time', '9:00', "nine o'clock"],
  ['time', '14:00', 'fourteen hundred'],
  ['time', '00:00', 'midnight'],
  ['time', '14:30:01', 'fourteen thirty and one second'],
  ['time', `1'21"`, 'one minute and twenty-one seconds'],
  ['time', '25:00', '25:00'],
  ['telephone', '+1 (650) 555-0123', 'plus one, six five zero, five five five, zero one two three'],
  ['telephone', '2122241555', 'two one two, two two four, one five five five'],
  ['vxml:phone', '1-800-CALL x12', 'one, eight zero zero, C A L L, extension one two'],
  ['telephone', 'ask Bob', 'ask Bob'],
  ['unit', '10 foot', 'ten feet'],
  ['unit', '1m', 'one meter'],
  ['unit', '90km/h', 'ninety kilometers per hour'],
  ['unit', '-3.5 °C', 'minus three point five degrees Celsius'],
  ['unit', `6'3"`, 'six feet three inches'],
  ['unit', '3 cups', 'three cups'],
  ['unit', '50 constructor', 'fifty constructor'],
  ['currency', '$12.50', 'twelve dollars and fifty cents'],
  ['currency', '£1.01', 'one pound and one penny'],
  ['currency', '-€0.99', 'minus ninety-nine cents'],
  ['currency', '1,200 EUR', 'one thousand two hundred euros'],
  ['currency', 'USD45.30', 'forty-five dollars and thirty cents'],
  ['currency', '$1.5 million', 'one point five million dollars'],
  ['currency', '¥100', 'one hundred yen'],
  ['currency', '12 shells', '12 shells'],
])('%s: %s', (kind, text, said, format) => {
  expect(sayAs(text, kind, format)).toBe(said)
})

it('does not support every kind', () => {
  expect(sayAs('x', 'address')).toBeUndefined()
  expect(sayAs('x', 'constructor')).toBeUndefined()
})
