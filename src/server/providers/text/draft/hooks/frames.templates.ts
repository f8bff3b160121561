/*
 * Frames of hooks, by what they take. The first letter names the pattern: Q question, X contrarian, L list, S story,
 * M mistake, G curiosity gap, H how-to, C challenge, V comparison, P proof, B before and after, W warning. After it small
 * letters name the only tones it has (casual, professional, humorous, inspiring), `*` one that may open a result.
 */

/* `verb` comes after "to"; `aim` takes more than a moment; `they` has nothing of the viewer's own. */
export const HOW_TO = `
Mh How to {verb} without crying in the bathroom. | Xh Nobody is born knowing how to {they}.
W How to {aim}, and when to ask for help. | C Tell me how you'd {verb}. | P Watch me {they}, mistakes included.
B Can't {verb} yet? Let's work on the yet. | G* To {verb}, get the first step right.
X* You're probably overthinking how to {verb}. | S* The first time you {they}, this goes wrong.
L* All you need to {verb}, on one list. | P* Let's {they} together, step by step. | H* How to {verb}, step by step.`

export const DOING = `
H* Everything I'd tell a friend about {plan}. | H {plan}: what I'd do on day one.
M {plan}: the mistake everybody makes once. | M How to fail at {plan}. Then do the opposite.
Xi {plan} begins before you feel ready. | W* {plan} takes longer than the video.
Gh {plan} looked so calm in the videos. | V* {plan}: what you imagine, what you get.
S* Let me walk you through {doing}, messy parts included. | G* {plan}: the step that gets skipped.
P* {doing}, with the slow parts left in. | V {plan}: the first hour, and the last. | L {plan}: do this, skip that.
V* {plan}: the plan, and what really happens. | Q* {plan}: what went wrong the first time?`

/* Any clause that begins with a question word and has the order of a statement. */
export const CLAUSE = `
Q* {answer}: did anyone ever tell you? | C {clause}: sixty seconds, no notes. | Q* Ever wondered {answer}?
M* Most of us were never told {fact}. | V* {answer}: what people say, what holds up.
L* {answer}: three things to know, one to forget. | H {fact}, the way I'd explain it on a walk.
G* {fact}: the short explanation leaves out the best part. | G {fact}: what we know, and what we don't.
C* Before you google {fact}, take a guess. | C Explain {fact} in one sentence. I'll wait.
S* A neighbor asks you {fact}. What do you say? | X You don't need a degree to understand {fact}.
P* I'll tell you {fact}, and how we know. | B* By the end you can explain {fact} to a friend.
H* {todo}: the rule of thumb, then the exceptions.
S Picture yourself standing there, wondering {todo}. | V {todo}: what the lists say, what I'd do.
W* If you're not sure {todo}, don't guess.
G* {answer}: the part that surprises people. | S* Somebody asks you {answer}. What do you say?
H {answer}, in one minute. | W* {answer}: don't trust the short version.`

/* What follows "why", a statement of its own. */
export const WHY = `
H* {reason}. Here's what's behind it. | S* {reason}. There's a reason. | Q* Why do you think {reason}?
G* The reason {reason} isn't the one you'd guess. | M* {reason}. Don't settle for the easy answer.
X There's a reason {reason}, whatever your uncle says. | C Tell me in five words why {reason}.
P* Why {reason}: I'll show you.`

/* A noun phrase; `object` can be inside a sentence without an article; `pick` is chosen, `span` a time. */
export const NOUN = `
C {noun}: overrated or underrated? | Sh {noun}: I have notes. Many notes.
C* {noun}: tell me what you've heard, true or not. | G {noun}: I'll start where most videos stop.
Xi {noun}: curiosity is enough to begin. | Q* {pick}: which one did I miss? | Q {pick}: which would you try first?
C* {pick}: make your list before you see mine. | L {pick}: famous, hidden, skippable.
X* {pick}: fame alone didn't earn a spot. | C {pick}: fight my order.
G {pick}: the one I feel strongest about comes last. | W {pick}: popular or good?
V {pick}: the obvious choice, next to mine. | M {pick}: don't stop at the first search result.
S {pick}: the list I'd text a friend. | B {pick}: choose yours now, then see if I change your mind.
S* {span}: let me start with day one. | Q* {span}: too long, too short, or just right?
G* {span}: the part I didn't expect. | M* {span}: what I'd do differently. | L* {span}: what worked, what didn't.
X {span}: less heroic than it sounds. | P {span}, with the bad days left in.
V* {span}: how I pictured it, how it went. | W {span}: brace yourself for the middle.
B {span}: the first day, next to the last. | C* {span}: guess the hardest part before I tell you.
H {span}: what I'd tell you on day zero. | H* {noun}: where I'd begin. | H* {noun}: all I'd tell a friend.
Q* What do you wish you'd known about {object}? | V* {noun}: what you see online, what you get.
H* Everything I'd tell a friend about {object}. | Q* {noun}: what did you get wrong at first?
L {noun}: three things I love, one I don't. | M {noun}: what I'd stop doing.
P* {noun}, as close as the camera gets.
X* {noun}: I don't agree with the top result. | W* {noun}: what I'd check first.`

/*
 * `quit` is a habit to be rid of, `life` fills a day, `being` is no plan; of the creator's own: `attempt`
 * is tried, `moment` is one day or night of it.
 */
export const NARROW = `
Q* When you try to {quit}, what pulls you back in? | H* How to {quit} without relying on willpower.
C* Want to {quit}? Name the moment it always happens. | X* A slip doesn't mean you failed to {quit}.
V* {life}: what people picture, what a Tuesday looks like. | W* Before you say yes to {life}, ask about the bad days.
G* What {life} does to your weekends. | S* Come along for an ordinary day of {life}.
X {life} isn't for everyone, and that's fine. | V* {being}: what others see, what it takes.
Q* {being}: what do people always get wrong about it? | S* {being}, on a day when nothing special happens.
X* {being} looks different for everyone. | C {being}: say hi if that's you. | G* {being}: the small things that help.
Q* {attempt}: would you have the patience? | C* {attempt}: bet on me, or against me?
V* {attempt}: how I pictured it, how it goes. | X* {attempt} looks nothing like the montage.
W {attempt} takes longer than anybody tells you. | G {attempt}: the part nobody warns you about.
S* {attempt}: come along for the messy parts too. | S* {moment}: let me start an hour before.
Q* {moment}: what would you have done? | G* {moment}: the part I usually leave out. | P* {moment}, minute by minute.
H {moment}, as it really happened. | C* {moment}: guess what happened next. | B {moment}: before it, and after it.`

/* Something of the creator's own; `mine` is a noun phrase that begins with "my". */
export const OWN = `
S* {own}: pull up a chair, this needs telling. | S {own}: let me start with the awkward bit.
Q* {own}: the long version or the short one? | G* {own}: the part I usually leave out.
X* {own}: I'd rather be honest than impressive. | V* {own}: what people assume, what's true.
C {own}: hold your verdict until the end. | H {own}: what I'd tell a friend who asks.
Sh {own}: yes, I know how that sounds. | Q {own}: proud or embarrassed? Both.
C* {mine}: guess the first question everybody asks. | S I don't talk about {mine} often enough.
Lp {own}: what, why, and what comes next. | G* {own}: one thing surprised me. | P* {own}: no filter, no script.
L {own}: the good, the boring, the skippable. | M* {own}, mistakes included. | B {own}: then and now.`

/*
 * `said` is any sentence of the creator's own; `me` has "I" or "we"; `past` is over,
 * `still` is not; `leap` was a choice, `deed` is one or another, `mishap` went wrong.
 */
export const STORY = `
S* {past}. Let me start at the beginning. | P* {said}. Yes, really. | S So, {said}. Let's talk about it.
S* True story: {said}. | Q* {said}. Normal or not?
G* {said}, and that's the short version. | W {said}. Hear the rest before you comment.
C {deed}. Would I do it again? Guess. | H {said}. Here's what I'd tell you over coffee.
L* {said}. The why, the how, the what now. | Q {still}. Would you swap with me? | V* {said}. The party version, and the real one.
Q Can I tell you something? {said}. | X* {me}. I know what you're thinking. | Sh {said}. Nobody asked, so here we go.
G {me}. The why is the interesting part.
S {still}. Let me show you an ordinary Tuesday. | X {still}. It makes sense once you hear why.
S So this happened: {past}. | B {leap}. Then and now. | B {mishap}. I had plans that day. | G* {leap}. Guess how that went.
Q* {leap}. Brave or foolish? | W {leap}. Before you copy me, hear the downside. | M* {deed}. Learn from the mistakes.
P {deed}. Let me show you what it took. | H* {deed}. Here's how I'd go about it today. | S {mishap}. Picture my face.
Q {deed}. What have you been putting off? | Q* {mishap}. Has that ever happened to you?
W {mishap}. Let this be your warning.`

/*
 * `lore` is anybody's list, `ours` the creator's own; one chooses among `pick`; `advice` can be used, a `fault` is made, a `sign`
 * is seen; `things` are no advice and no trouble.
 */
export const LIST = `
Q {list}. Which one surprised you? | L {list}, in under a minute. | G* {list}, and the one I nearly left out.
V* {list}: the ones you'd guess and the rest. | C* {list}. Guess what's at number one.
S* {list}. I'll start with the strangest. | M {list}. One of them gets overlooked.
X {pick}, and one I'd argue about. | W {fault}. You may not like the last one.
H* {list}, each in one plain sentence. | C* {lore}. Name one before I start.
G {list}, and the one I'd tell a friend. | Q {lore}. Which one would you add? | P {things}, and why each one made it.
B {lore}. Count how many you know, then watch. | X* {lore}. Most lists stop at the easy ones. | L* {pick}, ranked.
Q* {ours}. What's on your list? | S {ours}. Each one comes with a story. | H {ours}, and what to take from each.
X {things}. I left out the obvious one. | G {pick}. My favorite comes last. | Q* {pick}. Which would you try first?
V {pick}: the obvious and the underrated. | W {pick}. One of them isn't for everyone. | M* {fault}. Guilty of any?
H* {advice}, and when to use each. | M {advice}. Most people stop after the first.
M {sign}. People explain them away. | Q* {sign}. How many have you noticed?
H* {fault}, and what to do instead. | V {sign}: the loud ones and the quiet ones.
G {fault}. The quiet one does the most damage. | Q* {myth}. Which one did you believe?
H* {myth}, and what's true instead. | S {myth}. Somebody will repeat one at dinner.
W {list}. Don't skip the second one. | V {list}. One beats all the others. | Q* {list}. How many do you know?
G* {list}. Wait for the last one.`

/*
 * `ask` is any question, `open` one that can be answered, `closed` with yes or no; `decide` asks
 * what to do.
 */
export const QUESTION = `
Q* Quick question: {ask}? | C* {ask}? Answer before I do. | B {ask}? Write down your answer, change it later.
S* A friend texts you at midnight: {ask}? | S {ask}? I'll think out loud, you stop me.
Ghc {ask}? Asking for a friend. | Q* {open}? Let's settle this.
M* {open}? Most people answer too fast. | H* {open}? Short answer first, then the reasons.
G* {open}? The interesting part comes after the answer.
X {open}? Not the answer you'd expect. | X {open}? Ask ten people, get ten answers. | M {open}? Here's where most answers go wrong.
H {open}? Let's work it out. | V {open}? What people say, what holds up.
V* {open}? The easy answer and the true one. | Q Be honest: {decide}?
P {open}? I'll show you where my answer comes from. | L* {closed}? The answer, the reason, the exception.
G* {closed}? It depends, and I'll tell you on what. | X "{decide}?" might be the wrong question.
X {decide}? I'll say the unpopular part out loud. | W {decide}? Ask yourself one thing first.
V* {decide}? Two answers, and when each is right. | L* {closed}? The case for, the case against, the verdict.
W* {closed}? Don't trust a one-word answer. | C {closed}? Vote yes or no before you watch.
Q {closed}? What does your gut say? | B {closed}? What changes if the answer is yes.`

export const REVIEW = `
Q* {noun}: would I recommend it to a friend? | Q {noun}: would I choose it again?
H* {noun}: who it's for, who should skip it.
M* {noun}: what the five-star reviews don't mention. | M {noun}: don't let the hype decide.
X {noun}: I'm not here to sell it to you. | X* {noun}: good isn't the same as good for you.
H {noun}: how to know if it suits you. | X {noun}: forget the star ratings for a minute. | W* {noun}: the downsides come first in this one.
G* {noun}: the one thing I'd change.
C* {noun}: guess my rating before the end. | C {noun}: tell me where I'm wrong. | C {noun}: sum it up in three words.
V* {noun}: first impression, second thoughts. | V {noun}: what was promised, what you get.
B {noun}: what I expected, what I think now. | P* {noun}: what I like, and what bugs me.
P {noun}: I'll back up every complaint. | L* {noun}: three reasons for, three against.
S {noun}: what I'd say if a friend asked. | Sh {noun}: I have opinions. Sit down.`

export const VERSUS = `
Q* {a} or {b}? Answer before I do.
Q {a} or {b}: what would change your mind? | C* I'll argue for {a}, you argue for {b}.
V* {a} or {b}: the difference you notice later. | V {a} and {b}: what each one does better.
X* {a} or {b}: I think both sides exaggerate. | X {a} or {b}? Popular isn't the same as right for you.
G* {a} or {b}? I'd ask you one thing first. | L {a} or {b}: three questions, then you'll know.
L {a} vs {b}: who each one is for. | S* A friend asks: {a} or {b}? This is my answer.
Ch {a} or {b}? Friendships have ended over less. | P {a} vs {b}: where each one lets you down.
B {a} or {b}: vote now, and again at the end. | H* {a} or {b}: how I'd choose today.
M* {a} or {b}? Don't start with the price. | V* {a} or {b}: what really separates them.
C {a} or {b}? Defend your pick.`

/* News as it was written: a sentence or a phrase. */
export const NEWS = `
S* It's official: {news}. | S {made}. Ask me how it started.
Si {news}. If you've been here from the start: thank you. | Sh {news}. I'm calm. I'm completely calm.
Q* {news}. Did you see it coming? | Q* {news}. Who needs to hear this?
C {news}. Send it to the one friend who'd love it. | G {news}. Guess what comes next. | G* Read it twice: {news}.
H* {news}. Here's all you need to know. | L {news}. The what, the when and the why.
X* {news}. I could play it cool. I won't. | V {news}. You can hear it here, or hear it late.
B* {news}. Remember where you heard it first.
W* {news}. Don't find out a day late.
M {news}. Don't be the friend who asks, "Since when?" | Q* {event}. Who's in?
C* {event}. Put it in your calendar now. | Q {event}. Who are you bringing? | W {event}. The day after is too late.
M {deal}. "I'll do it later" is how you miss it. | C* {deal}. Tell the friend who never pays full price.
Q {deal}. What's first on your list? | G {deal}. I know what I'd pick first.
H {made}. Here's where to find it. | H {deal}. Here's how to get it.`

/* Any text before a colon or a comma: what no other frame fits, and the reserve of the others. */
export const LABEL = `
Q* {label}: for you, or not for you? | H* {label}: start here.
G* {label}: more than it sounds like. | X* {label}: I'll skip what you've heard before.
S* {label}: pull up a chair. | L {label}: what fits on one sticky note.
V {label}: what people say, and what I'd say. | C {label}: describe it in three words.
B {label}: what you think now, and after. | P {label}: I'll show my work.`

/* A text of no shape in quotation marks; `claim` says something that can be true or not: a `rumor`, or `direct` to the viewer. */
export const QUOTE = `
Q* What comes to mind when you hear "{quote}"?
X* I have opinions on "{quote}".
G* "{quote}": a short line with a lot behind it.
X "{quote}": I'd start at the other end. | W "{quote}": don't judge it by the title.
L Three things to know about "{quote}". | M Don't guess what "{quote}" is about. Look. | W Before you skip "{quote}", give it ten seconds.
S* "{quote}": let me tell you about it.
S Where do you begin with "{quote}"? Here. | C Explain "{quote}" to a ten-year-old. | C* Sum up "{quote}" in one word.
L "{quote}": what to keep, what to forget.
V* "{quote}": how it sounds, and what it means.
P Let's take "{quote}" apart, piece by piece. | P* I'll show you what I mean by "{quote}".
H* "{quote}", the way I'd tell a friend.`

export const CLAIM = `
Q* "{claim}." True, false, or it depends? | Q "{claim}." Would you bet on it?
Q* "{claim}." When is that true, and for whom? | X* "{rumor}." I want to argue with that.
X "{claim}." Let me defend that for a minute. | V* "{rumor}." What holds up, what doesn't.
C* "{claim}." Change my mind. | C "{rumor}." Find one example that proves it wrong.
G* "{claim}." One word in it does a lot of work. | S* Say "{rumor}" in a full room and watch the faces.
Sh Every family dinner has one: "{rumor}." | H* "{claim}." Here's how I'd check that.
P "{rumor}." Show me the numbers. | B "{claim}." Vote now, and again at the end.
L* "{claim}." Three questions before you agree. | L "{rumor}." What we know, what we guess, what I think.
M "{rumor}." A headline isn't an answer. | Ch "{claim}." A calm comment section, surely.
W "{rumor}." Don't agree too fast.
S* {direct}. Somebody had to say it. | H* {direct}. Here's what I'd do instead. | P {direct}. I'll show you why.
W* {direct}. I learned it the hard way. | M* {direct}. And you're not the only one. | Q* {direct}. Guilty?
C* {direct}. Give me a minute to convince you. | G* {direct}. The reason isn't the one you'd guess.
X* {direct}. I'll take the angry comments. | B {direct}. Then tell me I was wrong. | L {direct}: three reasons, no lecture.`

/* Grave topics: no jokes, no challenge, nothing to sell. `wound` is a person's own, `care` is not; `hurt` is a question. */
export const GRAVE = `
Q* {label}: what do you wish more people knew? | S* {label}: let's talk about it gently. | S {label}: I'll go slowly.
X {label}: it's all right to ask for help. | G* {label}: what people are afraid to ask.
M* {label}: what people say kindly and get wrong. | H* {label}: what helps, even a little.
P {label}: nobody should be alone with this. | C {care}. Send this to somebody who needs it today.
W {label}. Take your time with this one. | L {care}: small things that count.
X {care}: you don't need perfect words. | L {care}: who you can talk to. | H {care}: how to be there for somebody.
Q* {wound}: if you know this too, what helped? | X* {wound}: nobody has to be strong here.
G {wound}: what stays with you. | V {wound}: what others see, and what it's like.
B {wound}: what changed, and what didn't. | P* {wound}, no brave face. | S {wound}. I'll tell it as it was.
C {wound}. If this is you too, you're welcome here. | Q* {hurt}? You're not the only one asking.
H* {hurt}? Let's go through it gently. | X {hurt}? It's all right not to know yet.
W {hurt}? Talk to somebody you trust, too. | L {hurt}? Who can help, and how. | Q {hurt}? What would help you today?
M {hurt}? Don't let anybody rush you. | V {hurt}? What you hear, and what helps.
B {hurt}? What to do now, and what can wait. | S {hurt}? Let's sit with that for a minute.`
