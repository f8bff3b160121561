import { type TemplateSet } from './template-set.ts'

/** About a person, a place, a work or a brand: "Taylor Swift", "Minecraft", "New York". */
export const NAME_TEMPLATES: TemplateSet = {
  any: {
    Question: ['What makes {noun} so hard to ignore?', 'What would you ask about {noun} if you had one question?'],
    Contrarian: ['The case against {noun}, made fairly.', 'You can respect {noun} and still disagree.'],
    List: ['{Noun} in three moments.', 'Three moments that explain {noun}.'],
    Story: ['The first time I really paid attention to {noun}.', 'The {adjunct} story most people never hear.'],
    'Curiosity gap': ['The {adjunct} detail even fans miss.', '{Noun}, beyond the headlines.'],
    Comparison: ['{Noun} then vs. {noun} now.', '{Noun}: the hype versus the substance.'],
    Proof: ['One moment that proves the point about {noun}.'],
    'How-to': ['Where to start with {noun} if you are new.'],
  },
  casual: {
    Question: ['{Noun}: overrated, underrated or just right?', 'Wait, when did everyone get into {noun}?'],
    Contrarian: ["I don't get the {adjunct} hate. I said it.", "You're sleeping on {noun}."],
    List: ['Three {adjunct} takes that might lose me friends.', 'My top three {adjunct} moments, no arguing.'],
    Story: ['I finally gave {noun} a chance.', 'So I spent my weekend on {noun}.'],
    'Before and after': ["I didn't get {noun}. Then it clicked."],
    Challenge: ["Sum up {noun} in three words. I'll rate it."],
  },
  professional: {
    Question: ['What can any creator learn from {noun}?', 'Why does {noun} hold our attention?'],
    List: ['Three lessons from {noun}, without the hype.', 'Three decisions that define {noun}.'],
    Mistake: ['What critics of {noun} tend to overlook.', 'What fans of {noun} tend to overlook.'],
    'How-to': ['A short guide to {noun} for newcomers.'],
    Proof: ['What {noun} gets right, and what it takes.'],
    Comparison: ['{Noun}: reputation versus record.'],
  },
  humorous: {
    Question: [
      'Is {noun} a personality trait? Asking as the defendant.',
      'How many {adjunct} facts is too many at a funeral?',
    ],
    Contrarian: ['I know more about {noun} than about my own taxes.', 'My therapist is tired of hearing about {noun}.'],
    List: ['Three {adjunct} opinions I shout at my fridge.', 'My day: coffee, {noun}, regret, {noun}.'],
    Story: ['I mentioned {noun} once. Now the algorithm is raising my kids.'],
    Warning: ['Careful: one {adjunct} video and your feed belongs to {noun}.'],
    Comparison: ['What I remember from school versus what I remember about {noun}.'],
  },
  inspiring: {
    Question: ['What does {noun} remind you is possible?'],
    List: ['Three things {noun} taught me about showing up.'],
    Story: ['{Noun} once felt a world away from me.', 'What I felt the first time I understood {noun}.'],
    'Curiosity gap': ['The quiet work behind {noun}.', 'What {noun} teaches about patience.'],
    Challenge: ['Take one idea from {noun} into your week.'],
    Proof: ['{Noun} started small, too.'],
  },
}
