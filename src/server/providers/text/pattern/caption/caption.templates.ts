import { type Voice } from '../creator/voice.ts'

/** How a content is spoken of: the form of its topic, told apart only where the words differ. */
export type CaptionGroup =
  | 'craft'
  | 'thing'
  | 'name'
  | 'own'
  | 'being'
  | 'list'
  | 'tries'
  | 'span'
  | 'action'
  | 'ban'
  | 'question'
  | 'clause'
  | 'story'
  | 'claim'
  | 'format'
  | 'versus'
  | 'label'
  | 'foreign'
  | 'sign'
  | 'empty'
  | 'grave'

/**
 * The lines for one group. Slots as in `TemplateSet`; `{medium}` is "post" or "video". `angle` says what the content
 * gives, `learn` are points that end without a mark, `ask` are questions to its readers.
 */
export interface CaptionLines {
  angle: readonly string[]
  learn: readonly string[]
  ask: readonly string[]
}

export const CAPTION_LINES: Readonly<Record<CaptionGroup, CaptionLines>> = {
  craft: {
    angle: [
      "Everything here is about {noun}: what works, what doesn't, and what I'd try first.",
      'One way in: give {noun} ten quiet minutes this week and write down one thing you notice.',
      'Begin with one small part and leave the rest for later.',
      'Ten quiet minutes this week are enough to start. Write down one thing you notice.',
      "What works, what doesn't, and what I'd try first: all of it is in here.",
      'The useful part of {noun} is rarely the part that gets filmed, so I filmed that one.',
      'If {noun} [feels|feel] like a lot right now, begin with one small thing and leave the rest for later.',
    ],
    learn: [
      'what matters most with {noun}',
      'where people get stuck, and why',
      'one step to try first',
      'what I would leave out',
    ],
    ask: [
      'What would you tell a beginner about {noun}?',
      'How do you handle {noun}?',
      'What would you leave out?',
      'What did you learn the slow way?',
      'What took you longest to understand about {noun}?',
    ],
  },
  thing: {
    angle: [
      'One detail about {noun} is worth a second look. I put it in here.',
      "I wanted to know more about {noun} than the headline, so that's what this {medium} is about.",
      'Take one question about {noun} with you when you leave. That is enough.',
      'One detail is worth a second look. I put it in here.',
      'Take one question with you when you leave. That is enough.',
    ],
    learn: ['what makes {noun} worth a closer look', 'what is easy to overlook', 'the question I still have'],
    ask: [
      'What would you like to know about {noun}?',
      'What do you think of first when you hear {noun}?',
      "What's your take on {noun}?",
      'What would you add?',
    ],
  },
  name: {
    angle: [
      'What I think of when I hear {noun}, in one {medium}.',
      "No ranking, no rumors. Only {noun} and what I'd like to talk about.",
    ],
    learn: ['what comes to mind first with {noun}', 'what is easy to overlook', "what I'd like to hear from you"],
    ask: ['What do you think of first when you hear {noun}?', "What's your own story with {noun}?"],
  },
  own: {
    angle: [
      '{Noun}, the way things really look, without the tidy version.',
      'This is {noun} on an ordinary day. I left the messy parts in.',
    ],
    learn: ['{noun}, the way things really look', 'what works and what does not', 'what I would change next time'],
    ask: ['What would you like to see more of?', 'What would you ask me about {noun}?'],
  },
  being: {
    angle: [
      'A little time with {noun}, exactly as it was.',
      'Nothing was planned here. That is the nice thing about {noun}.',
    ],
    learn: ['a little time with {noun}', 'what happens when nothing is planned', 'the moment I keep coming back to'],
    ask: ['Who does this remind you of?', 'Who is the one that makes your day like this?'],
  },
  tries: {
    angle: [
      'Pick one of {these} and leave the rest for later.',
      'You will not need {these} all at once. One is plenty for today.',
    ],
    learn: ['{these}, one by one', 'which one I would start with', 'what to skip if you are short of time'],
    ask: ['Which one would you try first?', 'Which one is missing?'],
  },
  list: {
    angle: [
      'Go through {these} one by one, without hurry.',
      'I picked {these} because people keep asking me about them.',
    ],
    learn: ['{these}, one by one', 'which one surprised me', 'what they have in common'],
    ask: ['Which one did you not expect?', 'Which one would you add?'],
  },
  span: {
    angle: [
      'From start to finish, with the days that went badly left in.',
      '{Noun}, from start to finish, with the days that went badly left in.',
      'What {noun} asked of me, and what I would do differently.',
    ],
    learn: ['{noun}, from start to finish', 'what was easier than expected', 'what was harder'],
    ask: ['Would you try it?', 'How long would you last?'],
  },
  action: {
    angle: [
      'Anyone who wants to {action} needs a first step, not a perfect plan.',
      'If you want to {action}, begin with one thing you can finish today.',
      'To {action}, you need a start more than you need a plan.',
    ],
    learn: [
      'how to {action}, step by step',
      'the mistake that costs the most time',
      'what to do when it does not work',
    ],
    ask: ['What is stopping you at the moment?', 'Which step is the hardest for you?', 'What would you add?'],
  },
  ban: {
    angle: [
      'If {doing} is a habit of yours, change it for one day and see what happens.',
      'Notice when {doing} happens without you deciding. That is where it begins.',
    ],
    learn: ['what {doing} really gets you', 'what to do instead', 'how to make it stick'],
    ask: ['Could you do it for a week?', 'Which habit was the hardest for you to break?'],
  },
  question: {
    angle: [
      'The question is old, the answers are loud. Here is a calm one.',
      'I took the question seriously and left out what nobody can check.',
    ],
    learn: ['the question: {question}?', 'the short answer', 'what it depends on'],
    ask: ['How would you answer it?', 'What did you believe before?'],
  },
  clause: {
    angle: ["Here's {clause}, without the long detour.", 'This is {clause}, told the way I would tell a friend.'],
    learn: ['{clause}', 'what surprised me most', 'what I would do next time'],
    ask: ['What would you add?', 'What surprised you?'],
  },
  story: {
    angle: [
      'One sentence never tells the whole of it. Here is the rest.',
      'I told this to a friend first. Then I thought of you.',
    ],
    learn: ['how it started', 'what I did not expect', 'what I would tell somebody at the beginning'],
    ask: ['What would you like to know about it?', 'Tell me yours in the comments.'],
  },
  claim: {
    angle: ['I looked at both sides before I said it.', "If you've seen it differently, I want to hear it."],
    learn: ['where the idea comes from', 'what speaks for it and what does not', 'what I make of it'],
    ask: ['Do you agree?', 'What did you believe until now?'],
  },
  format: {
    angle: [
      'What you get: {a kind} that keeps to what I would tell a friend.',
      'I made {a kind} the way I like to watch one: no filler.',
    ],
    learn: ['{kind}, from start to finish', 'what stood out', 'whom it is for'],
    ask: ['What should I look at next?', 'What would you like to know that I left out?'],
  },
  versus: {
    angle: ['Both sides get a fair minute here.', '“It depends” is a lazy answer, so I compared properly.'],
    learn: ['what speaks for each side', 'what people forget to compare', 'when I would choose which'],
    ask: ['Which side are you on?', 'Which one, and why?'],
  },
  label: {
    angle: ['The short version is here, the long one in the comments.', 'I kept it as plain as I could.'],
    learn: ['{label}: the main points', 'what is easy to overlook', 'what I would try first'],
    ask: ['What would you add?', 'How do you see it?'],
  },
  foreign: {
    angle: ['In this {medium}: {label}.', '{Label}: all of it in this {medium}.'],
    learn: [],
    ask: ['Tell me in the comments.', 'Your thoughts?'],
  },
  sign: {
    angle: ['No words needed.', 'That is the whole story.'],
    learn: [],
    ask: ['What would you add?', 'Your answer in emoji, please.'],
  },
  empty: {
    angle: ['I will let the {medium} speak first.', 'Watch first, read later.'],
    learn: ['what it is about', 'what comes next'],
    ask: ['What do you see in it?', 'What would you call it?'],
  },
  grave: {
    angle: [
      'There is no right way to go through this. Take what helps and leave the rest.',
      'Be as slow as you need. Nobody is in a hurry here.',
      'If this is close to home, talk to someone you trust. You do not have to carry it alone.',
    ],
    learn: ['what I wish I had known', 'what helped a little', 'what to say to someone who is in it'],
    ask: [
      'You can leave a word in the comments, or none at all.',
      'If you would like to share something, I will read it.',
      'Send this to someone who should not be alone with it.',
    ],
  },
}

type Personality = Voice['personality']

/** What a personality adds, by what the topic is. */
export interface PersonalLines {
  /** About a thing, named. */
  noun: readonly string[]
  /** Beside advice. */
  advice: readonly string[]
  /** Beside what is told: a story, a pet, a name, a claim. */
  told: readonly string[]
}

/** `{thing}` is something from the creator's niche. None of these stands on a grave topic. */
export const PERSONAL_LINES: Readonly<Record<Personality, PersonalLines>> = {
  professional: {
    noun: [
      'A clear look at {noun}: what matters, what does not, and in which order.',
      'What I check first when it comes to {noun}, and why.',
      'Precision matters with {noun}, so I take it one step at a time.',
    ],
    advice: [
      'The conclusion comes first, the reasons follow.',
      'I name the limits as well as the benefits.',
      'Read it once, then decide for yourself.',
    ],
    told: [],
  },
  friendly: {
    noun: [
      'If {noun} [has|have] been on your mind too, pull up a chair.',
      'I kept it simple, so you can follow even if {noun} [is|are] new to you.',
    ],
    advice: [
      "You're welcome here, whether you know all about it or nothing.",
      "If you get stuck, say so. That's what I'm here for.",
    ],
    told: ["Pull up a chair, I'll tell you the whole thing.", 'I smiled while I wrote this. Maybe you will, too.'],
  },
  humorous: {
    noun: [
      '{Noun} and I have a history. Most of it is funny now.',
      'My plan for {noun} was perfect. Then I got out of bed.',
      "I'd call myself an expert on {noun}, but people who know me can read this.",
    ],
    advice: [
      'I had {thing} and a plan. One of them was useful.',
      'I brought {thing}. It did not help.',
      "Don't look at me, I learned it the slow way.",
    ],
    told: [
      'I had {thing} and a plan. One of them was useful.',
      "Nobody asked. I'm telling you anyway.",
      "I've told this one at dinner. Twice.",
    ],
  },
  inspiring: {
    noun: [
      "You don't need to know everything about {noun} to begin. You need today!",
      'Whatever {noun} [means|mean] to you, you are allowed to start small!',
    ],
    advice: ["You don't need a perfect day for this one. You need today!", 'One small step counts. Take it today!'],
    told: ['I hope it stays with you for a while!', 'May it make your day a little lighter!'],
  },
  bold: {
    noun: [
      'Most of what is said about {noun} is too polite to be useful. Not this.',
      "I have an opinion on {noun}, and I'm not going to soften it.",
    ],
    advice: ["I'm not going to soften it.", "Disagree if you like. I've thought about it longer than it looks."],
    told: ['I said what I said.', "I won't apologize for this one."],
  },
  calm: {
    noun: ['Take a slow look at {noun}. There is time.', 'With {noun}, less hurry shows you more.'],
    advice: ['Take your time with this one. It is not going anywhere.', 'Read it slowly. Nothing here is urgent.'],
    told: ['Read it slowly. Nothing here is urgent.', 'Some things are best told quietly. This is one of them.'],
  },
  energetic: {
    noun: ["{Noun}? Yes. Right now. Let's go!", "I could talk about {noun} all day, so here's the short version!"],
    advice: ["Ready? Because I couldn't wait!", "I couldn't keep this to myself!", 'Try it, then tell me everything!'],
    told: ["I've been waiting all week to post this one!", "I couldn't keep this to myself!"],
  },
  honest: {
    noun: ['{Noun}, the way I see things, no gloss.', "I don't have {noun} figured out. I have what I've seen so far."],
    advice: ["I don't have it figured out. I have what I've seen so far.", "It won't suit everybody. Take what fits."],
    told: ["No gloss on this one, that's how it is.", "I left the awkward part in. It's the true one."],
  },
}
