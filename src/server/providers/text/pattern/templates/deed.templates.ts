import { type TemplateSet } from './template-set.ts'

/** About something the creator did or is doing: "I quit my job to paint", "I'm learning guitar at 50". */
export const DEED_TEMPLATES: TemplateSet = {
  any: {
    Question: ['{Statement}. Would you?', '{Statement}. Brave or foolish?'],
    Contrarian: ['{Statement}. Everyone told me not to.', 'Yes, {statement}. No, I have no regrets.'],
    List: ['{Statement}. Three things I learned.'],
    Mistake: [
      '{Statement}. Here is what I got wrong.',
      '{Statement}. My first mistake came quickly.',
      '{Statement}. Here is what I would do differently.',
    ],
    'Curiosity gap': ['{Statement}. The hard part came later.', '{Statement}. Nobody saw the first week.'],
    'How-to': ['{Statement}. Here is how.', '{Statement}. This is where I started.'],
    Challenge: ['{Statement}. Tell me you would not.'],
    Comparison: ['{Statement}. What I expected vs. what I got.', '{Statement}: the dream versus the Tuesday.'],
    Proof: ['{Statement}. I have the footage.', '{Statement}, and I kept notes.'],
    Warning: ['{Statement}. Hear this before you do the same.', "{Statement}. Don't copy me yet."],
  },
  casual: {
    Contrarian: ["{Statement}, and I'm not even sorry."],
    List: ['{Statement}. Three things I love, one I hate.'],
    Mistake: ["{Statement}. I didn't think it through."],
    'Curiosity gap': ["{Statement}. Here's what nobody tells you."],
    'How-to': ["{Statement}. Here's how I pulled it off."],
    Challenge: ["{Statement}. Tell me I'm wrong."],
    Comparison: ['{Statement}. What I pictured vs. what I got.'],
  },
  professional: {
    Question: ['{Statement}. Was it the right decision?'],
    Contrarian: ['{Statement}. Conventional advice said otherwise.'],
    List: ['{Statement}. Three decisions mattered most.'],
    Story: ['{Statement}. This is the reasoning behind it.'],
    Mistake: ['{Statement}. The mistake I would avoid today.'],
    'How-to': ['{Statement}. The plan, step by step.'],
    Comparison: ['{Statement}: the plan and the reality.'],
    Warning: ['{Statement}. Know the risks first.'],
  },
  humorous: {
    Story: ['{Statement}. My cat was not consulted.'],
    Mistake: ['{Statement}. In my defense, I was unsupervised.'],
    'How-to': ['{Statement}. A guide nobody should follow.'],
    Warning: ['{Statement}. Do not try this with my level of planning.'],
    List: ['{Statement}. One dream, two doubts, nine snacks.'],
  },
  inspiring: {
    Question: ["{Statement}. What's your next brave step?"],
    Contrarian: [
      '{Statement}. I do not need it to look perfect.',
      "{Statement}. I didn't wait until I felt ready.",
      "{Statement}. It's never too late.",
    ],
    List: ['{Statement}. Three things gave me courage.'],
    Story: ['{Statement}. It began with one small step.', '{Statement}. I have never felt more like myself.'],
    Mistake: ['{Statement}. I only wish I had trusted myself sooner.'],
    Challenge: ['{Statement}. Now it is your turn.'],
    'Before and after': ['{Statement}. Look how far one decision can go.'],
    Proof: ['{Statement}. If I can, so can you.', '{Statement}. You are braver than you think.'],
    Warning: ["{Statement}. Don't let fear make your decisions."],
  },
}
