/*
 * Frames of hooks, by what they take. The first letter names the pattern: Q question, X contrarian, L list, S story,
 * M mistake, G curiosity gap, H how-to, C challenge, V comparison, P proof, B before and after, W warning. After it small
 * letters name the only tones it has (casual, professional, humorous, inspiring), `*` one that may open a result.
 */

/* `verb` stands after "to"; `they` has nothing of the viewer's own; `show` is done by hand. */
export const HOW_TO = `
H* How to {verb}, step by step. | Q* Did anyone ever teach you how to {verb}? | P* Let me show you how to {verb}.
C* If you had to {verb} today, where would you start? | C* Tell me how you'd {verb}. | Ci You can {verb}. Yes, you.
W* Trying to {verb}? Don't skip this part. | H* Trying to {verb}? Here's what I'd do first.
W* Save this for the day you need to {verb}. | W* Before you try to {verb}, watch this.
X* I have my own way to {verb}. Judge it after. | X Nobody is born knowing how to {verb}.
B* One day you'll be glad you know how to {verb}. | B Can't {verb} yet? Let's work on the yet.
C* Send this to somebody who's trying to {verb}. | V* How to {verb}: what I'd do, and what I'd never do.
V* How to {verb}: what people try first, and what works. | G* How to {verb}: the step that gets skipped.
M* How to {verb}, and the mistake I'd warn a friend about. | L* How to {verb}: do this, skip that.
L How to {verb}: three steps, no detours. | L* How to {verb}: what to do first, next and last.
S* A friend asks you how to {verb}. What do you say? | Q You want to {verb}. What's in the way?
V How to {verb}: the theory, and what really happens. | Sch "How hard can it be to {verb}?" Famous last words.
H* How to {verb}, in plain English. | P* Watch me {show}, mistakes included. | H Here's how I'd {they}.
G* How to {verb}: it goes wrong sooner than you'd think.
M How to {verb}: where most people get stuck.`

export const DOING = `
H* Everything I'd tell a friend about {plan}. | H {plan}: what I'd do on day one. | H {plan}, one small step at a time.
M* {plan}: the mistake everybody makes once. | M How to fail at {plan}. Then do the opposite.
Q* Thinking about {plan}? Watch this first. | Q* Anyone else {plan}? | C* If you're {doing}, this one's for you.
W* {plan} takes longer than the video. | W {plan}: what I'd check before you start. | X* Nobody said {plan} was easy.
V* {plan}: what you imagine, what you get. | V* {plan} on a good day, and on a bad one. | V* {plan}: the plan, and what really happens.
G* {doing}: the version you don't see online. | G* {doing}: where it gets hard, and what helps. | L {plan}: do this, skip that.
L* {plan}: what it costs, what it gives back. | S* Let me walk you through {plan}, messy parts included.
P* {plan}, with the slow parts left in. | B {plan}: day one, and the day you want to quit. | Xi {plan} begins before you feel ready.
S Let's talk about {doing}. | Sh I have a lot to say about {doing}. Sit down.
B* {doing}: what you think now, what you'll think in a minute.`

/* A clause in the order of a statement; `told` is what somebody keeps to himself. */
export const CLAUSE = `
Q* Ever wondered {answer}? | Q* Do you know {answer}? | P* Let me show you {answer}. | Q* {answer}: did anyone ever tell you?
M* Most of us were never told {fact}. | C* Before you google {fact}, take a guess. | C {fact}: sixty seconds, no notes.
C Explain {fact} in one sentence. I'll wait. | C* Guess {fact} before I tell you. | X* You were going to google {fact} anyway.
S* Somebody asks you {answer}. What do you say? | S* Today's question: {answer}. | G* Never wondered {answer}? You will now.
G Sooner or later you'll wonder {answer}. | B* Next time somebody asks you {answer}, you'll know.
B* By the end you can explain {fact} to a friend. | H {fact}, the way I'd explain it on a walk. | H* {answer}, in one minute.
L* {fact}: three things to know, one to forget. | V* {fact}: what people say, what holds up.
M {fact}: the answer most people give is half right. | P I could talk for an hour about {fact}. You get a minute.
G {fact}: what we know, and what we don't. | H* {todo}: the rule of thumb, then the exceptions.
V* {todo}: what the lists say, what I'd do. | W* Save this if you ever wonder {todo}. | L* {todo}: first choice, second choice, never.
S* Picture yourself standing there, wondering {todo}. | W* If you're not sure {todo}, don't guess.
G* {told}: it starts with the part people leave out. | H* {told}. Here's my list. | X* {told}. Well, I will.
C* {told}: add yours when I'm done. | W* {told}. Better now than too late. | Q* {told}: what's missing? | S* {told}. Let me go first.
P* {told}, said out loud. | V {told}: what you hear, and what's true.`

/* What follows "why", a statement of its own. */
export const WHY = `
H* {reason}. Here's what's behind it. | S* {reason}. There's a reason. | Q* Why do you think {reason}?
G* The reason {reason} isn't the one you'd guess. | Q* {reason}. Ever asked yourself why?
X There's a reason {reason}, whatever your uncle says. | C Tell me in five words why {reason}. | M* You may be wrong about why {reason}.
P* Let me show you why {reason}. | B* Soon you'll know why {reason}.`

/* `object` can stand without an article; `pick` is chosen; a `guide` can be explained, a `tip` done. */
export const NOUN = `
Q {pick}: which one did I miss? | Q* {pick}: which would you try first? | C* {pick}: make your list before you see mine.
L {pick}: famous, hidden, skippable. | X* {pick}: fame alone didn't earn a spot. | C* {pick}: fight my order.
G* {pick}: the one I feel strongest about comes last. | V* {pick}: the obvious choice, next to mine.
S {pick}: the list I'd text a friend. | H* {pick}, and how I'd choose. | H* {noun}: all I'd tell a friend.
X* {guide}: everyone has an opinion. Here's mine. | X* {noun}: what I'd say off the record. | Sh {noun}: I have notes. Many notes.
S* I could talk about {object} for hours. You get a minute. | S* Let's talk about {object}.
C* {guide}: tell me what you've heard, true or not. | L* {guide}: what fits on one sticky note.
V* {noun}: the polite version, then the real one. | L {noun}, in three short chapters. | W {noun}: you'll have opinions by the end.
G* {noun}: the part that never makes it into the video. | G {noun}: I'll start where most videos stop.
S {noun}: where do I even start? Here. | M* {guide}: where most people stop looking.
B {noun}: what you think now, what you'll think in a minute. | H* {guide}: where I'd begin. | H* {guide}, in plain English.
L {tip}: start here, skip the rest. | L* {guide}: three things to know before anything else. | L* {guide}: what matters, what doesn't.
V* {guide}: what you see online, what you get. | V {guide}: what you've heard, what's true.
M* {tip}: the mistake I'd warn a friend about. | M {tip}: the advice I'd ignore.
X {guide}: half of what you've heard is missing something. | C* {tip}: give me your best tip, I'll trade you mine.
G {guide}: the question nobody likes to ask out loud. | Q* What do you wish you'd known about {object}?
Q {guide}: how would you explain it to a kid? | Q* {tip}: what's the worst advice you've heard?`

/* `quit` is a habit, `life` fills a day, `being` is no plan; the creator's own: `attempt` is tried. */
export const NARROW = `
Q* When you try to {quit}, what pulls you back in? | H* How to {quit} without relying on willpower.
C* Want to {quit}? Name the moment it always happens. | X* A slip doesn't mean you failed to {quit}.
V* {life}: what people picture, what a Tuesday looks like. | W* Before you say yes to {life}, ask about the bad days.
G* What {life} does to your weekends. | S* Come along for an ordinary day of {life}.
V* {being}: what others see, what it takes. | Q* {being}: what do people always get wrong about it?
S* {being}, on a day when nothing special happens. | X* {being} looks different for everyone. | C {being}: say hi if that's you.
G* {being}: the small things that help. | Q* {attempt}: would you have the patience? | C* {attempt}: bet on me, or against me?
X* {attempt} looks nothing like the montage. | S* {attempt}: come along for the messy parts too.`

/* Something of the creator's own; a `tale` is no clause; `mine` begins with "my". */
export const OWN = `
S* {tale}: pull up a chair, this needs telling. | S {tale}: let me start with the awkward bit. | S* {own}: I wasn't going to post this.
Q* {own}: the long version or the short one? | G* {own}: the part I usually leave out. | G* {own}: one thing surprised me.
X* {own}: I'd rather be honest than impressive. | X {own}: you may have questions. | V* {own}: the version my friends get.
C* {tale}: hold your verdict until the end. | C* {own}: be kind in the comments. | Q* {own}: I'll go first, then it's your turn.
H* {own}: what I'd tell a friend who asks. | Sh {own}: yes, I know how that sounds. | P* {own}: no filter, no script.
S I don't talk about {mine} often enough. | C* {mine}: guess the first question everybody asks. | P* {own}, start to finish.
L* {own}: three things I'd tell you over coffee. | H {own}, as plainly as I can tell it.
M* {attempt}, mistakes included. | B {own}: what you'd expect, and what you get.
G {tale}: stay for the ending.`

/* `said` is any sentence of the creator's own, `me` one by "I" or "we", `past` is over, `still` is not; `did` is how, `cause` why. */
export const STORY = `
S* {past}. Let me start at the beginning. | P* {said}. Yes, really. | S So, {said}. Let's talk about it. | S* True story: {said}.
B* Confession: {me}. | X {said}. Questions are welcome. | G* {said}, and that's the short version.
W {said}. Hear the rest before you comment. | G* {past}. It doesn't end there. | H* {said}. Here's what I'd tell you over coffee.
B* Plot twist: {past}. | L* {said}. The why, the how, the what now. | Q {still}. Would you swap with me?
V* {said}. The party version, and the real one. | Q* Can I tell you something? {said}. | X* {me}. I know what you're thinking.
Sh {said}. Nobody asked, so here we go. | G {me}. The why is the interesting part. | L {me}. Three questions, three answers. | M* {me}. What I'd do differently comes last. | C* {said}. Ask me anything.
P {said}. Here's the whole story. | S {still}. Let me show you an ordinary Tuesday. | X {still}. It makes sense once you hear why.
S* So this happened: {past}. | V {past}. How it sounds, and how it was. | W {said}. Before you judge, hear the rest.
Q {said}. What would you ask me? | C* {past}. Guess what people said. | X* {cause}. Half of you will disagree.
B {past}. There's a before and an after. | Q {said}. Where should I start? | H* {did}, step by step. | M* {did}, mistakes included.
L* {did}: what worked, what didn't. | P* {did}, start to finish. | G* {did}: the part I get asked about.
S* {cause}: the long answer. | G* {cause}. It isn't the reason you'd guess. | H {cause}, in plain words.
X* {cause}: the version I don't post. | V* {cause}: the short answer, and the true one.`

/* `lore` is anybody's list, `ours` the creator's; `pick` is chosen from, `advice` used, a `fault` made, a `sign` seen. */
export const LIST = `
Q {list}. Which one surprised you? | L {list}, in under a minute. | G* {list}, and the one I nearly left out. | V* {list}: the ones you'd guess and the rest.
C* {list}. Guess what's at number one. | S* {list}. I'll start with the strangest.
M {list}. One of them gets overlooked. | X {pick}, and one I'd argue about. | W {fault}. You may not like the last one.
H* {list}, each in one plain sentence. | C* {lore}. Name one before I start.
Q {lore}. Which one would you add? | P {things}, and why each one made it. | B {lore}. Count how many you know, then watch.
X* {lore}. Most lists stop at the easy ones. | L* {pick}, ranked. | Q* {ours}. What's on your list?
S {ours}. Each one comes with a story. | H {ours}, and what to take from each. | X {things}. I left out the obvious one.
G {pick}. My favorite comes last. | Q* {pick}. Which would you try first? | V {pick}: the obvious and the underrated.
W {pick}. One of them isn't for everyone. | M* {fault}. Guilty of any? | H* {advice}, and when to use each.
M {advice}. Most people stop after the first. | M {sign}. People explain them away. | Q* {sign}. How many have you noticed?
H* {fault}, and what to do instead. | G {fault}. The quiet one does the most damage. | V {pick}. One beats all the others.
Q* {list}. How many do you know? | G* {list}. Wait for the last one.`

/* `ask` is any question, `closed` one with yes or no; `decide` asks what to do. */
export const QUESTION = `
Q* Quick question: {ask}? | C* {ask}? Answer before I do. | B {ask}? Write down your answer, change it later.
S* A friend texts you at midnight: {ask}? | S {ask}? I'll think out loud, you stop me. | Ghc {ask}? Asking for a friend.
Q* {ask}? Let's settle this. | M* {ask}? Most people answer too fast. | H* {ask}? Short answer first, then the reasons.
G* {ask}? The interesting part comes after the answer. | X {ask}? Not the answer you'd expect. | X {ask}? Ask ten people, get ten answers.
M {ask}? Here's where most answers go wrong. | H {ask}? Let's work it out.
V {ask}? What people say, what holds up. | V* {ask}? The easy answer and the true one. | Q Be honest: {decide}?
P {ask}? I'll show you where my answer comes from. | L* {closed}? The answer, the reason, the exception.
G* {closed}? It depends, and I'll tell you on what. | X "{decide}?" might be the wrong question.
X {decide}? I'll say the unpopular part out loud. | W {decide}? Ask yourself one thing first.
V* {decide}? Two answers, and when each is right. | L* {closed}? The case for, the case against, the verdict.
W* {closed}? Don't trust a one-word answer. | C {closed}? Vote yes or no before you watch. | Q {closed}? What does your gut say?
B {closed}? What changes if the answer is yes. | L* {ask}? Three answers, and mine. | C {ask}? Ask your mother, then watch this. | B {ask}? What you think now, and in a minute. | H {ask}? The short answer, in plain English. | W {ask}? Know this before you answer.`

export const REVIEW = `
Q* {noun}: would I recommend it to a friend? | Q {noun}: would I choose it again? | H* {noun}: who it's for, who should skip it.
M* {noun}: what the five-star reviews don't mention. | M {noun}: don't let the hype decide. | X {noun}: I'm not here to sell it to you.
X* {noun}: good isn't the same as good for you. | H {noun}: how to know if it suits you.
X {noun}: forget the star ratings for a minute. | W* {noun}: the downsides come first in this one.
G* {noun}: the one thing I'd change. | C* {noun}: guess my rating before the end. | C {noun}: tell me where I'm wrong.
V* {noun}: first impression, second thoughts. | V {noun}: what was promised, what you get.
B {noun}: what I expected, what I think now. | P* {noun}: what I like, and what bugs me.
L* {noun}: three reasons for, three against. | S {noun}: what I'd say if a friend asked. | Sh {noun}: I have opinions. Sit down.`

export const VERSUS = `
Q* {a} or {b}? Answer before I do. | Q {a} or {b}: what would change your mind? | C* I'll argue for {a}, you argue for {b}.
V* {a} or {b}: the difference you notice later. | V {a} and {b}: what each one does better.
X* {a} or {b}: I think both sides exaggerate. | X {a} or {b}? Popular isn't the same as right for you.
G* {a} or {b}? I'd ask you one thing first. | L {a} or {b}: three questions, then you'll know. | L {a} vs {b}: who each one is for.
S* A friend asks: {a} or {b}? This is my answer. | Ch {a} or {b}? Friendships have ended over less.
P {a} vs {b}: where each one lets you down. | B {a} or {b}: vote now, and again at the end. | H* {a} or {b}: how I'd choose today.
M* {a} or {b}? Don't start with the price. | V* {a} or {b}: what really separates them. | C {a} or {b}? Defend your pick.`

/* News as it was written: a sentence or a phrase. */
export const NEWS = `
S* It's official: {official}. | S {made}. Ask me how it started. | Q* {made}. Did you see it coming?
Si {news}. If you've been here from the start: thank you. | Sh {news}. I'm calm. I'm completely calm.
Q* {news}. Who needs to hear this? | G {official}. Yes, you read that right. | P* {official}. I've been waiting to say that.
C {news}. Send it to the one friend who'd love it. | G* Read it twice: {news}. | L* {event}. Save it, share it, be there.
H* {news}. Here's all you need to know. | X* {news}. I could play it cool. I won't.
V {news}. You can hear it here, or hear it late. | S {official}. Finally, I can tell you.
B* {news}. Remember where you heard it first. | W {news}. Set a reminder. | Q {news}. Any questions? | L {event}. Who, when, where: it's all here. | G {made}. There's more to come. | P {official}. Yes, it's true. | S {official}. It took a while. | W* {news}. Don't find out a day late.
M {news}. Don't be the friend who asks, "Since when?" | Q* {event}. Who's in? | C* {event}. Put it in your calendar now.
Q {event}. Who are you bringing? | W {event}. The day after is too late. | M {deal}. "I'll do it later" is how you miss it.
C* {deal}. Tell the friend who never pays full price. | Q {deal}. What's first on your list? | G {deal}. I know what I'd pick first.
H {deal}. Here's how to get it.`

/* Any text before a colon or a comma: the reserve of all shapes. */
export const LABEL = `
H* {label}: here's where I'd start. | S* {label}: pull up a chair. | X* {label}: I'll skip what you've heard before.
V {label}: what people say, and what I'd say. | C* {label}: tell me what you've heard. | P {label}, and I'll show you what I mean.
L {label}: three things worth knowing. | Q* {label}: what would you ask first? | G* {label}: more than it sounds like.
B {label}: what you think now, and in a minute. | W {label}: watch before you judge. | M {label}: the mistake I'd warn you about.`

/* A `claim` can be true or not: a `rumor`, or `direct` to the viewer. */
export const QUOTE = `
Q* What comes to mind when you hear "{quote}"? | G* "{quote}": a short line with a lot behind it.
L Three things to know about "{quote}".
W Before you skip "{quote}", give it ten seconds. | S* "{quote}": let me tell you about it. | S Where do you begin with "{quote}"? Here.
C Explain "{quote}" to a ten-year-old. | C* Sum up "{quote}" in one word.
P Let's take "{quote}" apart, piece by piece. | P* I'll show you what I mean by "{quote}". | V* "{quote}": how it sounds, and what it means. | X* I have opinions on "{quote}".
M Don't guess what "{quote}" is about. Look. | H* "{quote}", the way I'd tell a friend.`

export const CLAIM = `
Q* "{claim}." True, false, or it depends? | Q "{claim}." Would you bet on it? | Q* "{claim}." When is that true, and for whom?
X* "{rumor}." I want to argue with that. | X "{claim}." Let me defend that for a minute. | V* "{rumor}." What holds up, what doesn't.
C* "{claim}." Change my mind. | C "{rumor}." Find one example that proves it wrong.
S* Say "{rumor}" in a full room and watch the faces.
H* "{claim}." Here's how I'd check that. | P "{rumor}." Show me the numbers. | B "{claim}." Vote now, and again at the end.
L* "{claim}." Three questions before you agree. | L "{rumor}." What we know, what we guess, what I think.
Ch "{claim}." A calm comment section, surely. | W "{rumor}." Don't agree too fast.
S* {direct}. Somebody had to say it. | H* {wrong}. Here's what I'd do instead. | P {direct}. I'll show you why.
C* {direct}. Give me a minute to convince you.
X* {direct}. I'll take the angry comments. | B {direct}. Then tell me I was wrong. | L {direct}: three reasons, no lecture.`

/* A scene that viewers know ("when your boss texts you"), and a `letter` to somebody. */
export const SKIT = `
Q* {skit}. Who else? | C* {skit}. Tag the friend this is about. | P* {skit}. Based on a true story. | X* {skit}. No further questions.
G* {skit}. It gets worse. | W {skit}. Don't pretend this isn't you. | S* {skit}. I've said too much. | Q* {skit}. What would you do?
Q* {skit}. Please tell me I'm not alone. | V* {skit}. How it should go, how it goes. | L {skit}. Number three on my list of fears.
M* {skit}. I have no excuse. | B {skit}. Now imagine that on a Monday. | S* {letter}. I mean every word.
P* {letter}. This one's for you. | G* {letter}. There's something I never said. | Q* {letter}. Do you ever think about it, too?
C* {letter}. Send it to whoever needs it. | H {letter}. In plain words. | L {letter}. Three things, then I'll stop.
M {letter}. I should have said it sooner.`

/* What hurts: no jokes, no challenge, nothing to sell. `wound` is somebody's own, `care` is not; `hurt` is a question. */
export const GRAVE = `
Q* {hard}: what do you wish more people knew? | S* {hard}: let's talk about it gently. | S {hard}: I'll go slowly.
X {hard}: it's all right to ask for help. | G* {hard}: what people are afraid to ask. | H* {hard}: what helps, even a little.
M* {hard}: what people say kindly and get wrong. | P {hard}: nobody should be alone with this. | W {hard}. Take your time with this one.
C {care}. Send this to somebody who needs it today. | L {care}: small things that count.
X {care}: there's no right way, and that's all right. | H {care}, one small step at a time. | S* {tend}: let's go through it gently.
V* {tend}: what sounds kind, what is kind. | H* {tend}, in quiet words. | G* {tend}: what people are afraid to ask.
Q* {tend}: what has helped you? | M {tend}: it doesn't have to be perfect. | Q* {wound}: if you know this too, what helped?
X* {wound}: nobody has to be strong here. | G {wound}: what stays with you. | V {wound}: what others see, and what it's like.
B {wound}: what changed, and what didn't. | P* {wound}, no brave face. | S {wound}. I'll tell it as it was.
C {wound}. If this is you too, you're welcome here. | Q* {hurt}? You're not the only one asking.
H* {hurt}? Let's go through it gently. | X {hurt}? It's all right not to know yet. | W {hurt}? Talk to somebody you trust, too.
L {hurt}? Who can help, and how. | Q {hurt}? What would help you today? | M {hurt}? Don't let anybody rush you.
V {hurt}? What you hear, and what helps. | B {hurt}? What to do now, and what can wait. | S {hurt}? Let's sit with that for a minute.`
