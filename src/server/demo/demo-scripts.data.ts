import { type Tone } from '../../shared/features/generation/generation.constants.ts'
import { type Beat } from '../../shared/features/scripts/scripts.rules.ts'
import { type SavedDemoResult } from './saved-demo-result.ts'
import { type DemoMoment } from './demo-moment.ts'

/** A saved one-minute script of the demo account. */
export interface DemoScript {
  when: DemoMoment
  topic: string
  tone: Tone
  kept: SavedDemoResult
  beats: readonly Beat[]
}

export const DEMO_SCRIPTS: readonly DemoScript[] = [
  {
    when: { daysAgo: 21, at: '20:15' },
    topic: 'Five dinners from one $35 shop',
    tone: 'casual',
    kept: {
      key: 'script-five-dinners',
      title: 'Five dinners from one $35 shop',
      folder: '$5 dinners',
      tags: ['series'],
      isFavorite: true,
    },
    beats: [
      {
        kind: 'Hook',
        direction: 'Hold the receipt up to the camera.',
        text: 'This receipt is thirty-five dollars, and it is dinner from Monday to Friday.',
      },
      {
        kind: 'Setup',
        direction: 'Groceries on the counter, point at the chicken.',
        text: 'One person, one pan, no fancy oil. I shop once, on Sunday, and I start with the chicken thighs, because everything else is built around them.',
      },
      {
        kind: 'Point',
        direction: 'The tray goes into the oven.',
        text: 'Monday, thighs and potatoes on one tray. Roast six, eat two, and put four away. Tuesday, two cold ones go into tortillas with cabbage and lime.',
      },
      {
        kind: 'Re-hook',
        direction: 'Close-up of an almost empty fridge.',
        text: 'Wednesday is where most people order pizza. Here is what I do instead.',
      },
      {
        kind: 'Point',
        direction: 'An egg drops into the hot pan.',
        text: 'Rice, two eggs, frozen peas, soy sauce. Nine minutes. Thursday, a can of tomatoes and a can of beans turn the last of the chicken into a stew.',
      },
      {
        kind: 'Payoff',
        direction: 'Five bowls side by side.',
        text: 'Friday, what is left of that stew goes over toast with cheese, under the grill. Five dinners, seven dollars a night, and nothing in the bin.',
      },
      {
        kind: 'Call to action',
        direction: 'Shopping list on the screen.',
        text: 'The list is in the caption. Save it before Sunday.',
      },
    ],
  },
  {
    when: { daysAgo: 14, at: '11:50' },
    topic: 'A five-minute desk lunch: the chickpea wrap',
    tone: 'humorous',
    kept: { key: 'script-desk-wrap', title: 'Desk lunch: the chickpea wrap', folder: 'Desk lunches', tags: ['series'] },
    beats: [
      {
        kind: 'Hook',
        direction: 'Tap a fork on an empty lunch box.',
        text: 'Five minutes. One jar of chickpeas. Desk salad downstairs: $16. And the microwave has a queue.',
      },
      {
        kind: 'Setup',
        direction: 'One bowl, one fork, one jar.',
        text: 'So this lunch needs no heat, no knife and no small talk. One jar of chickpeas, one spoon of mayo, half a lemon, and whatever is green in your fridge.',
      },
      {
        kind: 'Point',
        direction: 'Mash the chickpeas with the fork.',
        text: 'Drain the jar. Mash half of it and leave the rest whole, because a lunch should have something to chew on. Mayo, lemon, salt, a lot of pepper.',
      },
      {
        kind: 'Re-hook',
        direction: 'Tilt down to the desk drawer.',
        text: 'Now open the drawer that you pretend is for stationery.',
      },
      {
        kind: 'Point',
        direction: 'A jar of pickles comes out.',
        text: 'Pickles. Two of them, torn, not cut. That crunch is the difference between a lunch and a punishment.',
      },
      {
        kind: 'Payoff',
        direction: 'Roll the wrap and hold it up.',
        text: 'Spoon it into a tortilla, fold the ends in, roll. It costs about two dollars, and it survives four hours in a backpack. I have tested this on the bus.',
      },
      {
        kind: 'Call to action',
        direction: 'Take a bite, thumbs up.',
        text: 'Send this to the colleague with the sixteen-dollar salad. They need you.',
      },
    ],
  },
  {
    when: { daysAgo: 9, at: '17:30' },
    topic: 'Fluffy rice every time, in one pot',
    tone: 'professional',
    kept: { key: 'script-rice', title: 'Fluffy rice in one pot', folder: 'Kitchen basics', isFavorite: true },
    beats: [
      {
        kind: 'Hook',
        direction: 'Two bowls of rice, one mushy, one loose.',
        text: 'Both bowls are the same rice, from the same bag. Only one of them was left alone.',
      },
      {
        kind: 'Setup',
        direction: 'Rice in a bowl of water, seen from above.',
        text: 'Mushy rice comes from loose starch and too much movement. You can fix both without a rice cooker, in about twenty minutes.',
      },
      {
        kind: 'Point',
        direction: 'The water turns from milky to clear.',
        text: 'First, rinse it in cold water until you can see your fingers, three or four times. That washes away the starch that turns into glue.',
      },
      {
        kind: 'Point',
        direction: 'Close-up: the lid goes on, the flame goes down.',
        text: 'Second, one cup of rice, one and a half cups of water, a pinch of salt. Bring it to the boil, put on the lid, and turn the heat as low as it goes.',
      },
      {
        kind: 'Re-hook',
        direction: 'Timer at twelve minutes.',
        text: 'After twelve minutes the heat goes off. What you do next decides everything.',
      },
      {
        kind: 'Payoff',
        direction: 'The lid stays on. Then a fork lifts the grains.',
        text: 'Nothing. Leave the lid on for eight more minutes, so that the steam evens out. Then loosen it with a fork, never with a spoon.',
      },
      {
        kind: 'Call to action',
        direction: 'Hand the bowl to the camera.',
        text: 'Try it tonight, and tell me in the comments which rice you use.',
      },
    ],
  },
  {
    when: { daysAgo: 4, at: '19:20' },
    topic: 'One rotisserie chicken, four dinners',
    tone: 'casual',
    kept: { key: 'script-one-chicken', title: 'One chicken, four dinners', folder: '$5 dinners', tags: ['series'] },
    beats: [
      {
        kind: 'Hook',
        direction: 'The chicken lands on the board.',
        text: 'Four dinners from one chicken. One $7 chicken. Four minutes to strip it. And the last one is the best.',
      },
      {
        kind: 'Setup',
        direction: 'Pull the meat off with both hands.',
        text: 'Strip it while it is warm, because cold chicken fights back. Legs in one box, breast in another, and keep every bone.',
      },
      {
        kind: 'Point',
        direction: 'A plate with legs and slaw, then a quesadilla.',
        text: 'Night one, the legs, with a bag of slaw and some bread. That is dinner in four minutes. Night two, half of the breast goes into a quesadilla with peppers and whatever cheese is left.',
      },
      {
        kind: 'Point',
        direction: 'Toss noodles in the pan.',
        text: 'Night three, noodles. Garlic, soy sauce, a spoon of peanut butter, the rest of the breast, and a splash of the noodle water to make it shine.',
      },
      {
        kind: 'Re-hook',
        direction: 'Bones go into the pot.',
        text: 'Most people have thrown the rest away by now. Do not.',
      },
      {
        kind: 'Payoff',
        direction: 'Ladle soup into a bowl.',
        text: 'Bones, an onion, a carrot, cold water, one hour on low while you watch something. That is a pot of soup that no carton comes near. Add rice and an egg.',
      },
      {
        kind: 'Call to action',
        direction: 'Empty bowl, spoon down.',
        text: 'Four nights, three dollars each. Which one would you cook first?',
      },
    ],
  },
  {
    when: { minutesAgo: 120 },
    topic: 'Three sauces that rescue any leftovers',
    tone: 'inspiring',
    kept: { key: 'script-sauces', title: 'Three sauces for any leftovers', folder: 'Kitchen basics' },
    beats: [
      {
        kind: 'Hook',
        direction: 'A bowl of plain rice and vegetables.',
        text: 'Leftovers are not boring. They are just waiting for a sauce.',
      },
      {
        kind: 'Setup',
        direction: 'Three jars in a row.',
        text: 'I make these three on Sunday, in ten minutes, and they change everything that I eat till Thursday. Each one is four ingredients and a jar.',
      },
      {
        kind: 'Point',
        direction: 'Shake the first jar.',
        text: 'The green one. Parsley, garlic, lemon, olive oil. Put it on eggs, on beans, on the chicken that dried out. It tastes like you went to the market this morning.',
      },
      {
        kind: 'Point',
        direction: 'The second jar: a spoon stands in it.',
        text: 'The nutty one. Peanut butter, soy sauce, lime, hot water. Cold noodles become a dinner that you would pay fourteen dollars for.',
      },
      {
        kind: 'Re-hook',
        direction: 'The third jar, out of focus.',
        text: 'And the third one is the reason that I stopped ordering in.',
      },
      {
        kind: 'Payoff',
        direction: 'Red sauce runs over roasted vegetables.',
        text: 'The red one. Roasted peppers from a jar, almonds, vinegar, smoked paprika. Blend it once, and even a plain potato feels like somebody cooked for you.',
      },
      {
        kind: 'Call to action',
        direction: 'All three jars, lids on.',
        text: 'Make one this week. Start with the one that your fridge already has.',
      },
    ],
  },
]
