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
  'clause-why': `
the usual reason > the reason you used to give: What do people [usually|mostly] say about {clause}?
[Say it out loud|Put it in one line], then look for [one case where it fails|the case that does not fit].
the test > your test and its result: How could you [test it|check it yourself] [this week|before Sunday]?
Change one thing, leave the rest, and write down what happens.
the witness > whom you asked and what they said: Who [sees it|has to do with it] every day?
Ask them {clause}, and let them finish.`,
  question: `
the number > the number that counts for you: Which number would settle it for you?
Look that one up first, because opinions come free.
the exception > your “if”: When would your answer be the other way round?
[Think of|Look for] [one person|a place or a year] where it would, and add [the|an] “if”.
the price of a mistake > what it cost you: What happens to you if you get it wrong?
Little means just try; a lot means [ask first|sleep on it].
the one who knows > whom you asked and what they said: Who has lived with their answer for a year?
Ask [them|that person], and let them finish.`,
  story: `
the day before > that ordinary day: What was [an ordinary day|a usual Tuesday] like before[ it|]?
[Pick|Take|Tell] one, with [an hour and a place|the weather|what you wore].
the turn > the day and who was there: [On which day|When] did it turn, and who [was there|saw it]?
A day can be [told|seen|filmed]; a feeling [alone|by itself] cannot.
the price > the figure: What did it cost[ you|], in [hours, money or nerves|money or sleep]?
Put a figure on [one|two] of them[, even a rough one|].`,
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
  announcement: `
the date > the date and the hour: When is it, to the hour, and until when?
Put it in the calendar now, with the minutes it takes to get there.
the place > the place or the link: Where is it, or where is the link?
Say the way as you would to a friend.
for whom > whom you made it for: Whom is it for, and who can skip it?
Think of one person and pass it on to them.
the price > the price and what is in it: What does it cost, and what is in it?
If it is free, what happens after?`,
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
}

export type Kind = keyof typeof SHAPE_QUESTIONS

/** The line between hook and points, by tone or shape. `{n}` is the number of questions in words. */
export const SETUPS: Readonly<Record<string, readonly string[]>> = {
  casual: ['[No long intro|No warm-up|Straight to it]: [just|only] {n} questions.'],
  professional: ['{n} questions [settle|decide] it[, in this order|, one after another|].'],
  humorous: ['{n} questions, and [“it depends”|“sort of”|a shrug] is no answer.'],
  inspiring: ['You know more [about it |]than you think, and {n} questions [bring it out|are enough to show it].'],
  grave: ['There is no quick answer here, only {n} questions, asked gently.'],
  facts: [
    'First [what I know myself|my side of it|what happened], then {n} questions[ for you|].',
    'My side of it comes first; the {n} questions [after it |]are yours.',
  ],
  factsAlone: ['Here is my side of it, as it was.'],
  story: ['[That is|This was] the short version; the long one has {n} questions in it.'],
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
  'clause-why': ['[That is where I would look for|That is how I would find out] {clause}: {labels}.'],
  story: ['[That is the long version|That is all of it|There you have it]: {labels}.', '{labels}: [that|this] was it.'],
  question: [
    '[Now for|This is|And now] my own answer[, in one sentence|, short and plain|].',
    '{labels}, and then [once more|again]: {asked}?',
  ],
  noun: [
    '{labels}: [that is where I would begin|I would look there first].',
    '[That is it|So much for this|That is my part of it]: {whole}.',
  ],
  grave: ['{whole}: one of [these|those] is enough for today.'],
}

export const CALLS: Readonly<Record<string, readonly string[]>> = {
  video: [
    '[Tell me|Write|Say] [below|in the comments] [which is yours|which one surprised you|what I should answer next].',
    'Save this[ for later| for the day you need it|], and tell me [which one is yours|where you stand|what I missed].',
  ],
  podcast: ['Send me [your answer|yours|your own version], and I read the best ones [next time|in the next episode].'],
  presentation: ['Write down your answers now, and compare them with the person beside you.'],
  sales: ['[If you want|For] help with [it|this|any of it], [the link is here|follow the link|write to me][ today|].'],
  grave: ['If you want to, leave a word. Somebody will read it.'],
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

/** What a caption asks its readers where there are facts, or the questions of its shape are the creator's to answer. */
export const READER_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  facts: [
    'Which [part|of these] [surprised you|do you want to hear more of|should I start with]?',
    'What [else do you want to know|would you ask me first|should I tell next]?',
  ],
  list: ['[Which|How many] of the {things} [did you not see coming|did you know|would you put first]?'],
  review: ['Would you [keep|take|recommend] {core}, and why?'],
  announcement: ['Who has to hear about it first?'],
}

export const LAST_LINES: Readonly<Record<string, readonly string[]>> = {
  Instagram: [
    '[Put yours|Write yours|Your answer goes] below.',
    'Save it for [the day you need it|later|the weekend], and [answer below|tell me yours].',
  ],
  TikTok: ['[Say it|Tell me|Your turn,] in [one line|five words|a line or two].'],
  YouTube: [
    '[Mine is|My answer is] in the video, [yours goes below|now yours].',
    'I read [all answers|every answer] below.',
  ],
  grave: ['Leave a word, if you want to.'],
  announcement: ['Send it to [them|that person] while there is time.'],
}
