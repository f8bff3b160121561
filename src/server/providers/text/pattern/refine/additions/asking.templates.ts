import { type AdditionSet } from './addition-set.ts'

const OF_DEED = [
  'When did you last try to {action}?',
  'What makes it hard for you to {action}?',
  'What would help you to {action}?',
]
const OF_STORY = ['Would you have done the same?', 'What would you have done in my place?', 'Have you ever been there?']

/** Questions about the topic. */
export const QUESTION_LINES: AdditionSet = {
  doable: [
    'What would make {~noun} easier for you?',
    'How did you get into {noun}?',
    'What do you wish you had known about {noun}?',
  ],
  any: ['What is your take on {noun}?', 'What would you ask about {noun}?', 'What do people get wrong about {noun}?'],
  forms: {
    count: ['What does your {kind} look like?', 'What would you change about your {kind}?'],
    doing: ['What is stopping you from {doing}?', 'What is the hardest part of {doing} for you?'],
    instruction: OF_DEED,
    order: OF_DEED,
    ban: ['How hard would it be for you to stop {doing}?', 'Could you go one week without {doing}?'],
    list: ['Which of {these} would you pick first?', 'Which of {these} did you see coming?'],
    versus: ['Which side are you on: {label}?', '{Label}: what would you choose?'],
    name: ['What is your favorite thing about {noun}?', 'What comes to mind first when you hear {noun}?'],
    span: ['Would you try {noun}?'],
    format: ['What should the next {kind} cover?'],
    question: ['What is your answer to this: {question}?', 'What would you say: {question}?'],
    clause: ['Did you already know {clause}?', 'Who should hear {clause}?'],
    'own-clause': ['Would you do it the same way?', 'What would yours look like?'],
    story: OF_STORY,
    claim: ['Did you know that {statement}?', 'Do you believe that {statement}?'],
    label: ['{Label}: where do you stand?'],
  },
  plain: ['What would you add?', 'Do you see it the same way?', 'What would you do?'],
  short: ['What about you?', 'Agree?', 'Your take?', 'Do you see it too?'],
  grave: ['What helps you on a hard day?', 'Who could you check on today?', 'How are you, really?'],
}

/** Numbers as advice, never as a statement of fact. */
export const NUMBER_LINES: AdditionSet = {
  doable: [
    'Give {~noun} ten minutes today and ten tomorrow.',
    'Write down three things you want from {~noun}.',
    'Change one small thing about {~noun} for seven days.',
    'Give it ten minutes and three tries.',
    'Take it in 3 small steps.',
  ],
  any: [
    'Note three things about {noun} that surprise you.',
    'Name two questions about {noun} that you would love answered.',
    'Spend five minutes on {noun} before you make up your mind.',
  ],
  forms: {
    instruction: [
      'Set a timer for ten minutes and take the first step.',
      'Plan three small steps, and do the first one today.',
    ],
    order: ['Try it for seven days and keep a tally.', 'Two reminders a day are enough to begin.'],
    ban: ['Try seven days without {doing}.', 'Count one day at a time, up to seven.'],
    story: ['Give me one minute to tell it.', 'Imagine three other ways it could have gone.'],
    'own-clause': ['Give me one minute to show it.'],
    question: ['Take five minutes and write down two answers of your own.'],
    claim: ['Take one minute and think of two examples of your own.'],
    versus: ['Give each of the two one week before you choose.'],
    clause: ['Take five minutes and look at it in three steps.'],
  },
  plain: ['Take one minute for this.', 'Give me one minute.', 'Look at it for two minutes.'],
  short: ['Take 60 seconds.', 'Give me 60 seconds.', 'One minute, that is all.'],
  grave: [
    'Take ten minutes for yourself today.',
    'Send one message to one person today.',
    'Take three slow breaths first.',
  ],
}
