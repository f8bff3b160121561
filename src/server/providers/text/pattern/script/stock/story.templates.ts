import { type Stock } from './stock.ts'

/**
 * About something of the speaker's own: "I quit my job to paint", "my cat", "what I eat in a day". What happened is not
 * known here: the lines hold for any story, and the directions ask for the details.
 */
export const STORY_STOCK: Stock = {
  setup: {
    open: [
      "I've told this in bits and pieces, so here it is properly: {q}",
      "This one is mine, and I'll tell it as plainly as I can: {q}",
      "Here's what this is about, in one line: {q}",
    ],
    more: [
      "I'm not telling it to give you a lesson with a bow on it.",
      "I'm telling it because the version in the pictures leaves out the interesting half.",
      "You'll hear what it looked like from outside, what it was like from inside, and what I'd do differently.",
      'Some of it will sound familiar, even if your own story is about something else.',
      'Take what you need and leave the rest with me.',
      "And if you know a better ending, I'd like to hear it.",
    ],
  },
  sections: [
    {
      phase: 1,
      lesson: 'order',
      name: 'the moment before',
      idea: [
        'Every story starts a bit earlier than we tell it, and so does this one: {q}',
        'Go back to the days just before it begins: {q}',
      ],
      why: [
        'From outside it looks like one decision on one day.',
        "In truth there's a long stretch before it in which nothing seems to happen.",
        'You get used to something, you wonder about something, you put the thought away again.',
        "I'd give a lot for a recording of that time, because that's where it was decided.",
        'By the day everybody remembers, most of it was already settled.',
      ],
      todo: [
        "If you're in that quiet stretch right now, write down the thought that keeps coming back.",
        'Look at your own story and ask what was going on one month earlier.',
      ],
      show: 'Show a photo from the time before, and say the month and the place.',
      suits: ['story', 'behind'],
    },
    {
      phase: 1,
      lesson: 'people',
      name: 'the view from outside',
      idea: [
        "Here's how it looks to somebody who only hears the headline: {q}",
        'People hear this one line and think they know the rest: {q}',
      ],
      why: [
        'From outside there are only two versions: how brave, or how silly.',
        'Neither has much to do with a normal morning in the middle of it.',
        "Inside it's mostly small things: what to do next, whom to tell, what to have for dinner.",
        "I don't blame anyone, because I hear other people's stories the same way.",
        'But it taught me to ask one more question before I nod.',
      ],
      todo: [
        'Next time somebody tells you something big, ask what an ordinary day of it looks like.',
        "Write down the two sentences you hear most often, and what you'd like to reply.",
      ],
      show: 'Imitate the two typical reactions, first one, then the other.',
      suits: ['opinion', 'story'],
    },
    {
      phase: 1,
      lesson: 'doubt',
      name: 'the part I used to leave out',
      idea: [
        "There's a part that I skip when I tell this at parties: {q}",
        'In the short version something is missing: {q}',
      ],
      why: [
        "It's not dramatic, it's only less flattering.",
        'We polish what we tell often, and at some point we believe the polish.',
        'But the rough part is the one in which other people recognize themselves.',
        'When I finally said it out loud, nobody was shocked.',
        'Somebody said, me too, and that was worth more than any applause.',
      ],
      todo: [
        'Tell your own story once with the part that you normally skip, to one person you trust.',
        'Ask yourself which sentence you always cut, and why.',
      ],
      show: 'Come closer to the camera and say the part that you normally leave out.',
      suits: ['story', 'behind'],
    },
    {
      phase: 2,
      lesson: 'notice',
      name: 'the smallest detail',
      idea: [
        "If you asked me what I remember first, it isn't the big scene: {q}",
        'My memory of it hangs on a tiny detail: {q}',
      ],
      why: [
        'A sound, a smell, a thing lying on a table.',
        'Big feelings are hard to keep; small things keep them for us.',
        "That's why I distrust stories without objects in them.",
        'When somebody can tell me what was on the table, I believe the rest.',
        "So that's how I try to remember as well.",
      ],
      todo: [
        'Describe one day of your life by three objects, and leave out every feeling.',
        'Keep one small thing from a time that matters, before you tidy it away.',
      ],
      show: 'Hold the object that reminds you of it, and let the camera rest on it.',
      suits: ['story', 'day'],
    },
    {
      phase: 2,
      lesson: 'order',
      name: 'the turning point',
      idea: [
        "There's a before and an after in it, and the line between them is thin: {q}",
        'It turned at one point, and I nearly missed it: {q}',
      ],
      why: [
        "In films you hear music at that moment; in real life somebody asks whether you've seen the keys.",
        'You only see a turning point in the mirror.',
        "At the time it's one more small choice, made while you're tired or in a hurry.",
        'I like that, because it means that today could be one.',
        "It also means that you needn't wait for a sign.",
      ],
      todo: [
        'Look back over a year and mark the day on which something quietly changed direction.',
        'Treat one small choice this week as if it were the important one.',
      ],
      show: 'Turn around in the middle of a sentence and go on from the other side.',
      suits: ['story'],
    },
    {
      phase: 2,
      lesson: 'people',
      name: 'what others said',
      idea: [
        'Everyone around me had something to say about it: {q}',
        'You learn a lot about people when you tell them this: {q}',
      ],
      why: [
        'Some were kind, some were worried, and some were mostly talking about themselves.',
        'A worried person and an unkind person use nearly the same words.',
        'It took me a while to hear the difference.',
        "The ones who helped didn't give advice; they asked what I needed.",
        "I've tried to be that kind of person since, with mixed results.",
      ],
      todo: [
        "Ask somebody who's in the middle of something what they need, and then be quiet.",
        'Sort the comments you get into three heaps: kind, worried and about themselves.',
      ],
      show: 'Read out one reaction that you got, in your normal voice.',
      suits: ['opinion', 'behind'],
    },
    {
      phase: 2,
      lesson: 'repeat',
      name: 'an ordinary day of it',
      idea: ['Let me show you how unspectacular most of it is: {q}', "Here's what a plain day of it is like: {q}"],
      why: [
        'You get up, you do the next thing, something takes longer than planned.',
        "There's no soundtrack, and no one is watching.",
        "Most of any story consists of days that aren't in it.",
        'I used to think that those days were the gaps.',
        "Now I think they're the story, and the big moments are only the chapter titles.",
      ],
      todo: [
        'Film thirty seconds of a completely normal day, and keep it for later.',
        "Write down three things that you did today and that you'd never post.",
      ],
      show: 'A plain sequence: morning, midday, evening, no music.',
      suits: ['day', 'behind'],
    },
    {
      phase: 3,
      lesson: 'limits',
      name: 'what it cost',
      idea: ["It wasn't free, and I'd be lying if I left that out: {q}", "There's a price tag on it: {q}"],
      why: [
        "I don't mean only money, though that's usually in it somewhere.",
        "Time, sleep, a plan that had to go, a conversation I'd rather not have had.",
        'You can want something and still miss what it replaced.',
        'Both are true on the same day, sometimes within the same hour.',
        'Anybody who only tells you about the gain is selling something.',
      ],
      todo: [
        'Make two short lists, what it gave you and what it took, and be honest about the second.',
        "Before your next big yes, name one thing that you'd have to let go.",
      ],
      show: 'Count two things on your fingers that you gave up for it.',
      suits: ['opinion', 'story'],
    },
    {
      phase: 3,
      lesson: 'doubt',
      name: 'the doubt that stayed',
      idea: [
        "You'd expect that I'm sure by now, and I'm not entirely: {q}",
        "There's one doubt that never quite left: {q}",
      ],
      why: [
        'I used to think that the right thing feels right all the time.',
        "It doesn't; it feels right often enough.",
        "A doubt that comes by now and then isn't an alarm, it's more like a neighbor.",
        'You say hello, you listen for a moment, and you go on with your day.',
        "It only gets loud when you pretend that nobody's there.",
      ],
      todo: [
        'Give your doubt ten minutes and a sheet of paper, and then close the notebook.',
        "Tell one person what you're not sure about, without asking for advice.",
      ],
      show: 'Sit on the floor, speak slowly, and let one pause stand.',
      suits: ['story', 'opinion'],
    },
    {
      phase: 3,
      lesson: 'small',
      name: 'what I would do differently',
      idea: [
        "If I could go back, I'd change less than you think: {q}",
        "Knowing how it went, I'd go about some of it another way: {q}",
      ],
      why: [
        'Not the direction, but the way I treated myself while it was going on.',
        "I'd ask for help earlier, and with a clearer question.",
        "I'd tell fewer people at the start, and more of them later.",
        "I'd take better care of evenings and worse care of opinions.",
        "And I'd write more of it down, because I've already lost half of the good bits.",
      ],
      todo: [
        'Write one sentence to the person you were a year ago, and notice how kind you are.',
        "Find one thing that you'd do differently next time, and do it this week.",
      ],
      show: 'Look at an old photo of yourself and speak to it.',
      suits: ['story', 'tips'],
    },
    {
      phase: 4,
      lesson: 'notice',
      name: 'what changed without asking',
      idea: [
        "Some things changed that I hadn't planned at all: {q}",
        'The effects I like best were never on the list: {q}',
      ],
      why: [
        'You aim for one thing, and three others move along with it.',
        'A new habit, another tone of voice, a different reason to get up.',
        'I only saw it because somebody else mentioned it.',
        'We stand too close to our own lives to see them move.',
        "That's one good reason to have people around who've known you for a while.",
      ],
      todo: [
        'Ask somebody who knows you well what has changed about you lately.',
        'Write down one change that you never planned and would like to keep.',
      ],
      show: 'Two pictures of the same place at different times, cut on the same spot.',
      suits: ['day', 'story'],
    },
    {
      phase: 4,
      lesson: 'people',
      name: 'for anyone in the same place',
      idea: [
        "If you're anywhere near this yourself, this part is for you: {q}",
        "Maybe you've got your own version of it: {q}",
      ],
      why: [
        "I won't tell you to do the same, because I don't know your life.",
        'I can only tell you that the fear before it was bigger than anything in it.',
        "You don't need everybody's permission, but it helps to have one person on your side.",
        'You can move slowly and still be moving.',
        "And you're allowed to change your mind without having failed.",
      ],
      todo: [
        'Write down the smallest step in your direction, and do it before you talk about it.',
        'Find the one person who would be glad for you, and tell them first.',
      ],
      show: 'Straight into the lens, no cuts.',
      suits: ['story', 'challenge'],
    },
    {
      phase: 4,
      lesson: 'limits',
      name: 'the open end',
      idea: ["This story has no ending yet, and I've stopped forcing one: {q}", "I don't know how it goes on: {q}"],
      why: [
        'We like a story that closes with a click.',
        'Mine is still open, and most of the true ones are.',
        "Next year I may tell it differently, and I won't be lying then either.",
        "I've come to like that, because a closed story has nothing left to do.",
        'An open one still wants something from me in the morning.',
      ],
      todo: [
        'Leave one of your own stories open for now, and see how that feels.',
        'Put a date on it one year from today, and tell it again then.',
      ],
      show: 'Walk out of the frame and leave the camera running for two seconds.',
      suits: ['story', 'day'],
    },
  ],
  payoff: {
    open: [
      "So that's the longer version: {q}",
      "Now you know what's behind the one line: {q}",
      'One line, and all that behind it: {q}',
    ],
    short: [
      'Stories get lighter when more than one person carries them.',
      "I don't have a moral, only the hope that you'll tell yours, too.",
    ],
    more: [
      "I don't have a moral for you, only a few things that I'd have liked to hear earlier.",
      'The small days count, the doubts may stay, and the price belongs to the story.',
      'Yours will look different, and I hope it does.',
      'Tell it to somebody while you still remember the details.',
      'Stories get lighter when more than one person carries them.',
    ],
  },
}
