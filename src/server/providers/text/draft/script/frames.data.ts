/**
 * Questions for topics of each shape. `{doing}`, `{core}` and so on are forms of the topic, `[this|that]`
 * is one of both; a question whose form is missing is left out. Written as in `fields.data.ts`.
 */
export const SHAPE_QUESTIONS = {
  'clause-how': `
what you need > what you needed: What do you need before {doing}?
Write down three things, and cross off what you have.
the first move > your first move: What [comes first|is the first move] when {doing}?
Take the part that [fits into ten minutes|needs nobody else], and do it today.
the hard part > where you nearly gave up: Where do [people|most of us|beginners] [give up|get stuck]?
Ask [one who did|somebody who stopped|a quitter], because those who [stayed|went on] have forgotten.
the sign > your sign: [How can you tell|What tells you] that it goes well?
Pick a sign that you can count, and [write down today's number|look at it once a week].`,
  list: `
the order > your order: Which of the {things} comes first, and which can wait?
Put them in [order|a row] before you hear mine.
the proof > where you met it: Where have you met one of the {things} yourself?
One real [case|day] beats five good reasons.
the costly one > which one cost you most: Which of the {things} makes the biggest difference, for better or worse?
Sort them by that, and leave the small ones out.`,
  review: `
the use > what you wanted it for: What did you want {core} for, in one sentence?
All else is measured by that, the price as well.
the annoyance > what annoys you: What annoyed you after the first week?
It will not go away, so [say it early|it comes first], before what you liked.
the price > what you paid in all: What does {core} cost with all that belongs to it?
Add what wears out before you compare.`,
  noun: `
the mistake > the mistake you made yourself: What do [people|beginners|most of us] get wrong about {core}?
Say it the wrong way first, then [what happens|what it costs|why it is so common|how you found out].
what is left out > what is always left out: What does every [list|guide|video] about {core} leave out?
Start [there|with that], because the rest [is easy to find|has been said].
the surprise > what surprised you: What [surprised you|did you not expect|nearly put you off] the first [time|day]?
[Put it|Say that] [before the useful part|first]: it is what [people|friends] [remember|pass on].
the start > your first hour with it: Where would you start [with only|if you had] [an hour|ten minutes|one evening]?
[Do that today|Start there|Begin with that], and [leave|keep] [the rest|all else] for [another day|later].
the number > the number and where you have it from: Which number [counts most|matters first|would you check] here?
[One|A figure] that you [checked|measured|looked up] beats [three|ten|any] that [you heard|others repeat].
the one sentence > your one sentence: What would you tell [a friend|your neighbor|a child] about {core} in one sentence?
[The word you search for|Where you hesitate|The part you skip] is [where to begin|the interesting one|the point].`,
  // For any other topic: nothing that only its words suggest.
  neutral: `
what it is > what it is about, in one or two sentences: What is this about?
I will say it in plain words, one thing after the other, and leave out nothing that matters.
how it began > how it began: How did it begin?
The beginning is often the part that is left out, and it explains a good deal of the rest.
what is known > what you know for sure, and how you know it: What is known, and what is not?
There are things that I know and things that I do not know, and I keep the two apart.
whom it touches > whom it touches, and how: Whom does it touch, and how?
Every one of them sees another part of it, so I name the part that I can see.
what helps > what helped, or what could help: What helps, even a little?
Small things count here, and one of them may be enough for today.
what comes next > what comes next: What comes next?
Nobody has to know the whole way; the next step is enough.`,
}

export type Kind = keyof typeof SHAPE_QUESTIONS

/** The line between hook and points, by tone or shape. `{n}` is the number of questions in words. */
export const SETUPS: Readonly<Record<string, readonly string[]>> = {
  casual: ['[No long intro|No warm-up|Straight to it]: [just|only] {n} questions.'],
  professional: ['{n} questions [settle|decide] it[, in this order|, one after another|].'],
  humorous: ['{n} questions, [one after another|in this order].'],
  inspiring: ['{n} questions [bring it out|are enough to show it].'],
  neutral: ['There is no quick answer here, only {n} questions, [one at a time|asked with care].'],
  facts: [
    'First [what I know myself|my side of it|what happened], then {n} questions[ for you|].',
    'My side of it comes first; the {n} questions [after it |]are yours.',
  ],
  factsAlone: ['Here is my side of it, as it was.'],
}

export const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const
export const LEADS: readonly (readonly string[])[] = [
  ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'],
  ...['Number', 'Question', 'Point', 'Part'].map((name) => NUMBERS.map((number) => `${name} ${number}`)),
]

/** Last words by the shape of a topic; `{labels}` are what the questions were about. */
export const PAYOFFS: Readonly<Record<string, readonly string[]>> = {
  'clause-how': [
    '{labels}: [that is where I would begin with|that is my order for|I would check those first for] {doing}.',
  ],
  noun: [
    '{labels}: [that is where I would begin|I would look there first].',
    '[That is it|So much for this|That is my part of it]: {whole}.',
  ],
  neutral: ['So much [for today|for now] about this: {whole}.'],
}

export const CALLS: Readonly<Record<string, readonly string[]>> = {
  video: [
    '[Tell me|Write|Say] [below|in the comments] [which is yours|which one surprised you|what I should answer next].',
    'Save this[ for later| for the day you need it|], and tell me [which one is yours|where you stand|what I missed].',
  ],
  podcast: ['Send me [your answer|yours|your own version], and I read the best ones [next time|in the next episode].'],
  presentation: ['Write down your answers now, and compare them with the person beside you.'],
  sales: ['[If you want|For] help with [it|this|any of it], [the link is here|follow the link|write to me][ today|].'],
  neutral: ['If you want to, leave a word. Somebody will read it.'],
}

/** Shots, sounds or slides of hook, setup, fact, question, payoff and call. */
export const DIRECTIONS = {
  video: [
    'No greeting: begin by showing {slot}.',
    'Face close to the camera.',
    'Show the proof: a photo, a note, the thing itself.',
    'Show {slot}.',
    'One second each: {labels}.',
    'Hold still until after the last word.',
  ],
  podcast: [
    'No music under the first line.',
    'Music in, low, and out again.',
    'Slower, without music.',
    'A pause, then {slot}.',
    'One second of silence first.',
    'Music under the last words.',
  ],
  presentation: [
    'Slide: the first line alone.',
    'Slide: only numbers, one for each question.',
    'Slide: the fact alone, large.',
    'Slide: {ask} Next slide: {slot}.',
    'Slide: {labels}.',
    'Slide: one question, and how to reach you.',
  ],
} as const

/** What a caption asks its readers. */
export const READER_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  list: ['[Which|How many] of the {things} [did you know|would you put first]?'],
  review: ['Would you [keep|take|recommend] {core}, and why?'],
  other: ['What [would you add|else do you want to know|should I tell next]?'],
  neutral: ['What do you wish more people knew about this?', 'What should more people know about this?'],
}

export const LAST_LINES: Readonly<Record<string, readonly string[]>> = {
  Instagram: ['Your answer goes below.', 'Save it for [the day you need it|later|the weekend], and answer below.'],
  TikTok: ['Tell me in [one line|five words|a line or two].'],
  YouTube: ['I read [all answers|every answer] below.'],
  neutral: ['Leave a word, if you want to.'],
}

/** Stands for the question where the first line asks one. */
export const THANKS = 'Thank you for taking the time.'
