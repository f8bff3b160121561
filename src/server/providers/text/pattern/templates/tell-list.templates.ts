import { type TemplateSet } from './template-set.ts'

/** About several things one is told: "7 signs you're burned out", "facts about sharks". */
export const TELL_LIST_TEMPLATES: TemplateSet = {
  any: {
    Question: ['Did you see {these} coming?', 'Which of {these} hits closest to home?'],
    Mistake: ['I ignored {these} for too long.'],
    'How-to': ['How to remember {these}.'],
    Proof: ['I checked {these} one by one.'],
    Story: ['I learned {these} the slow way.'],
    Comparison: ['{Noun}: what people think vs. what is true.'],
    Warning: ["{Noun}. Don't brush them off."],
    'Curiosity gap': ['{Noun}, and the one hiding in plain sight.'],
  },
  casual: {
    Question: ['Okay, which of {these} is so you?'],
    Mistake: ["I missed {these}, and I wasn't the only one."],
    Challenge: ['{Noun}. How many can you name?'],
    Story: ["I didn't believe {these} until last year."],
    'Curiosity gap': ['{Noun}, and yes, I had all of them.'],
    Warning: ["{Noun}. Don't look away from the last one."],
    List: ["{Noun}, told like I'd tell a friend."],
  },
  professional: {
    Question: ['Which of {these} matters most?', 'Which of {these} did you overlook?'],
    Challenge: ['Choose the most important of {these}.'],
    Warning: ['Before you decide, review {these}.'],
    'Curiosity gap': ['{Noun}, and what they have in common.'],
    'How-to': ['{Noun}, and what to do with them.'],
    Proof: ['{Noun}, explained with examples.'],
  },
  humorous: {
    Question: ['Which of {these} is calling me out? All of them.'],
    Mistake: ['I learned {these} the embarrassing way.'],
    Story: ['I read {these} to my dog. He left the room.'],
    Challenge: ['Read {these} without laughing. I lost.'],
    'Curiosity gap': ['{Noun}. I feel seen and slightly attacked.'],
    Warning: ['{Noun}. You may want to sit down.'],
    List: ['{Noun}, presented by a repeat offender.'],
  },
  inspiring: {
    Question: ['Which of {these} did you need today?'],
    List: [
      '{Noun}, with a kind word for each.',
      '{Noun}, and a small hope at the end.',
      '{Noun} to keep close this week.',
    ],
    Challenge: ['Take one of {these} with you today.'],
    Story: ['I came across {these} when I needed them most.'],
    'Curiosity gap': ['{Noun}, and the hope behind them.'],
    Warning: ["{Noun}. Don't face them alone."],
    Proof: ['{Noun}. I wish somebody had told me.', '{Noun}. If you know them, you are not alone.'],
    Contrarian: ['{Noun}. Be gentle with yourself.'],
    'Before and after': ['{Noun}: I see things differently now.'],
  },
}
