/*
 * Frames of hooks, by what they take. The first letter names the pattern (`PATTERNS`). Then `*` where it may open a result, `-`
 * where it comes last. `#` starts the frames after it. None jokes, bets, lets guess, argues or promises entertainment.
 */
/* `verb` stands after "to"; `they` has nothing of the viewer's own; `show` is done by hand. */
export const HOW_TO = `
Q* Did anyone ever teach you how to {they}?
W* Trying to {verb}? One thing first. | H* Trying to {verb}? Here's what I'd do first. | X* Nobody is born knowing how to {they}.
M* How to {verb}, and the mistake I'd warn a friend about.
Q* Still trying to {verb}? Check this first. | H How to {verb} when the usual advice hasn't worked.
P* Watch me {show}, mistakes included. | C Want to {verb}? Name the part you dread.
# How to {verb}:
V what I'd do, and what I'd never do. | V* what people try first, and what works. | L* do this, leave that out.
V* the theory, and what really happens. | V* the patient way, the quick way. | G* the step that gets left out.
M* where most people get stuck. | X slower than you'd like, easier than you fear. | L what you need, and what you don't.
H* from the first step to the last. | W check this before you begin. | P the way I'd show a friend. | B before, and after.`

export const DOING = `
C* If you're {doing}, this one's for you. | P* {plan}, with the slow parts left in. | V* {plan} on a good day, and on a bad one.
# {plan}:
W* what I'd check before you start. | V* what you imagine, what you get. | H* what to do first.
# {doing}:
G* where it gets hard, and what helps.`

/* `object` can stand without an article; `pick` is chosen; a `guide` can be explained, a `tip` done, a `skill` tried. */
export const NOUN = `
H* {pick}, and how I'd choose.
S* I wish somebody had told me this about {object}.
# {pick}:
V* the obvious choice, next to mine. | S* the list I'd text a friend. | Q* which one would you add?
# {noun}:
G* the question I'd ask first. | S- what I'd tell my neighbor.
# {skill}:
W don't buy a thing yet. | M* where it goes wrong.
# {tip}:
S starting over, I'd start here. | M* the part where people give up. | C give me your best tip, I'll give you mine.
L* what you need, what you can leave out. | B first try, tenth try. | W* what I'd never do again.
# {guide}:
V* what beginners ask, what experts ask. | H* start here, not where everyone starts.
P the version I'd send a beginner. | L* what matters, what doesn't. | V* what you see online, what you get.`

/* A `pick` is chosen from, `lore` is anybody's list, `ours` the creator's. */
export const LIST = `
L {list}, from the known to the less known. | H* {list}, each in one plain sentence. | L* {list}, one by one.
P* {list}, and what each one is good for. | H {ours}, and what to take from each.
V* {pick}: the obvious and the underrated. | Q* {ours}. What's on your list?
# {list}.
G* The last one is easy to miss. | S* I'll start with the one I'd miss most. | H One after the other.
W Not all of them are for everyone. | C Tell me which one you'd add. | M The one most people leave out is in here.
X You may not need all of them. | B How they look, and how they hold up.
# {pick}.
G* My favorite comes last. | Q Which would you try first? | W* One of them isn't for everyone.
# {lore}.
Q* Which one would you add?`

export const REVIEW = `
# {noun}:
Q* would I recommend it to a friend? | Q would I choose it again? | H* who it's for, and who can do without it.
M* what the five-star reviews don't mention. | X I'm not here to sell it to you. | M the part that takes getting used to.
W* the downsides come first in this one. | W what to check before you pay.
G* the one thing I'd change. | V* first impression, second thoughts. | B the first day, and today.
P* what I like, and what I don't. | L* three reasons for, three against. | S how I came to it. | C tell me what you think of yours.`

export const VERSUS = `
V* {a} and {b}: what each one does better. | S* A friend asks: {a} or {b}? This is my answer.
# {a} or {b}?
X Popular isn't the same as right for you. | G* I'd ask you one thing first. | M* Don't start with the price.
H Here's how I'd choose. | C Tell me which one you use.
# {a} or {b}:
Q what would you use it for? | V* the difference you notice later.
L* a few questions, then you'll know. | H* how I'd choose today. | V* what really separates them. | P side by side. | W what to check first.`

/*
 * For any other topic, as it stands. Each line fits behind a sentence, a question, a phrase or a name, about joy and about grief:
 * `topic` is any, `plain` no grave one, `news` an announcement.
 */
export const NEUTRAL = `
# {topic}.
S* | H* In plain words. | L Piece by piece. | V* What I know, and what I don't. | W Please watch with care.
G* What I'd like people to know. | C For whoever needs it. | X No big words.
B Before, and after. | Q* What should more people know? | S* I'd like to talk about this. | P* Only what I know.
# {plain}.
Q What would you add? | P As it is. | G What I'd look at first. | H Where I'd begin. | C Tell me what you think.
# {news}.
S* | H* Here's all you need to know. | P* Short and plain. | C Please pass it on. | S I wanted to tell you myself.
L* All details, one by one. | G* Here's what it means for you. | W Save this, so that you find it again.
B What stays, and what is new. | M Please note the details. | X No small print.`
