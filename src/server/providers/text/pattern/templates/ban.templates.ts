import { type TemplateSet } from './template-set.ts'

/** About an order to leave something be: "stop buying coffee". `{doing}` is what to leave be. */
export const BAN_TEMPLATES: TemplateSet = {
  any: {
    Question: [
      'Is {doing} a choice or a reflex?',
      'Who taught you that {doing} is fine?',
      'What would replace {doing} in your week?',
      'Why are you still {doing}?',
      'What happens if you stop {doing}?',
      'Could you go a week without {doing}?',
    ],
    Contrarian: [
      'You can enjoy your life without {doing}.',
      '{Order}. Do this instead.',
      'Everybody says {doing} is normal. Is it?',
      "It's not about willpower. {Order}.",
    ],
    List: [
      'Three things to do instead of {doing}.',
      'Three reasons people keep {doing}.',
      'Three signs you should stop {doing}.',
    ],
    Story: [
      'I stopped {doing}. Here is why.',
      'My last month of {doing}, in one minute.',
      'It took one bad morning to stop {doing}.',
      'The day I stopped {doing}.',
      'I kept {doing} for years. Then I asked why.',
      'Nobody noticed when I stopped {doing}. I did.',
    ],
    Mistake: [
      'I tried to stop {doing} overnight. That failed.',
      'My mistake was {doing} out of habit.',
      "The mistake isn't {doing} once. It's never asking why.",
    ],
    'Curiosity gap': [
      'The moment you notice how often you are {doing}.',
      'What nobody tells you about {doing}.',
      'What {doing} really costs you.',
      'The real reason you keep {doing}.',
    ],
    'How-to': [
      '{Order}. Here is where to start.',
      'How to stop {doing}, step by step.',
      'How to stop {doing} without missing it.',
    ],
    Challenge: ['{Order} for one week.', 'One week without {doing}. Are you in?'],
    Comparison: [
      'One week of {doing} vs. one week without.',
      'Life with {doing} vs. life without.',
      '{Doing} every day vs. once in a while.',
    ],
    Proof: ['I tracked every time I caught myself {doing}.', 'I stopped {doing}. Here is what held up.'],
    'Before and after': [
      'Me while {doing}. Me a week later.',
      'Before and after I stopped {doing}.',
      'What changed when I stopped {doing}.',
    ],
    Warning: [
      'Careful with {doing}.',
      'Before you go back to {doing}, read your own reasons.',
      '{Order} before it becomes a habit.',
      'Still {doing}? Watch this first.',
    ],
  },
  casual: {
    Question: [
      '{Doing} again? Really?',
      'So, are we done with {doing} or what?',
      "Okay, who's still {doing}?",
      'Be honest: how often are you {doing}?',
    ],
    Contrarian: [
      "Unpopular opinion: {doing} isn't worth it.",
      "You don't need {doing} as much as you think.",
      '{Order}. Seriously.',
      '{Order}. I said it.',
    ],
    List: ['Three dumb reasons I kept {doing}.', "Three things I'd do before {doing} again."],
    Story: [
      'I stopped {doing} and nothing bad happened.',
      "I told my friends I'd stop {doing}. They laughed.",
      'I used to be {doing} all the time. Yeah, no.',
      "I quit {doing}, and I didn't even miss it.",
    ],
    Mistake: ["I kept {doing} because everyone else did. Don't be me."],
    'Curiosity gap': [
      'Okay, so I counted how often I was {doing}.',
      "It's not about {doing}. It's what's behind it.",
      "Here's what {doing} does that you don't see.",
    ],
    'How-to': ["Here's how I stopped {doing} without being weird about it.", "Can't stop {doing}? Try this."],
    Challenge: ['{Order} till Friday. I dare you.', "Bet you can't stop {doing} for a week."],
    Comparison: ["What I thought I'd miss about {doing} vs. what I miss.", '{Doing} vs. literally anything else.'],
    'Before and after': ["Me when I was {doing}: tired. Me now: you'll see."],
    Warning: ["Don't start {doing} again. I know you want to."],
    Proof: ['I made it a week without {doing}. Barely.'],
  },
  professional: {
    Question: [
      'When did {doing} become automatic?',
      'What does {doing} cost you over a year?',
      'Is {doing} still serving you?',
      'What would you gain if you stopped {doing}?',
    ],
    Contrarian: [
      'There are good reasons to keep {doing}. They may not be yours.',
      '{Order}. There is a better use of your effort.',
      'The case against {doing}.',
    ],
    List: [
      'Three steps to stop {doing} for good.',
      'Three better alternatives to {doing}.',
      'Three questions to ask before {doing} again.',
    ],
    Story: ['The decision to stop {doing}, explained.', 'Why I stopped {doing}, and what replaced it.'],
    Mistake: [
      'The error is not {doing}. It is doing it without thinking.',
      '{Doing}: a common habit worth questioning.',
    ],
    'Curiosity gap': [
      'What {doing} says about your routine.',
      'Why {doing} is harder to give up than it looks.',
      'The hidden cost of {doing}.',
    ],
    'How-to': [
      'How to notice when you are {doing} out of habit.',
      'How to replace {doing} with a better habit.',
      'A simple plan to stop {doing}.',
    ],
    Challenge: ['{Order} for seven days. Then review.', 'Pause {doing} for one week and note the difference.'],
    Comparison: [
      'The short-term comfort of {doing} and the long-term cost.',
      '{Doing} and the alternative, side by side.',
    ],
    Proof: ['What remained after I stopped {doing}.'],
    Warning: ['Think twice before {doing} again.'],
    'Before and after': ['What improved after I stopped {doing}.'],
  },
  humorous: {
    Question: [
      'If I stop {doing}, do I get a medal?',
      'Can I list {doing} as a hobby? Because.',
      'Is {doing} my whole personality? My friends voted.',
      'Who is still {doing}? I can see you.',
    ],
    Contrarian: [
      'Experts say {order}. My impulses say otherwise.',
      '{Order}. Signed, your future self.',
      '{Order}. My plants agreed to this message.',
    ],
    List: ['Stages of not {doing}: pride, doubt, bargaining, lunch.', 'Three excuses for {doing}, all of them mine.'],
    Story: [
      'I replaced {doing} with sighing. Free, at least.',
      'My last time {doing}. A memorial.',
      'I swore off {doing}. It was a long four hours.',
      'I broke up with {doing}. We still text.',
    ],
    Mistake: [
      'I announced I would stop {doing}. Publicly. Why.',
      'I was {doing} before it was a problem. Trendsetter.',
    ],
    'Curiosity gap': [
      '{Doing}: a love story nobody approved.',
      'What I tell people about {doing}, and the truth.',
      'Somebody tracked how often I was {doing}. It was me. I cried.',
    ],
    'How-to': [
      'How to stop {doing}: hide it from yourself, fail, repeat.',
      'How to stop {doing} and become unbearable about it.',
    ],
    Challenge: ['Stop {doing} for a day. I made it to lunch.', "{Order} without telling anyone. You can't."],
    Comparison: ['{Doing}: the dream versus the morning after.'],
    'Before and after': ['Before: always {doing}. After: unbearably smug.'],
    Warning: ["{Order}. Or don't. I'm not your mother."],
    Proof: ['One day without {doing}. Historians are on their way.'],
  },
  inspiring: {
    Question: [
      'What are you really looking for when you are {doing}?',
      'What small thing could replace {doing}?',
      'Who could you be without {doing}?',
      'What would you do with the space {doing} takes up?',
    ],
    Contrarian: [
      'You are not your habit of {doing}.',
      '{Order}. You deserve the space it leaves.',
      'You can stop {doing} without being perfect about it.',
    ],
    List: ['Three gentle ways to let go of {doing}.', 'Three good things that waited behind {doing}.'],
    Story: [
      'I forgave myself for {doing}. Then I could stop.',
      'The first day I did not miss {doing}.',
      'I stopped {doing}, one day at a time.',
      'Letting go of {doing} gave me room to breathe.',
    ],
    Mistake: [
      'I judged myself for {doing}. Kindness worked better.',
      'I thought {doing} was helping me. Letting go did.',
    ],
    'Curiosity gap': ['There is a quieter way to feel good than {doing}.', 'What opens up when you stop {doing}.'],
    'How-to': ['Start small: skip {doing} once.', 'How to be kind to yourself when you stop {doing}.'],
    Challenge: [
      'Notice every time you feel like {doing}. Just notice.',
      'One day without {doing}. Then one more.',
      '{Order} today. Tomorrow gets easier.',
    ],
    Proof: ['Every time you skip {doing}, it counts.', 'If I could stop {doing}, so can you.'],
    'Before and after': ['From {doing} every day to choosing freely.', 'Look how far you can come without {doing}.'],
    Warning: ["Don't let one slip send you back to {doing}."],
  },
  YouTube: {
    'Before and after': ['This video is what happened after I stopped {doing}.'],
    Question: ['Watch this video before you go back to {doing}.'],
    Story: ['I stopped {doing} and filmed it for this video.'],
  },
  TikTok: {
    Warning: ['Stop scrolling. And {order}.'],
    Challenge: ['Stitch this with your best excuse for {doing}.'],
    Question: ['Stop scrolling: when did you last catch yourself {doing}?'],
  },
  Instagram: {
    Challenge: ['Save this and stop {doing} for a week.', 'Send this to someone who keeps {doing}.'],
    List: ['Save this for the next time you feel like {doing}.'],
  },
}
