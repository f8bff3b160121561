import { type Stock } from './stock.ts'

/** About something or somebody of the speaker's own: "my cat", "my morning routine as a nurse", "what I eat in a day". */
export const OWN_STOCK: Stock = {
  setup: {
    open: [
      'I get asked about {noun} more often than about anything clever that I do.',
      "Today it's about {noun}, and I'll try to be fair.",
      "I could've made something serious, and I'm showing you {noun}.",
      "You've seen bits of {noun} here and there, so here's the longer look.",
    ],
    more: [
      "I'm not a neutral witness, so take everything with a pinch of salt.",
      "I'll show you the nice side, the annoying side and the part that never ends up in a picture.",
      "You'll probably think of something in your own life while I talk.",
      "That's what I'm hoping for, because mine is only an example.",
      "At every stop there's a small thing that you can try with your own.",
      'And if you know it from your place, tell me how you handle it.',
    ],
  },
  sections: [
    {
      phase: 1,
      lesson: 'order',
      name: 'the way it began',
      idea: [
        "If I'm honest about how it began with {noun}, there was no plan.",
        "People think there was a plan behind {noun}, and there wasn't.",
      ],
      why: [
        'Most things in my life started with somebody asking a question at the wrong moment.',
        "You say yes, or you don't say no quickly enough, and there it is.",
        'Only later do you make up reasons, and they sound very convincing.',
        'I like the version without reasons better.',
        'It reminds me that the next good thing may not announce itself either.',
      ],
      todo: [
        'Think of one thing in your home or your day that started by accident, and tell somebody how.',
        "Look for the oldest picture you have of something that's normal to you now.",
      ],
      show: 'Show the earliest picture you have, and say where it was taken.',
      suits: ['story'],
    },
    {
      phase: 1,
      lesson: 'doubt',
      name: 'the picture others have',
      idea: [
        'From outside {noun} [looks|look] rather different.',
        'Most people who hear about {noun} imagine the wrong thing first.',
      ],
      why: [
        'They see a few seconds, well lit and cut short.',
        'I see the minutes before and after, when nothing happens or everything does.',
        'Neither of us is lying, we just have different seats.',
        "I've stopped explaining it, mostly.",
        "But every now and then it's worth showing the view from my chair.",
      ],
      todo: [
        "Ask somebody what they imagine about a part of your life, and don't interrupt.",
        "Film one minute of your own that you'd normally cut, and look at it tomorrow.",
      ],
      show: 'First the pretty shot, then the same place ten minutes later.',
      suits: ['behind', 'opinion'],
    },
    {
      phase: 2,
      lesson: 'notice',
      name: 'the small thing I look forward to',
      idea: [
        "There's one tiny thing about {noun} that I look forward to every time.",
        "If you asked me for my favorite bit of {noun}, I'd name something very small.",
      ],
      why: [
        "It's over in seconds, and nobody else would notice.",
        "I didn't notice it either for a long time.",
        'Now I wait for it, and the wait is half of the fun.',
        'Big highlights need planning, and small ones only need you to be there.',
        "That's a good deal, if you ask me.",
      ],
      todo: [
        'Find your own tiny highlight of today, and say it out loud at dinner.',
        'For one week, note the smallest nice thing of each day, in three words.',
      ],
      show: 'Show the tiny moment itself, close up, without talking.',
      suits: ['day', 'story'],
    },
    {
      phase: 2,
      lesson: 'repeat',
      name: 'the same thing every day',
      idea: [
        'A lot about {noun} is simply repetition, and I mean that kindly.',
        'Seen over a year, {noun} [is|are] mostly the same few minutes again and again.',
      ],
      why: [
        'In the beginning I wanted every time to be special.',
        "That's exhausting for everyone involved.",
        "At some point it became ordinary, and that's when it became dear to me.",
        'What you repeat, you get to know.',
        'You notice the smallest change, because you know the usual so well.',
      ],
      todo: [
        'Choose one thing that you do every day, and do it once with your full attention.',
        'Write down the order of your first ten minutes tomorrow, and see what surprises you.',
      ],
      show: 'The same gesture on three different days, cut together.',
      suits: ['day', 'tutorial'],
    },
    {
      phase: 2,
      lesson: 'limits',
      name: 'the annoying part',
      idea: [
        "Let's talk about what's annoying, because {noun} [has|have] that side too.",
        "I wouldn't be honest about {noun} without the part that drives me up the wall.",
      ],
      why: [
        'Anything you spend a lot of time with has a corner that rubs.',
        'You can complain about it, and I do, with pleasure.',
        "But I've noticed that I complain most about what I'd never give away.",
        "The rub is a kind of proof that it's real.",
        'Things without any annoying side mostly live in catalogs.',
      ],
      todo: [
        'Name the most annoying thing about something you love, and then the reason you keep it.',
        'Complain properly for one minute, with a timer, and then stop.',
      ],
      show: 'Show the evidence, and look at it for one second too long.',
      suits: ['behind', 'opinion', 'challenge'],
    },
    {
      phase: 2,
      lesson: 'people',
      name: 'the rules that made themselves',
      idea: [
        'Over time, {noun} came with rules that nobody ever wrote down.',
        'There are a few silent rules around {noun}, and you only notice them when somebody breaks one.',
      ],
      why: [
        "A guest does it differently, and suddenly you hear yourself say that it isn't done like that.",
        'Says who? There was never a meeting.',
        'Some of those rules make sense, and some are only old.',
        "I've dropped a few of them, and nothing fell down.",
        'The others I keep, because they save a discussion every single day.',
      ],
      todo: [
        'Write down three silent rules of your own home or job, and cross out one.',
        'Let somebody else do it their way once, and keep your hands behind your back.',
      ],
      show: 'Put one silent rule on screen as if it were an official sign.',
      suits: ['tips', 'day'],
    },
    {
      phase: 3,
      lesson: 'doubt',
      name: 'the thing I had wrong',
      idea: [
        'For a long time I had one thing wrong about {noun}.',
        'My biggest mistake with {noun} was being sure too early.',
      ],
      why: [
        'I had an idea of how it should be, and I kept pushing toward that.',
        'It never quite worked, and I blamed everything but the idea.',
        'Then I stopped pushing for a few days, out of plain tiredness.',
        "That's when I saw how it actually works.",
        'It was simpler than my plan, and a bit insulting.',
      ],
      todo: [
        'Pick one thing that you keep pushing, and leave it alone for three days.',
        'Ask yourself which of your ideas about your own life has never been tested.',
      ],
      show: 'Shake your head at an old clip or note of yours.',
      suits: ['story', 'review'],
    },
    {
      phase: 3,
      lesson: 'people',
      name: "other people's advice",
      idea: [
        'Everyone has advice when it comes to {noun}.',
        "I've collected a lot of opinions about {noun}, and hardly any of them were asked for.",
      ],
      why: [
        'Some of it is good, and it usually comes from people who ask before they talk.',
        'Some of it is meant for a life with more sleep than mine.',
        'I nod, I say thank you, and I try one thing in ten.',
        'That one is often really useful.',
        'So I keep nodding.',
      ],
      todo: [
        'Take one piece of advice that you once dismissed, and try it for two days.',
        "Next time, ask a question before you give advice, and see whether it's still needed.",
      ],
      show: 'Read two opposite tips aloud, one after the other, with a straight face.',
      suits: ['opinion', 'review'],
    },
    {
      phase: 3,
      lesson: 'small',
      name: 'the day nothing worked',
      idea: [
        'There are days on which nothing works with {noun}, and I keep one of them in mind.',
        'To be complete, a word on the bad days with {noun}.',
      ],
      why: [
        'On such days the only sensible plan is a smaller plan.',
        'I lower the bar until I can step over it.',
        'Then I do that, and I call it a day, in both senses.',
        'Nobody has ever asked me about it afterwards.',
        "The next morning it's usually just a morning.",
      ],
      todo: [
        'Write your emergency version on a card: the least that has to happen, in one line.',
        'When the next bad day comes, halve your plan before noon.',
      ],
      show: 'A messy picture, a shrug, a cup of something warm.',
      suits: ['day', 'behind', 'tips'],
    },
    {
      phase: 4,
      lesson: 'notice',
      name: 'what I have learned by accident',
      idea: [
        "Without meaning to, I've learned a few things from {noun}.",
        "If {noun} taught me anything, it wasn't on purpose.",
      ],
      why: [
        "I've learned to look at the clock less and out of the window more.",
        "I've learned that moods pass through a room like weather.",
        "I've learned that attention is about the nicest thing you can give, and that it costs something.",
        'None of that would look good on a certificate.',
        'I use it every day anyway.',
      ],
      todo: [
        "Ask yourself what you've learned lately that nobody taught you.",
        'Give one person or one thing ten minutes of attention today, without a second screen.',
      ],
      show: 'Look out of a window, then back, and smile.',
      suits: ['story', 'day'],
    },
    {
      phase: 4,
      lesson: 'order',
      name: 'what I would keep',
      idea: [
        "If everything had to change tomorrow, I know what I'd keep of {noun}.",
        "Not everything about {noun} matters equally to me, so here's what I'd keep.",
      ],
      why: [
        "It isn't the part that gets the most attention.",
        "It's the part that I'd miss on the second day, not on the first.",
        'You find it by imagining the morning after.',
        'Everything else turns out to be decoration, and some of it can go.',
        'That thought has made a few decisions surprisingly easy.',
      ],
      todo: [
        "Make a list of three things you'd keep, and look at what's missing from it.",
        'Put something aside for a week, and see on which day you miss it.',
      ],
      show: "Hold up the one thing you'd keep, and let it be quiet for a second.",
      suits: ['opinion', 'tips', 'challenge'],
    },
    {
      phase: 4,
      lesson: 'people',
      name: 'your own version',
      idea: [
        "You've probably got your own version of {noun}.",
        "By now I'm more curious about yours than about {noun}.",
      ],
      why: [
        "It'll look different, and it'll have another name.",
        "But there's surely something that you could talk about for this long.",
        'We rarely do, because it seems too small to tell.',
        "It isn't; I've just talked about mine for minutes.",
        'Small things are where most of a life takes place.',
      ],
      todo: [
        "Tell somebody about yours, with one detail that they couldn't have guessed.",
        'Take one picture of it today, exactly as it is, without tidying up.',
      ],
      show: 'Point at the viewer, then hand over an imaginary microphone.',
      suits: ['challenge', 'story'],
    },
  ],
  payoff: {
    open: [
      "So that's the longer look at {noun}.",
      "And that's {noun}, with everything that belongs to it.",
      'Would I change anything about {noun}? A little.',
    ],
    short: [
      'What looks small from outside can be quite big from my chair.',
      "Keep an eye on your own ordinary things; they're better than they look.",
    ],
    more: [
      "The beginning was an accident, the middle is repetition, and I wouldn't swap it.",
      'What looks small from outside can be quite big from my chair.',
      "Keep an eye on your own ordinary things; they're better than they look.",
      "You don't have to improve everything that's yours.",
      "Sometimes it's enough to look at it properly for a few minutes.",
    ],
  },
}
