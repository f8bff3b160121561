import { type TemplateSet } from './template-set.ts'

/** About something one does or keeps: "sourdough", "meal prep", "houseplants", "cooking for one". */
export const CRAFT_TEMPLATES: TemplateSet = {
  any: {
    Question: [
      'Still guessing your way through {noun}?',
      'What if {noun} [is|are] easier than you make {it}?',
      'Why [does|do] {noun} feel so hard at first?',
    ],
    Contrarian: [
      'Most {adjunct} advice skips the part that matters.',
      'Stop overcomplicating {noun}.',
      "You don't need more tips on {noun}. You need fewer.",
      "You're not bad at {noun}. You started in the wrong place.",
    ],
    List: [
      "Three {adjunct} mistakes I'd never make twice.",
      "Three things I'd tell any beginner about {noun}.",
      'Three small changes that make {noun} easier.',
      '{Noun}: one rule to keep, one rule to break.',
    ],
    Story: [
      'I almost gave up on {noun}. One small change kept me going.',
      'My first try at {noun} was a mess.',
      'I wish somebody had shown me {noun} like this.',
    ],
    Mistake: [
      'The beginner mistake everyone makes with {noun}.',
      'If {noun} [feels|feel] hard, check this first.',
      'The {adjunct} mistake I made until last week.',
    ],
    'Curiosity gap': [
      'The boring part of {noun} is the part that works.',
      'What {noun} really [looks|look] like when nobody is filming.',
      'The {adjunct} step nobody films.',
    ],
    'How-to': [
      'How to get better at {noun} without starting over.',
      "How I'd start with {noun} if I had to begin again.",
      'A simple way into {noun} for complete beginners.',
    ],
    Challenge: ['Try {noun} my way for one week.', 'Give {noun} ten minutes today.'],
    Comparison: ['{Noun}: what beginners do vs. what works.', '{Noun} the easy way vs. the way you were taught.'],
    Proof: [
      'I tested the usual advice on {noun}. Keep this, skip that.',
      'I tried the popular {adjunct} tips. One survived.',
    ],
    'Before and after': ['{Noun} on day one versus {noun} today.', 'My {adjunct} then. My {adjunct} now.'],
    Warning: ["Don't start with {noun} until you've seen this.", "Don't spend money on {noun} before you know this."],
  },
  casual: {
    Question: ['Why [does|do] everybody make {noun} look so easy?', 'Anyone else winging it with {noun}?'],
    Contrarian: ["You're overthinking {noun}.", "Okay, {noun} shouldn't be this hard."],
    List: ["Three {adjunct} shortcuts I'm not even sorry about.", 'Three lazy rules for {noun} that hold up.'],
    Story: ["I'm lazy. Here's how I handle {noun}.", "So I tried {noun} again, and this time I didn't hate it."],
    Mistake: ["I messed up {noun} so you don't have to.", 'That thing you do with {noun}? Yeah, stop.'],
    'Curiosity gap': ["Here's the {adjunct} thing nobody told me.", 'One tiny thing made {noun} so much easier.'],
    'How-to': ["Let's make {noun} less annoying.", "Here's how I keep {noun} simple."],
    Challenge: ["Try {noun} like this and tell me I'm wrong.", "Be bad at {noun} for a week. It's allowed."],
    Comparison: ['{Noun} on my feed vs. {noun} at my place.', '{Noun}: the fancy way, or my way?'],
    Proof: ["My {adjunct} isn't pretty, but it works.", 'I skipped the fancy stuff with {noun}. It still worked.'],
    'Before and after': ['{Noun} used to stress me out. Not so much now.'],
    Warning: ["Don't buy anything for {noun} yet.", "If {noun} [stresses|stress] you out, you're not alone."],
  },
  professional: {
    Question: ['What separates good {adjunct} from great?', 'What is the first thing to improve about {noun}?'],
    Contrarian: ['Better {adjunct} starts with doing less.', 'Most problems with {noun} begin before you start.'],
    List: ['Three habits that improve {noun} over time.', 'Three standards to set for {noun}.'],
    Story: ['What years of {noun} taught me about patience.', 'I rebuilt my approach to {noun} from the ground up.'],
    Mistake: [
      'The most expensive mistake in {noun} is rushing.',
      'Correct this one habit, and {noun} [gets|get] easier.',
    ],
    'Curiosity gap': [
      'What experienced people do differently with {noun}.',
      'The part of {noun} that deserves more time.',
    ],
    'How-to': [
      'A practical approach to {noun}, without the jargon.',
      'How to approach {noun} when time is short.',
      'How to improve {noun} in three clear steps.',
    ],
    Challenge: ['If you change one thing about {noun} this month, change this.'],
    Comparison: ['{Noun} by habit versus {noun} by design.', 'Rushed {adjunct} versus planned {adjunct}.'],
    Proof: [
      'The basics of {noun} still outperform the tricks.',
      'What remains of the advice on {noun} after a real test.',
    ],
    'Before and after': ['{Noun} before and after a clear plan.'],
    Warning: ['Before you invest in {noun}, read the fundamentals.', 'Avoid this shortcut in {noun}.'],
  },
  humorous: {
    Question: [
      'Did anyone read the instructions for {noun}, or just me?',
      'Is anyone else this emotional about {noun}?',
    ],
    Contrarian: [
      'Step one of {noun}: lower your standards.',
      'Perfect {adjunct} is a myth invented by people with time.',
    ],
    List: ['Three stages of {noun}: excitement, regret, snacks.', "Three {adjunct} rules I made up. They're law now."],
    Story: [
      'Day one of {noun}: confident. Day two: googling.',
      'I tried {noun} once. The neighbors still bring it up.',
      'I told everyone about my {adjunct}. Now I have to do it.',
    ],
    Mistake: [
      'I skipped the instructions for {noun}. You can tell.',
      "I'm not saying I'm bad at {noun}. Other people are saying it.",
    ],
    'Curiosity gap': [
      'What {noun} [looks|look] like behind the good lighting.',
      'My {adjunct} has a secret. The secret is panic.',
    ],
    'How-to': ['{Noun} for people who never read the manual.', 'How to fake being good at {noun}.'],
    Challenge: ['One week of {noun} without telling anyone. Impossible.'],
    Comparison: [
      '{Noun}: easy, they said. Relaxing, they said.',
      'Me planning {noun} versus me doing anything at all.',
    ],
    Proof: ["I've failed at {noun} in four rooms of this house."],
    'Before and after': ['Before {noun}: free time. After: a personality.'],
    Warning: [
      'Warning: {noun} may cause unsolicited advice.',
      'Start with {noun} and you will own gear. So much gear.',
    ],
  },
  inspiring: {
    Question: ['What if today is the day you try {noun}?', 'What would {noun} look like without the pressure?'],
    Contrarian: [
      "You don't have to be good at {noun} to enjoy {it}.",
      'Your first try at {noun} is allowed to be messy.',
      "You're not too late for {noun}.",
    ],
    List: ['Three small wins on the way to better {adjunct}.', 'Three gentle ways to begin with {noun}.'],
    Story: ['I was a beginner at {noun} longer than I like to admit.', '{Noun} gave me ten quiet minutes a day.'],
    Mistake: [
      'I compared my {adjunct} to everyone else. Then I stopped.',
      'Waiting to feel ready for {noun} was my mistake.',
    ],
    'Curiosity gap': ['Progress with {noun} is quiet. Keep going.', 'The best thing about {noun} happens slowly.'],
    'How-to': ['Start badly with {noun}. Just start.', '{Noun}, one small step at a time.'],
    Challenge: ['Ten minutes of {noun} today. That counts.', 'Give {noun} one more try this week.'],
    Comparison: [
      'A little {adjunct} today beats a perfect plan someday.',
      'Your {adjunct} today, not someone else on their best day.',
    ],
    Proof: ['Nobody starts out good at {noun}. Start anyway.', 'Small steps count with {noun}, too.'],
    'Before and after': [
      "A year from now, you'll be glad you gave {noun} a chance.",
      'Look how far your {adjunct} has come.',
    ],
    Warning: ["Don't quit {noun} on a bad day."],
  },
  YouTube: {
    'How-to': ['Everything I know about {noun}, in one honest video.'],
    Mistake: ['This video starts with my worst mistake with {noun}.'],
    'Before and after': ['Watch this before your next try at {noun}.'],
  },
  TikTok: {
    Mistake: ['Stop scrolling if {noun} never [works|work] for you.'],
    'How-to': ['{A adjunct} tip for people with no patience.'],
    Comparison: ['{Noun}: wait for the part where I mess up.'],
  },
  Instagram: {
    'How-to': ['Save this before your next try at {noun}.'],
    Challenge: ['Send this to the friend who keeps talking about {noun}.'],
    List: ['Save these three rules for {noun}.'],
  },
}
