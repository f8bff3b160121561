/**
 * Frames of hooks, by what they take. The first letter names the pattern: Q question, X contrarian, L list, S story, M mistake,
 * G curiosity gap, H how-to, C challenge, V comparison, P proof, B before and after, W warning. After it small letters name the
 * only tones it has (casual, professional, humorous, inspiring), Y, T and I the only platforms, `*` one that may open a result.
 */

/** `verb` stands after "to", `do` after "you": nobody is told "you be". */
export const HOW_TO = `
Q* Want to {verb}? Start with the step most people skip.
Q What would you try first to {verb}?
Q Could you {verb} if you had to start this week?
Q Who made it sound so hard to {verb}?
Q What have you already tried to {verb}?
H* Here's how to {verb}, start to finish.
H* How to {verb} when you don't know where to begin.
H* How to {verb}, the way I'd explain it to a friend.
H To {verb}, get the first step right and keep the rest simple.
Hc How to {verb} on a day when you can't be bothered.
M* Most people who try to {they} rush the first step.
M Trying to {verb}? Check where you lose time before you add effort.
M You want to {verb}, so why begin with the hardest part?
X* You don't need more motivation to {verb}. You need a smaller first step.
X The hard part isn't how to {verb}. It's starting.
X Most advice on how to {verb} skips the boring part. I won't.
X Stop collecting tips on how to {verb}. Pick one and use it.
W Don't try to {verb} until you've seen this part.
W Before you {do}, know what it really takes.
W Want to {verb}? Be careful with the shortcut everybody shares.
G* There's one step that decides whether you {do} or give up.
C Give me one minute and I'll show you how to {verb}.
C Going to {verb} this year? Save this and start small.
V* Two ways to {verb}: the fast one, and the one that lasts.
V How beginners {they}, and what changes with practice.
B Today you wonder how to {verb}. Tomorrow you have a plan.
B Imagine you finally {do}. What changes first?
ScT POV: you finally {do}, and it was simpler than you feared.
P* I'll show you how to {verb}, mistakes included.
P No theory. Just how to {verb}, shown step by step.
L How to {verb}: what to do, what to skip, when to stop.
Si One day you'll {do}. It can begin on an ordinary Tuesday.
Hp How to {verb}: the order of steps matters more than speed.
Mh How to {verb} without crying in the bathroom.
Xh Nobody is born knowing how to {they}. Some of us fake it better.
Qp What does it really take to {verb}?
`

export const DOING = `
Q* Thinking about {doing}? Ask yourself this first.
Q What surprised you most about {doing}?
Q Is {doing} really as hard as it sounds?
Q What would make {doing} easier for you?
Q Is {doing} worth the trouble?
H* Here's how I'd start {doing} from zero.
H {doing}, one small step at a time.
M* If {doing} feels impossible, you probably started too big.
M The quiet mistake in {doing}: wanting everything at once.
M {doing} rarely fails at the end. It fails in the first week.
X {doing} has less to do with talent than you think.
X* {doing} doesn't have to look like it does online.
X You can be bad at {doing} and still be glad you began.
W {doing} has a cost that the pretty videos leave out.
W Don't start {doing} on a whim. Start with a plan.
G* There's a part of {doing} that never gets filmed.
G What {doing} teaches you in the first week.
G {doing} gets easier once you know what to ignore.
C Not sure about {doing}? Give it one honest try.
C Talk me out of {doing}. Go on.
V* {doing}: how you imagine it, and how it looks on a Tuesday.
B Before and after {doing}: what really changes?
B Before {doing}, I'd want to hear this.
V {doing}, in theory and on a busy day.
S Day one of {doing} never looks like the plan.
S* Let me walk you through {doing}, messy parts included.
P {doing}, shown the way it is: slow parts, mistakes, all of it.
L {doing}: what to start, what to stop, what to ignore.
Xi {doing} starts on an ordinary day. Why not this one?
Gh {doing} looked so calm in the videos.
Vh {doing}: majestic in my head, less so in daylight.
Hp {doing}: what good preparation looks like.
`

/** Any clause that begins with a question word and has the order of a statement. */
export const CLAUSE = `
Q* Do you know {clause}?
Q Could you explain {clause} to a friend?
Q* Ever wondered {clause}?
H* Here's {clause}, in plain words.
H {clause}, without the jargon.
H Let's go through {clause}, one step at a time.
G* {clause}: it comes down to one thing.
G {clause}: the answer is shorter than you think.
G You're one minute away from knowing {clause}.
M* Most people only guess {clause}.
M You were probably told half the story about {clause}.
M The common answer to {clause} leaves something out.
X Forget what you heard about {clause}.
X* {clause}: the popular answer isn't the whole answer.
W Before you search for {clause}, hear this.
W Careful: there's a lot of bad advice on {clause}.
C Guess {clause}, then keep watching.
C Tell me {clause} in one sentence. I'll go first.
V {clause}: what you were told, and what holds up.
V {clause}: the short answer and the honest one.
B Now you wonder {clause}. In a minute you won't.
S A friend asks you {clause}. What do you say?
S Picture explaining {clause} to a ten-year-old.
P {clause}, shown and not just told.
L {clause}: the facts, the myths, the part that depends.
L {clause}: what matters, what doesn't, what people mix up.
Gh {clause}: a question for when you should be asleep.
Gp What we know about {clause}, and what we don't.
Ci Learn {clause} today, and teach somebody tomorrow.
`

/** What follows "why", a statement of its own. */
export const WHY = `
S* {reason}. Here's why.
Q Why do you think {reason}?
G* The reason {reason} isn't the one you'd guess.
X There's a reason {reason}, and it isn't laziness.
G So there's a reason {reason} after all.
C Give me one reason {reason}. I'll give you another.
`

/** A noun phrase before a colon, a comma or a mark, where no article is missed. */
export const NOUN = `
Q* {noun}: overrated, underrated, or just right?
Q {noun}? Tell me your first thought.
Q {noun}: what would you ask somebody who knows?
Q {noun}: what did you get wrong at first?
H* {noun}, explained over one coffee.
H {noun}, minus the complicated parts.
M* {noun}: what people keep mixing up.
X* {noun}: forget the first thing you read.
G* {noun}: what the pretty pictures leave out.
V* {noun}: how it looks online, how it goes in real life.
C {noun}: say one good thing and one bad thing.
C {noun}: send this to the friend who needs it.
W {noun}: a word of warning first.
P {noun}: let me show you one example.
L* {noun}: one fact, one myth, one opinion.
B {noun}: what you think now, what you'll think in a minute.
S {noun}: how I'd explain it to my younger self.
Sh {noun}: a love story with several setbacks.
Gp {noun}: what matters, and what only looks good.
H* {practice}: where to begin, and what to skip.
M* {practice}: the beginner mistake that looks smart.
X* {practice}: you're overthinking it.
G {practice}: the small detail that changes the result.
V {practice}: what you need, what you can do without.
B {practice}: how it feels at first, and once it clicks.
W {practice}: don't spend a cent before you know this.
L {practice}: what to keep, what to drop, what to try.
M {practice}: the part you rush is the part that counts.
Q {practice}: where do you even start?
Xi {practice}: you're allowed to start small.
Q* {pick}: which one did I miss?
Q {pick}: which would you try first?
L* {pick}, ranked by a picky person.
L {pick}: the famous, the hidden, the overpriced.
X* {pick}: the famous one didn't make it.
C {pick}: argue with my order.
C {pick}: save this before you need it.
G {pick}: my favorite comes last.
M {pick}: don't just take the first search result.
S {pick}, one honest sentence each.
P {pick}: I'll show you all of them.
V* {pick}: worth the hype, or just good photos?
H {pick}, and how to choose yours.
B {pick}: see if your favorite survives.
W {pick}: popular isn't the same as good.
S* {span}: let me start with day one.
S {span}, told in one minute.
G* {span}: the part I didn't expect.
M* {span}: what I'd do differently.
L* {span}: what worked, what didn't, what I'd skip.
Q {span}: would you do it?
Q* {span}: what do you want to know first?
X {span}: less heroic than it sounds.
V {span}: the highlights and the rest.
B {span}: day one, next to today.
P {span}: nothing staged.
H {span}: what I'd tell myself on day one.
W {span}: know what you're signing up for.
C {span}: guess the hardest part.
`

/** A noun phrase that can be the object of a sentence: several things, a name, a mass, or one with its article. */
export const OBJECT = `
Q* What do you wish you'd known about {object}?
Q How much do you really know about {object}?
Q What's your honest opinion on {object}?
Q What makes {object} so hard to get right?
H* Start here if you're new to {object}.
H Everything I'd tell a friend about {object}.
M* Most people overcomplicate {object}.
M The first mistake with {object} is easy to miss.
X I disagree with most advice on {object}.
X* Can we stop overcomplicating {object}?
W Think twice before you trust every tip about {object}.
G* There's a side of {object} that rarely gets filmed.
C Change my mind about {object}.
C Explain {object} in one sentence. I'll wait.
V There are two kinds of people when it comes to {object}.
S Let's talk about {object}, the honest version.
P Here's what {object} can look like on a normal day.
L A short guide to {object}: know this, skip that, try this.
`

/** Something of the creator's own: "my morning routine as a nurse". */
export const OWN = `
Q* What would you change about {mine}?
Q Curious about {own}? Ask me anything.
Q {mine}: what would you do differently?
S* {own}, start to finish.
S Come with me: {mine}.
S {own}, told from the very beginning.
P* {own}: no filter, no script.
P The honest version of {own}.
H {own}, step by step.
H {own}, the way I'd tell it to a stranger.
M {mine}: spot what I should fix.
M {own}, mistakes included.
X* {own}: not for everyone, and that's fine.
X {own}: feel free to disagree.
G* {own}, and the part that you don't see.
G {own}: stay for the last bit.
V {own}: how it looks, and how it feels.
V {mine}, next to the version in my head.
B {mine}: where it began, and where it is now.
W {own}: hear the downside before you copy me.
C {own}. Now tell me yours.
C Rate {mine}. Be honest.
L {own}: the good, the boring, the part I'd skip.
Lp {own}, and the reasons behind it.
Sh {own}: please don't judge the mess.
Si {own}: small steps, all of them real.
`

/** `said` is any sentence of the creator's own; `past` happened; `deed` was the creator's own doing; `now` still goes on. */
export const STORY = `
Q* {said}. What would you ask me?
Q {deed}. Brave or foolish?
Q {deed}. Would you have done the same?
Q {said}. Can anybody relate?
S* {said}. Let me start at the beginning.
S True story: {said}.
S {past}. This is how it went.
S So, {said}. Let's talk about it.
G* {said}. The why is the interesting part.
G {said}, and that's not even the whole story.
G {past}. Guess how that went.
G {said}. Stay for the part I usually leave out.
P* {said}. Yes, really.
P {said}. Ask me for the details.
H* {deed}. Here's how.
H {deed}. Here's what I'd tell you before you try.
X* {said}. I know how that sounds.
X {said}. You don't have to agree.
X {deed}. I wouldn't recommend it to everyone.
W {deed}. Don't copy me before you hear the rest.
W {said}. Hear the downside first.
M* {past}. Here's what I'd do differently.
M {past}. Tell me what you'd have done better.
V {past}. What you'd assume, and how it really felt.
V On paper: {said}. In real life: a longer story.
B* {past}. There's a before, and there's an after.
C {said}. Tell me yours.
C {deed}. Your turn: what's stopping you?
L {said}: the why, the how, and what it cost.
L {said}. The good part, the hard part, the part in between.
S {now}. Follow along and see how it ends.
C {now}. Check back on me in a month.
B {now}. Ask me again in a year.
H {account}, step by step.
P Here's {account}. No shortcuts left out.
M Here's {account}, including what I'd skip.
Ci {said}. If it's on your mind too, stay a minute.
Gh {said}. Go on, laugh.
Gh {said}. There were no adults in the room.
Lp {past}. What I took away from it.
`

/** `advice` can be used, `trouble` is to be avoided, `things` can be liked. */
export const LIST = `
Q* {list}. Which one is yours?
Q {list}. How many did you already know?
Q {list}. What's missing?
L* {list}, ranked.
L* {list}, explained one by one.
L {list}, in under a minute.
L {list}. No filler.
L {advice}. Keep the one you need.
C* {list}. Pick one and tell me why.
C {list}. Argue with me about the order.
C {advice}. Try one today.
C {list}. Guess which one comes first.
G {list}, and the one I nearly left out.
G* {things}. My favorite comes last.
G {advice}. My favorite comes last.
G {trouble}. The quiet one does the most damage.
M* {trouble}. Guilty of any?
M {list}. The obvious one is easy to get wrong.
M {advice}. Most people stop after the first.
W {trouble}. Spot them early.
W Check this before it gets worse: {trouble}.
W {advice}. Saving this isn't the same as doing it.
W {things}. Look twice before you choose.
X* {list}. You'll disagree with at least one.
X {list}. Skip the one you've heard a hundred times.
H {advice}, and when to use each.
H {trouble}, and what to do instead.
H {things}, and who each one is for.
V {list}: the obvious, the underrated, the one we can argue about.
V {things}: which is worth it, which is hype?
B {list}. See how many you'd have named before this.
B {trouble}. Count yours now, and again in a month.
S {advice}. Let me tell you where each one comes from.
S {things}. Let me tell you why each one made it.
S There's a story behind every one: {list}.
P {list}. I'll show you every single one.
P {list}, with the reasons.
Li {advice}. One is enough to begin.
Mh {trouble}. I'd like to report myself for most of them.
Lh {list}. Please hold your applause until the end.
Lp {list}, and the reasoning behind each.
GT {list}. Wait for the last one.
CI {list}. Save this for later.
`

/** `open` is any question, `closed` one that yes or no answers. */
export const QUESTION = `
H* {open}? The short answer first.
H {open}? Here's how to find out.
H {open}? Let's work it out, step by step.
H* {open}? The answer, in plain words.
Q* Be honest: {open}?
Q Quick question: {open}?
Q {open}? What's your answer?
Q {open}? Ask around and you'll hear everything.
G* {open}? It comes down to one thing.
G {open}? The answer may change your mind.
G {open}? The honest answer takes a minute.
M* {open}? Most people answer too fast.
M {open}? Here's where most answers go wrong.
X "{open}?" might be the wrong question.
X {open}? Not the answer you were hoping for.
X* {open}? I'll say the unpopular part.
X {closed}? You've heard yes. You've heard no. Here's why.
W {open}? Don't decide before you hear this.
W {open}? Be careful who answers that.
C {open}? Answer before I do.
C {open}? Guess first, then watch.
C {closed}? Yes or no, in the comments.
C {open}? Tag the person who'd argue about it.
V* {open}? What the internet says, and what holds up.
V {open}? The easy answer and the true one.
V {open}? Two answers, and when each is right.
B {open}? In a minute you'll know.
B {open}? You may answer differently in a minute.
S {open}? Let me tell you how I think about it.
S Somewhere, somebody is typing: {open}?
S Imagine a friend asks: {open}?
P {open}? Let's look at what we know.
P {open}? Let me show you.
L {closed}? The case for, the case against, the verdict.
L {open}? What to check, in order.
L {open}? What matters, what doesn't, what to ignore.
Q {open}? Let's settle this.
M {open}? The usual answer forgets something.
W {open}? Ask this before you do anything.
S {open}? It starts with a simpler question.
Gh {open}? Asking for a friend.
Xh {open}? You may want to sit down.
Vp {open}? What the evidence can and can't say.
Qi {open}? You're not the only one asking.
GT {open}? Stay for the answer.
CI {open}? Save the answer for later.
`

/** `item` is what is reviewed, without what restricts it; `product` one that is bought. */
export const REVIEW = `
Q* {noun}: worth it?
Q {noun}: yes, no, or not yet?
Q {noun}: hype or the real thing?
Q {noun}: would I do it again?
Q What do you want to know about {item}?
H* {noun}: who it's for, and who should skip it.
H How to know if {item} would suit you.
M Before you judge {item}, check this.
M* {noun}: what most reviews leave out.
M Don't judge {item} by the first five minutes.
X {noun}: I expect angry comments.
X* {noun}: not my usual verdict.
X If you love {item}, tell me where I'm wrong.
W* {noun}: know the downside first.
W Don't pay for {item} before you've seen this.
G {noun}: the dealbreaker is a small one.
G* {noun}: one detail decides it.
G What the description won't tell you about {item}.
C {noun}: guess the score before I say it.
C Defend {item} in one sentence.
V* {noun}: first impression, second thoughts.
V {noun}: what was promised, what you get.
B {noun}: what I expected, what I think now.
B How you'll see {item} after this.
S {noun}: let me tell you how it went.
S Let's be fair to {item}.
P* {noun}: the honest review.
P {noun}: see for yourself.
P {noun}, unsponsored and unfiltered.
L {noun}: the good, the bad, the verdict.
L {noun}: what I liked, what I didn't.
W {product}: buy, skip, or wait?
V Before you pay for {product}, look at the cheaper option.
Qh {noun}: my wallet would like a word.
Lp {noun}: the criteria first, then the verdict.
`

export const VERSUS = `
Q* {a} or {b}? Pick one before I do.
Q {a} or {b}: which would you keep?
C Team {a} or team {b}?
V* {a} or {b}: what really separates them.
V {a} and {b}, side by side.
V {a} vs {b}: the difference you notice every day.
X* {a} or {b}? Maybe that's the wrong question.
X {a} or {b}? The loud answer isn't always the right one.
M Choosing between {a} and {b}? Don't start with the price.
M* Most people choose between {a} and {b} too early.
W Don't choose between {a} and {b} before this.
G* {a} or {b}: it depends on one thing.
G {a} wins one round, {b} another. Which matters to you?
H* How to choose between {a} and {b}.
H {a} or {b}: decide in one minute.
S If I had to choose today: {a} or {b}?
P {a} against {b}, tested on the things that matter.
L {a} vs {b}: where each one wins.
B Team {a}? You may leave as team {b}.
C Defend {b} in one sentence. I'll defend {a}.
Ch {a} or {b}? Friendships have ended over less.
Lp {a} or {b}: criteria first, verdict second.
`

/** News as it was written: a sentence or a phrase. */
export const NEWS = `
S* It's official: {news}.
S Finally saying it out loud: {news}.
S {news}. Let me tell you why.
S Yesterday a plan, today real: {news}.
Q* {news}. Who's in?
Q {news}. Who are you bringing?
Q {news}. Questions? Ask below.
Q {news}. What do you want to see first?
Q Did you hear? {news}.
C {news}. Tell the friend who needs to know.
C* {news}. Mark your calendar.
C Tag who should see this: {news}.
C {news}. Be there early.
C {news}. Say hi when you see us.
W* {news}. Don't find out a day late.
W {news}. Don't say nobody told you.
W One thing not to miss: {news}.
G {news}. And there's more to it.
G* Read it twice: {news}.
G {news}. The best part isn't in the headline.
H {news}. Here's how to be part of it.
H* {news}: what you need to know.
H {news}. Here's where to start.
L {news}: what, when, and why now.
L {news}: who it's for, and who it isn't.
L {news}. The details, one by one.
P* {news}. Take a first look.
P {news}. See for yourself.
X {news}. No countdown, no drama.
X* {news}. Not for everyone, maybe for you.
B {news}. From first idea to today.
B* {news}. Remember where you heard it first.
V {news}. Scroll past, or be early.
V {news}. What's new, and what stays the same.
M {news}. The mistake would be to wait.
S {news}. It took longer than it looks.
C {news}. Screenshot this.
Si {news}. Thank you for getting us here.
Xh {news}. Yes, we're nervous.
Lp {news}. The details in one minute.
`

/** Any text before a colon or a comma: what no other frame fits, and the reserve of the others. */
export const LABEL = `
Q* {label}: where would you start?
Q {label}: what would you add?
Q {label}: what do you want to know first?
H* {label}, in plain words.
H {label}: the short version first.
H {label}, from the very beginning.
G* {label}: the detail that gets skipped.
G {label}: stay for the part at the end.
M* {label}: here's where it usually goes wrong.
M {label}: the first mistake happens early.
X* {label}: the popular advice is half right.
X {label}: forget the version you've heard.
W {label}: what to watch out for.
W {label}: hear the catch first.
L {label}: the good, the hard, the part in between.
L* {label}: what matters, what doesn't, what's just noise.
S {label}: let me tell it in order.
S* {label}: grab a coffee, this is a good one.
P {label}: see for yourself.
P {label}, shown and not just told.
V* {label}: what people expect, and what it's like.
V {label}: the easy version and the real one.
B {label}: what changes once you know this.
C {label}: take one idea from this and use it today.
C {label}: tell me what you think before I do.
`

/** A text of no shape in quotation marks; `claim` says something that can be true or not. */
export const QUOTE = `
Q* "{quote}": what comes to mind first?
Q What would you say to this? "{quote}"
Q "{quote}": does it sound familiar?
X* "{quote}": I have an opinion on this.
X "{quote}": yes, but.
V* "{quote}": how it sounds, and what it means.
G* "{quote}": there's more behind it.
G "{quote}": read it once more, slowly.
H* "{quote}": let me explain.
M "{quote}": easy to get wrong.
W "{quote}": hear both sides first.
S "{quote}": let's start at the beginning.
S* "{quote}": let's talk about it.
C "{quote}": finish the thought in the comments.
P "{quote}": here's what I can show you.
L "{quote}": the short version and the long one.
B "{quote}": hear it again after this.
`

/** What matters in the field of a topic: it follows the topic and a colon. */
export const SUBJECTS = {
  garden: `
G light first, water second.
M too much water is still too much love.
X plants don't read care labels.
V the shop photo and the windowsill version.
Q what's dying on your windowsill right now?
W watch this before the first leaf turns yellow.`,
  pets: `
G look at the ears, the tail, then the rest.
X the training is mostly for the human.
Q what would your vet say?
S told from their side of the sofa.
M the mistake usually involves a treat.
C show me yours in the comments.`,
  food: `
H taste it before you fix it.
X fewer ingredients, better ones.
V the restaurant version and the Tuesday-night version.
Q what would your grandmother change?
P from empty counter to first bite.
C make it tonight and send me the photo.`,
  fitness: `
H form first, speed later.
X the rest days count too.
M your ego gets injured first.
Q what about the week you don't feel like it?
V what the app says, what your knees say.
C shoes on before you think about it.`,
  beauty: `
X less product, more patience.
W test it on a quiet Sunday, not before a party.
V the filter version and the bathroom-mirror version.
Q what would you stop buying first?
P no filter, bathroom light.
M the order matters more than the price.`,
  travel: `
L pack less, book early, walk more.
W check the fine print before you fall for the photos.
V the postcard version and the one with blisters.
Q what would you skip to save the money?
M you packed for the wrong trip.
S told with the delays left in.`,
  gaming: `
M you lose it in the opening seconds.
C turn off the guide and try once.
X your settings matter more than your reflexes.
V how the pros do it, how the couch does it.
Q how many tries did it take you?`,
  tech: `
M check the settings before you blame the device.
X newer isn't the question. Useful is.
W back up first, then keep watching.
V the keynote version and the Monday-morning version.
Q what would you miss if it broke today?
P no slides, just the screen.`,
  work: `
Q what would your manager say?
X hinting isn't asking.
W write it down before you say it out loud.
V what you rehearse in the shower, what you say in the room.
M don't open with an apology.`,
  business: `
Q what would your best customer say?
X being busy isn't the same as being paid.
V the pitch version and the kitchen-table version.
P with the invoices left in.
C say your price out loud first.
W check your calendar before your follower count.`,
  money: `
C open your banking app, then keep watching.
X boring beats clever here.
Q what does it cost you a month?
W do the math before the mood.
V how it feels on payday, and a week before it.
M small amounts, every week, unnoticed.`,
  learning: `
H a little every day beats one long Sunday.
X forgetting is part of it.
M watching tutorials isn't practice.
C close the app and say it out loud.
Q what would you learn first if nobody graded you?
V how school did it, how it works at the kitchen table.`,
  family: `
H made for a tired Tuesday evening.
X good enough is good enough.
V the book version and the kitchen-floor version.
Q what would you tell a friend on a bad day?
S told with the meltdowns left in.`,
  home: `
H one drawer, one shelf, one corner first.
B take the before photo now.
M measure before you buy anything.
V the catalog version and the Tuesday version.
Q which corner bothers you most?`,
  art: `
H slow hands first.
X the ugly first try is part of it.
V the finished piece and the tries before it.
Q what stops you from sharing it?
C start before the good materials arrive.
M you keep practicing the part you already know.`,
  creators: `
M look at the first second before you change anything else.
X numbers are slow. Keep posting.
Q would you stop for your own video?
V what the algorithm wants, what people remember.
W don't delete it after an hour.
C post it before it's perfect.`,
  mind: `
V a plan for good days, and one for bad days.
X be kinder, then stricter.
Q what would you tell a friend?
M you don't need a new notebook for this.
H make it so small that it's almost silly.
S told without a perfect ending.`,
} as const

/** Fragments of the topic that say all of it: "40 pounds. 12 weeks. No gym." */
export const STACCATO = `
H* {staccato}. Here's how.
Q* {plan}. Possible?
C* {plan}. Are you in?
X {plan}. Less crazy than it sounds.
P {done}. Yes, really.
S* {done}. Let me explain.
`

/** Who is addressed, where the topic names nobody. */
export const AUDIENCE = `
H {audience}, this one's for you: {label}.
W {audience}, hear this first: {label}.
C {audience}, tell me what you think: {label}.
L For {audience}: {label}.
`

/** A statement in quotation marks: it can be true or not. */
export const CLAIM = `
Q* "{claim}": true or not?
Q* "{claim}." Sounds right. Is it?
Q "{claim}." Who told you that?
Q "{claim}": agree or disagree?
X* "{claim}": it's not that simple.
X "{claim}." I want to argue with that.
X "{claim}": the half everybody repeats.
V* "{claim}": what's true, and what isn't.
V "{claim}": the case for it, the case against it.
C* "{claim}." Change my mind.
C "{claim}." Say that at dinner and watch what happens.
C "{claim}." Find one example that proves it wrong.
G* "{claim}": it depends on one thing.
G "{claim}." Half of that is the interesting half.
M "{claim}": easy to misunderstand.
W "{claim}." Careful before you repeat that.
S* "{claim}." Let's talk about it.
S Somebody has to say it: "{claim}."
H "{claim}": how to check it yourself.
P* "{claim}": let's look at what we know.
L "{claim}": the facts, the myth, my opinion.
B "{claim}." Tell me if you still think so in a minute.
Ch "{claim}." Well, this will be a calm comment section.
Lp "{claim}": what supports it, and what doesn't.
`
