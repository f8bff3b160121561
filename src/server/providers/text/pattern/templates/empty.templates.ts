import { type TemplateSet } from './template-set.ts'

/** For a topic with nothing to read: they promise a video without words. */
export const EMPTY_TEMPLATES: TemplateSet = {
  any: {
    Question: ['What would you say if you had ten seconds?', 'What are you not saying out loud?'],
    Contrarian: ['No words needed. Just watch.', 'I am not going to explain this one.'],
    List: ['Three seconds of silence. Then it makes sense.', 'Three looks, no words.'],
    Story: ['I had a speech prepared. Then I saw this.', 'It started quietly.'],
    Mistake: ['I said too much last time. Not today.', 'My mistake was trying to explain it.'],
    'Curiosity gap': ['Watch it once with sound, once without.', 'The best part happens in silence.'],
    'How-to': ['How to say it without saying a word.', 'How to tell a story in silence.'],
    Challenge: ['Caption this for me.', 'Describe this in one word.'],
    Comparison: ['What I planned to say vs. what I will show you.', 'Loud videos say less. Watch this one.'],
    Proof: ['See for yourself.', 'I could describe it. I would rather show you.'],
    'Before and after': ['Before: a thousand words. After: one look.', 'First silence. Then this.'],
    Warning: ['Turn your sound on for this one.', 'Look away and you miss it.'],
  },
  casual: {
    Question: ["Okay, I've got nothing. You?"],
    Challenge: ["Fill in the blank. I'll wait."],
    Story: ["I forgot what I wanted to say. Here's this instead."],
  },
  professional: {
    Question: ['What does silence say in a video?'],
    'How-to': ['How to hold attention without a word.'],
    List: ['Three uses of a pause.'],
  },
  humorous: {
    Story: ['I had a script. My cat deleted it.'],
    Question: ['Is it art if I forgot the topic?'],
    Proof: ['My best idea so far is a blank page.'],
  },
  inspiring: {
    Challenge: ['Take one quiet minute with me.'],
    Proof: ['Every good idea starts with an empty page.'],
    Question: ['What would you begin if the page were empty?'],
  },
}
