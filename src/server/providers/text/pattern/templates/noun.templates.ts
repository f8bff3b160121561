import { type TemplateSet } from './template-set.ts'

/** About anything that can be named: "sourdough", "black holes", "the ocean", "Taylor Swift", "cooking for one". */
export const NOUN_TEMPLATES: TemplateSet = {
  any: {
    Question: [
      'When did {noun} get so complicated?',
      'How much do you really know about {noun}?',
      'Why does nobody talk about this side of {noun}?',
      'What if the usual story about {noun} is only half of it?',
      'What do most people never ask about {noun}?',
    ],
    Contrarian: [
      "{Noun} [isn't|aren't] what you think.",
      "You don't need another video about {noun}. You need this one.",
      'Forget (most of what|what) you heard about {noun}.',
      'The popular take on {noun} misses (the point|something big).',
      "Everyone agrees about {noun}. That's usually a bad sign.",
    ],
    List: [
      'Three things (nobody|no one) tells you about {noun}.',
      'Three things I wish I knew about {noun} sooner.',
      '{Noun}: the good, the bad and the part nobody films.',
      'Three questions about {noun}, three straight answers.',
    ],
    Story: [
      'I was wrong about {noun}.',
      'The day {noun} finally made sense to me.',
      "A year ago I couldn't have told you much about {noun}.",
      'It started with one question about {noun}.',
    ],
    Mistake: [
      'What most people get wrong about {noun}.',
      'I got {noun} wrong for years.',
      'The first thing I got wrong about {noun}.',
      'One small assumption ruins most conversations about {noun}.',
    ],
    'Curiosity gap': [
      '(Nobody|No one) tells you this about {noun}.',
      "There's a side of {noun} (nobody|no one) shows you.",
      'The part of {noun} that never makes the highlight reel.',
      'One detail about {noun} changes the whole picture.',
      'The most interesting part of {noun} is the part we skip.',
    ],
    'How-to': [
      'How to explain {noun} to a ten-year-old.',
      '{Noun}, explained in the time it takes to lace a shoe.',
      'How to finally make sense of {noun}.',
      "{Noun}: the beginner's version.",
    ],
    Challenge: [
      'Change my mind about {noun}.',
      "Explain {noun} in ten words. I'll go first.",
      'Name one thing you know about {noun}. Now double-check it.',
      'Try to see {noun} the same way after this.',
    ],
    Comparison: [
      '{Noun}: the idea versus the reality.',
      'What people say about {noun} versus what I found.',
      '{Noun}: what you notice first, what you notice later.',
    ],
    Proof: [
      'What I found when I really looked into {noun}.',
      'I checked the common claims about {noun}. Not all of them hold up.',
      "Don't take my word for it. Look closer at {noun}.",
    ],
    'Before and after': [
      'What I used to believe about {noun}, and what I believe now.',
      '{Noun}, before and after you know this.',
      'You have one picture of {noun}. Give me a minute to change it.',
    ],
    Warning: [
      "Don't form an opinion on {noun} until you've heard this.",
      'Careful what you believe about {noun}.',
      'Before you say anything about {noun}, hear this.',
    ],
  },
  casual: {
    Question: [
      'Okay, but can we talk about {noun}?',
      'Am I the only one who thinks about {noun} this much?',
      "Why isn't anyone being honest about {noun}?",
      "{Noun}: what's the big deal, really?",
    ],
    Contrarian: [
      "Hot take: {noun} [isn't|aren't] that complicated.",
      "I'm done pretending I get {noun}.",
      "I don't care what your feed says about {noun}.",
      'Everybody needs to calm down about {noun}.',
    ],
    List: [
      'Three things about {noun} that live in my head.',
      '{Noun}: one good thing, one bad thing, one weird thing.',
      "Three things I'd tell a friend about {noun}.",
    ],
    Story: [
      "I went down a rabbit hole on {noun}. I'm back with notes.",
      "I thought I knew {noun}. I really didn't.",
      "I wasn't going to talk about {noun}. Then my friends asked.",
    ],
    Mistake: [
      "I've been getting {noun} wrong this whole time.",
      'Yeah, I got {noun} wrong too.',
      "We're all missing the same thing about {noun}.",
    ],
    'Curiosity gap': [
      "So here's the thing about {noun}.",
      "Okay, here's what's really going on with {noun}.",
      "There's one thing about {noun} I can't unsee.",
    ],
    'How-to': [
      'How to talk about {noun} without sounding like a textbook.',
      '{Noun}, but make it simple.',
      "{Noun}, explained like we're on the couch.",
    ],
    Challenge: [
      'Tell me one true thing about {noun}. Go.',
      "Bet you can't change my mind about {noun}.",
      'Pick a side on {noun}. No fence-sitting.',
    ],
    Comparison: ['{Noun}: what I was told vs. what I found.', 'What your feed says about {noun} vs. what I think.'],
    Proof: ["I did the homework on {noun}. You're welcome.", "I looked into {noun} so you don't have to."],
    'Before and after': [
      'Me before {noun}: fine. Me after: way too many opinions.',
      'I used to roll my eyes at {noun}. Not anymore.',
    ],
    Warning: ['Heads up: this might change how you see {noun}.', "Don't get me started on {noun}. Too late."],
  },
  professional: {
    Question: [
      'What [does|do] {noun} really come down to?',
      'Which assumption about {noun} deserves a second look?',
      'What do experts notice about {noun} that others miss?',
    ],
    Contrarian: [
      'The standard view of {noun} leaves something out.',
      'Much of the conversation about {noun} starts in the wrong place.',
      'A less popular view of {noun}, and the case for it.',
    ],
    List: [
      'Three principles for understanding {noun}.',
      'Three questions worth asking about {noun}.',
      'Three points about {noun} to keep in mind.',
    ],
    Story: [
      'I changed my view of {noun}. Here is the reason.',
      'One conversation changed how I think about {noun}.',
      'What {noun} taught me about asking better questions.',
    ],
    Mistake: [
      'A common misreading of {noun}, and how to correct it.',
      'Where most discussions of {noun} go wrong.',
      'The error that keeps returning when people discuss {noun}.',
    ],
    'Curiosity gap': [
      'The overlooked side of {noun}.',
      'One detail about {noun} explains a great deal.',
      'What is rarely said about {noun}.',
    ],
    'How-to': [
      'How to think clearly about {noun}.',
      'A clear, brief introduction to {noun}.',
      'How to discuss {noun} with confidence.',
      '{Noun}, explained without jargon.',
    ],
    Challenge: [
      'Test what you know about {noun} in one minute.',
      'Set aside what you assume about {noun}. Start here.',
      'Describe {noun} in one sentence. Then compare.',
    ],
    Comparison: ['{Noun}: the common view and the careful view.', '{Noun}: the headline and the full story.'],
    Proof: [
      'What holds up about {noun} under a closer look.',
      'I reviewed the usual claims about {noun}. This is what remains.',
    ],
    'Before and after': ['How my view of {noun} changed, step by step.', 'What changes once you understand {noun}.'],
    Warning: ['Before you form an opinion on {noun}, consider this.', 'Be careful with quick answers about {noun}.'],
  },
  humorous: {
    Question: [
      'Who gave {noun} permission to be this interesting?',
      'Is there a support group for people who think about {noun} too much?',
      'Who do I call about {noun}? Asking for me.',
    ],
    Contrarian: [
      'My mother says {noun} [is|are] a phase. She said that in 2009.',
      "I have strong opinions on {noun}. They're mostly volume.",
      'I have notes on {noun}. Nobody asked for notes.',
    ],
    List: [
      'Three facts about {noun} to ruin a dinner party with.',
      '{Noun}: three stages, two of them denial.',
      'Three things about {noun} I explained to my dog. He gets it now.',
    ],
    Story: [
      'I told one person about {noun}. They stopped answering my calls.',
      "I said I'd spend five minutes on {noun}. That was Tuesday.",
      'I opened one tab about {noun}. My laptop is still hot.',
    ],
    Mistake: [
      "I explained {noun} at a party once. I'm not invited anymore.",
      'My first mistake with {noun} was confidence.',
      'I nodded through a talk about {noun}. I have questions now.',
    ],
    'Curiosity gap': [
      'Nobody asked about {noun}. I made a video anyway.',
      '{Noun}: more drama than my group chat.',
      'Somewhere, an expert on {noun} is already typing a comment.',
    ],
    'How-to': [
      'How to bring up {noun} on a first date.',
      "{Noun}, explained by someone who's had too much coffee.",
      'How to sound smart about {noun} with minimal effort.',
    ],
    Challenge: [
      'Explain {noun} to your grandmother. Report back.',
      'Try going one day without mentioning {noun}. I lasted an hour.',
      'Say something nice about {noun}. My lawyer is listening.',
    ],
    Comparison: [
      'Some people have hobbies. I have opinions on {noun}.',
      'My knowledge of {noun}: in the shower versus out loud.',
    ],
    Proof: [
      'I have no degree in {noun}. I do have a browser history.',
      'My source on {noun} is a man at a bus stop. He was sure.',
    ],
    'Before and after': [
      'Before: a calm person. After: someone with opinions on {noun}.',
      'I was fun at parties once. Then I found {noun}.',
    ],
    Warning: [
      'Warning: you may start explaining {noun} to strangers.',
      "Don't ask me about {noun} unless you've got an hour.",
    ],
  },
  inspiring: {
    Question: [
      'What could {noun} teach you this year?',
      'What would change if you looked at {noun} with fresh eyes?',
      'What if you gave {noun} one more look?',
    ],
    Contrarian: [
      "You don't need to be an expert to care about {noun}.",
      "It's never too late to get curious about {noun}.",
      'Being new to {noun} is an advantage.',
    ],
    List: [
      'Three lessons from {noun} worth keeping.',
      'Three small ways to see {noun} differently.',
      'Three reasons {noun} still [gives|give] me goosebumps.',
    ],
    Story: [
      'It started with a small question about {noun}.',
      "I almost gave up on understanding {noun}. I'm glad I didn't.",
      'I stayed curious about {noun}. It paid me back in wonder.',
    ],
    Mistake: [
      "I let other people's opinions of {noun} become mine. Not anymore.",
      'My biggest mistake with {noun} was waiting so long to ask.',
      'I pretended to understand {noun}. Asking was better.',
    ],
    'Curiosity gap': [
      "There's more to {noun} than anyone told you.",
      "Look closer at {noun}. There's always more.",
      'The quiet side of {noun} is the one that stays with you.',
    ],
    'How-to': [
      'How to start learning about {noun} today, from zero.',
      'How to ask better questions about {noun}.',
      'A gentle first look at {noun}.',
    ],
    Challenge: [
      'Give {noun} one honest hour of your attention.',
      'Learn one new thing about {noun} today. Just one.',
      'Look at {noun} as if for the first time.',
    ],
    Comparison: ['Curiosity about {noun} beats being right.', '{Noun} from a distance, {noun} up close.'],
    Proof: [
      'If I can make sense of {noun}, so can you.',
      "You don't need a head start to understand {noun}. I had none.",
    ],
    'Before and after': [
      'A year ago {noun} meant nothing to me. Look at me now.',
      'How {noun} changed the way I see things.',
    ],
    Warning: ["Don't let anyone make {noun} sound boring.", 'Never lose your curiosity about {noun}.'],
  },
  YouTube: {
    'Before and after': ["By the end of this video, you'll see {noun} differently."],
    'How-to': ['This video is the shortest honest guide to {noun} I could make.'],
    'Curiosity gap': ['I saved the best part about {noun} for the end of this video.'],
    List: ['Three minutes, three ideas, one topic: {noun}.'],
    Question: ['If this video answered one question about {noun}, which one would you pick?'],
  },
  TikTok: {
    Question: ['Stop scrolling. How much do you know about {noun}?'],
    'Curiosity gap': ["You'll scroll past a lot about {noun} today. Not this."],
    'How-to': ['{Noun}, in less time than your next scroll.'],
    Challenge: ['Stitch this with your take on {noun}.'],
    Warning: ["Don't swipe yet. This is about {noun}."],
  },
  Instagram: {
    List: ['Save this for the next time someone brings up {noun}.'],
    Challenge: ["Send this to someone who won't stop talking about {noun}."],
    'Curiosity gap': ['Swipe for the side of {noun} nobody posts.'],
    'How-to': ['Save this: {noun}, made simple.'],
    Comparison: ['{Noun} on your feed versus {noun} in real life.'],
  },
}
