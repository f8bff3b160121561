import { type TemplateSet } from './template-set.ts'

/** About a question that can be answered with yes or no: "is coffee bad for you", "should I quit my job". */
export const YES_NO_TEMPLATES: TemplateSet = {
  any: {
    Question: ['{Question}? Yes or no?'],
    Contrarian: ['{Question}? Both camps miss something.'],
    Challenge: ['{Question}? Answer in one word. Go.'],
    Warning: ["{Question}? Don't answer yet.", '{Question}? Hear this before you decide.'],
    'Curiosity gap': ['{Question}? It is not a yes, and not a no.'],
  },
  casual: {
    Contrarian: ["{Question}? I'm going to annoy both sides."],
    Challenge: ['{Question}? Vote before you watch.'],
  },
  professional: {
    List: ['{Question}? Two arguments for, two against.'],
    Challenge: ['{Question}? Decide, then check your reasons.'],
    Contrarian: ['{Question}? It depends, and here is on what.'],
  },
  humorous: {
    Contrarian: ['{Question}? Yes. No. I need to sit down.'],
    'Curiosity gap': ['{Question}? My group chat has split into two nations.'],
  },
  inspiring: {
    Contrarian: ['{Question}? Only you can answer that, and you can.'],
    Question: ['{Question}? What does your gut say?'],
  },
  Instagram: { Question: ['{Question}? Vote in the comments.'] },
}
