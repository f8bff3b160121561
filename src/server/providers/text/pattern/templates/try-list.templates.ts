import { type TemplateSet } from './template-set.ts'

/** About several things one can try, go to or use: "5 dinners from one pan", "the best coffee shops in Lisbon". */
export const TRY_LIST_TEMPLATES: TemplateSet = {
  any: {
    Question: ['Why does nobody mention {these}?', 'Which of {these} would you try first?'],
    Story: ['I tried {these} so you can pick faster.'],
    'How-to': ['How to get the most out of {these}.'],
    Challenge: ['Pick one of {these} and try it this week.'],
    Proof: ['I put {these} to the test.', '{Noun} I would go back to tomorrow.'],
    Comparison: ['{Noun}: overrated, underrated, just right.', '{Noun}: what looks good vs. what is good.'],
    List: ['{Noun} worth repeating.'],
  },
  casual: {
    Question: ['Which of {these} would you fight for?', 'Okay, which of {these} are you stealing?'],
    Story: ["So I tried {these}, and I've got notes."],
    'How-to': ['{Noun}, the lazy way.'],
    Challenge: ["Try one of {these} and tell me I'm wrong."],
    Warning: ["Fair warning: you'll want all of {these}."],
    List: ['{Noun} I keep coming back to.'],
  },
  professional: {
    'How-to': ['A practical guide to {these}.'],
    Challenge: ['Choose one of {these} and start there.'],
    Comparison: ['{Noun}: what works, what does not.'],
    Proof: ['{Noun} that stand up to a closer look.', '{Noun} that hold up in practice.'],
    List: ['{Noun} worth your time.', '{Noun} I recommend most often.'],
    'Curiosity gap': ['{Noun} that rarely get mentioned.'],
  },
  humorous: {
    Question: ['Which of {these} will I regret first?'],
    Story: ['I tried {these} so my friends could laugh.'],
    Mistake: ['I tried {these} in the wrong order. Naturally.'],
    Challenge: ['Try {these} without texting anyone about it. Impossible.'],
    Comparison: ['{Noun}: some iconic, some a cry for help.'],
    'How-to': ['{Noun} for people with no patience. Hi.'],
    List: ['{Noun}, and zero responsible adults.'],
    Proof: ['{Noun} that survived my supervision.'],
  },
  inspiring: {
    List: ['{Noun} to make today a little lighter.'],
    Challenge: ['{Noun}. Start with just one.', 'Choose one of {these}. Begin today.'],
    Proof: ['{Noun} I would pass on to a friend.', '{Noun} that anyone can begin with.'],
    Warning: ["Don't wait for the right moment. Start with one of {these}."],
    Contrarian: ["{Noun}. You don't need all of them. One is enough.", '{Noun}. Take one, leave the rest.'],
    Question: ['Which of {these} could make your week lighter?'],
    'How-to': ['{Noun}, made simple for beginners.'],
  },
  Instagram: {
    List: ['{Noun}. Save now, try later.'],
    Challenge: ['Swipe through {these} and pick your favorite.', '{Noun}. Send the best one to a friend.'],
  },
  YouTube: {
    Challenge: ['{Noun}. Pick your favorite before this video ends.'],
  },
  TikTok: {
    Challenge: ['{Noun}. Wait for the last one.'],
  },
}
