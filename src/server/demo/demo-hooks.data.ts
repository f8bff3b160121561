import { type Tone } from '../../shared/features/generation/generation.constants.ts'
import { type HookPattern, type HookPlatform } from '../../shared/features/hooks/hooks.constants.ts'
import { type DemoKept } from './demo-kept.ts'
import { type DemoMoment } from './demo-moment.ts'

/** Ten hooks that the demo account once had written, some of them kept. */
export interface DemoHooks {
  when: DemoMoment
  topic: string
  platform: HookPlatform
  tone: Tone
  hooks: readonly { pattern: HookPattern; text: string; kept?: DemoKept }[]
}

export const DEMO_HOOKS: readonly DemoHooks[] = [
  {
    when: { daysAgo: 23, at: '19:40' },
    topic: 'A week of dinners for $35: one person, one pan, one trip to the store',
    platform: 'TikTok',
    tone: 'casual',
    hooks: [
      {
        pattern: 'List',
        text: 'Five dinners, one pan, $35. Here is the whole receipt.',
        kept: { key: 'hook-receipt', folder: '$5 dinners', tags: ['series'], isFavorite: true },
      },
      { pattern: 'Contrarian', text: 'Meal prep Sunday is why you order pizza on Wednesday.' },
      {
        pattern: 'Mistake',
        text: 'You are not bad at budgeting. You are buying six sauces.',
        kept: { key: 'hook-sauces', folder: '$5 dinners' },
      },
      { pattern: 'Story', text: 'In March I spent $412 on takeout. In April I spent $148 on food.' },
      {
        pattern: 'Question',
        text: 'What would you cook with $7 and twenty minutes?',
        kept: { key: 'hook-seven-dollars', folder: '$5 dinners', tags: ['comments'] },
      },
      { pattern: 'Challenge', text: 'Try this: five nights, no delivery app, $35.' },
      { pattern: 'Comparison', text: 'One burrito bowl costs $14. Five of mine cost $13.' },
      { pattern: 'Curiosity gap', text: 'I buy this one thing first, and the rest of the week plans itself.' },
      { pattern: 'How-to', text: 'How I turn one $35 shop into five dinners I look forward to.' },
      { pattern: 'Warning', text: 'Do not buy another bag of spinach before you watch this.' },
    ],
  },
  {
    when: { daysAgo: 16, at: '12:20' },
    topic: 'Lunch at your desk in five minutes, without a microwave',
    platform: 'Instagram',
    tone: 'humorous',
    hooks: [
      {
        pattern: 'Question',
        text: 'Why does your sad desk salad cost $16?',
        kept: { key: 'hook-sad-salad', folder: 'Desk lunches' },
      },
      { pattern: 'Mistake', text: 'If your lunch needs three containers, it is a hobby.' },
      {
        pattern: 'Comparison',
        text: 'The office microwave has a queue. My chickpea wrap has none.',
        kept: { key: 'hook-queue', folder: 'Desk lunches' },
      },
      { pattern: 'List', text: 'Three lunches that survive four hours in a backpack.' },
      { pattern: 'Story', text: 'My tuna melt emptied an entire floor. So I learned to eat cold.' },
      { pattern: 'Challenge', text: 'It is 12:55. Make this before your next meeting starts.' },
      {
        pattern: 'Contrarian',
        text: 'Stop packing leftovers. Pack parts.',
        kept: { key: 'hook-parts', folder: 'Desk lunches', tags: ['series'], isFavorite: true },
      },
      { pattern: 'Curiosity gap', text: 'There is one jar in my drawer that saves every lunch.' },
      { pattern: 'How-to', text: 'How to eat well at your desk without feeding your keyboard.' },
      { pattern: 'Warning', text: 'Never dress a salad before 11 a.m. Ask my laptop bag.' },
    ],
  },
  {
    when: { daysAgo: 11, at: '18:05' },
    topic: 'Why rice turns out mushy, and how to get it fluffy every time',
    platform: 'YouTube',
    tone: 'professional',
    hooks: [
      {
        pattern: 'Mistake',
        text: 'You are stirring your rice. That is the whole problem.',
        kept: { key: 'hook-stirring', folder: 'Kitchen basics' },
      },
      { pattern: 'Proof', text: 'I cooked the same rice nine ways. One pot won by a mile.' },
      { pattern: 'How-to', text: 'How to cook fluffy rice in one pot, in about twenty minutes.' },
      { pattern: 'Question', text: 'Why is restaurant rice fluffy and yours is not?' },
      {
        pattern: 'Contrarian',
        text: 'A rice cooker will not fix your rice. Rinsing will.',
        kept: { key: 'hook-rinsing', folder: 'Kitchen basics', tags: ['thumbnail'] },
      },
      { pattern: 'Curiosity gap', text: 'The last eight minutes matter most, and you spend them eating.' },
      { pattern: 'Before and after', text: "Left bowl: Tuesday's mush. Right bowl: same bag, one change." },
      { pattern: 'Warning', text: 'Lift the lid early and you start over.' },
      { pattern: 'List', text: 'Four habits that separate fluffy rice from porridge.' },
      { pattern: 'Comparison', text: 'Basmati wants space. Sushi rice wants company. Cook them differently.' },
    ],
  },
  {
    when: { daysAgo: 5, at: '20:10' },
    topic: 'One rotisserie chicken, four dinners for one person',
    platform: 'YouTube',
    tone: 'casual',
    hooks: [
      {
        pattern: 'List',
        text: 'One $7 chicken. Four dinners. Zero dry leftovers.',
        kept: { key: 'hook-one-chicken', folder: '$5 dinners', isFavorite: true },
      },
      { pattern: 'Story', text: 'I ate the same chicken for four days and nobody noticed.' },
      {
        pattern: 'Mistake',
        text: 'You throw away the best part of a rotisserie chicken.',
        kept: { key: 'hook-best-part', folder: '$5 dinners', tags: ['thumbnail'] },
      },
      { pattern: 'Question', text: 'What do you do with the chicken on day three?' },
      { pattern: 'Curiosity gap', text: 'The fourth dinner is the one my friends ask me for.' },
      { pattern: 'How-to', text: 'How to strip a chicken in four minutes while it is warm.' },
      { pattern: 'Comparison', text: 'Two raw chicken breasts: $9. A whole cooked chicken: $7.' },
      { pattern: 'Challenge', text: 'Buy one chicken on Sunday. Do not shop again till Thursday.' },
      { pattern: 'Contrarian', text: 'Leftovers are not the plan B. They are the plan.' },
      { pattern: 'Proof', text: 'Four dinners, about three dollars each. I kept the receipts.' },
    ],
  },
  {
    when: { minutesAgo: 150 },
    topic: 'Freezer staples that save a weeknight when you come home late',
    platform: 'TikTok',
    tone: 'inspiring',
    hooks: [
      { pattern: 'Story', text: 'It is 8 p.m., you are tired, and dinner is already made.' },
      {
        pattern: 'List',
        text: 'Five things in my freezer that beat any delivery app.',
        kept: { key: 'hook-freezer-list' },
      },
      { pattern: 'Contrarian', text: 'Frozen peas are fresher than the ones in your fridge.' },
      { pattern: 'Challenge', text: 'Freeze one portion tonight. On Thursday you will thank yourself.' },
      {
        pattern: 'Before and after',
        text: 'Last year my freezer held ice. Now it holds twelve dinners.',
        kept: { key: 'hook-twelve-dinners', tags: ['thumbnail'] },
      },
      { pattern: 'Question', text: 'What if your freezer cooked for you twice a week?' },
      { pattern: 'How-to', text: 'How to freeze soup flat, so that it thaws in ten minutes.' },
      { pattern: 'Mistake', text: 'You freeze food in boxes. That is why it takes forever.' },
      { pattern: 'Curiosity gap', text: 'One ice cube tray changed how I cook on weeknights.' },
      { pattern: 'Proof', text: 'Twelve portions, $19, one Sunday afternoon. Here is the list.' },
    ],
  },
]
