import { type TemplateSet } from './template-set.ts'

/**
 * With the topic before a colon or alone, so that its form does not matter: "iPhone 17 review", "vegan", "2026", also
 * for topics in languages the writer only quotes.
 */
export const LABEL_TEMPLATES: TemplateSet = {
  any: {
    Question: [
      '{Label}: where would you begin?',
      '{Label}: what would you do differently?',
      '{Label}: what are we all missing?',
      'Who else needed this? {Label}.',
    ],
    Contrarian: [
      '{Label}, minus the usual advice.',
      "{Label}: forget what you've heard.",
      "{Label}. Not the version you're used to.",
    ],
    List: [
      '{Label} in three parts: the good, the hard, the honest.',
      '{Label}: three things worth knowing.',
      '{Label}: one tip, one warning, one surprise.',
    ],
    Story: [
      'For everyone who asked: {label}.',
      '{Label}: how it really went.',
      '{Label}. I wish I had seen this sooner.',
      '{Label}: the story behind it.',
    ],
    Mistake: [
      '{Label}: where it usually goes wrong.',
      '{Label}: the mistake almost everyone makes.',
      '{Label}: what I got wrong.',
      '{Label}: the part most people skip.',
    ],
    'Curiosity gap': [
      '{Label}: one detail changes everything.',
      '{Label}: the part nobody shows you.',
      '{Label}: what happens off camera.',
      '{Label}, and the detail everyone misses.',
      'Nobody talks about this part: {label}.',
    ],
    'How-to': ['{Label}, step by step.', '{Label}, made simple.', '{Label}: start here.', 'No intro. Just {label}.'],
    Challenge: [
      '{Label}. Guess before you watch.',
      '{Label}. Judge for yourself.',
      "{Label}: find the one thing I'd change.",
      '{Label}. One minute. Go.',
    ],
    Comparison: ['{Label}: the plan versus the reality.', '{Label}: what you see vs. what it takes.'],
    Proof: [
      '{Label}: tried, not just talked about.',
      '{Label}. See for yourself.',
      '{Label}: no theory, only what I tried.',
    ],
    'Before and after': [
      '{Label}: what I thought then, what I know now.',
      '{Label}: before and after.',
      '{Label}: where it started, where it is now.',
    ],
    Warning: [
      '{Label}: think twice before you copy it.',
      '{Label}: watch this first.',
      '{Label}: read the small print first.',
    ],
  },
  casual: {
    Question: [
      '{Label}: overhyped or worth it?',
      'Okay, {label}. Where do we even start?',
      '{Label}: are we all just winging it?',
    ],
    Contrarian: [
      "{Label}: I've got a different take.",
      '{Label}, but make it realistic.',
      '{Label}. Skip the fancy version.',
    ],
    List: ["{Label}: three things I'd tell a friend.", "{Label}: what's good, what's meh, what's a no."],
    Story: ['{Label}, because you kept asking.', '{Label}. Okay, story time.', '{Label}: what really happened.'],
    Mistake: ["{Label}: I messed this up so you don't have to.", '{Label}: yeah, I got it wrong too.'],
    'Curiosity gap': [
      "{Label}. It's weirder than it sounds.",
      "So, {label}. Here's the thing.",
      '{Label}: the bit everyone leaves out.',
      'You asked, so here you go: {label}.',
    ],
    'How-to': ['{Label}, no fluff.', "{Label}: here's how I'd do it.", '{Label}, the lazy way.'],
    Challenge: ["{Label}. Tell me I'm wrong.", "{Label}. Let's see if you agree."],
    Comparison: ['{Label}: what I expected vs. what I got.'],
    Proof: ['{Label}. No filter, no script.', "{Label}: don't take my word for it."],
    'Before and after': ['{Label}: me before, me after.'],
    Warning: ["{Label}. Don't say I didn't warn you.", '{Label}: quick heads-up first.'],
  },
  professional: {
    Question: ['{Label}: which question should come first?', '{Label}: what matters most?'],
    Contrarian: [
      '{Label}: beyond the obvious.',
      '{Label}: a different point of view.',
      '{Label}, without the usual assumptions.',
    ],
    List: ['{Label}: three points to remember.', '{Label}: three questions, three clear answers.'],
    Story: [
      '{Label}: some context first.',
      '{Label}: lessons from experience.',
      '{Label}: what the process taught me.',
    ],
    Mistake: ['{Label}: the most common mistake and how to avoid it.', '{Label}: where most people go wrong.'],
    'Curiosity gap': [
      '{Label}: what experience adds.',
      '{Label}: the detail that changes the picture.',
      '{Label}: what is rarely discussed.',
    ],
    'How-to': [
      '{Label}: a clear and practical overview.',
      '{Label}: where to begin.',
      '{Label}, explained in plain terms.',
    ],
    Challenge: ['{Label}: test your understanding.', '{Label}: reconsider one assumption today.'],
    Comparison: ['{Label}: theory versus practice.', '{Label}: the short answer and the full one.'],
    Proof: ['{Label}: facts before opinions.', '{Label}: what holds up in practice.', '{Label}: a closer look.'],
    'Before and after': ['{Label}: before and after a better approach.'],
    Warning: ['{Label}: consider this before you begin.', '{Label}: one caution before you start.'],
  },
  humorous: {
    Question: [
      '{Label}: do I need a permit for this?',
      '{Label}: who approved this?',
      '{Label}: genius or a very long mistake?',
    ],
    Contrarian: [
      '{Label}: I have notes. Nobody asked.',
      '{Label}, by someone with no business having an opinion.',
      '{Label}: my most confident bad idea.',
    ],
    List: ['{Label}: three lessons, two regrets, one snack break.', '{Label}: one highlight, nine apologies.'],
    Story: ['Ladies and gentlemen: {label}.', '{Label}: a tragedy in one part.', 'Previously, on my life: {label}.'],
    Mistake: ['{Label}: I was confident, and that was the problem.', '{Label}: mistakes were made, mostly by me.'],
    'Curiosity gap': [
      '{Label}. My group chat is concerned.',
      '{Label}. My search history will never recover.',
      '{Label}: the part I hoped nobody filmed.',
    ],
    'How-to': ['{Label}, explained with far too much confidence.', '{Label}: a guide by the prime suspect.'],
    Challenge: [
      '{Label}. Try to watch it with a straight face.',
      '{Label}. Explain it to your grandmother. Report back.',
    ],
    Comparison: ['{Label}: in my head versus in daylight.', '{Label}: the trailer versus the full movie.'],
    Proof: ['{Label}: tested by me, witnessed by a confused neighbor.'],
    'Before and after': ['{Label}: before, hopeful. After, also hungry.'],
    Warning: ['{Label}. Viewer discretion, mostly for my dignity.', '{Label}. Do not show my mother.'],
  },
  inspiring: {
    Question: [
      '{Label}: what would make it yours?',
      "{Label}: what if it's simpler than you think?",
      '{Label}: what could it open up for you?',
    ],
    Contrarian: [
      '{Label}: start before you feel ready.',
      "{Label}: it doesn't have to be perfect.",
      "{Label}. You're allowed to go slowly.",
    ],
    List: ['{Label}: one step, one day, one small win.', '{Label}: three small reasons to begin today.'],
    Story: [
      '{Label}, told honestly.',
      '{Label}. It changed more than I expected.',
      '{Label}: how one small start grew.',
    ],
    Mistake: ['{Label}: the mistake that taught me most.'],
    'Curiosity gap': [
      '{Label}: the small moment I keep thinking about.',
      '{Label}: the quiet part that makes it worth it.',
      "{Label}. There's more here than you'd think.",
    ],
    'How-to': ['{Label}: begin small, begin today.', '{Label}, one gentle step at a time.'],
    Challenge: ['{Label}. Give it one honest try.', '{Label}: let today be day one.'],
    Comparison: ['{Label}: progress over perfect.'],
    Proof: ['{Label}: proof that small steps count.', '{Label}. If I can, so can you.'],
    'Before and after': ['{Label}: from almost quitting to here.'],
    Warning: ["{Label}: don't wait until you're ready.", "{Label}. Don't let fear go first."],
  },
  YouTube: {
    List: ['In this video: {label}.'],
    'Curiosity gap': ['{Label}. The best part is at the end of this video.'],
    'How-to': ['{Label}: this video is the whole guide.'],
  },
  TikTok: {
    Warning: ['Stop scrolling: {label}.'],
    'Curiosity gap': ["{Label}. Don't swipe yet."],
    List: ['{Label}, before your next scroll.'],
  },
  Instagram: {
    List: ['Save this one: {label}.'],
    Comparison: ['{Label}. Swipe for the honest version.'],
    Challenge: ['{Label}. Send this to someone who needs it.'],
  },
}
