import { type HookPattern } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { type Voice } from './voice.ts'

/** Lines by the viral pattern they follow. */
export type CreatorLines = Partial<Record<HookPattern, readonly string[]>>

/** Shapes of a topic that a creator speaks of in a line of their own. */
export type CreatorShape =
  | 'thing'
  | 'doable'
  | 'activity'
  | 'doing'
  | 'moment'
  | 'name'
  | 'list'
  | 'versus'
  | 'question'
  | 'statement'
  | 'order'
  | 'clause'
  | 'label'
  | 'grave'
  | 'empty'

/**
 * Lines that only this creator would say. Beside the topic's own slots, `{audience}` stands after "for", `{readers}` is
 * the same people as a subject, `{condition}` says "if you ...", `{people}` are those of the niche, `{niche}` is its
 * name and `{moment}` one of its moments. A line speaks of its topic and is true for any audience and niche.
 */
export const CREATOR_LINES: Record<CreatorShape, CreatorLines> = {
  thing: {
    Question: [
      'What would {readers} ask about {noun}?',
      'What do {people} see in {noun} that you miss?',
      'Which part of {noun} should I explain to {readers} first?',
    ],
    Contrarian: ['{Condition}, {noun} [is|are] worth a second look.', '{Readers} need a different talk about {noun}.'],
    List: ['Three things {readers} should know about {noun}.', 'Three notes on {noun} for {audience}.'],
    Story: ['What {niche} taught me about {noun}.', 'How I first explained {noun} to {readers}.'],
    'Curiosity gap': [
      'What {people} notice first about {noun}.',
      '{Noun}: the part {readers} never hear about.',
      '{Condition}, one detail about {noun} matters more.',
    ],
    'How-to': ['{Noun}, explained for {readers}.', 'How I explain {noun} to {readers}.', '{Noun}, for {audience}.'],
    Comparison: ['{Noun}: what {readers} expect vs. what they get.', '{Noun}, seen from the side of {niche}.'],
    Proof: ['What still holds about {noun} when {readers} ask hard questions.'],
    Warning: ['One warning about {noun} for {audience}.'],
    Challenge: ['{Readers}, tell me what I left out about {noun}.'],
  },
  doable: {
    Contrarian: [
      'Most {adjunct} advice was not written for {readers}.',
      "{Noun} [isn't|aren't] only for {people}.",
      "{Readers} don't need more advice on {noun}.",
    ],
    Mistake: ['The mistake {readers} make with {noun}.'],
    'How-to': ['{Condition}, here is how I would handle {noun}.'],
  },
  activity: {
    Question: ['Why do so many {readers} give up on {noun}?', '{Condition}, is {noun} even realistic?'],
    List: ['Three ways {readers} can make {noun} easier.'],
    Mistake: ['{Condition}, check this before you blame {noun}.'],
    'How-to': ['A plan for {noun} that suits {readers}.', 'How {people} would start with {noun}.'],
    Challenge: ['{Readers}, try {noun} my way for a week.'],
    Proof: ['{Noun} can work for {audience}. Watch.'],
    'Before and after': ['{Noun} before and after I asked {people}.'],
  },
  doing: {
    Question: ['{Readers}, what is stopping you from {doing}?'],
    'How-to': ['{Doing}, planned for {audience}.'],
    Warning: ['{Condition}, hear this before {doing}.'],
    Story: ['What {niche} taught me about {doing}.'],
    Challenge: ['{Readers}, give {doing} one honest week.'],
  },
  moment: {
    Comparison: ['{Noun} can feel like {moment}.', 'Some days, {noun} feels like {moment}.'],
    Warning: ['Think of {moment}. {Noun} can go wrong the same way.'],
    Question: ['Does {noun} feel like {moment}?'],
  },
  name: {
    'How-to': ['{Noun}, explained for {readers}.', '{Noun}, for {audience}.'],
    'Curiosity gap': ['What {people} notice first about {noun}.'],
    Question: ['What would {readers} ask about {noun}?'],
    List: ['Three things {readers} can take from {noun}.'],
    Story: ['What {niche} taught me about {noun}.'],
    Challenge: ['{Condition}, tell me what you make of {noun}.'],
  },
  list: {
    List: ['{Label}, picked for {audience}.', '{Label}, sorted for {readers}.'],
    Question: ['Which of {these} would {readers} pick first?', 'Which of {these} would {people} keep?'],
    'How-to': ['{Label}, with notes for {audience}.'],
    Contrarian: ['{Label}. {Condition}, start with the last one.'],
    'Curiosity gap': ['{Label}, and the one {people} mention first.'],
  },
  versus: {
    Question: ['{Label}: which one would {readers} pick?', '{Label}: what do {people} say?'],
    'How-to': ['{Label}: how to choose, for {audience}.'],
    Comparison: ['{Label}, compared for {audience}.', '{Condition}, the answer may change: {label}.'],
    Contrarian: ['{Label}: {readers} may need the other one.'],
    Story: ['{Label}: what {niche} taught me.'],
  },
  question: {
    Question: ['{Readers} want to know: {question}?', 'Would {people} agree? {Question}?'],
    'How-to': ['{Question}? An answer for {audience}.', '{Question}? {Condition}, begin here.'],
    'Curiosity gap': ['{Question}? Listen to {people} on this one.', '{Question}? What {niche} taught me.'],
    Contrarian: ['{Question}? {Condition}, the answer changes.'],
    List: ['{Question}? Three answers for {audience}.'],
  },
  statement: {
    Story: ['{Statement}. What {readers} can take from it.', '{Statement}. Here is what it has to do with {niche}.'],
    Question: ['{Statement}. What would {people} say?', '{Statement}. {Readers}, what do you think?'],
    Challenge: ['{Condition}, hear me out: {statement}.'],
    'Curiosity gap': ['{Statement}. {Condition}, wait for the end.'],
    'How-to': ['{Statement}. My notes for {audience}.'],
  },
  order: {
    Challenge: ['{Readers}: {order}.', '{Order}. {Readers}, this means you.'],
    'How-to': ['{Order}: a plan for {audience}.', '{Condition}, start here: {order}.'],
    Question: ['{Order}. Would {people} agree?'],
    Story: ['{Order}. {Niche} taught me that.'],
    Contrarian: ['{Order}. Yes, even {readers}.'],
  },
  clause: {
    'How-to': ['{Clause}, explained for {readers}.', '{Clause}: the version for {audience}.'],
    'Curiosity gap': ['What {people} would say about {clause}.'],
    Question: ['{Condition}, do you know {clause}?', 'Do {readers} know {clause}?'],
    Story: ['{Clause}: what {niche} taught me.'],
    List: ['{Clause}: three notes for {audience}.'],
  },
  label: {
    Story: ['{Label}: what {niche} taught me.', '{Label}. A story for {audience}.'],
    'How-to': ['For {audience}: {label}.', '{Label}: the version for {audience}.'],
    Question: ['{Label}: what would {people} say?', '{Label}: what would {readers} ask?'],
    Challenge: ['{Condition}, this is for you: {label}.', '{Readers}, this one is for you: {label}.'],
    List: ['{Label}: three notes for {audience}.'],
  },
  grave: {
    'How-to': ['{Label}: a gentle start for {audience}.'],
    Story: ['{Label}. A few honest words for {audience}.'],
    Question: ['{Label}: what do {readers} need to hear?'],
    List: ['{Label}: three careful notes for {audience}.'],
    Proof: ['{Condition}, you are not alone with this: {label}.'],
    Mistake: ['{Label}: what {readers} should not have to hear.'],
    'Curiosity gap': ['{Label}: what {readers} rarely say out loud.'],
    Challenge: ['{Readers}, be gentle with yourselves: {label}.'],
  },
  empty: {
    'How-to': ['How to reach {readers} without a word.'],
    Question: ['{Readers}, what would you say here?'],
    Story: ['A quiet moment for {audience}.', 'What {niche} taught me about silence.'],
    Challenge: ['{Condition}, watch this without a word.'],
    Proof: ['{People} would understand this without a word.'],
    List: ['Three quiet seconds for {audience}.'],
  },
}

/** Lines in the voice of a personality, for any topic that can stand before a colon or a comma. */
export const PERSONAL_LINES: Record<Voice['personality'], CreatorLines> = {
  professional: {
    'How-to': ['{Label}: the points that matter.', '{Label}, in the right order.'],
    List: ['{Label}: three points, clearly stated.'],
    Proof: ['{Label}: what I can stand behind.'],
    Mistake: ['{Label}: one error to avoid.'],
  },
  friendly: {
    'How-to': ["{Label}: let's go through it together.", '{Label}, the way I would tell a friend.'],
    Question: ['{Label}. How is it going for you?'],
    Story: ['Pull up a chair: {label}.'],
  },
  humorous: {
    Story: ['{Label}, told by the least qualified person here.', '{Label}. I have notes, and a few regrets.'],
    Mistake: ['{Label}: my mistakes, for your entertainment.'],
    Comparison: ['{Label}: the serious version vs. mine.'],
    Warning: ['{Label}. Side effects may include laughing at me.'],
  },
  inspiring: {
    Challenge: ['{Label}: your next step can be a small one.', '{Label}. Begin where you are.'],
    'Before and after': ['{Label}: what changes when you look again.'],
    Story: ['{Label}, for the version of you that almost quit.'],
  },
  bold: {
    Contrarian: [
      "{Label}: I'll say what others avoid.",
      '{Label}. Disagree with me.',
      '{Label}, with no soft landing.',
    ],
    Warning: ["{Label}. You won't like my answer."],
    Challenge: ['{Label}. Prove me wrong.'],
  },
  calm: {
    'How-to': ['{Label}, without any rush.', '{Label}, one quiet step at a time.'],
    Question: ['{Label}: what if there is no hurry?'],
    Story: ['A quiet minute on this: {label}.'],
  },
  energetic: {
    Challenge: ['Ready? {Label}. Go.', '{Label}. Right now. With me.'],
    'How-to': ['{Label}, at full speed.'],
    List: ['{Label}: three quick rounds.'],
    Question: ["{Label}. Who's in?"],
  },
  honest: {
    Proof: ['{Label}, without the polish.', '{Label}: only what I would say to your face.'],
    Mistake: ['{Label}: the part I am still bad at.'],
    Story: ["{Label}. Here's how it really is."],
  },
}
