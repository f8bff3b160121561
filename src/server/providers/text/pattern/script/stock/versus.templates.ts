import { type Section, type Stock } from './stock.ts'

const SECTIONS: readonly Section[] = [
  {
    phase: 1,
    lesson: 'doubt',
    name: 'the question behind the contest',
    idea: [
      'We like to treat it as a match with a winner: {q}',
      'It sounds like a contest, so everybody picks a team: {q}',
    ],
    why: [
      'A contest needs one scoreboard, and in real life there are several.',
      'One side wins on effort, the other on price, a third thing decides on Sunday evening.',
      'As soon as you ask better for what, the shouting stops.',
      "Teams are fun, but they're a poor way to spend your own money and time.",
      "You don't owe either side your loyalty.",
    ],
    todo: [
      'Finish the sentence better for, and only then look at the two again.',
      'Write down what the winner would have to do for you, before you compare anything.',
    ],
    show: 'Two objects on the table, a hand covers each in turn.',
    suits: ['opinion', 'review'],
  },
  {
    phase: 2,
    lesson: 'order',
    name: 'three criteria, no more',
    idea: ['Choose three criteria before you compare: {q}', 'A fair comparison has three rows, not thirty: {q}'],
    why: [
      'With thirty criteria you can prove anything, and people do.',
      'Three force you to say what matters.',
      'Choose them before you look, otherwise your favorite chooses them for you.',
      'Put the most important one first, and let it count double.',
      "If the result surprises you, don't change the criteria; ask why you're surprised.",
    ],
    todo: [
      'Write three words on a card, rank them, and keep the card in your hand while you compare.',
      'Give each side one to five points in each row, quickly, without thinking twice.',
    ],
    show: 'A sheet with two columns and three empty rows.',
    suits: ['review', 'tutorial'],
  },
  {
    phase: 2,
    lesson: 'notice',
    name: 'the hidden cost',
    idea: ["Each side has a cost that isn't on the label: {q}", 'Look at what neither of them mentions: {q}'],
    why: [
      'Some things cost little at first and a lot of attention afterwards.',
      'Others are expensive once and then leave you in peace.',
      'Time for cleaning, waiting, learning and repairing belongs in the sum.',
      'So does the small annoyance that comes back every single day.',
      'Add it up over a year, and the order sometimes turns around.',
    ],
    todo: [
      'List what each side will ask of you in month six, not on day one.',
      'Ask somebody who has lived with one of them for a year what annoys them most.',
    ],
    show: 'Turn the price tag around and look at the back.',
    suits: ['review', 'behind'],
  },
  {
    phase: 2,
    lesson: 'people',
    name: 'the two people in you',
    idea: [
      'Ask which version of you is choosing: {q}',
      "On a good day you'd choose one, on a tired day the other: {q}",
    ],
    why: [
      'The ambitious you does the planning, and the tired you has to live with it.',
      'Most disappointments are choices made by one for the other.',
      "So ask the tired one first, because that's who's there most evenings.",
      'What still works then is your real favorite.',
      'The rest can be for weekends and good intentions.',
    ],
    todo: [
      'Imagine a rainy evening after a long day, and choose again.',
      "Write down which side you'd still use in three months, if nobody ever asked.",
    ],
    show: 'Play both parts: one full of energy, one half asleep on a chair.',
    suits: ['story', 'day'],
  },
  {
    phase: 3,
    lesson: 'limits',
    name: 'the case for both',
    idea: ["It isn't always either one or the other: {q}", "There's a third answer, and it's called both: {q}"],
    why: [
      'Both sounds like dodging, and sometimes it is.',
      "But many people who seem to have decided quietly use each one where it's strong.",
      'What matters is the border: this one for that, and that one for this.',
      'Without a border you pay twice and enjoy neither.',
      'With one you stop arguing with yourself every time.',
    ],
    todo: [
      'Draw a line through your week, and give each side the part it does best.',
      'Write one rule that tells you when to use which, and stick to it for a month.',
    ],
    show: 'Push the two objects together in the middle of the frame.',
    suits: ['opinion', 'tips'],
  },
  {
    phase: 4,
    lesson: 'small',
    name: 'the cheap trial',
    idea: [
      'Try the side you like less, for one cheap week: {q}',
      'Before you commit, borrow one and live with it: {q}',
    ],
    why: [
      "You already know what you'd say about your favorite.",
      'The other one can still surprise you, and surprise is information.',
      'A week is long enough for the novelty to fade and short enough to be no risk.',
      "Don't judge on the first day and not on the last, but somewhere in the middle.",
      "If you miss your favorite, you have your answer; if you don't, you have a better one.",
    ],
    todo: [
      'Borrow, rent or share it for seven days before you decide anything.',
      'Note once a day what you reached for without thinking.',
    ],
    show: 'Hand one of the two to somebody outside the frame and get the other in return.',
    suits: ['challenge', 'review'],
  },
  {
    phase: 4,
    lesson: 'order',
    name: 'the regret check',
    idea: ["Imagine that it's a year later, and you chose wrong: {q}", 'Ask which mistake would be easier to fix: {q}'],
    why: [
      'Not all wrong choices cost the same.',
      'Some can be undone on a Saturday, others follow you for years.',
      "When two options look equal, take the one that's easier to leave.",
      'That sounds timid, but it gets you moving, and moving is how you find out.',
      'You can always close the door later; opening it again is harder.',
    ],
    todo: [
      "Write next to each side how you'd get out of it again, and what that would cost.",
      "Flip a coin, and pay attention to what you hope for while it's in the air.",
    ],
    show: "Flip a coin in slow motion and don't show the result.",
    suits: ['story', 'tips'],
  },
]

/** About two things side by side: "gym vs home workouts". */
export const VERSUS_STOCK: Stock = {
  setup: {
    open: [
      'Ask this in a room, and you get two camps: {q}',
      "You've seen the comparison a hundred times: {q}",
      'No sponsor, no team, just a fair look: {q}',
    ],
    more: [
      'Most comparisons are written by people who had decided before they began.',
      "I'd rather show you how to decide than tell you what I'd take.",
      'We look at what you want, at what each side costs you, and at how to try it cheaply.',
      'Keep your favorite in mind, and be ready to lose it for a minute.',
      "By the end you'll have your own answer, and you'll be able to explain it.",
      "A pen helps, because there'll be three rows to fill in.",
    ],
  },
  sections: SECTIONS,
  payoff: {
    open: ['So, your decision: {q}', 'Who wins? {Q}', 'Last look at the scoreboard: {q}'],
    short: [
      'The winner is the one that your tired self still uses in three months.',
      "If it's close, take the one that's easier to leave.",
    ],
    more: [
      'The winner is the one that your tired self still uses in three months.',
      'You know your three criteria, the hidden cost and the way out.',
      "If it's still close, it doesn't matter much, so take the one that's easier to leave.",
      'And be kind to people who chose the other side; they have other evenings than you.',
      'A good choice is one you can explain in a sentence.',
    ],
  },
}
