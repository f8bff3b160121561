import { type TemplateSet } from './template-set.ts'

/** Around emoji that are the whole topic. */
export const SIGN_TEMPLATES: TemplateSet = {
  any: {
    Question: [
      'Is it too early for {label}?',
      '{Label} What does this say about me?',
      'Who else feels this today? {Label}',
    ],
    Contrarian: [
      'Everyone has opinions. I have {label}',
      '{Label} I will not explain myself.',
      'Words are overrated. {Label}',
    ],
    List: [
      'Things I love, in order: {label}',
      'My day in one picture: {label}',
      'Three words for {label}? I have none.',
    ],
    Story: ['Today in one picture: {label}', '{Label} This is how it started.', 'It all began like this: {label}'],
    Mistake: ['My first mistake today: {label}', '{Label} I should have seen it coming.'],
    'Curiosity gap': [
      'There is a story behind {label}',
      '{Label} and nothing else matters today.',
      'You will understand {label} in a minute.',
    ],
    'How-to': ['How to explain {label} without words.', '{Label} step by step.'],
    Challenge: ['Guess the story: {label}', 'Describe {label} in three words.', 'Caption this: {label}'],
    Comparison: ['Expectation: {label} Reality: wait for it.', 'Some people meditate. I {label}'],
    Proof: ['Evidence: {label}', '{Label} No further questions.', '{Label} I rest my case.'],
    'Before and after': ['Before: calm. After: {label}', 'Me at 9 a.m. versus me at 9 p.m.: {label}'],
    Warning: ['Careful, this gets very {label}', 'Do not start {label} on an empty stomach.'],
  },
  casual: {
    Question: [
      '{Label} or is that just me?',
      'Okay, who else is {label} right now?',
      'Is it just me or is it very {label} today?',
    ],
    'Curiosity gap': [
      'POV: your day was {label}',
      "{Label} That's it. That's the video.",
      "Here's why I'm {label} today.",
    ],
    Story: ['Mood: {label}', 'Nobody asked, but {label}', 'So this happened: {label}', '{Label} Okay, story time.'],
    Challenge: ["Tell me your day without words. I'll start: {label}", 'Send this to your {label} friend.'],
    Proof: ['If you know, you know. {Label}'],
    Contrarian: ['Not sorry about {label}'],
    List: ['Today’s plan: {label}'],
  },
  professional: {
    Question: ['When is {label} appropriate?', '{Label} What does it mean to you?', 'What does {label} communicate?'],
    'Curiosity gap': ['What people read into {label}', 'The message behind {label}', '{Label} in context.'],
    List: ['Three ways to read {label}', '{Label} in three points.'],
    'How-to': ['How to read {label} correctly.', 'A short guide to {label}'],
    Comparison: ['{Label} intended and {label} received.'],
    Story: ['A note on {label}'],
    Contrarian: ['{Label} says more than a paragraph.'],
    Proof: ['{Label} in practice.'],
    Challenge: ['Describe {label} in one sentence.'],
  },
  humorous: {
    Question: [
      'Do I need a license for {label}?',
      'Is {label} a personality? Asking for me.',
      'Who hurt me? Probably {label}',
    ],
    'Curiosity gap': ['My doctor said less {label} so I found a new doctor.', '{Label} is my love language.'],
    Story: [
      'I came here for {label} and stayed for {label}',
      'They told me to grow up. I chose {label}',
      'My autobiography so far: {label}',
      'Dear diary: {label}',
    ],
    List: ['My five-year plan: {label}', 'My weekly schedule: {label}'],
    Contrarian: ['Adulthood is fine, but have you tried {label}', 'My lawyer advised against {label} and yet.'],
    Challenge: ['Say {label} out loud. Now explain it.'],
    Proof: ['Scientists are still studying my {label}'],
  },
  inspiring: {
    Question: [
      'What if today is a {label} day?',
      'What makes you feel {label} today?',
      'When did you last feel {label}?',
    ],
    Contrarian: [
      'You are allowed to be {label} today.',
      'Some days {label} is enough.',
      'You do not need words for {label}',
    ],
    Story: ['Note to self: {label}', '{Label} and suddenly the day felt lighter.', 'Small joys count: {label}'],
    Challenge: [
      'Look for one {label} moment today.',
      'Let today be a {label} day.',
      'Share {label} with someone who needs it.',
    ],
    Proof: ['Happiness can be this simple: {label}', '{Label} Small things, big smile.'],
    'Curiosity gap': ['The little things: {label}'],
  },
  YouTube: { 'Curiosity gap': ['This whole video is about {label}'], Story: ['One video, one mood: {label}'] },
  TikTok: { Warning: ['Stop scrolling. {Label}'], Challenge: ['Stitch this with your own {label}'] },
  Instagram: { List: ['Save this for a {label} day.'], Question: ['Caption idea, anyone? {Label}'] },
}
