import { type TemplateSet } from './template-set.ts'

/** About a pet or a person close to the creator: "my cat", "my grandmother". */
export const BEING_TEMPLATES: TemplateSet = {
  any: {
    Question: [
      'Can we talk about {noun} for a minute?',
      'What would {noun} say about me?',
      'What [is|are] {noun} really thinking?',
      'Have you met {noun}?',
    ],
    Contrarian: [
      '{Noun} [has|have] better instincts than most experts.',
      "{Noun} [doesn't|don't] care about your algorithm.",
    ],
    List: [
      'Three things {noun} taught me.',
      'Three rules, according to {noun}.',
      'Three reasons I would be lost without {noun}.',
    ],
    Story: [
      'This is a short film about {noun}.',
      'The story of how {noun} changed everything.',
      'The day I understood {noun}.',
      'Nobody believes this story about {noun}.',
    ],
    Mistake: ['I underestimated {noun}.', 'My mistake was arguing with {noun}.'],
    'Curiosity gap': [
      'Wait until you see {noun} before breakfast.',
      'There is something you should know about {noun}.',
      'What {noun} [does|do] when nobody is filming.',
      'The side of {noun} you never see.',
    ],
    'How-to': ['How to live with {noun}: a survival guide.', 'How to win over {noun}.'],
    Challenge: ['Try not to smile at {noun}.', 'Tell me this is not the best thing about {noun}.'],
    Comparison: [
      'What people think of {noun} vs. what I know.',
      '{Noun} vs. me: one of us is in charge.',
      '{Noun} on camera vs. off camera.',
    ],
    Proof: [
      'Nobody can tell me {noun} [is|are] not special.',
      'Proof that {noun} [runs|run] this house.',
      '{Noun}, no filter.',
    ],
    'Before and after': ['Me before {noun}. Me after.', '{Noun}, then and now.'],
    Warning: ['Careful, {noun} will win you over.', 'Never underestimate {noun}.'],
  },
  casual: {
    Question: [
      'Would {noun} survive in the wild? Absolutely not.',
      'Okay, is it just me or [is|are] {noun} the main character?',
      "Who's really in charge here, me or {noun}?",
    ],
    Contrarian: [
      "{Noun} [outranks|outrank] everyone else. I don't make the rules.",
      "I'm not biased, but {noun} [is|are] the best.",
    ],
    List: ['Things {noun} [is|are] weirdly good at.', 'Three things {noun} [gets|get] away with every single day.'],
    Story: [
      'I left {noun} alone for ten minutes.',
      'Day in, day out: me and {noun}.',
      'So, {noun} did a thing.',
      "Let's talk about {noun} for a sec.",
    ],
    Mistake: ['I thought I could outsmart {noun}. Nope.'],
    'Curiosity gap': ["Here's what {noun} [does|do] when I'm not looking.", "I can't believe {noun} did this."],
    Challenge: ["Bet you can't watch {noun} without smiling."],
    Comparison: ['What I bought for {noun} vs. what got used.'],
    Warning: ["Don't make eye contact with {noun}."],
    Proof: ["{Noun} being {noun}. That's it, that's the video."],
    'Before and after': ['{Noun} on day one vs. {noun} now.'],
  },
  professional: {
    Question: ['How would you explain the bond I have with {noun}?', 'What can {noun} teach us about attention?'],
    Contrarian: ['Productivity advice ignores one thing: time with {noun}.', 'The best teacher I know: {noun}.'],
    List: [
      'Three habits I learned by watching {noun}.',
      'Three lessons I owe to {noun}.',
      'Three observations about {noun}.',
    ],
    Story: [
      'A year with {noun}, in one minute.',
      'What {noun} taught me about patience.',
      'How {noun} changed my priorities.',
    ],
    Mistake: ['What I misread about {noun}.'],
    'Curiosity gap': [
      'The small routines I share with {noun}.',
      'A closer look at {noun}.',
      'What I notice about {noun} when I slow down.',
    ],
    'How-to': ['How {noun} helped me build better habits.'],
    Comparison: ['What I assumed about {noun}, and what I learned.'],
    Proof: ['A quiet moment with {noun} that says it all.'],
    Challenge: ['Observe {noun} for one minute. Notice the details.'],
  },
  humorous: {
    Question: [
      '[Is|Are] {noun} the landlord now?',
      '[Does|Do] {noun} know I pay the rent?',
      'Should I ask {noun} for career advice?',
    ],
    Contrarian: [
      '{Noun} [has|have] never paid a bill and it shows.',
      '{Noun} could run a company. Badly, but with presence.',
    ],
    List: [
      'Things {noun} [considers|consider] an emergency.',
      '{Noun}: three crimes, zero remorse.',
      'Three excuses {noun} would use in court.',
    ],
    Story: [
      '{Noun} looked at me. I apologized. Nobody knows why.',
      'A true crime series starring {noun}.',
      'I asked {noun} for feedback. It was brutal.',
      '{Noun} and I are not speaking. Long story.',
    ],
    Mistake: ['I trusted {noun} with one job.'],
    'Curiosity gap': [
      'What {noun} [does|do] at 3 a.m. remains legal, barely.',
      '{Noun}: the documentary nobody funded.',
    ],
    Challenge: ['Win one staring contest against {noun}. I could not.', 'Look at {noun} and explain this behavior.'],
    Comparison: ['My schedule versus what {noun} allows.'],
    Proof: ['{Noun}, caught on camera. Again.'],
    Warning: ['If I disappear, ask {noun}.'],
    'Before and after': ['Before {noun}: furniture. After: memories of furniture.'],
  },
  inspiring: {
    Question: ['What would I do without {noun}?'],
    Contrarian: ['Home is wherever {noun} [is|are].', 'You do not need much to be happy. {Noun} taught me that.'],
    List: ['Three things I promise {noun}.', 'Three small moments with {noun} I never want to forget.'],
    Story: [
      'A thank-you note to {noun}.',
      'The ordinary day with {noun} I will always remember.',
      'What {noun} gave me on a hard day.',
      'I am who I am because of {noun}.',
    ],
    Mistake: ['I used to rush past moments with {noun}.'],
    'Curiosity gap': [
      'What {noun} taught me without a single word.',
      'The little thing {noun} [does|do] that makes my day.',
      'What I see when I look at {noun}.',
    ],
    Challenge: ['Look at {noun} and breathe out.', 'Hug somebody you love today. I started with {noun}.'],
    'Before and after': ['Life before {noun} was quieter. And emptier.'],
    Proof: ['If you need a reason to smile, here [is|are] {noun}.'],
    Warning: ["Don't wait to tell them. I told {noun} today."],
    'How-to': ['How {noun} taught me to slow down.'],
  },
  TikTok: { Story: ['Stop scrolling and meet {noun}.'], Challenge: ["Don't swipe until {noun} [looks|look] at you."] },
  Instagram: {
    Challenge: ['Send this to someone who needs {noun} today.'],
    'Curiosity gap': ['Swipe to see what {noun} did next.'],
  },
  YouTube: {
    'Curiosity gap': ['This video stars {noun}. I only hold the camera.'],
    List: ['Everything about {noun} in one video.'],
  },
}
