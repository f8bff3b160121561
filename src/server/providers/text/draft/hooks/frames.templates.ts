/*
 * Frames of hooks, by what they take. The first letter names the pattern: Q question, X contrarian, L list, S story,
 * M mistake, G curiosity gap, H how-to, C challenge, V comparison, P proof, B before and after, W warning. After it small
 * letters name the only tones it has (casual, professional, humorous, inspiring), `*` one that may open a result. Behind `#` stands
 * the start of the frames after it.
 */

/* `verb` stands after "to"; `they` has nothing of the viewer's own; `show` is done by hand. */
export const HOW_TO = `
H* How to {verb} when the usual advice hasn't worked. | Q* Did anyone ever teach you how to {verb}?
C* Bet you skip a step when you {show}. | Ci You can {verb}. Yes, you. | W* Trying to {verb}? Don't skip this part.
H* Trying to {verb}? Here's what I'd do first. | W* Save this for the day you need to {verb}.
W* Before you try to {verb}, watch this. | X* I have my own way to {they}. Judge it after. | X Nobody is born knowing how to {they}.
C* Send this to somebody who's trying to {verb}. | M* How to {verb}, and the mistake I'd warn a friend about.
Q* Still trying to {verb}? Check this first. | Sch "How hard can it be to {verb}?" Famous last words.
H How to {verb}, in plain English. | P* Watch me {show}, mistakes included.
# How to {verb}:
V* what I'd do, and what I'd never do. | V* what people try first, and what works. | G* the step that gets skipped.
L* do this, skip that. | L three steps, no detours. | V the theory, and what really happens.
H* the order matters more than the effort. | M where most people get stuck.`

export const DOING = `
H {plan}, one small step at a time. | Q* Thinking about {plan}? Watch this first.
Q* Anyone else {plan}? | C* If you're {doing}, this one's for you. | W* {plan} takes longer than the video. | P* {plan}, with the slow parts left in.
X* Nobody said {plan} was easy. | V* {plan} on a good day, and on a bad one.
# {plan}:
H* what I'd do differently from day one. | M* the mistake everybody makes once.
W what I'd check before you start. | V* what you imagine, what you get. | V* the plan, and what really happens. | L do this, skip that.
L* what it costs, what it gives back. | B day one, and the day you want to quit. | S the week most people quit.
# {doing}:
G* the version you don't see online. | G* where it gets hard, and what helps.`

/* A clause in the order of a statement; `told` is what somebody leaves out, `untold` what nobody says. */
export const CLAUSE = `
Q* Ever wondered {answer}? | Q* Do you know {answer}? | P* Let me show you {answer}. | M* Most of us were never told {fact}.
C* Before you google {fact}, take a guess. | C Explain {fact} in one sentence. I'll wait. | C* Guess {fact} before I tell you.
S* Somebody asks you {answer}. What do you say? | B* Next time somebody asks you {answer}, you'll know.
B* By the end you can explain {fact} to a friend. | S* Picture yourself standing there, wondering {todo}.
W* If you're not sure {todo}, don't guess.
# {fact}:
L* one myth, one fact, one surprise. | P here's how we know. | G* the detail that makes it click. | C* I bet you're half right. | X* the common answer skips a step. | C tell me your theory first.
L* three things to know, one to forget. | V* what people say, what holds up. | M the answer most people give is half right.
G what we know, and what we don't.
# {todo}:
H* the rule of thumb, then the exceptions. | V* what the lists say, what I'd do. | L* first choice, second choice, never.
# {told}:
G* it starts with the part people leave out. | C* add yours when I'm done.
# {told}.
H* Here's my list.
# {untold}.
L* The good, the bad, the boring. | X* Well, I will. | W* Better now than too late. | P* I'll be honest about it. | Q* Would you rather know?
V* The nice part, and the rest.`

/* What follows "why", a statement of its own. */
export const WHY = `
Q* Why do you think {reason}? | G* The reason {reason} isn't the one you'd guess.
X There's a reason {reason}, whatever your uncle says. | C Tell me in five words why {reason}.
M* You may be wrong about why {reason}. | P* Let me show you why {reason}. | B* Soon you'll know why {reason}.
# {reason}.
H* Here's what's behind it. | S* There's a reason. | Q* Ever asked yourself why?`

/* `object` can stand without an article; `pick` is chosen; a `guide` can be explained, a `tip` done, a `skill` tried. */
export const NOUN = `
H* {pick}, and how I'd choose.
S* I wish somebody had told me this about {object}. | C* Think you know {object}? Let's test that.
H {guide}, explained before your coffee gets cold.
X* {object}: overrated, underrated, or just misunderstood?
# {pick}:
Q which one did I miss? | Q* which would you try first? | C* make your list before you see mine. | L famous, hidden, skippable.
X* fame alone didn't earn a spot. | C* fight my order. | G* the one I feel strongest about comes last.
V* the obvious choice, next to mine. | S the list I'd text a friend.
# {noun}:
Sh I have notes. Many notes. | G the question everyone asks, and the one they should.
B* expectation, reality, and the surprise in between. | P* what other videos leave out.
C* give me one minute to change your mind.
# {skill}:
X* easier than you've been told. | V* the easy way, the hard way, and the one I'd pick.
Q* worth the trouble? I'll argue both sides.
L* what it costs in time, money and patience.
# {tip}:
S* if I had to start over, I'd start here. | M* the part where people give up. | M* the mistake that costs the most.
W* what I'd never do again. | H* less work than you think, if you do this first. | X the advice I'd ignore. | C give me your best tip, I'll trade you mine.
P* everybody shows the result. Here's the middle. | L what you need, what you can skip.
# {guide}:
L* three things to know before anything else. | L* what matters, what doesn't. | V* what you see online, what you get.
V* what you've heard, what's true.`

/* `quit` is a habit, `life` fills a day, `being` is no plan; the creator's own: `attempt` is tried. */
export const NARROW = `
Q* When you try to {quit}, what pulls you back in? | H* How to {quit} without relying on willpower.
C* Want to {quit}? Name the moment it always happens. | X* A slip doesn't mean you failed to {quit}.
W* Before you say yes to {life}, ask about the bad days. | G* What {life} does to your weekends.
S* Come along for an ordinary day of {life}. | S* {being}, on a day when nothing special happens.
X* {being} looks different for everyone. | X* {attempt} looks nothing like the montage.
V* {life}: what people picture, what a Tuesday looks like.
# {being}:
V* what others see, what it takes. | Q* what do people always get wrong about it? | C say hi if that's you.
G* the small things that help.
# {attempt}:
Q* would you have the patience? | C* bet on me, or against me? | S* come along for the messy parts too.`

/* Something of the creator's own; a `tale` is no clause; `mine` begins with "my". */
export const OWN = `
M* {attempt}, mistakes included. | C* {mine}: guess the first question everybody asks.
# {tale}:
S* pull up a chair, this needs telling. | S let me start with the awkward bit. | C* hold your verdict until the end.
V* what worked, what backfired. | G stay for the ending.
# {own}:
Q the long version or the short one? | P from the first minute to the last. | S* I wasn't going to post this. | G* the part I usually leave out. | G* one thing surprised me.
X* I'd rather be honest than impressive. | V* the version my friends get. | Q* I'll go first, then it's your turn.
H* what I'd tell a friend who asks. | P* no filter, no script. | L* three things I'd tell you over coffee.
B what you'd expect, and what you get. | B* what I thought then, what I think now.
C* tell me which part sounds like you. | X* not what I'd have said a year ago.`

/* `said` is any sentence of the creator's own, `me` one by "I" or "we", `deed` was chosen, `past` is over, `still` is not; `did` is how, `cause` why. */
export const STORY = `
G* {said}, and that's the short version. | Q* Can I tell you something? {said}.
M* {did}, mistakes included. | P* {did}, start to finish. | X* {cause}. Half of you will disagree.
G* {cause}. It isn't the reason you'd guess. | L* {did}: what worked, what didn't. | G* {did}: the part I get asked about.
X* {cause}: the version I don't post. | V* {cause}: the short answer, and the true one.
# {deed}.
Q* Worth it? | H* What I'd copy, what I'd skip. | W* Don't copy me blindly.
# {past}.
P The unedited version. | V* What people saw, and what it felt like. | B* The week before, the week after. | M* There's one thing I'd undo. | C* Bet you can't guess the hardest part.
M* What I'd do differently comes last.
L* One win, one regret, one surprise. | S* Let me start at the beginning. | P* The hard part isn't what you think.
G* Here's the moment I keep thinking about. | B The day before, I'd have laughed at the idea.
L Three moments nobody filmed. | V How it sounds, and how it was. | C* Guess what people said.
# {said}.
H* Here's what I'd tell you over coffee. | L* The why, the how, the what now.
V* The party version, and the real one.
# {me}.
X* What it cost me, what it taught me. | X* I know what you're thinking. | G The why is the interesting part. | C* Ask away. | Q What would you ask me?
# {still}.
Q* Tell me I'm not the only one. | S Let me show you an ordinary Tuesday. | X It makes sense once you hear why.`

/* `lore` is anybody's list, `ours` the creator's; `pick` is chosen from, `advice` used, a `fault` made, a `sign` seen. */
export const LIST = `
L {list}, from obvious to surprising. | G* {list}, and the one I nearly left out. | X {pick}, and one I'd argue about.
H* {list}, each in one plain sentence. | L* {pick}, ranked. | H {ours}, and what to take from each.
H* {advice}, and when to use each. | H* {fault}, and what to do instead. | V* {list}: the ones you'd guess and the rest.
P* {advice}. The boring one works best. | Q* {ours}. What's on your list? | X {things}. I left out the obvious one.
V {pick}: the obvious and the underrated. | M* {sign}. The earliest one is easy to miss. | Q* {sign}. How many have you noticed?
# {list}.
Q Which one surprised you? | C* Guess what's at number one. | S* I'll start with the strangest.
Q* How many do you know? | G* Wait for the last one.
# {pick}.
M Bet you'd skip the best one. | G My favorite comes last. | Q* Which would you try first? | W One of them isn't for everyone.
# {fault}.
M* Number two looks like a good idea. | W You may not like the last one. | M* Guilty of any? | G The quiet one does the most damage.
# {lore}.
C* Name one before I start. | Q Which one would you add? | X* Most lists stop at the easy ones.`

/* `ask` is any question, `closed` one with yes or no; `decide` asks what to do. */
export const QUESTION = `
S* A friend texts you at midnight: {ask}? | Q* Quick question: {ask}?
X "{decide}?" might be the wrong question.
# {ask}?
M* Your first answer may be the wrong one. | H* Here's how I'd find out. | P* Let's look at what we really know.
G* The exception is the interesting part. | B* Guess now, check your guess at the end. | C* Defend your answer in the comments.
V What people say, what holds up. | C* Answer before I do. | Ghc Asking for a friend. | Q* Let's settle this.
H* Short answer first, then the reasons. | G* The interesting part comes after the answer. | X Not the answer you'd expect.
X Ask ten people, get ten answers. | M Here's where most answers go wrong. | V* The easy answer and the true one.
L* Three answers, and mine. | C Ask your mother, then watch this.
# {closed}?
M* The quick no is as lazy as the quick yes. | W* The headline answer leaves something out.
L* The answer, the reason, the exception. | G* It depends, and I'll tell you on what. | L* The case for, the case against, the verdict.
W* Don't trust a short answer. | C Vote yes or no before you watch.
# {decide}?
X I'll say the unpopular part out loud. | W Ask yourself one thing first. | V* Two answers, and when each is right.`

export const REVIEW = `
# {noun}:
Q* would I recommend it to a friend? | Q would I choose it again? | H* who it's for, who should skip it.
M* what the five-star reviews don't mention. | M don't let the hype decide. | X I'm not here to sell it to you.
X* good isn't the same as good for you. | W* the downsides come first in this one.
G* the one thing I'd change. | C* guess my rating before the end. | C tell me where I'm wrong. | V* first impression, second thoughts.
B what I expected, what I think now. | P* what I like, and what bugs me. | L* three reasons for, three against.`

export const VERSUS = `
C* Team {a} or team {b}? | V {a} and {b}: what each one does better. | L {a} vs {b}: who each one is for.
S* A friend asks: {a} or {b}? This is my answer. | P {a} vs {b}: where each one lets you down.
# {a} or {b}?
Q* Answer before I do. | X Popular isn't the same as right for you. | G* I'd ask you one thing first.
Ch Friendships have ended over less. | M* Don't start with the price.
# {a} or {b}:
Q what would change your mind? | V* the difference you notice later. | X* I think both sides exaggerate.
L three questions, then you'll know. | B vote now, and again at the end. | H* how I'd choose today. | V* what really separates them.`

/* News as it was written: a sentence or a phrase. */
export const NEWS = `
S* It's official: {official}.
# {made}.
X* It isn't what you'd expect. | Q* Did you see it coming? | G* Here's what you'll find inside.
C* Tell me what you'd try first. | S* Ask me what almost went wrong.
# {official}.
G* Guess what took the longest. | V What you see, and what it took. | X No, it isn't a rumor. | G Yes, you read that right. | P* I've been waiting to say that.
S Finally, I can tell you. | G* Here's what happens next.
# {news}.
Si If you've been here from the start: thank you. | Sh I'm calm. I'm completely calm.
C Send it to the one friend who'd love it. | H* Here's all you need to know. | X* I could play it cool. I won't.
C* Tag the person who'd hate to miss it.
# {business}.
H* Here's how to find us. | C* Come by and say hi. | Q* What would you like to know before you come?
# {event}.
L* Save it, share it, be there. | W Set a reminder. | L Who, when, where: it's all here. | Q* Who's in?
C* Put it in your calendar now. | Q Who are you bringing? | W The day after is too late. | W* Don't find out a day late.
# {deal}.
M "I'll do it later" is how you miss it. | C* Tell the friend who never pays full price. | G I know what I'd pick first.
H Here's how to get it.`

/* Correct under anything: used last. */
export const PLAIN = `
B {news}. Remember where you heard it first. | X {noun}: not the version you've seen before.
G {noun}: the detail most people miss. | M {skill}: where it usually goes wrong. | M {skill}: most people get this part wrong.
W {skill}: don't start before you hear this.
Q {news}. Who needs to hear this? | B {list}. The last one took me longest to believe.`

/* Any text before a colon or a comma: the reserve of all shapes. */
export const LABEL = `
P {label}, and I'll show you what I mean.
# {label}:
H* here's where I'd start. | S I've thought about this a lot. | V the short version, then the true one.
V* how it sounds, how it is.
L three things worth knowing. | Q* what would you ask first? | G* more than it sounds like.
B first thoughts, second thoughts. | W watch before you judge. | M the part that's easy to get wrong.`

/* A `claim` can be true or not: a `rumor`, or `direct` to the viewer. */
export const QUOTE = `
Q* What comes to mind when you hear "{quote}"? | L Three things to know about "{quote}".
W Before you skip "{quote}", give it ten seconds. | S Where do you begin with "{quote}"? Here. | C Explain "{quote}" to a ten-year-old.
C* Sum up "{quote}" in one word. | P Let's take "{quote}" apart, piece by piece. | P* I'll show you what I mean by "{quote}".
X* I have opinions on "{quote}". | M Don't guess what "{quote}" is about. Look. | H* "{quote}", the way I'd tell a friend.
# "{quote}":
G* a short line with a lot behind it. | S* let me tell you about it. | V* how it sounds, and what it means.`

export const CLAIM = `
S* Say "{rumor}" in a full room and watch the faces. | H* {wrong}. Here's what I'd do instead. | L {direct}: three reasons, no lecture.
# "{claim}."
G* The exception says more than the rule. | Q* True, false, or it depends? | Q Would you bet on it?
Q* When is that true, and for whom? | X Let me defend that for a minute. | C* Change my mind. | H* Here's how I'd check that.
B Vote now, and again at the end. | L* Three questions before you agree. | Ch A calm comment section, surely.
# "{rumor}."
L Three cases that test it. | X* I want to argue with that. | V* What holds up, what doesn't.
C Find one example that proves it wrong. | W Don't agree too fast.
# {direct}.
S* Somebody had to say it. | P I'll show you why. | C* Give me a minute to convince you. | X* I'll take the angry comments.`

/* A scene that viewers know ("when your boss texts you"), and a `letter` to somebody. */
export const SKIT = `
# {skit}.
Q* Who else? | C* Tag the friend this is about. | P* Based on a true story. | G* It gets worse. | W Don't pretend this isn't you.
Q* What would you do? | Q* Please tell me I'm not alone. | V* How it should go, how it goes.
M* I have no excuse.
# {letter}.
S* I mean every word. | P* This one's for you. | G* There's something I never said. | Q* Do you ever think about it, too?
C* Send it to whoever needs it. | M I should have said it sooner.`

/* What hurts: no jokes, no challenge, nothing to sell. `wound` is somebody's own, `care` is not; `hurt` is a question. */
export const GRAVE = `
H {care}, one small step at a time. | H* {tend}, in quiet words. | P* {wound}, no brave face. | W {hard}. Take your time with this one.
C {care}. Send this to somebody who needs it today. | L {care}: small things that count.
X {care}: there's no right way, and that's all right. | C {wound}. If this is you too, you're welcome here.
# {hurt}?
V What you hear, and what helps. | S Let's sit with that for a minute. | Q* You're not the only one asking.
H* Let's go through it gently. | X It's all right not to know yet. | W Talk to somebody you trust, too. | L Who can help, and how.
Q What would help you today? | M Don't let anybody rush you. | B What to do now, and what can wait.
# {hard}:
Q* what do you wish more people knew? | S* let's talk about it gently. | X it's all right to ask for help.
G* what people are afraid to ask. | H* what helps, even a little. | M* what people say kindly and get wrong.
# {tend}:
S* let's go through it gently. | V* what sounds kind, what is kind. | Q* what has helped you?
M it doesn't have to be perfect.
# {wound}:
Q* if you know this too, what helped? | X* nobody has to be strong here. | G what stays with you.
V what others see, and what it's like. | B what changed, and what didn't.`

/* Danger to life: plain and at once; nothing to wait for, guess, count or rank. */
export const URGENT = `
# {urgent}.
W* Worth knowing before you need it. | H* In plain words, so you can act fast. | C* Send this to everybody you live with.
Q* Does everyone at home know this? | P* Said plainly, because it matters.
X* It isn't about fear. It's about being ready. | V* Being ready beats being lucky. | B* Learn it today, use it on the day.
W Save it on your phone now. | L* What to know, what to do, whom to call. | M* Learning it too late is the mistake.
C Talk it through at home tonight.
# {urgent}:
H* the plain facts, no drama. | Q would you know what to do? | L what everybody at home should know. | P short, clear, worth repeating.
S please share it with somebody you love. | X you don't have to be an expert to help.`
