import { type Tone } from '../../shared/features/generation/generation.constants.ts'
import { type HookPattern, type HookPlatform } from '../../shared/features/hooks/hooks.constants.ts'
import { type SavedDemoResult } from './saved-demo-result.ts'
import { type DemoMoment } from './demo-moment.ts'

/** Ten hooks of the demo account, from its facts, some of them saved. The draft writer produces each of them. */
export interface DemoHooks {
  when: DemoMoment
  topic: string
  platform: HookPlatform
  tone: Tone
  details: readonly string[]
  hooks: readonly { pattern: HookPattern; text: string; kept?: SavedDemoResult }[]
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
      { pattern: 'Story', text: 'I used to buy six sauces. Five dinners from one $35 shop.' },
      {
        pattern: 'Story',
        text: 'In March I spent $412 on takeout. Five dinners from one $35 shop.',
        kept: { key: 'hook-takeout', folder: '$5 dinners' },
      },
      { pattern: 'List', text: 'Five dinners from one $35 shop, one by one.' },
      {
        pattern: 'Question',
        text: 'Five dinners from one $35 shop. Which one would you add?',
        kept: { key: 'hook-which-one', folder: '$5 dinners', tags: ['comments'] },
      },
      { pattern: 'Curiosity gap', text: 'Five dinners from one $35 shop. My favorite comes last.' },
      { pattern: 'How-to', text: 'Five dinners from one $35 shop, each in one plain sentence.' },
      { pattern: 'Comparison', text: 'Five dinners from one $35 shop: the obvious and the underrated.' },
      { pattern: 'Contrarian', text: 'Five dinners from one $35 shop: fewer ingredients, better ones.' },
      { pattern: 'Challenge', text: "Five dinners from one $35 shop. Tell me which one you'd add." },
    ],
  },
  {
    when: { daysAgo: 16, at: '12:20' },
    topic: 'Desk lunch without a microwave',
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
        text: 'My tuna melt emptied an entire floor. Desk lunch without a microwave.',
        kept: { key: 'hook-tuna-melt', folder: 'Desk lunches' },
      },
      { pattern: 'How-to', text: 'Desk lunch without a microwave: start here, not where everyone starts.' },
      {
        pattern: 'Proof',
        text: 'Desk lunch without a microwave. My tuna melt emptied an entire floor.',
        kept: { key: 'hook-no-microwave', folder: 'Desk lunches', tags: ['series'], isFavorite: true },
      },
      { pattern: 'Contrarian', text: 'Desk lunch without a microwave: fewer ingredients, better ones.' },
      { pattern: 'Warning', text: "Desk lunch without a microwave: don't buy a thing yet." },
      {
        pattern: 'Comparison',
        text: 'Desk lunch without a microwave: the Tuesday-night version, the Sunday version.',
      },
      { pattern: 'Mistake', text: 'Desk lunch without a microwave: where it goes wrong.' },
      { pattern: 'Curiosity gap', text: "Desk lunch without a microwave: the question I'd ask first." },
      {
        pattern: 'List',
        text: "Desk lunch without a microwave: what matters, what doesn't.",
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
        pattern: 'Proof',
        text: 'Why rice turns out mushy. I stirred it for ten years.',
        kept: { key: 'hook-stirring', folder: 'Kitchen basics' },
      },
      { pattern: 'Story', text: 'Nine pots, one bag of rice. Why rice turns out mushy.' },
      { pattern: 'Question', text: 'Why rice turns out mushy. What would you add?' },
      {
        pattern: 'Story',
        text: 'Eight minutes off the heat. Why rice turns out mushy.',
        kept: { key: 'hook-mushy', folder: 'Kitchen basics', tags: ['thumbnail'] },
      },
      { pattern: 'Contrarian', text: 'Why rice turns out mushy. No big words.' },
      { pattern: 'How-to', text: 'Why rice turns out mushy. In plain words.' },
      { pattern: 'Comparison', text: "Why rice turns out mushy. What I know, and what I don't." },
      { pattern: 'Question', text: 'Why rice turns out mushy. What should more people know?' },
      { pattern: 'Challenge', text: 'Why rice turns out mushy. Tell me what you think.' },
      { pattern: 'List', text: 'Why rice turns out mushy. Piece by piece.' },
    ],
  },
  {
    when: { daysAgo: 5, at: '20:10' },
    topic: 'Four dinners from one chicken',
    platform: 'YouTube',
    tone: 'casual',
    details: ['One $7 chicken', 'Four minutes to strip it', 'I threw the bones away for years'],
    hooks: [
      {
        pattern: 'List',
        text: 'Four dinners from one chicken. One $7 chicken. Four minutes to strip it.',
        kept: { key: 'hook-one-chicken', folder: '$5 dinners', isFavorite: true },
      },
      {
        pattern: 'Story',
        text: 'I threw the bones away for years. Four dinners from one chicken.',
        kept: { key: 'hook-bones', folder: '$5 dinners', tags: ['thumbnail'] },
      },
      { pattern: 'Question', text: 'Four dinners from one chicken. Which would you try first?' },
      {
        pattern: 'Curiosity gap',
        text: 'Four dinners from one chicken. One $7 chicken. Remember that number.',
      },
      { pattern: 'Warning', text: "Four dinners from one chicken. One of them isn't for everyone." },
      { pattern: 'How-to', text: 'Four dinners from one chicken, each in one plain sentence.' },
      { pattern: 'List', text: 'Four dinners from one chicken, one by one.' },
      { pattern: 'Contrarian', text: 'Four dinners from one chicken: fewer ingredients, better ones.' },
      { pattern: 'Challenge', text: "Four dinners from one chicken. Tell me which one you'd add." },
      { pattern: 'Comparison', text: 'Four dinners from one chicken: the obvious and the underrated.' },
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
        pattern: 'Proof',
        text: 'Freezer staples for weeknights. It was 8 p.m. and dinner was already made.',
        kept: { key: 'hook-eight-pm' },
      },
      { pattern: 'Comparison', text: 'Freezer staples for weeknights: what beginners ask, what experts ask.' },
      { pattern: 'How-to', text: 'Freezer staples for weeknights: start here, not where everyone starts.' },
      { pattern: 'Warning', text: "Freezer staples for weeknights: don't buy a thing yet." },
      { pattern: 'Story', text: 'I wish somebody had told me this about freezer staples for weeknights.' },
      { pattern: 'Story', text: 'I froze soup in boxes and waited forever. Freezer staples for weeknights.' },
      { pattern: 'Contrarian', text: 'Freezer staples for weeknights: fewer ingredients, better ones.' },
      { pattern: 'Comparison', text: 'Freezer staples for weeknights: what you see online, what you get.' },
      { pattern: 'List', text: "Freezer staples for weeknights: what matters, what doesn't." },
    ],
  },
]
