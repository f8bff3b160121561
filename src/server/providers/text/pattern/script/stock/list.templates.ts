import { type Stock } from './stock.ts'

/** About several things that a video goes through: "5 dinners from one pan", "7 signs you're burned out". */
export const LIST_STOCK: Stock = {
  setup: {
    open: [
      "I'm going through {these}, but not in the order you'd expect.",
      "Lists are easy to save and easy to forget, so let's make {these} stick.",
      "You asked for {noun}, and I'd like you to leave with one that you'll really use.",
    ],
    more: [
      "While you watch, keep asking which one you'd miss if it were gone.",
      'Each one gets a reason, an example and something you can do with it.',
      "Some of them will fit you at once, and one of them won't fit you at all.",
      "That's fine, because a list isn't a law.",
      "I'll begin with the easy end and save the uncomfortable one for later.",
      "You don't have to write along; at the end we come back to the only one that counts for you.",
    ],
  },
  sections: [
    {
      phase: 1,
      lesson: 'small',
      name: 'the easy one',
      idea: [
        'Among {these}, the easiest deserves more respect than it gets.',
        "Let's be fair to the simplest of {these}.",
      ],
      why: [
        'Easy things get skipped because they look too plain to matter.',
        'Then people work on the hard end, get tired, and drop the whole list.',
        'An easy one tells you quickly whether the direction is right.',
        'It costs almost nothing to find out.',
        "And it gives you the momentum you'll want for the rest.",
      ],
      todo: [
        'Do this one today, before the list gets cold.',
        'Take the easiest one, and be done with it before dinner.',
      ],
      show: 'Show the first item of your list, name it, and hold it for two seconds.',
      suits: ['tips', 'tutorial'],
    },
    {
      phase: 1,
      lesson: 'notice',
      name: 'the one hiding in plain sight',
      idea: [
        'One of {these} is so ordinary that people walk right past.',
        "Among {these} there's one that you've seen a hundred times without noticing.",
      ],
      why: [
        "We look for what's new, and the useful thing has been standing there all along.",
        'Ordinary things have no story, so nobody recommends them.',
        'Look at it as if somebody had charged you for it.',
        "Suddenly you see what it's for, and where you've been going around it.",
        "That second look is free, and it's the best part of any list.",
      ],
      todo: [
        'Find the place in your own day where this one has been waiting.',
        'Point at it once today and say out loud what it does for you.',
      ],
      show: 'Show the plainest item of your list and come closer very slowly.',
      suits: ['day', 'behind'],
    },
    {
      phase: 2,
      lesson: 'people',
      name: 'the one that divides people',
      idea: [
        "With {these} there's always one that half of you will love and half of you will question.",
        "I expect comments on this pick from {these}, and that's why it's here.",
      ],
      why: [
        'When everybody nods, a list has said nothing.',
        "People who love this one usually have a certain kind of day, and people who don't have another.",
        "So the useful thing isn't who's right, it's which kind of day you have.",
        'Listen to the reason and not to the volume.',
        'Then take it or leave it without a bad conscience.',
      ],
      todo: [
        "Decide in ten seconds which side you're on, then think of one good reason for the other.",
        'Ask somebody you live or work with for their view, and compare the reasons.',
      ],
      show: 'Hold up the item, shrug, and point to the comments.',
      suits: ['opinion', 'challenge'],
    },
    {
      phase: 2,
      lesson: 'order',
      name: 'the one that has to come first',
      idea: [
        'Some of {these} only make sense in the right order, and this one opens the door.',
        'If you only sort {these} once, put this one at the front.',
      ],
      why: [
        'A list looks as if every line weighed the same.',
        'In truth some lines hold up the others, like the bottom row of a wall.',
        'Take care of that one, and two others nearly take care of themselves.',
        "Leave it out, and you'll work on the rest twice.",
        'You find it by asking which one makes the next one easier.',
      ],
      todo: [
        'Number the list again, your own way, with the supporting one on top.',
        'Cross out everything that can wait until this one is settled.',
      ],
      show: 'Move one card from the bottom of a row to the top.',
      suits: ['tutorial', 'tips'],
    },
    {
      phase: 2,
      lesson: 'repeat',
      name: 'the one that grows on you',
      idea: [
        "There's one among {these} that doesn't impress anyone the first time.",
        'Not all of {these} work at first sight, and this one needs three tries.',
      ],
      why: [
        "Some things show everything at once, and then there's nothing left.",
        'Others open slowly, because you have to bring a bit of practice.',
        'The first time you only see the effort.',
        "The third time you see what it's good for.",
        "If you give up in between, you'll tell people it doesn't work, and you'll believe it.",
      ],
      todo: [
        'Promise this one three honest tries before you judge it.',
        'Write a date next to it, and look at it again then.',
      ],
      show: 'The same item three times in a row, each time a little more relaxed.',
      suits: ['story', 'day'],
    },
    {
      phase: 2,
      lesson: 'small',
      name: 'the one for tired days',
      idea: [
        "One of {these} is for evenings on which you've nothing left.",
        'When your head is full, skip the rest of {these} and take this one.',
      ],
      why: [
        'Most lists are written for people with a free afternoon.',
        'You, on the other hand, have ten minutes and a phone that keeps buzzing.',
        'So every list should have one line that still works then.',
        "It's not the most beautiful one, but it's the one that gets used.",
        'And what gets used is worth more than what gets admired.',
      ],
      todo: [
        'Mark this one as your emergency exit, and use it without feeling guilty.',
        "Try it on the next evening on which you'd rather do nothing.",
      ],
      show: 'Sit down heavily, breathe out, and still show the item.',
      suits: ['day', 'tips'],
    },
    {
      phase: 3,
      lesson: 'doubt',
      name: 'the overrated one',
      idea: [
        "I'll be honest about {these}: one gets more praise than it deserves.",
        "Every list has a star that's a bit overrated, and {these} are no exception.",
      ],
      why: [
        "It's famous because it's easy to explain, not because it does the most.",
        'It photographs well, and that helps.',
        "You don't have to drop it, only expect less of it.",
        "Expecting less is a good deal: you'll either be right or pleasantly surprised.",
        'And it leaves some room for a quieter one.',
      ],
      todo: [
        'Move your star one place down, and see what comes up.',
        "Ask what you'd think of it if nobody had ever recommended it.",
      ],
      show: 'Put the shiniest item aside, gently, and look into the camera.',
      suits: ['opinion', 'review'],
    },
    {
      phase: 3,
      lesson: 'limits',
      name: 'the one that may not be for you',
      idea: [
        "Now for the part that lists leave out: at least one of {these} isn't for you.",
        "You don't have to take all of {these}, and one of them you should leave.",
      ],
      why: [
        'A list pretends that everybody lives the same life.',
        'What helps one person gets in the way of another, and neither is doing it wrong.',
        "Leaving one out isn't laziness, it's editing.",
        'The shorter your own list gets, the more likely it is to happen.',
        'You can always come back to it when your life looks different.',
      ],
      todo: [
        'Cross one out right now, with a clear conscience.',
        'Say which one you drop and why, in a single sentence.',
      ],
      show: 'Cross out one line with a thick pen.',
      suits: ['opinion', 'story'],
    },
    {
      phase: 3,
      lesson: 'doubt',
      name: 'the usual misreading',
      idea: [
        "People read {these} like a checklist, and that's where it goes wrong.",
        'The most common mistake with {these} is wanting all of them at once.',
      ],
      why: [
        'A checklist is finished when every box is ticked.',
        "A good list is finished when you've found your line.",
        'Ticking everything feels great and changes little, because nothing gets your full attention.',
        'Choosing one feels like losing the others, at least for an hour.',
        "After a week you've something that nobody gets from ticking: a result.",
      ],
      todo: [
        'Circle one, fold the paper, and forget about the rest until next week.',
        'Whenever you feel the urge to do all of it, do one twice.',
      ],
      show: 'A long checklist, then a hand that tears off a single line.',
      suits: ['tutorial', 'challenge'],
    },
    {
      phase: 4,
      lesson: 'people',
      name: 'the one to pass on',
      idea: [
        'One of {these} gets better when you give it to somebody else.',
        'Think of a person while you look at {these}, because one of them has their name on it.',
      ],
      why: [
        "You understand a thing differently once you've had to explain it.",
        "You'll leave out what doesn't matter, and notice what you had forgotten.",
        "The other person asks one question that you hadn't thought of.",
        'Now the list belongs to two people, and that makes it stick.',
        "It's also a nicer message than the ones we usually send.",
      ],
      todo: [
        'Send one line to one person, with a sentence on why you thought of them.',
        'Explain it to somebody at the table tonight, without looking it up.',
      ],
      show: 'Hand the item to someone next to the camera.',
      suits: ['story', 'behind'],
    },
    {
      phase: 4,
      lesson: 'notice',
      name: 'your own addition',
      idea: [
        "The best of {these} may be the one that's missing: yours.",
        'No list is complete, and {these} are waiting for your line.',
      ],
      why: [
        "You've been nodding or shaking your head the whole time, and that means you know something.",
        "Something from your own life belongs here and isn't here.",
        "It doesn't have to be clever, it has to be true.",
        "What you add yourself is what you'll remember longest.",
        'And somebody else has been looking for exactly that line.',
      ],
      todo: [
        'Write your own line under the list before you close it.',
        "Ask yourself what you'd have put first, and why it wasn't on mine.",
      ],
      show: 'Leave one empty line at the end of the list and point at it.',
      suits: ['challenge', 'opinion'],
    },
  ],
  payoff: {
    open: [
      "That's it for {these}, and now comes the part that counts.",
      'So what do you do with {these} now?',
      'Of {these}, keep one.',
    ],
    short: [
      'Pick one of {these}, use it tomorrow, and let the others wait.',
      'A list of one is the only kind that gets done.',
    ],
    more: [
      "Not the one I like best, the one that you'd miss.",
      "Put it where you'll see it tomorrow, and let the others go for now.",
      'A list of one is the only kind that gets done.',
      'When it has become ordinary, come back and take the next.',
      'That way you get through all of it without ever trying to.',
    ],
  },
}
