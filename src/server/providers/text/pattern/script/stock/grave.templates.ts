import { type Stock } from './stock.ts'

/** About topics on which a joke, a dare or a boast would hurt: quiet, without advice that only a doctor may give. */
export const GRAVE_STOCK: Stock = {
  setup: {
    open: [
      "I'd like to talk about this calmly, and with care: {q}",
      "This isn't easy to say out loud: {q}",
      'Not everybody wants to hear about it, so thank you for staying: {q}',
    ],
    more: [
      'You can stop at any point, and come back or not.',
      "I'm not a doctor, and this isn't treatment or advice for an emergency.",
      'I only want to say a few things that are too rarely said.',
      "If you're in it right now, you don't have to do anything while you listen.",
      'If somebody you love is, some of this may help you to stay close.',
      "There's no order in which it has to be felt, so there's no strict order here either.",
    ],
  },
  sections: [
    {
      phase: 1,
      lesson: 'notice',
      name: 'the right way that does not exist',
      idea: [
        "I'd like to say clearly that nobody does this the right way: {q}",
        "You can't get this wrong in the way you fear: {q}",
      ],
      why: [
        'Some people cry, some people clean the house, some people feel nothing for a long time.',
        'None of that says how much it matters to them.',
        'We compare the inside of ourselves with the outside of others, and it makes us lonely.',
        "What you feel today isn't a verdict on you, and it may be different tomorrow.",
        "It's allowed to be different in the same hour.",
      ],
      todo: [
        'If you can, say one true word about today, even if the word is tired.',
        'Let the next feeling come without judging it, and let it go again.',
      ],
      show: 'Sit still, look beside the camera, and leave time between the sentences.',
    },
    {
      phase: 1,
      lesson: 'people',
      name: 'the silence of others',
      idea: [
        'Around this subject people often fall silent, and the silence hurts: {q}',
        'Many of us never learned how to talk about it: {q}',
      ],
      why: [
        "Most of them aren't cold; they're afraid of saying something that makes it worse.",
        'So they say nothing, and nothing is the loneliest answer.',
        "It helps a little to know that it's fear, not a lack of love.",
        "It doesn't take the hurt away.",
        'You may be disappointed in them and still need them.',
      ],
      todo: [
        "If you're the quiet one, write that you don't know what to say, but that you're here.",
        "If somebody went quiet on you, you may be the one to write first, and you don't have to.",
      ],
      show: 'Hold a phone with an empty message, then put it down.',
    },
    {
      phase: 1,
      lesson: 'notice',
      name: 'the things nobody warns you about',
      idea: ['Nobody tells you about the small things that come with it: {q}', "It isn't only the big moments: {q}"],
      why: [
        "It's a form with one line too many, a song in a shop, a seat at the table.",
        'You hold yourself together for the hard day, and then a Tuesday catches you.',
        "That isn't a step back.",
        "The mind keeps things in odd places, and opens them when it feels safe enough, or when it's too tired to hold on.",
        "It passes, and you're not going mad.",
      ],
      todo: [
        'When a small thing catches you, stop for one breath and name it.',
        'Keep one easy plan for such moments: a door to step out of, a person to call.',
      ],
      show: 'A quiet picture of an ordinary object, held for a few seconds.',
    },
    {
      phase: 2,
      lesson: 'small',
      name: 'the next hour',
      idea: [
        'When everything is too much, make the time smaller: {q}',
        "You don't have to manage all of it at once: {q}",
      ],
      why: [
        "A year can't be carried, and neither can a month.",
        'An hour can, most of the time.',
        "In an hour there's room for a glass of water, a window, a shower, a message.",
        'These things solve nothing, and still they hold you up.',
        'After that hour comes another, and you decide about that one then.',
      ],
      todo: [
        'Choose one kind thing for the next hour, as small as you like.',
        'Drink something, open a window, and let that be enough for now.',
      ],
      show: 'A hand fills a glass of water at a window.',
    },
    {
      phase: 2,
      lesson: 'people',
      name: 'the person who can listen',
      idea: [
        "You don't need many people for this, but one helps a great deal: {q}",
        'Look for one person who can hear it without fixing it: {q}',
      ],
      why: [
        "Good listeners aren't always the ones who are closest to you.",
        "Sometimes it's a neighbor, a colleague, a voice on a helpline.",
        'You can tell by how you breathe afterwards.',
        "Say at the beginning what you need: I only want to tell you, you don't have to answer.",
        'Most people are relieved to be told.',
      ],
      todo: [
        'Think of one name, and send one sentence, without explaining everything.',
        'Tell them beforehand whether you want advice or only company.',
      ],
      show: 'Two cups on a table, one chair still empty.',
    },
    {
      phase: 2,
      lesson: 'people',
      name: 'the art of being there',
      idea: [
        "If it's not you but somebody you love, here's what often helps: {q}",
        'Being close to somebody in this takes less than we think: {q}',
      ],
      why: [
        "You don't have to find words that make it better, because there are none.",
        'Come by, and bring something that needs no answer: soup, bread, clean laundry.',
        "Don't say that they should call if they need anything; hardly anyone calls.",
        "Say that you'll come on Thursday at six, and that they can send you away.",
        'And come again later, when the others have gone back to their lives.',
      ],
      todo: [
        'Offer one concrete thing on one concrete day, and make it easy to say no.',
        'Put a reminder in your calendar for six weeks from now to ask again.',
      ],
      show: 'A bag with a loaf of bread on a doorstep.',
    },
    {
      phase: 2,
      lesson: 'repeat',
      name: 'the body that carries it too',
      idea: [
        "It isn't only in the head; the body carries it as well: {q}",
        "The body knows about it before we've words for it: {q}",
      ],
      why: [
        'It shows in sleep, in the stomach, in shoulders that never come down.',
        "You can't argue with that, but you can be gentle with it.",
        'Something warm, a slow walk, regular meals even when nothing tastes of anything.',
        "It's not a cure, it's a floor to stand on.",
        "If sleep or food stay away for long, that's a good reason to see a doctor.",
      ],
      todo: [
        'Go outside for ten slow minutes today, without any goal.',
        "Eat one simple thing at a fixed time, and don't ask more of yourself than that.",
      ],
      show: 'Feet walking slowly on a path, no music.',
    },
    {
      phase: 3,
      lesson: 'doubt',
      name: 'sentences that do not help',
      idea: [
        'Some sentences are meant well and land badly: {q}',
        'You may have heard things about it that made you feel worse: {q}',
      ],
      why: [
        'That everything happens for a reason, that time heals, that others have it harder.',
        'They close a door that should stay open.',
        'Mostly they protect the person who says them.',
        "You don't have to nod.",
        "A plain I'm sorry, or I don't understand it either, does far less harm.",
      ],
      todo: [
        "Keep one gentle answer ready, such as: I know you mean well, and it doesn't help me right now.",
        "Before you comfort somebody, ask whether they'd like to talk or to be distracted.",
      ],
      show: 'Shake your head slightly, without anger.',
    },
    {
      phase: 3,
      lesson: 'limits',
      name: 'guilt and its questions',
      idea: [
        'For many people guilt comes along, and it asks questions without an answer: {q}',
        "There's a voice that says you should have done something else: {q}",
      ],
      why: [
        'It looks back with everything that you know today.',
        "You didn't know it then.",
        'Guilt can be a way to keep hold of something that was never in our hands.',
        "You may put it down for an evening; it won't mean that you care less.",
        "And if it doesn't let go, it's worth saying out loud to somebody who's trained to hear it.",
      ],
      todo: [
        "Ask yourself what you'd say to a friend with the same thought, and say that to yourself.",
        'Write the question down, close the notebook, and leave it there overnight.',
      ],
      show: 'Close a notebook slowly and rest a hand on it.',
    },
    {
      phase: 3,
      lesson: 'limits',
      name: 'the help that goes beyond friends',
      idea: [
        "There's a point at which love and good friends aren't enough, and that's nobody's fault: {q}",
        'Please take help seriously, and take it early: {q}',
      ],
      why: [
        "You'd see somebody about a broken arm without feeling weak.",
        'This deserves the same.',
        'A doctor, a counselor or a group are there for exactly this.',
        'The first one may not be the right one, and you may look further.',
        "If you're in danger, or think of ending your life, call the emergency number or a helpline where you live, now, and don't stay alone.",
      ],
      todo: [
        "Save the number of a helpline in your phone today, even if you think you won't need it.",
        'Ask somebody to sit next to you while you make the call.',
      ],
      show: 'Look straight into the camera; show the helpline of your country on screen.',
    },
    {
      phase: 4,
      lesson: 'repeat',
      name: 'the good moments in between',
      idea: [
        "At some point you'll laugh, and it may frighten you: {q}",
        "There'll be light moments in it, and they're allowed: {q}",
      ],
      why: [
        "A good hour isn't a betrayal.",
        "It doesn't mean that it's over, or that it wasn't serious.",
        'Heavy and light can sit at the same table.',
        'The light ones give you the strength for the others.',
        'Whoever loves you is glad about each of them.',
      ],
      todo: [
        'When a good moment comes, stay in it for as long as it lasts.',
        "Do one thing this week that used to be easy, without asking whether you're allowed to.",
      ],
      show: 'Light falls through a window; hold the picture.',
    },
    {
      phase: 4,
      lesson: 'notice',
      name: 'what stays and what changes',
      idea: [
        "I won't promise that it goes away, because I don't know that: {q}",
        "It probably won't vanish, but it can change its shape: {q}",
      ],
      why: [
        "Many people say that it doesn't get smaller, but that life around it grows again.",
        'New days are added, and it takes up a smaller part of the room.',
        'Some dates stay heavy, and it helps to know them and to plan them gently.',
        "You won't be who you were before, and you don't have to be.",
        "You're still here, and that's a lot.",
      ],
      todo: [
        'Mark one heavy date, and arrange something kind for that day.',
        "Name one thing that has stayed with you and that you're glad about.",
      ],
      show: 'A path, a tree or a street in its present season.',
    },
    {
      phase: 4,
      lesson: 'people',
      name: 'a place for it',
      idea: [
        "It can help to give it a place, so that it doesn't have to be everywhere: {q}",
        'Some people find it easier once it has a place and a time: {q}',
      ],
      why: [
        'It can be a letter, a walk, a candle, a quarter of an hour on Sunday.',
        'There you may feel all of it, with a beginning and an end.',
        'Outside of it you may get through your day.',
        "That isn't pushing it away, it's holding it with both hands for a while.",
        'You can change the place, or let it go, whenever it no longer fits.',
      ],
      todo: [
        'Choose a quiet quarter of an hour this week, and somebody who knows about it.',
        'Write a letter that nobody has to read.',
      ],
      show: 'A small light on a table in a dark room.',
    },
  ],
  payoff: {
    open: [
      'If you only keep one thing from this, keep it gently: {q}',
      "I'd like to end quietly: {q}",
      'Thank you for listening to this: {q}',
    ],
    short: [
      'One hour, one person, one small kind thing are enough for today.',
      "If today is too much, please ask for help; that's what it's there for.",
    ],
    more: [
      "You don't have to be strong, and you don't have to be further along than you are.",
      'One hour, one person, one small kind thing are enough for today.',
      "And if today is too much, ask for help, because that's what it's there for.",
      "You're not a burden to those who love you.",
      'Take care of yourself on the way out of this video.',
    ],
  },
}
