/*
 * Frames of hooks, by what they take. The first letter names the pattern (`PATTERNS`). Then the only tones it has (casual,
 * professional, humorous, inspiring), `*` where it may open a result, `-` where it comes last. `#` starts the frames after it.
 */
/* `verb` stands after "to"; `they` has nothing of the viewer's own; `show` is done by hand. */
export const HOW_TO = `
Q* Did anyone ever teach you how to {they}?
C* Bet you skip a step when you {show}. | W Trying to {verb}? Don't skip this part.
H* Trying to {verb}? Here's what I'd do first.
W* Before you try to {verb}, watch this. | X* Nobody is born knowing how to {they}.
M* How to {verb}, and the mistake I'd warn a friend about.
Q* Still trying to {verb}? Check this first. | H How to {verb} when the usual advice hasn't worked. | Sch "How hard can it be to {verb}?" Famous last words.
P* Watch me {show}, mistakes included. | C Want to {verb}? Name the part you dread.
# How to {verb}:
V what I'd do, and what I'd never do. | V* what people try first, and what works. | G* the step that gets skipped.
L* do this, skip that. | L* three steps, no detours. | V* the theory, and what really happens. | V* the patient way, the quick way.
M* where most people get stuck. | X slower than you'd like, easier than you fear.`

export const DOING = `
Q* Anyone else {plan}? | S* {plan}: come for the boring parts, too. | C* If you're {doing}, this one's for you. | P* {plan}, with the slow parts left in.
X* Nobody said {plan} was easy. | V* {plan} on a good day, and on a bad one.
# {plan}:
H* what I'd do differently from day one.
W* what I'd check before you start. | V* what you imagine, what you get.
B* day one, and the day you want to quit.
# {doing}:
G* the version you don't see online. | G* where it gets hard, and what helps.`

/* A clause in the order of a statement; `told` is what somebody leaves out, `untold` what nobody says. */
export const CLAUSE = `
Q* Ever wondered {answer}? | M* Most of us were never told {fact}.
C* Before you google {fact}, take a guess. | C* Explain {fact} in one sentence. I'll wait. | C Guess {fact} before I tell you.
S* Somebody asks you {answer}. What do you say?
W* If you're not sure {todo}, don't guess.
# {fact}:
L* one myth, one fact, one surprise. | G* the detail that makes it click. | C* I bet you're half right. | C tell me your theory first.
L* three things to know, one to forget. | V* what people say, what holds up. | M the answer most people give is half right.
# {todo}:
H* the rule of thumb, then the exceptions. | X* my advice to a friend. | G it depends on one thing.
# {choice}:
V* what the lists say, what I'd do. | L* first choice, second choice, never. | C* choose before I do.
# {told}:
G* it starts with the part people leave out. | C* add yours when I'm done.
# {told}.
H* Here's my list.
# {untold}.
X* Well, I will. | L* The good, the bad, the boring. | V* The nice part, and the rest. | P* I'll be honest about it. | Q* Would you rather know?`

/* What follows "why", a statement of its own. */
export const WHY = `
Q* Why do you think {reason}? | G* The reason {reason} isn't the one you'd guess.
X There's a reason {reason}, whatever your uncle says. | C Tell me in five words why {reason}.
P* Let me show you why {reason}.
# {reason}.
H* Here's what's behind it. | S* There's a reason. | Q* Ever asked yourself why?`

/* `object` can stand without an article; `pick` is chosen; a `guide` can be explained, a `tip` done, a `skill` tried. */
export const NOUN = `
H* {pick}, and how I'd choose.
S* I wish somebody had told me this about {object}.
# {pick}:
Q* which one did I miss? | C* make your list before you see mine. | L famous, hidden, skippable.
C* fight my order. | G the one I feel strongest about comes last.
V* the obvious choice, next to mine. | S* the list I'd text a friend. | X which one would you throw out?
# {noun}:
Sh I have notes. Many notes. | G* the question I'd ask first.
S- what I'd tell my neighbor.
# {skill}:
X* the advice I'd ignore. | W don't buy a thing yet. | X* the boring part is the important part.
# {tip}:
S starting over, I'd start here. | M* the part where people give up.
W* what I'd never do again. | C give me your best tip, I'll trade you mine.
L* what you need, what you can skip. | B first try, tenth try.
# {guide}:
V* what beginners ask, what experts ask. | L* three things to know first. | H* start here, not where everyone starts. | P the version I'd send a beginner. | L* what matters, what doesn't. | V* what you see online, what you get.`

/* `quit` is a habit, `life` fills a day, `being` is no plan; the creator's own: `attempt` is tried. */
export const NARROW = `
Q* When you try to {quit}, what pulls you back in? | H* How to {quit} without relying on willpower.
C* Want to {quit}? Name the moment it always happens. | X* A slip doesn't mean you failed to {quit}.
S* Come along for an ordinary day of {life}.
X* {attempt} looks nothing like the montage.
V* {life}: what people picture, what a Tuesday looks like.
# {being}:
V* what others see, what it takes. | Q* what do people always get wrong about it? | C say hi if that's you.
# {attempt}:
Q* would you have the patience? | C* bet on me, or against me? | S* come along for the messy parts too.`

/* Something of the creator's own; a `tale` is no clause, `tried` no moment. */
export const OWN = `
M* {attempt}, mistakes included.
# {tale}:
S* pull up a chair, this needs telling. | S let me start with the awkward bit. | C* hold your verdict until the end.
G stay for the ending.
# {tried}:
V* what worked, what backfired. | X not what I'd have said a year ago. | H* what I'd tell a friend who asks.
# {own}:
S* I wasn't going to post this. | G* the part I usually leave out. | G* one thing surprised me.
X* I'd rather be honest than impressive. | V* the version my friends get. | Q* I'll go first, then it's your turn.
P* no filter, no script. | L* three things I'd tell you over coffee.
B* what I thought then, what I think now.`

/* `said` is any sentence of the creator's own, `me` one by "I" or "we", `deed` was chosen, `past` is over, `still` is not; `did` is how, `cause` why. */
export const STORY = `
G* {said}, and that's the short version. | Q* Can I tell you something? {said}.
M* {did}, mistakes included. | X {cause}. Half of you will disagree.
G* {cause}. It isn't the reason you'd guess. | L* {did}: what worked, what didn't. | G* {did}: the part I get asked about.
X* {cause}: the version I don't post. | V* {cause}: the short answer, and the true one.
# {deed}.
H* What I'd copy, what I'd skip. | W* Don't copy me blindly.
# {past}.
P The unedited version. | V* What people saw, and what it felt like. | B* The week before, the week after. | M* There's one thing I'd undo. | C* Bet you can't guess the hardest part.
M* What I'd do differently comes last.
L* One win, one regret, one surprise. | W* Not advice. Just what happened. | P- Every bit of it is true. | S- Let me start at the beginning. | P* The hard part isn't what you think.
G* Here's the moment I keep thinking about. | B The day before, I'd have laughed at the idea.
L Three moments nobody filmed. | C* Guess what people said.
# {said}.
H* Here's what I'd tell you over coffee. | L* The why, the how, the what now.
V* The party version, and the real one.
# {me}.
X* What it cost me, what it taught me. | X* I know what you're thinking. | G The why is the interesting part. | C* Ask away. | C* Ask me the rude one. | Q- What would you ask me?
# {still}.
Q* Tell me I'm not the only one. | S Let me show you an ordinary Tuesday. | X It makes sense once you hear why.`

/* `lore` is anybody's list, `ours` the creator's; `pick` is chosen from, `advice` used, a `fault` made, a `sign` seen. */
export const LIST = `
L {list}, from obvious to surprising. | G* {list}, and the one I nearly left out.
H* {list}, each in one plain sentence. | L* {pick}, ranked. | H {ours}, and what to take from each.
H* {advice}, and when to use each. | H* {fault}, and what to do instead.
P* {advice}. The boring one works best. | Q* {ours}. What's on your list?
V* {pick}: the obvious and the underrated. | M* {sign}. The earliest one is easy to miss. | Q* {sign}. How many have you noticed?
# {list}.
C* Guess what's at number one. | S* I'll start with the strangest. | X Tell me which one you'd cut.
G* Wait for the last one. | B Guess three before you watch.
# {pick}.
G* My favorite comes last. | Q Which would you try first? | W* One of them isn't for everyone. | C* Fight my order.
# {fault}.
M* Number two looks like a good idea. | M* Guilty of any? | G* The quiet one does the most damage.
# {lore}.
C* Name one before I start. | Q* Which one would you add?`

/* `ask` is any question, `closed` one with yes or no; `decide` asks what to do. */
export const QUESTION = `
S* A friend texts you at midnight: {ask}? | Q* Quick question: {ask}?
X "{decide}?" might be the wrong question.
# {ask}?
M* Your first answer may be the wrong one. | H* Here's how I'd find out.
G* The exception is the interesting part. | B* Guess now, check your guess at the end. | C* Defend your answer in the comments.
V What people say, what holds up. | C* Answer before I do. | Ghc Asking for a friend. | Q* Let's settle this.
H* Short answer first, then the reasons. | G* The interesting part comes after the answer. | X Not the answer you'd expect.
M Here's where most answers go wrong. | V* The easy answer and the true one.
L* Three answers, and mine. | X* Ready to be annoyed by the answer? | V It's complicated, until it isn't.
# {closed}?
C Pick a side, then watch. | M* The quick no is as lazy as the quick yes. | W* The headline answer leaves something out.
L* The answer, the reason, the exception. | G* It depends, and I'll tell you on what. | L* The case for, the case against, the verdict.
W* Don't trust a short answer. | C Vote yes or no before you watch.
# {decide}?
X I'll say the unpopular part out loud. | W Ask yourself one thing first. | V* Two answers, and when each is right.`

export const REVIEW = `
# {noun}:
Q* would I recommend it to a friend? | Q would I choose it again? | H* who it's for, who should skip it.
M* what the five-star reviews don't mention. | M don't let the hype decide. | X I'm not here to sell it to you.
W* the downsides come first in this one.
G* the one thing I'd change. | C* guess my rating before the end. | V* first impression, second thoughts.
P* what I like, and what bugs me. | L* three reasons for, three against.`

export const VERSUS = `
C* Team {a} or team {b}? | V {a} and {b}: what each one does better.
S* A friend asks: {a} or {b}? This is my answer.
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
G* Guess what took the longest. | G Yes, you read that right. | P* I've been waiting to say that.
S Finally, I can tell you.
# {news}.
Si If you've been here from the start: thank you. | Sh I'm calm. I'm completely calm.
C Send it to the one friend who'd love it. | H* Here's all you need to know. | X* I could play it cool. I won't.
C* Tag the person who'd hate to miss it.
# {business}.
H* Here's how to find us. | C* Come by and say hi. | Q* What would you like to know before you come?
# {event}.
L* Save it, share it, be there. | L Who, when, where: it's all here. | Q* Who's in?
C* Put it in your calendar now. | Q Is it in your calendar? | W The day after is too late. | W* Don't find out a day late.
# {deal}.
M "I'll do it later" is how you miss it. | C* Tell the friend who never pays full price.
H Here's how to get it. | Q What would you pick first? | X Full price can wait. | S I hoped I'd get to post this. | V Today's price, and next week's.`

/* Any text before a colon or a comma: the reserve of all shapes. */
export const LABEL = `
P {label}, the honest version.
# {label}:
H* here's where I'd start. | V how it sounds, how it is. | Q what would you ask first? | X more than it sounds like.
B first thoughts, second thoughts. | W watch before you judge. | S let me walk you through it. | M- easy to get wrong. | L the useful part, no padding.`

/* A `claim` can be true or not: a `rumor`, or `direct` to the viewer. */
export const QUOTE = `
Q* What comes to mind when you hear "{quote}"? | L Three things to know about "{quote}".
W Before you skip "{quote}", give it ten seconds. | S Where do you begin with "{quote}"? Here. | C Explain "{quote}" to a ten-year-old.
C* Sum up "{quote}" in one word. | P Let's take "{quote}" apart, piece by piece.
X* I have opinions on "{quote}". | H* "{quote}", the way I'd tell a friend.
# "{quote}":
G* a short line with a lot behind it. | S* let me tell you about it. | V* how it sounds, and what it means.
M not so simple. | X- more than a phrase.`

export const CLAIM = `
H* {wrong}. Here's what I'd do instead.
# "{claim}."
G* The exception says more than the rule. | Q* True, false, or it depends? | Q Would you bet on it?
Q* When is that true, and for whom? | C* Change my mind. | H* Here's how I'd check that.
B Vote now, and again at the end. | L* Three questions before you agree.
# "{rumor}."
X* I want to argue with that. | V* What holds up, what doesn't.
W Let's test it first.
# {direct}.
S* Somebody had to say it. | P I'll show you why. | C* Give me a minute to convince you. | X* I'll take the angry comments.`

/* A scene that viewers know ("when your boss texts you"), and a `letter` to somebody. */
export const SKIT = `
# {skit}.
Q* Who else? | C* Tag the friend this is about. | P* Based on a true story. | G* It gets worse.
Q* What would you do? | V* How it should go, how it goes.
# {letter}.
S* I mean every word. | P* This one's for you. | G* There's something I never said.
C* Send it to whoever needs it. | M I should have said it sooner.`

/* What hurts: no jokes, no challenge, nothing to sell. `wound` is somebody's own, `care` is not; `hurt` is a question. */
export const GRAVE = `
H {care}, one small step at a time. | P* {wound}, no brave face. | W {hard}. Take your time with this one.
C {care}. Send this to somebody who needs it today.
X {care}: there's no right way, and that's all right. | C {wound}. If this is you too, you're welcome here.
# {hurt}?
V What you hear, and what helps. | S Let's sit with that for a minute.
H* Let's go through it gently. | W Talk to somebody you trust, too.
M Don't let anybody rush you. | B What to do now, and what can wait.
# {hard}:
Q* what do you wish more people knew? | S* let's talk about it gently. | X it's all right to ask for help.
G* what people are afraid to ask. | H* what helps, even a little. | M* what people say kindly and get wrong.
# {tend}:
S* let's go through it gently.
# {wound}:
Q* if you know this too, what helped? | X* nobody has to be strong here. | G what stays with you.
V what others see, and what it's like. | B what changed, and what didn't.`

/* Danger to life: plain and at once; nothing to wait for, guess, count or rank. */
export const URGENT = `
# {urgent}.
W* Worth knowing before you need it. | H* In plain words, so you can act fast. | C* Send this to everybody you live with.
P* Said plainly, because it matters.
W Save it on your phone now. | L* What to know, what to do, whom to call.
# {urgent}:
H* the plain facts, no drama. | Q would you know what to do? | L what everybody at home should know.
S please share it with somebody you love.`
