import { type Shape } from '../topic.ts'

/**
 * Topics by shape: `topic | parts that every line keeps one of and four lines keep all of, by ";" | words that no line may have`.
 */
const TABLE: Readonly<Record<Shape, string>> = {
  'clause-how': `
how to grow tomatoes on a balcony | on a balcony
how to lose 40 pounds in 12 weeks without a gym | 40 pounds; 12 weeks; without a gym
How to fix my sleep schedule | sleep schedule | my sleep
how airplanes fly | airplanes fly | how to
so basically I want to talk about how airplanes fly | airplanes fly | basically
how too loose weigth fast | weight fast | loose, weigth
How To Save Money On Groceries | on groceries | Save Money
how to tie a tie | tie | first week, day one, lazy`,
  'clause-why': `
why cats knead | cats knead | to cats
Why most diets fail before February | before February; diets fail
why you should never wash raw chicken | wash raw chicken`,
  'clause-what': `
what to eat before a marathon | before a marathon
what happens when you stop drinking coffee | drinking coffee
where to eat in Lisbon | Lisbon
what I learned in 2 years of freelancing | 2 years; of freelancing | only guess
when to repot a monstera | repot a monstera`,
  doing: `
learning Spanish at 40 | Spanish; at 40
running a marathon with no training | marathon; with no training
save money on groceries | on groceries
stop buying coffee | buying coffee | stopping
training for my first triathlon | first triathlon | your first
raising chickens in a small backyard | in a small backyard
being an introvert at a wedding | at a wedding`,
  noun: `
meal prep | meal prep
my morning routine as a nurse | as a nurse | your morning
best coffee shops in lisbon | in Lisbon | about best, on best
houseplants for dark apartments | for dark apartments
air fryer | air fryer | an air, about air
running shoes | running shoes | run shoes
2 years of freelancing | 2 years; of freelancing
Jiu jitsu | jiu jitsu
Tiramisu | tiramisu
Taylor Swift | Taylor Swift | mistake, overthinking
social anxiety at work | social anxiety; at work | buy, photo, favorite, expert
the sinking of the Vasa | sinking of the Vasa | your, buy, expert
sashiko mending | sashiko mending | cent, neighbor`,
  story: `
I quit my job to paint | quit my job to paint
How I paid off $40k in 2 years | $40k; 2 years
Lost 40 pounds in 12 weeks | 40 pounds; 12 weeks
my dog ate my homework | ate my homework | Here's how.
I'm learning guitar at 50 | at 50 | did next
We bought a house in Japan | in Japan
I failed my driving test 4 times | 4 times | Here's how.
my toddler only eats beige food | beige food | Rate my
I'm a nurse in a prison | in a prison | how it ends, Guess`,
  list: `
5 mistakes new runners make | 5 mistakes | Try one
10 tips for better sleep | 10 tips; for better sleep | Guilty
7 books that changed my life | 7 books | Guilty, when to use
Wedding photography mistakes | photography mistakes | love story
seven stretches for lower back pain | for lower back pain
top 3 hiking trails near Seattle | top 3; near Seattle`,
  question: `
Electric bikes in winter: a good idea? | Electric bikes in winter | true or not
is coffee bad for you | bad for you
What is the best camera for vlogging? | for vlogging
Why can't I sleep? | can't I sleep
should I buy a house in 2025 | in 2025
how do magnets work | magnets work | decide, unpopular
Is it cheaper to rent or buy? | to rent or buy | yes or no`,
  review: `
iPhone 15 vs Pixel 8 | iPhone 15; Pixel 8
Sony WH-1000XM5 review | Sony WH-1000XM5
honest review of the Dyson Airwrap after 6 months | Dyson Airwrap | review of
Oura ring or Apple Watch | Oura ring; Apple Watch`,
  announcement: `
We're launching our candle shop on Saturday in Austin | on Saturday; in Austin
20% off all candles this weekend | 20%
our new cookbook is out now | cookbook | bringing
Grand opening this Friday | Friday`,
  whole: `
coffee makes you tired | coffee makes you tired | taste it
The iPhone is dead | iPhone is dead
"Fake it till you make it" | Fake it till you make it
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
