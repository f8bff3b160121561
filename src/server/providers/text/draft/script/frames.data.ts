/**
 * Questions for topics of each shape, for those of no field and beside those of one. `{doing}`, `{said}` and so on
 * are forms of the topic; a question whose form is missing is left out. Written as in `fields.data.ts`.
 */
export const SHAPE_QUESTIONS: Readonly<Record<string, string>> = {
  how: `
what you need: What do you need before {doing}? Lay it all out once, and cross off what you already own.
> what you needed, and what you could have saved > everything laid out
the first move: What is the first move if you want to {verb}, small enough for today? Start there, not at the hard part.
> your first move > the first move, from start to end
the hard part: Where do people give up on {doing}? Ask one who did, because those who stayed have forgotten.
> where you nearly gave up > the hard part, not cut short
the sign: How can you tell that {doing} is going well? Pick one sign you can count within a week.
> your sign > the sign, before and after`,
  why: `
the moment: When exactly does it come up, and when does it not? Put two such moments side by side.
> the moment you noticed > the two moments, one after the other
the usual answer: What do people usually say to “{label}”? Say it out loud, then look for one case where it fails.
> the answer you used to give > the usual answer, struck out
the test: How could you test it before Sunday? Change one thing, leave the rest, and write down what happens.
> your test and its result > one thing being changed
the witness: Who sees this every day? Ask them “{label}”, and let them finish.
> whom you asked and what they said > somebody answering`,
  story: `
the day before: What was an ordinary day like before “{said}”? Pick one, with an hour and a place.
> that ordinary day > the place of that day
the turn: On which day did it turn, and who was there? A day can be told; a feeling alone cannot.
> the day and who was there > the exact spot
the mistake: What went wrong first? The first mistake is the part that others can use.
> your first mistake > what is left of that mistake
the price: What did it cost, in hours, money or nerves? Put a figure on one of them.
> the figure > the figure, written large`,
  list: `
the surprise: Which of them would nobody guess? Put that one first, not last.
> the one that surprises > the surprising one
the proof: Which one have you seen with your own eyes? That one carries the others.
> when you saw it > the moment itself
the doubt: Which of them would you strike out if you had to? Name it, and say why it stays.
> the weakest one and why it stays > a list with one line crossed out
the first: Which one can be used within the next hour? Start there, and leave the rest for later.
> the one for today > that one, done at once`,
  review: `
the use: What did you want {core} for, in one sentence? Everything else is measured by that.
> what you wanted it for > the thing in use
the annoyance: What annoyed you after the first week? That stays, so say it early.
> what annoys you > the thing that annoys, close up
the rival: What would you have taken instead of {core}? Put both to the same task.
> the rival and who wins > both, side by side
for whom: Who should leave {core} alone? One honest no is worth ten stars.
> who should skip it > a hand putting it back`,
  news: `
the date: When is it, to the hour, and until when? Put it in the calendar while you hear this.
> the date and the hour > a calendar with the day marked
the place: Where is it, or where is the link? Say the way as you would to a friend.
> the place or the link > the door, or the page
for whom: Whom is it for, and who can skip it? Think of one person and pass it on to them.
> whom you made it for > one person it is for
the price: What does it cost, and what is in it? If it is free, what happens after?
> the price and what is in it > the price, written large`,
  noun: `
the mistake: What do people get wrong about {core}? Say it the wrong way first, then what happens.
> the mistake you made yourself > the mistake, and then the right way
the first step: What could somebody do about {core} tonight? Make it so small that it sounds too easy.
> the first step > the first step, done at once
the figure: Which price, year or size belongs to {core}? One that you checked beats three that you heard.
> the figure and where you have it from > the figure, written large
the first time: Where did you first come across {core}, and who was there? Begin in that place, not with a definition.
> your first time > the place of that first time
one sentence: How would you put {core} in one sentence for a child? The word you search for is where to begin.
> your one sentence > one line on a card`,
}

/** A detail of the topic asked about. */
export const DETAIL_QUESTION = `
the detail: What changes because of “{detail}”? Take it away for a moment: what gets easier, and what gets harder?
> what “{detail}” means for you > “{detail}”, shown and not told`

/** The line between hook and points, by tone or shape. `{n}` is the number of questions in words. */
export const SETUPS: Readonly<Record<string, readonly string[]>> = {
  casual: ['I have {n} questions for you, so answer along in your head.', 'No long intro, just {n} questions.'],
  professional: ['{N} questions settle it, in this order.', 'We go through {n} questions, one at a time.'],
  humorous: [
    '{N} questions, and “it depends” is not an answer.',
    'I brought {n} questions and no patience for “sort of”.',
  ],
  inspiring: ['You know more about it than you think, and {n} questions bring it out.'],
  grave: [
    'There is no quick answer here, only {n} questions, asked gently.',
    'Take your time with these {n} questions.',
  ],
  facts: [
    'First what I know myself, then {n} questions for you.',
    'This is my side of it; the {n} questions are yours.',
  ],
  factsAlone: ['Here is my side of it, as it was.', 'I will keep to what I know myself.'],
  story: ['That is the short version. Here are {n} questions that I get asked next.'],
  list: ['Before I name mine, {n} questions, so that you can name yours.'],
  review: ['Before anybody pays, {n} questions.', '{N} questions decide whether it stays or goes back.'],
  news: ['Here are {n} questions that people ask me about it.'],
}

/** How questions are counted off, in three ways. */
export const LEADS = [
  ['First:', 'Second:', 'Third:', 'Fourth:', 'Fifth:', 'Sixth:', 'Seventh:'],
  ['Number one:', 'Number two:', 'Number three:', 'Number four:', 'Number five:', 'Number six:', 'Number seven:'],
  ['To begin with:', 'Next:', 'Then:', 'After that:', 'And then:', 'Also:', 'And last:'],
] as const
export const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** What stands before a fact, by what it tells. */
export const FACT_LEADS = {
  mistake: ['This is where it went wrong:', 'The part I would rather leave out:'],
  figure: ['In figures:', 'Here is the number:', 'To be exact:'],
  moment: ['It happened like this:', 'I remember the moment:'],
  plain: ['This one is mine:', 'What I can tell you first hand:', 'And one more from me:'],
} as const

/** Last words by the form of a topic; `{labels}` are what the questions were about. */
export const PAYOFFS: Readonly<Record<string, readonly string[]>> = {
  verb: ['{labels}: settle those, and you know how to {verb}.', 'So if you want to {verb}, start with {labels}.'],
  doing: ['{labels}: that is what {doing} comes down to.', 'So {doing} comes down to {labels}.'],
  list: ['{labels}: hold {noun} against those, and see which ones are left.'],
  why: ['{labels}: somewhere in there is {clause}.', 'That is {clause}, as far as {labels} can tell.'],
  clause: ['{labels}: that is {clause}, one answer at a time.'],
  said: ['{labels}: that is what stands behind “{said}”.', 'So when you hear “{said}”, think of {labels}.'],
  asked: ['“{asked}?” Your answer lies in {labels}.', '{labels}: answer those, then ask again: {asked}?'],
  review: ['{labels}: that is {noun} without the advert.', 'So that is {noun}, by {labels}.'],
  label: ['{labels}: that is what “{label}” comes down to.', 'So, “{label}”: think of {labels}.'],
  facts: ['That is my side of “{label}”, without anything added.'],
}

/** The last line, by format. `{one}` is what the first question was about. */
export const CALLS: Readonly<Record<string, readonly string[]>> = {
  video: [
    'Tell me your answer about {one} in the comments; I read every one.',
    'Start with {one} tonight, and tell me below how it went.',
    'Save this, and answer the one about {one} tonight.',
  ],
  podcast: ['Send me your answer about {one}, and I read the best ones next time.'],
  presentation: ['Write down your answer about {one} now, and compare it with the person beside you.'],
  sales: ['If you want help with {one}, the link is with this.'],
  grave: ['If you want to, leave a word about yours. Somebody will read it.'],
  factsAlone: ['Tell me yours: one number or one moment, in one line.'],
}
