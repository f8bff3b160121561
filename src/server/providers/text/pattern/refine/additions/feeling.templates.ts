import { type AdditionSet } from './addition-set.ts'

const OF_STORY = [
  'I was scared the whole time.',
  'My hands were shaking, and I am glad I did not turn around.',
  'I have not felt like that in years.',
  'I still get a lump in my throat when I tell it.',
]

/** What it is like: the feeling behind a text. */
export const EMOTION_LINES: AdditionSet = {
  doable: [
    'I remember how nervous I was before I started with {~noun}.',
    'I wish I had known how much {~noun} would mean to me.',
    'I did not expect to feel this much about {~noun}.',
    'I was close to giving up on {~noun}, and I am so glad I did not.',
  ],
  any: [
    'I care about {noun} more than I let on.',
    'I never expected {noun} to mean this much to me.',
    'I get a little quiet when I talk about {noun}.',
    'It took me a long time to say how I feel about {noun}.',
  ],
  forms: {
    story: OF_STORY,
    'own-clause': ['I was nervous about showing this.', 'I have never told it like this before.'],
    ban: [
      'I know how it feels to argue with yourself over {doing}.',
      'I was ashamed of {doing} for longer than I like to admit.',
    ],
    order: [
      'I know how it feels to promise yourself this and fail by noon.',
      'I felt lighter the day I started {doing}.',
    ],
    question: ['I used to lie awake over this question.', 'I was too proud to ask this for years.'],
    claim: ['I cannot stop thinking about it.', 'It still gets to me every time I hear it.'],
    versus: ['I have been torn about this for years.'],
  },
  plain: [
    'This one is close to my heart.',
    'I still feel it when I say it out loud.',
    'I wish somebody had told me this sooner.',
    'It took me a long time to be this honest about it.',
  ],
  short: ['It still gets to me.', 'I mean every word.', 'I wish I had known.', 'This one is personal for me.'],
  grave: [
    'You are not alone with this.',
    'If this is you today, I am glad you are here.',
    'It is okay if this is a lot.',
    'I am holding this gently, and so can you.',
  ],
}

/** What lifts: words of courage. */
export const INSPIRING_LINES: AdditionSet = {
  doable: [
    'Give {~noun} one honest try this week.',
    'One small step with {~noun} today beats a perfect plan for next year.',
    'Nobody gets {noun} right the first time, and nobody has to.',
    'Start small with {~noun}, and let it grow from there.',
    'You can do this.',
    'Start today.',
  ],
  any: [
    'If {noun} [matters|matter] to you, that is reason enough to go further.',
    'Let {noun} remind you how much there is left to discover.',
    'Your curiosity about {noun} is worth following.',
  ],
  forms: {
    instruction: [
      'You can {action}, one small step at a time.',
      'You do not have to be ready to {action}. You only have to begin.',
    ],
    order: ['You can {action}, one small step at a time.', 'A week from now, you could be proud of {doing}.'],
    ban: ['One day without {doing} is already a win.', 'You are stronger than one old habit.'],
    story: [
      'If I can do it, so can you.',
      'It is never too late for a first step.',
      'Your own story can turn at any page.',
    ],
    'own-clause': ['If I can do it, so can you.', 'Your own way is allowed to look different.'],
    question: ['Asking is the first step, and you have taken it.', 'You do not need every answer to begin.'],
    claim: ['There is still so much to be amazed by.', 'Stay curious, and the world stays big.'],
    clause: ['Once you understand it, you can change it.'],
  },
  plain: ['You are closer than you think.', 'Start small, and start today.', 'If I can do it, so can you.'],
  short: ['Stay curious.', 'Keep going.', 'Your turn.'],
  grave: ['Be gentle with yourself today.', 'One day at a time is enough.', 'You are allowed to go slowly.'],
}

/** Dry asides. */
export const FUNNY_LINES: AdditionSet = {
  doable: [
    'I have been told {noun} [is|are] not a personality. We will see.',
    'I own three notebooks about {noun} and no patience.',
    '{Noun}: 1. Me: 0.',
    'I gave a speech about {noun} at dinner. I eat alone now.',
  ],
  any: [
    'I have opinions about {noun}. Nobody asked.',
    'My search history is mostly {noun} now.',
    'I think about {noun} a normal amount. Nobody believes me.',
    'My friends have asked me to stop bringing up {noun}. Politely, at first.',
  ],
  forms: {
    ban: ['My old self would like a word.', 'I said this while {doing}, so take notes, not role models.'],
    order: ['I say this as someone who had to be reminded twice today.', 'Do as I say. What I do is under review.'],
    story: [
      'My mother has questions.',
      'There were easier ways. I checked afterwards.',
      'My bank account has asked for a word.',
    ],
    'own-clause': ['Do not show this to a professional.', 'My neighbors have stopped asking.'],
    question: ['I asked my houseplant first. No answer.', 'Yes, I also typed this into a search bar at 2 a.m.'],
    claim: ['I bring this up at parties. I am invited to fewer parties.', 'You can use this to end any small talk.'],
    clause: ['I learned this the way I learn everything: badly, and twice.'],
    versus: ['Families have split over less.', 'I have lost friends over this one. Well, one friend. We are fine.'],
    list: [
      'I would rank them, but I like having friends.',
      'I tested every one of them. My kitchen table has seen things.',
    ],
  },
  plain: [
    'I say this as an expert in getting it wrong.',
    'Yes, I have notes. No, they do not help.',
    'I have told nobody, except everybody.',
  ],
  short: ['Ask my neighbors.', 'Allegedly.', 'Nobody asked, I know.', 'I checked. Twice.', 'My mother agrees.'],
  grave: [],
}

/** What a friend says before or after. */
export const CASUAL_LINES: AdditionSet = {
  doable: [],
  any: [],
  plain: ['Okay, hear me out.', 'Real talk.', 'Quick one.', 'Okay, listen.'],
  short: ['Real talk.', 'Quick one.', 'Hear me out.'],
  grave: ['I will be honest.', 'I will say it as it is.'],
}
