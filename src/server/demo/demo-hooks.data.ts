import { type Tone } from '../../shared/features/generation/generation.constants.ts'
import { type HookPattern, type HookPlatform } from '../../shared/features/hooks/hooks.constants.ts'
import { type DemoKept } from './demo-kept.ts'
import { type DemoMoment } from './demo-moment.ts'

/** Ten hooks that the demo account once had written from its facts, some of them kept. The draft writer makes each of them. */
export interface DemoHooks {
  when: DemoMoment
  topic: string
  platform: HookPlatform
  tone: Tone
  details: readonly string[]
  hooks: readonly { pattern: HookPattern; text: string; kept?: DemoKept }[]
}

export const DEMO_HOOKS: readonly DemoHooks[] = [
  {
    when: { daysAgo: 23, at: '19:40' },
    topic: 'Five dinners from one $35 shop',
    platform: 'TikTok',
    tone: 'casual',
    details: [
      'One receipt',
      'One pan',
      'No delivery app',
      'In March I spent $412 on takeout',
      'I used to buy six sauces',
    ],
    hooks: [
      {
        pattern: 'Proof',
        text: 'One receipt. One pan. No delivery app.',
        kept: { key: 'hook-receipt', folder: '$5 dinners', tags: ['series'], isFavorite: true },
      },
      { pattern: 'Story', text: 'In March I spent $412 on takeout. Let me start there.' },
      {
        pattern: 'Mistake',
        text: "I used to buy six sauces. Here's what I'd do today.",
        kept: { key: 'hook-sauces', folder: '$5 dinners' },
      },
      { pattern: 'List', text: 'Five dinners from one $35 shop. No filler.' },
      {
        pattern: 'Question',
        text: 'Five dinners from one $35 shop. Which one is yours?',
        kept: { key: 'hook-which-one', folder: '$5 dinners', tags: ['comments'] },
      },
      { pattern: 'Curiosity gap', text: 'Five dinners from one $35 shop. My favorite comes last.' },
      { pattern: 'How-to', text: 'One receipt. Five dinners from one $35 shop, step by step.' },
      { pattern: 'Comparison', text: 'Five dinners from one $35 shop: which is worth it, which is hype?' },
      { pattern: 'Contrarian', text: "Five dinners from one $35 shop. You'll disagree with at least one." },
      { pattern: 'Challenge', text: 'Five dinners from one $35 shop. Argue with me about the order.' },
    ],
  },
  {
    when: { daysAgo: 16, at: '12:20' },
    topic: 'Lunch at your desk without a microwave',
    platform: 'Instagram',
    tone: 'humorous',
    details: [
      'Five minutes',
      'One jar of chickpeas',
      'Desk salad downstairs: $16',
      'My tuna melt emptied an entire floor',
    ],
    hooks: [
      {
        pattern: 'Proof',
        text: 'Five minutes. One jar of chickpeas. Desk salad downstairs: $16.',
        kept: { key: 'hook-chickpeas', folder: 'Desk lunches' },
      },
      {
        pattern: 'Story',
        text: 'My tuna melt emptied an entire floor. Let me start there.',
        kept: { key: 'hook-tuna-melt', folder: 'Desk lunches' },
      },
      { pattern: 'Question', text: 'Desk salad downstairs: $16. Would you have guessed?' },
      {
        pattern: 'How-to',
        text: "Lunch. At your desk. No microwave. Here's how.",
        kept: { key: 'hook-no-microwave', folder: 'Desk lunches', tags: ['series'], isFavorite: true },
      },
      { pattern: 'Contrarian', text: "Lunch. At your desk. No microwave. It's less crazy than it sounds." },
      { pattern: 'Challenge', text: 'Lunch. At your desk. No microwave. Are you in?' },
      { pattern: 'Curiosity gap', text: 'Desk salad downstairs: $16. Remember that number.' },
      { pattern: 'Story', text: 'Lunch at your desk without a microwave: a love story with several setbacks.' },
      { pattern: 'List', text: 'Lunch at your desk without a microwave: what to keep, what to drop, what to try.' },
      {
        pattern: 'Comparison',
        text: 'Lunch at your desk without a microwave: how it looks online, how it goes in real life.',
      },
    ],
  },
  {
    when: { daysAgo: 11, at: '18:05' },
    topic: 'Why rice turns out mushy',
    platform: 'YouTube',
    tone: 'professional',
    details: ['Nine pots, one bag of rice', 'Eight minutes off the heat', 'I stirred it for ten years'],
    hooks: [
      {
        pattern: 'Mistake',
        text: "I stirred it for ten years. Here's what I'd do today.",
        kept: { key: 'hook-stirring', folder: 'Kitchen basics' },
      },
      { pattern: 'Proof', text: "Nine pots, one bag of rice. That's where this begins." },
      { pattern: 'Question', text: 'Ever wondered why rice turns out mushy?' },
      {
        pattern: 'Curiosity gap',
        text: "The reason rice turns out mushy isn't the one you'd guess.",
        kept: { key: 'hook-mushy', folder: 'Kitchen basics', tags: ['thumbnail'] },
      },
      { pattern: 'Contrarian', text: "There's a reason rice turns out mushy, and it isn't laziness." },
      { pattern: 'Story', text: "Rice turns out mushy. Here's why." },
      { pattern: 'Comparison', text: 'Eight minutes off the heat. I stirred it for ten years. Both are true.' },
      { pattern: 'Before and after', text: "Now you wonder why rice turns out mushy. In a minute you won't." },
      { pattern: 'Challenge', text: 'Guess why rice turns out mushy, then keep watching.' },
      { pattern: 'List', text: 'Why rice turns out mushy: the facts, the myths, the part that depends.' },
    ],
  },
  {
    when: { daysAgo: 5, at: '20:10' },
    topic: 'Four dinners from one rotisserie chicken',
    platform: 'YouTube',
    tone: 'casual',
    details: ['One $7 chicken', 'Four minutes to strip it', 'I threw the bones away for years'],
    hooks: [
      {
        pattern: 'Proof',
        text: 'One $7 chicken. Four minutes to strip it.',
        kept: { key: 'hook-one-chicken', folder: '$5 dinners', isFavorite: true },
      },
      {
        pattern: 'Mistake',
        text: "I threw the bones away for years. Here's what I'd do today.",
        kept: { key: 'hook-bones', folder: '$5 dinners', tags: ['thumbnail'] },
      },
      { pattern: 'Question', text: 'One $7 chicken. Would you have guessed?' },
      { pattern: 'Curiosity gap', text: 'One $7 chicken. Remember that number.' },
      { pattern: 'Story', text: 'I threw the bones away for years. Let me start there.' },
      { pattern: 'How-to', text: 'One $7 chicken. Four dinners from one rotisserie chicken, step by step.' },
      { pattern: 'List', text: 'Four dinners from one rotisserie chicken, ranked.' },
      { pattern: 'Contrarian', text: "Four dinners from one rotisserie chicken. You'll disagree with at least one." },
      { pattern: 'Challenge', text: 'Four dinners from one rotisserie chicken. Guess which one comes first.' },
      { pattern: 'Warning', text: 'I threw the bones away for years. Remember that when you try it.' },
    ],
  },
  {
    when: { minutesAgo: 150 },
    topic: 'Freezer staples for weeknights',
    platform: 'TikTok',
    tone: 'inspiring',
    details: [
      'Twelve portions',
      '$19',
      'One Sunday afternoon',
      'It was 8 p.m. and dinner was already made',
      'I froze soup in boxes and waited forever',
    ],
    hooks: [
      {
        pattern: 'Proof',
        text: 'Twelve portions. $19. One Sunday afternoon.',
        kept: { key: 'hook-twelve-portions', tags: ['thumbnail'] },
      },
      {
        pattern: 'Story',
        text: 'It was 8 p.m. and dinner was already made. Let me start there.',
        kept: { key: 'hook-eight-pm' },
      },
      { pattern: 'Mistake', text: "I froze soup in boxes and waited forever. Here's what I'd do today." },
      { pattern: 'How-to', text: "Freezer staples. For weeknights. Here's how." },
      { pattern: 'Question', text: '$19. Would you have guessed?' },
      { pattern: 'Contrarian', text: 'Can we stop overcomplicating freezer staples for weeknights?' },
      { pattern: 'Challenge', text: 'Freezer staples. For weeknights. Are you in?' },
      { pattern: 'Curiosity gap', text: '$19. Remember that number.' },
      { pattern: 'Comparison', text: 'Freezer staples for weeknights: what you need, what you can do without.' },
      { pattern: 'List', text: 'Freezer staples for weeknights: what to keep, what to drop, what to try.' },
    ],
  },
]
