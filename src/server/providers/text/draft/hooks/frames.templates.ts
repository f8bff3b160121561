/*
 * Frames of hooks, by what they take. The first letter names the pattern: Q question, X contrarian, L list, S story,
 * M mistake, G curiosity gap, H how-to, C challenge, V comparison, P proof, B before and after, W warning. After it small
 * letters name the only tones it has (casual, professional, humorous, inspiring), Y, T and I the only platforms, `*` one
 * that may open a result.
 */

/* `verb` stands after "to"; `aim` takes more than a moment; `they` has nothing of the viewer's own. */
export const HOW_TO = `
H* How to {verb}, start to finish. | H* How to {verb} when you've never done it.
H To {verb}, get the first step right. | Hc How to {aim} on a lazy day. | Hp How to {verb}: the order matters.
Mh How to {verb} without crying in the bathroom. | Q* Want to {verb}? Ask yourself this first.
L How to {verb}: do this, skip that. | Q* What does it really take to {verb}?
M* Trying to {verb}? Check your first step. | M You want to {aim}. Why start with the hardest part?
X* You don't need motivation to {aim}. You need a smaller step. | X* It's not hard to {aim}. It's hard to begin.
Xh Nobody is born knowing how to {they}. | W* Before you try to {verb}, see where it goes wrong.
G* To {verb}, one step decides it. | G What I'd tell a friend who wants to {they}.
C Give me a minute and I'll show you how to {verb}. | Ci You can {verb}. Start small. | C Tell me how you'd {verb}.
V* Two ways to {aim}: the fast one, and the one that lasts. | S A friend wants to {they}. What do I say?
P Watch me {they}, mistakes included. | P* Can a beginner {they}? Let's find out.
B Can't {aim} yet? Film day one anyway. | Q What would you try first to {verb}?
W Trying to {verb}? Know when to stop. | V How to {aim}: the plan and the real week.
B How to {aim}: day one, and the day it clicks.`

export const DOING = `
Q* Thinking about {doing}? Ask yourself this first. | Q Is {plan} really as hard as it sounds? | Q {plan}: what's your first question?
H How I'd start {plan} from zero. | H* Everything I'd tell a friend about {plan}.
H* {doing}, minus the complicated parts. | M* If {plan} feels impossible, you started too big.
X* {plan} doesn't have to look like it does online. | X {plan}: slow is fine.
W {plan} takes longer than the video. | W Don't start {plan} on a whim.
G* There's a side of {doing} that rarely gets filmed. | G What {plan} teaches you in the first week.
C {plan}: name your first step. | C {plan}: try it once, then judge. | V* {doing}: what you imagine, what you get.
S {plan}: day one never goes to plan. | S* Let me walk you through {doing}, messy parts included.
P {doing}, with the slow parts left in. | Xi {plan} begins before you feel ready.
Gh {doing} looked so calm in the videos. | M {doing}: the mistake everybody makes once.
L {doing}: what to start, what to stop. | C {plan}: film your worst try.`

/* Any clause that begins with a question word and has the order of a statement. */
export const CLAUSE = `
Q* Do you know {clause}? | Q* Ever wondered {clause}? | Q Could you explain {clause} to a friend?
H* {clause}, without the jargon. | G* {clause}: it hangs on one detail.
G {clause}: the answer is shorter than you think. | M* Most people only guess {clause}.
M Half the internet guesses {clause}. | X* {clause}: the popular answer isn't the whole one.
X {clause}: it isn't what you'd guess. | W Before you search {clause}, watch this. | W Don't ask the comments {clause}.
C* Guess {clause}, then keep watching. | C Tell me {clause} in one sentence. | C Pause here and guess {clause}.
V* {clause}: the short answer and the honest one. | V {clause}: what people say, what holds up.
S Somebody asks you {clause}. What do you say? | P Let me show you {clause}. | P* You can see {clause} for yourself.
B In a minute you'll know {clause}. | Gh {clause}: a question for when you should be asleep.
Gp {clause}: what we know, and what we don't. | G You'll look at it differently once you know {clause}.
M Almost everybody gets it wrong: {clause}. | X* Most answers to {clause} are too short.
S It starts with a simple question: {clause}. | Q What's your guess: {clause}? | S Let me tell you {clause}.
B Before and after you know {clause}.`

/* What follows "why", a statement of its own. */
export const WHY = `
H* {reason}. This is why. | S* {reason}. There's a reason. | Q Why do you think {reason}?
Q {reason}. Have you noticed? | G* The reason {reason} isn't the one you'd guess.
X There's a reason {reason}, whatever your uncle says. | C Give me one reason {reason}.
M {reason}. Most people blame the wrong thing.`

/* A noun phrase where no article is missed; `craft` is practised; `object` can stand inside a sentence. */
export const NOUN = `
G* {noun}: there's a side that rarely gets filmed. | G* {noun}: the detail I'd look at first.
G {noun}: what surprises people most. | H* {craft}, minus the complicated parts. | H {craft}, step by step.
M* {noun}: what people keep mixing up. | M {craft}: the mistake that looks smart.
X {noun}: keep it simple. | X* {craft}: less is more here.
X {craft}: you need less than you think. | Q* {noun}: what would you ask an expert?
Q {craft}: what did you get wrong at first? | C {noun}: name one thing I forgot.
V* {noun}: what you see online, what you get. | V {craft}: the cheap way and the good way.
P {craft}, with the failures left in. | L {craft}: keep this, skip that.
W* {craft}: wait before you buy anything. | S {noun}: how I'd explain it to my neighbor.
Sh {noun}: I have notes. Many notes. | Gp {noun}: what matters, and what only looks good.
Xi {craft}: you're allowed to start small. | Q* What's the one thing people forget about {object}?
H* New to {object}? One thing first. | G* There's a side of {object} that rarely gets filmed.
Q* {pick}: which one did I miss? | Q {pick}: which would you try first?
L {pick}: the famous, the hidden, the skippable. | X* {pick}: the famous one didn't make it.
C {pick}: argue with my order. | G {pick}: my favorite comes last. | W {pick}: popular isn't the same as good.
V* {pick}: worth the hype, or just good photos? | H {pick}, and how to choose yours.
S* {span}: let me start with day one. | S {span}, told in one minute. | G* {span}: the part I didn't expect.
M* {span}: what I'd do differently. | L* {span}: what worked, what didn't. | Q* {span}: what do you want to know first?
X {span}: less heroic than it sounds. | P {span}: nothing staged. | V {span}: the highlights and the rest.
B {span}: day one, next to today. | C {span}: guess the hardest part. | H* {noun}: where I'd begin.
P {craft}: no theory, just what works. | L {noun}: three details worth a look. | H* {noun}: all I'd tell a friend.
Q What do you wish you'd known about {object}? | H Everything I'd tell a friend about {object}.
P {pick}: I'll show you all of them. | M {pick}: don't take the first search result.
X {noun}: I see it a little differently. | G* {noun}, and the detail nobody asks about.`

/* Something of the creator's own; `mine` is a noun phrase that begins with "my". */
export const OWN = `
Q* What would you change about {mine}? | S* {own}, start to finish. | S Come with me: {mine}.
S {own}, told from the beginning. | P* {own}: no filter, no script. | P {own}, uncut.
M {mine}: spot what I should fix. | M* {own}, mistakes included. | M {own}: what I'd do differently now.
X* {own}: it isn't what you'd expect. | G* {own}: the part I usually leave out. | G {own}: one thing surprised me.
V {own}: the plan and the real thing. | B {mine}: where it began, where it is now. | C Rate {mine}. Be honest.
H {own}: what I'd tell a friend. | L {own}: the good, the boring, the skippable. | L {own}: what worked, what didn't.
Sh {own}: please don't judge the mess. | Si {own}: small steps, all of them real. | W {own}: don't copy all of it.
Q {own}: ask me anything. | V {own}: what people think, what it's like. | P {own}, on an ordinary day.
Lp {own}, and the reasons behind it. | H {own}: what I know now. | B {own}: then and now.
S {own}, as it really happened.`

/*
 * `said` is any sentence of the creator's own; `tale` no mere state; `past` happened; `deed` was the creator's doing;
 * `now` still goes on.
 */
export const STORY = `
X* {said}. I know how that sounds. | S* {said}. Let me start at the beginning. | S* {said}. Here's the long version.
P {said}. Yes, really. | S So, {said}. Let's talk about it. | S True story: {said}. | Q* {said}. What would you ask me?
Q* {said}. Where do I even begin? | Q {deed}. Would you have done the same?
G {said}, and that's not even the whole story. | G {said}. Stay for what I usually leave out.
G* {past}. Guess how that went. | G {said}. One detail still surprises me. | P* {said}. Ask me for the details.
P* {said}. Every word is true. | X {deed}. I wouldn't recommend it to everyone.
W {said}. Fair warning: it's a long story. | W {deed}. Hear the downside first.
M* {deed}. What I'd do differently now. | M {said}. What I wish I'd known. | M {said}. I underestimated one thing.
V* {said}. What you'd assume, and how it felt. | V On paper: {said}. In real life: more.
B* {past}. There's a before, and there's an after. | B {now}. Ask me again in a year. | C {past}. Guess what came next.
S So this happened: {tale}. | L {said}. The good part, the hard part. | L {deed}: the plan, the cost, the result.
H* {deed}. This is how it went. | G {tale}. The why is the interesting part.
S {now}. Follow along and see how it ends. | G {said}. There's more to it. | P {said}, uncut.
V {said}. How it looks from outside, how it is. | C {said}. Tell me what you'd have done. | H {said}. I kept notes.`

/* `advice` can be used, a `fault` is made, a `sign` is seen, `things` can be liked. */
export const LIST = `
G* {list}. Wait for the last one. | L* {list}, ranked. | L {list}, in under a minute.
Q {list}. How many did you already know? | Q {list}. What's missing? | Q* {sign}. How many have you noticed?
Q* {list}. Which one surprised you? | C {list}. Argue with me about the order. | C {advice}. Try one today.
C* {list}. Guess which one comes first. | G {list}, and the one I nearly left out.
G* {things}. My favorite comes last. | G {advice}. My favorite comes last.
G {fault}. The quiet one does the most damage. | M* {fault}. Guilty of any?
M {advice}. Most people stop after the first. | W {sign}. Don't wait until you see them all.
X* {list}. You'll disagree with at least one. | X* {list}. I left out the obvious one.
X {list}. None of them is what you'd expect. | H* {advice}, and when to use each. | H {fault}, and what to do instead.
H* {things}, and who each one is for. | V {list}: the obvious and the underrated.
V* {things}: which is worth it, which is hype? | V {list}. One beats all the others.
S {advice}. Each one has a story. | P {list}. I'll show you every single one. | Li {advice}. One is enough to begin.
Lh {list}. Please hold your applause until the end. | Lp {list}, and the reasoning behind each. | L {list}. No filler.
L {advice}. Keep the one you need. | H {list}, one by one. | S {things}. Each one earned its place.`

/* `ask` is any question, `open` one that can be answered, `closed` one that yes or no answers; `decide` asks what to do, `wonder` how things are. */
export const QUESTION = `
H* {open}? The short answer first. | Q Be honest: {ask}? | Q* Quick question: {ask}? | Q {ask}? What's your answer?
Q* {ask}? Let's settle this. | G* {open}? It comes down to one thing. | G* {open}? The answer may change your mind.
G {ask}? The answer comes last. | M* {open}? Most people answer too fast. | M {open}? Where most answers go wrong.
X "{decide}?" might be the wrong question. | X* {decide}? I'll say the unpopular part.
X {open}? Not the answer you'd expect. | X* {closed}? You've heard yes. You've heard no.
W {decide}? Don't decide before you hear this. | W {decide}? Ask this before you do anything.
C* {ask}? Answer before I do. | C* {ask}? Guess first, then watch. | C {closed}? Yes or no, in the comments.
C {ask}? Say it out loud first. | V {open}? What people say, what holds up.
V* {open}? The easy answer and the true one. | V {decide}? Two answers, and when each is right.
B {ask}? Write down your answer, compare later. | S Imagine a friend asks: {ask}?
P {open}? Let's look at what we know. | L* {closed}? The case for, the case against, the verdict.
L {decide}? What to check, in order. | C {wonder}? Take a guess. | V* {wonder}? The school answer and the full answer.
S {wonder}? A child asked, and the adults went quiet. | X* {wonder}? It's simpler than the textbook makes it.
M {wonder}? Somebody gets this wrong at every quiz night. | Gh {ask}? Asking for a friend.
Qi {decide}? You're not the only one asking. | GT {open}? Stay for the answer. | H {open}? Let's work it out.
Q {ask}? Ask ten people. | G {open}? The honest answer takes a minute. | W {open}? Careful with the first answer.
S {ask}? This is how I think about it. | M {closed}? Both sides forget something.`

/* `item` is what is reviewed, without what restricts it. */
export const REVIEW = `
Q* {noun}: worth it? | Q {noun}: yes, no, or not yet? | Q {noun}: hype or the real thing?
H* {noun}: who it's for, who should skip it. | M* {noun}: what most reviews leave out.
X {noun}: I expect angry comments. | P* {noun}: the honest review. | X* {noun}: not my usual verdict.
W* {noun}: know the downside first. | W {noun}: see this before you pay. | G* {noun}: one detail decides it.
G {noun}: what the description won't tell you. | C {noun}: tell me where I'm wrong.
V* {noun}: first impression, second thoughts. | V {noun}: what was promised, what you get.
B {noun}: what I expected, what I think now. | P {noun}: my verdict, no script.
L {noun}: the good, the bad, the verdict. | Q {noun}: would I buy it again? | H {noun}: how to know if it suits you.
P {noun}, with the scratches. | Qh {noun}: my wallet would like a word. | S {noun}: let's be fair to it.
G {noun}: what I noticed last. | L {noun}: what I'd keep, what I'd change.`

export const VERSUS = `
Q* {a} or {b}? Pick one before I do. | Q {a} or {b}: which would you keep? | C Defend {b}. I'll defend {a}.
V* {a} or {b}: what really separates them. | V {a} and {b}, side by side. | V {a} vs {b}: what you notice every day.
X* {a} or {b}? Maybe that's the wrong question. | G* {a} or {b}: it depends on one thing.
M Choosing between {a} and {b}? Don't start with the price. | M* Most people choose between {a} and {b} too early.
H* How to choose between {a} and {b}. | H {a} or {b}: decide in one minute. | S If I had to choose today: {a} or {b}?
L {a} vs {b}: where each one wins. | Ch {a} or {b}? Friendships have ended over less.
Lp {a} or {b}: criteria first, verdict second. | P {a} and {b}, same task, same day.
X {a} or {b}? The loud answer isn't always right. | P {a} against {b}, on a normal day.
W Don't choose between {a} and {b} yet.`

/* News as it was written: a sentence or a phrase. */
export const NEWS = `
S* It's official: {news}. | S {news}. It took longer than it looks. | S {news}. Let me tell you how we got here.
S Yesterday a plan, today real: {news}. | Q Did you hear? {news}. | Q* {event}. Who's in?
Q {news}. Questions? Ask below. | Q {news}. What do you want to see first? | C {news}. Pass it on.
C {news}. Tell the friend who needs to know. | C* {event}. Mark your calendar. | C {event}. Say hi when you see us.
W* {news}. Don't find out a day late. | G {news}. And there's more to it. | G* Read it twice: {news}.
H {news}. How to be part of it. | H {news}. What happens next. | L {news}: what, when, and why now.
L {news}: who it's for, who it isn't. | P* {news}. Take a first look. | P {news}. Yes, already.
X {news}. No countdown, no drama. | X* {news}. Not for everyone, maybe for you. | V {news}. Scroll past, or be early.
B* {news}. Remember where you heard it first. | M {news}. The mistake would be to wait.
Si {news}. Thank you for getting us here. | Xh {news}. Nervous? Maybe a little. | G {news}. We kept it quiet.
H {news}. What it means for you.`

/* Any text before a colon or a comma: what no other frame fits, and the reserve of the others. */
export const LABEL = `
Q {label}: what would you add? | Q* {label}: what do you want to know first? | Q {label}: what would you ask?
H* {label}: the short version first. | H {label}, from the very beginning. | G* {label}: one thing surprises everybody.
X* {label}: not the usual version. | W {label}: one warning first. | S* {label}: let me tell it in order.
S {label}, told simply. | V {label}: what people think, what it's like. | B {label}: what changes once you know this.`

/* A text of no shape in quotation marks; `claim` says something that can be true or not. */
export const QUOTE = `
Q* "{quote}": what comes to mind first? | Q "{quote}": what would you ask? | X* "{quote}", and not the way you expect.
X "{quote}", minus the noise. | G* "{quote}": there's more behind it. | G "{quote}": stay for the end.
M "{quote}": easy to get wrong. | M "{quote}": most people stop too early. | W "{quote}": hear all of it first.
W "{quote}": take your time with this. | S "{quote}": let's start at the beginning. | S* "{quote}": let's talk about it.
S "{quote}": where this comes from. | C "{quote}": tell me your version. | C "{quote}": name the first word you think of.
L "{quote}": the short version and the long one. | L "{quote}" in three parts. | V* "{quote}": how it sounds, what it means.
V "{quote}", from outside and from inside. | P "{quote}": a close look. | P "{quote}", as it really is.
H "{quote}": what to know first. | H "{quote}", explained in a minute.`

export const CLAIM = `
Q* "{claim}": true or not? | Q* "{claim}." Sounds right. Is it? | Q "{claim}." Who told you that?
Q "{claim}": agree or disagree? | X* "{claim}": it's not that simple. | X "{claim}." I want to argue with that.
X "{claim}": the half everybody repeats. | V* "{claim}": what's true, what isn't.
V "{claim}": the case for, the case against. | C* "{claim}." Change my mind. | C "{claim}." Say that at dinner.
C "{claim}." Find one example that proves it wrong. | G* "{claim}": it depends on one thing.
W "{claim}." Careful before you repeat that. | S Somebody has to say it: "{claim}."
H "{claim}": how to check it yourself. | P* "{claim}": what do we really know? | B "{claim}." Still sure?
L "{claim}": the facts, the myth, my opinion. | Ch "{claim}." Well, this will be a calm comment section.
G "{claim}." Half of that is the interesting half.`

/* What hurts: no jokes, no challenge, nothing to sell. `wound` is somebody's own, `care` is not; `hurt` is a question. */
export const GRAVE = `
Q* {wound}: what helped you? | Q {label}: what do you wish people would say? | S* {wound}, told honestly.
S {label}: let's talk about it gently. | X* {label}: you don't have to be strong.
X {label}: there's no one right way. | L {care}: what helps, what doesn't. | X {label}: it's all right to ask for help.
G {label}: what people don't ask about. | G* {wound}: what stays with you. | M {care}: what not to say.
H* {label}: what helps on the hard days. | H {label}: one day at a time. | H {care}: how to be there for somebody.
V {label}: what others see, what it's like. | L {care}: who you can talk to. | B {wound}: before, after, and now.
W {wound}: some days are harder. | P {wound}: this is how it is. | P {wound}, without pretending.
C {label}. If that's you too, stay a minute. | C {label}. Send this to somebody who needs it today.
P {label}: nobody has to do this alone. | W {label}. This one is heavy. Take your time.
Q* {hurt}? You're not the only one asking. | H* {hurt}? Let's go through it gently.
X {hurt}? There's no one right answer. | G {hurt}? It's brave to ask. | W {hurt}? Talk to somebody you trust first.
L {hurt}? Who can help, and how. | C {hurt}? Take your time with this one. | Q {hurt}? What would help you today?
M {hurt}? Don't let anybody rush you.`
