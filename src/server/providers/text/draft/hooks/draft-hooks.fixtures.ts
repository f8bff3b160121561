import { type Shape } from '../reading.ts'

/**
 * Topics by shape: `topic | parts that every line keeps one of and four lines keep all of, by ";" | words that no line may have`.
 */
const TABLE: Readonly<Record<Shape, string>> = {
  'clause-how': `
How to fix my sleep schedule | sleep schedule | my sleep
how too loose weigth fast | weight fast | loose, weigth
how to tie a tie | tie | first week, day one`,
  'clause-why': `
Why most diets fail before February | before February; diets fail`,
  'clause-what': `
what I learned in 2 years of freelancing | 2 years; of freelancing | only guess`,
  doing: `
stop buying coffee | buying coffee | stopping
training for my first triathlon | first triathlon | your first
being an introvert at a wedding | at a wedding`,
  noun: `
my morning routine as a nurse | as a nurse | your morning
best coffee shops in lisbon | in Lisbon | about best, on best
2 years of freelancing | 2 years; of freelancing
Taylor Swift | Taylor Swift
social anxiety at work | social anxiety; at work | buy, photo, favorite, expert
the sinking of the Vasa | sinking of the Vasa | your, buy, expert`,
  story: `
I quit my job to paint | quit my job to paint
my dog ate my homework | ate my homework | Here's how.
I'm learning guitar at 50 | at 50 | did next
I failed my driving test 4 times | 4 times | Here's how.`,
  list: `
7 books that changed my life | 7 books | Guilty, when to use
Wedding photography mistakes | photography mistakes | love story`,
  question: `
Electric bikes in winter: a good idea? | Electric bikes in winter | true or not
is coffee bad for you | bad for you`,
  review: `
Sony WH-1000XM5 review | Sony WH-1000XM5
Oura ring or Apple Watch | Oura ring; Apple Watch`,
  announcement: `
We're launching our candle shop on Saturday in Austin | on Saturday; in Austin
20% off all candles this weekend | 20%`,
  whole: `
The iPhone is dead | iPhone is dead
Introverts make better managers | make better managers | new to
Beginner Guide to Heirloom Tomatoes of the Black Forest | Heirloom Tomatoes | beginner guide
🍕 | 🍕`,
}

export interface TopicFixture {
  topic: string
  shape: Shape
  keep: readonly string[]
  never: readonly string[]
}

export const TOPICS: readonly TopicFixture[] = (Object.entries(TABLE) as [Shape, string][]).flatMap(([shape, table]) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [topic = '', keep = '', never = ''] = row.split(' | ')
      return { topic, shape, keep: keep.split('; '), never: never.split(', ').filter((word) => word !== '') }
    }),
)
