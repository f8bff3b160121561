/** The steps of the wizard with their questions. */
export const WIZARD_STEPS = [
  {
    name: 'Niche and audience',
    question: 'What do you make, and for whom?',
    hint: 'Two answers, in your own words if you like.',
  },
  {
    name: 'Voice and style',
    question: 'How do you sound?',
    hint: 'Optional. Choose what is closest; you can change it at any time.',
  },
  {
    name: 'Goals',
    question: 'What should your content do for you?',
    hint: 'Optional. Choose as many as you like.',
  },
] as const

/** Index of the last step, from 0. */
export const LAST_STEP = WIZARD_STEPS.length - 1
