import { type Frame, type Section } from './stock.ts'

/** About what can be asked, claimed or chosen: each tells of a way to get nearer to an answer without giving one. */
export const INQUIRY_SECTIONS: readonly Section[] = [
  {
    phase: 1,
    lesson: 'notice',
    name: 'the words in it',
    idea: ['Look at the words first, one by one: {q}', 'Read it once more, slowly, as if you had never heard it: {q}'],
    why: [
      "There's almost always one word in there that everybody understands differently.",
      'As long as it stays vague, two people can argue all evening and both be right.',
      'Pin it down, and half of the disagreement disappears.',
      "The other half gets interesting, because now you're talking about the same thing.",
      "It's slow, it's unspectacular, and it saves more time than anything that comes later.",
    ],
    todo: [
      'Pick the vaguest word, and write down what you mean by it in one line.',
      'Ask the next person who brings it up what exactly they mean by that one word.',
    ],
    show: 'Put the sentence on screen and underline one word.',
    suits: ['tutorial', 'opinion'],
  },
  {
    phase: 1,
    lesson: 'people',
    name: 'the reason behind it',
    idea: ["Ask what's behind it when somebody says this: {q}", 'Nobody brings this up for no reason: {q}'],
    why: [
      "Behind it there's usually a worry, a decision or a conversation that didn't go well.",
      'The reason decides what kind of answer helps.',
      "Somebody who has to decide by Friday needs something else than somebody who's just curious.",
      "If you skip the reason, you can give a correct answer that's no use to anyone.",
      'That happens all the time, and everybody walks away annoyed.',
    ],
    todo: [
      "Write down what you'd do differently tomorrow, depending on the answer.",
      "Before you answer anybody, ask what it's for.",
    ],
    show: 'Ask it into the camera, then wait two full seconds.',
    suits: ['story', 'behind'],
  },
  {
    phase: 1,
    lesson: 'doubt',
    name: 'the answer that comes too fast',
    idea: ['You had an answer within a second when you heard this: {q}', 'Notice what your gut said first: {q}'],
    why: [
      "That first answer is cheap: it's whatever you heard last, or heard most often.",
      "It may well be right, but you didn't check it, you only recognized it.",
      'The feeling of knowing and actually knowing are hard to tell apart from the inside.',
      'A simple test is whether you could explain it to someone who disagrees, without getting louder.',
      "If not, it's a habit, and habits deserve a second look.",
    ],
    todo: [
      'Note your first answer now, put it aside, and compare at the end.',
      'Say your quick answer out loud and add the word because, then see what follows.',
    ],
    show: 'Snap your fingers, then hold up an empty hand.',
    suits: ['challenge', 'opinion'],
  },
  {
    phase: 2,
    lesson: 'people',
    name: 'who it depends on',
    idea: [
      'The most honest first reply depends on the person, and that goes for this as well: {q}',
      'Put two very different people next to each other and try it on both: {q}',
    ],
    why: [
      'That it depends sounds like an excuse, and often it is one.',
      'It turns into an answer as soon as you say what it depends on.',
      "Usually it comes down to two or three things: where you start, how much time you have, and what you can't afford to get wrong.",
      'Change one of them, and a good reply turns into a bad one.',
      'So be careful with advice from people whose three things look nothing like yours.',
    ],
    todo: [
      'Write your own three things on one line, and use them as a filter.',
      'Find somebody who starts where you start, and ask how it went for them.',
    ],
    show: 'Two cards, two names, and a different tick on each.',
    suits: ['review', 'tutorial'],
  },
  {
    phase: 2,
    lesson: 'order',
    name: 'the best case for it',
    idea: [
      'Make the strongest case in favor before you say a word against it: {q}',
      'Be fair for a minute and argue for it, as well as you can: {q}',
    ],
    why: [
      'Most of us argue against the weakest version, because it falls over so nicely.',
      "That's entertaining, and you learn nothing.",
      "If you can put a view better than the people who hold it, you've understood it.",
      "Now and then you'll notice that you've talked yourself into it.",
      "That's not a defeat, that's the point of thinking.",
    ],
    todo: [
      'Write three sentences in favor, without irony, and read them to somebody who agrees.',
      "Find the one argument that you can't brush aside, and keep it.",
    ],
    show: 'Step to the left side of the frame and speak for that side.',
    suits: ['opinion', 'review'],
  },
  {
    phase: 2,
    lesson: 'doubt',
    name: 'the best case against it',
    idea: [
      "Take the side that you don't hold, just as seriously: {q}",
      "Ask what speaks against it, and don't pick the easy target: {q}",
    ],
    why: [
      "A good objection isn't an insult, it's a free test.",
      'Look for the case in which it goes wrong, for whom, and how badly.',
      'Sometimes the objection only touches the edge, and you can carry on.',
      "Sometimes it goes right through the middle, and it's better to learn that today.",
      'What survives both sides is worth repeating.',
    ],
    todo: [
      'Ask somebody you trust to tear it apart for five minutes, and only take notes.',
      "Write down one situation in which you'd be wrong, and how you'd notice.",
    ],
    show: 'Step to the right side of the frame and answer yourself.',
    suits: ['opinion', 'challenge'],
  },
  {
    phase: 2,
    lesson: 'small',
    name: 'a test you can run yourself',
    idea: [
      "You don't have to believe anybody here, because you can try part of it yourself: {q}",
      'Shrink it until it fits into one week, and then test it: {q}',
    ],
    why: [
      'Big {matter}s feel untestable, and as long as they stay big, they are.',
      'So take the smallest piece that would still tell you something.',
      'Decide before you start what would count as a yes and what as a no.',
      "If you decide afterwards, you'll find that you were right all along, as everybody does.",
      "One honest week won't settle it for the world, but it may settle it for you.",
    ],
    todo: [
      'Write one line: if I see this, I lean yes; if I see that, I lean no.',
      'Change one thing for seven days, leave the rest alone, and note what happens.',
    ],
    show: 'Write two possible outcomes on paper, fold it, and put it away.',
    suits: ['challenge', 'tutorial', 'tips'],
  },
  {
    phase: 3,
    lesson: 'notice',
    name: 'the size of it',
    idea: [
      'Even when the direction is clear, ask how much and how often: {q}',
      "There's a word that's missing from most talks about this, and the word is how much: {q}",
    ],
    why: [
      'A yes can mean a little or a lot, and the difference decides whether you should care.',
      'Plenty of things are true and too small to matter.',
      'Others are rare, but when they happen they matter a great deal.',
      'Without a sense of size we fear the wrong things and ignore the right ones.',
      "You don't need an exact figure for that, a rough comparison is enough.",
    ],
    todo: [
      'Put it next to two things from your own life, one bigger and one smaller.',
      'Ask of every strong statement: compared with what?',
    ],
    show: 'Hold your hands apart: small, medium, large.',
    suits: ['review', 'tips'],
  },
  {
    phase: 3,
    lesson: 'doubt',
    name: 'the way you heard it',
    idea: [
      'Before you pass it on, ask where your answer comes from: {q}',
      'Trace it back one step, to whoever told you: {q}',
    ],
    why: [
      'One step is usually enough to see whether somebody checked or only repeated.',
      "Things don't become true by being said often, they only become familiar.",
      'Look for a source that would lose something by being wrong.',
      'And be a little stricter with the answers you like, because nobody else will be.',
      'It takes five minutes, which is why it happens so rarely.',
    ],
    todo: [
      'Find the place where it was first said, not the place where it was said best.',
      "Mark what you've checked, what you've heard and what you hope, in three colors.",
    ],
    show: 'Follow a line on paper back to an empty circle.',
    suits: ['behind', 'review'],
  },
  {
    phase: 3,
    lesson: 'limits',
    name: 'what would change your mind',
    idea: [
      "Here's the question after the question, whatever you think of this: {q} What would change your mind?",
      'Say what it would take for you to think differently about this: {q}',
    ],
    why: [
      "If nothing could, it's not an opinion any more, it's furniture.",
      "It's nice to have, and it stands in the way.",
      'Naming the thing that would move you makes you calmer, because you can stop defending the rest.',
      "It also makes talking to you a pleasure, and that's rarer than being right.",
      'Most people have never been asked this, so ask kindly.',
    ],
    todo: [
      "Complete this on paper and keep it where you'll see it again: I'd change my mind if.",
      'Ask it in your next discussion, and answer it first yourself.',
    ],
    show: 'Sit down, take a breath, and speak more quietly than before.',
    suits: ['opinion', 'story'],
  },
  {
    phase: 4,
    lesson: 'small',
    name: 'an answer for today',
    idea: [
      "You won't settle it for good, but you can settle it for today: {q}",
      'Give yourself an answer with a date on it: {q}',
    ],
    why: [
      'Waiting for the final answer is often just a polite way of not deciding.',
      'An answer for today lets you act, and acting gives you the information you were missing.',
      'Put a date on it, and being wrong costs you weeks and not years.',
      "When the date comes, look again with what you've learned.",
      "That isn't wavering, that's how careful people move.",
    ],
    todo: [
      'Write your answer for the next four weeks on one line, and put the review in your calendar.',
      "Decide the smallest thing that you'd do if your answer were right, and do that.",
    ],
    show: 'Write a date next to a short answer and circle it.',
    suits: ['tips', 'tutorial'],
  },
  {
    phase: 4,
    lesson: 'repeat',
    name: 'what you do with it',
    idea: [
      'An answer is only worth something if it changes a normal day, this one included: {q}',
      'In the end it comes down to what you do on a normal Wednesday: {q}',
    ],
    why: [
      'We collect answers like magnets on a fridge, and the fridge stays the same.',
      'Choose the one thing that follows from all this for you.',
      "It'll be smaller than the {matter} was, and that's a good sign.",
      'Small things get done, and done things can be corrected.',
      "After a month you'll know more than any debate could've told you.",
    ],
    todo: [
      'Pick one habit, one sentence or one purchase that changes from tomorrow on.',
      "Tell somebody what you'll do differently, and ask them to check in two weeks.",
    ],
    show: 'Show one ordinary moment of the day in which it matters.',
    suits: ['day', 'challenge'],
  },
]

/** How a question is opened and closed. */
export const QUESTION_FRAMES: { setup: Frame; payoff: Frame } = {
  setup: {
    open: [
      "It's a short question and it doesn't let go: {q}",
      "You're not the only one who wonders about this: {q}",
      "I've stopped giving the one-word answer to this one: {q}",
    ],
    more: [
      "A quick reply would be easy, and you'd forget it by tonight.",
      "I'd rather walk around it with you, side by side, until you can answer it for yourself.",
      "We'll look at the words, at both sides, and at a test you can run at home.",
      "I won't quote figures at you that neither of us can check right now.",
      "At the end you'll have an answer for your own case, and you'll know how sure you can be.",
      "Have a piece of paper ready, because I'll ask you to write something down.",
    ],
  },
  payoff: {
    open: ['So where does that leave us? {Q}', 'Ask it one last time: {q}', 'Now give your own answer: {q}'],
    short: [
      "Don't rush the answer; a good one can wait until you've checked it.",
      "Good questions don't get used up, so ask it again in a month.",
    ],
    more: [
      'If it came quickly again, check it; if it came slowly, trust it a little more.',
      'You know which word it hangs on, what it depends on, and what would change your mind.',
      "That's more than most people have who are completely sure.",
      'Keep your answer for a few weeks, then ask again.',
      "Good questions don't get used up.",
    ],
  },
}

/** How a claim is opened and closed. */
export const CLAIM_FRAMES: { setup: Frame; payoff: Frame } = {
  setup: {
    open: [
      "Here's a sentence that splits every table: {q}",
      'People say it as if it were settled: {q}',
      "Let's take one sentence seriously today: {q}",
    ],
    more: [
      "I won't ask you to believe it, and I won't ask you to laugh at it.",
      "We'll take it apart like a clock, and look at each part in turn.",
      'Both sides get their best argument, and then you decide.',
      "I won't wave studies around that neither of us has read.",
      "At the end you'll know what you'd need to see before you repeat it.",
      'That works for this sentence, and for the next ten that you hear this week.',
    ],
  },
  payoff: {
    open: ['So read it again: {q}', 'Back to the sentence we started with: {q}', 'Say it once more, and listen: {q}'],
    short: [
      'Agree or disagree, but know why before you repeat it.',
      'A sentence that survives a second look has earned its place.',
    ],
    more: [
      'It probably sounds less certain now, and a lot more interesting.',
      "You know where it's strong, where it's thin, and what would decide it for you.",
      'You can still agree with it, only now you know why.',
      'And if you disagree, you can do so without raising your voice.',
      'A sentence that survives all this has earned its place.',
    ],
  },
}
