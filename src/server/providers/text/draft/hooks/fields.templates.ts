/** Ends that say something of a field, by its name in `fields.data.ts`, marked as in `frames.templates.ts`; each follows the topic. */
export const FIELD_ENDS = `
# gardening
G* the leaves tell you before anything else does. | M* more plants drown than dry out. | X a bigger pot isn't always kinder.
H light first, then water, then all the rest. | Q which plant did you lose last? | W look under the leaves first.
C push a finger into the soil before you water. | V what the label says, what the plant says. | B week one, and the week it takes off.
# baking
M* your oven dial isn't telling the truth. | H* weigh it, don't scoop it. | Q what did your worst batch look like?
G* trust your eyes and your nose, not the clock. | X pretty isn't the same as good. | V straight from the oven, and the next morning.
C show me your worst batch. I'll wait. | B the first batch next to the fifth. | W what goes wrong before the oven is even on.
# cooking
V* the Tuesday-night version, the Sunday version. | Q* which ingredient would you never leave out? | X fewer ingredients, better ones.
L* what to buy, what to skip, what you already have. | H what you can make ahead, what you can't. | B raw, halfway, on the plate.
C make it once this week and rate it honestly. | G taste it early, taste it often. | M what goes wrong before the stove is even on.
# fitness
X* the day you skip matters less than the day after. | M* most people start with too much, too soon. | H* the smallest version that still counts.
G what your body notices before the mirror does. | Q what stopped you last time? | W sore is fine, sharp pain isn't.
V the plan on paper, your legs on Thursday. | Ch getting off the couch is the first set. | B film day one. You'll want it later.
# health
G* when does it start? That's the first clue. | H* what to try first, when to see a doctor. | V what the internet says, what a doctor asks.
M* try five things at once, and you won't know which one helped. | W if it's new or strong, ask a doctor first.
Q what has helped you, even a little? | C write it down for a week before you change anything.
# money
X* skipping coffee is not a plan. | H* three numbers, ten minutes, one sheet of paper. | G* the number most people never write down.
C open your bank statement before you watch this. | V what feels cheap, what is cheap. | W look for the fees first.
M the small leaks nobody adds up. | Q which payment would you cut first? | B payday, and the day before payday.
# travel
H* when to go, where to sleep, what to skip. | M* most people try to see too much. | V* the postcard, and the street behind it.
W what the photos leave out. | C guess what one day costs. | L worth the detour, worth the money, worth skipping.
Q what would you put in the bag first? | X one slow afternoon beats five sights. | G what locals do at that hour.
# business
G* what's left of each sale at the end of the month. | X* a nicer logo won't sell it. | H* who buys, why they buy, what it costs you.
V* how it looks online, what the books say. | W do the sums before you quit your job. | Q who was your very first customer?
M the first ten customers rarely come from ads. | B the first day, and the first quiet Monday. | C describe your buyer in one sentence.
# pets
M* what looks stubborn is often scared. | X* it's the human who needs the training. | H short, calm, and the same every day.
Q what did yours do at first? | V what people see, what the animal feels. | C try five calm minutes today.
G* what the animal is trying to tell you. | W what not to do, even when you're tired. | B the first week, and the week it clicks.
# crafts
X* wobbly and finished beats perfect and in a drawer. | M* where every first try goes crooked. | Q* what's lying half finished in your drawer?
G the flaw only you will ever see. | C show me your crooked first one. | B the first one next to the tenth.
V the picture in the book, the thing on the table. | L* what to buy, what to borrow, what to skip. | H what to have on the table before you begin.
# learning
M* an hour on Sunday loses to ten minutes a day. | H* what to practice when you only have ten minutes. | G* the weeks when nothing seems to move.
X you're not too old and not too slow. | Q* which part do you keep avoiding? | C ten minutes today, then tell me how it went.
V alone at home, and in front of people. | B day one, and the day it comes by itself. | W what to stop doing first.
# software
G* the setting most people never open. | M* make a backup first. Everybody learns that once. | X the plain tool usually wins.
H* fewer clicks, same result. | Q* which step do you still do by hand? | V what the manual says, what people really do.
C try it on something that doesn't matter. | L what to turn on, what to turn off. | W before you touch a setting, write it down.
# home
H* do it in this order and you do it once. | M* the shortcut that makes twice the work. | X you need fewer products than the store says.
L* what you need, what you already have at home. | V do it yourself, or call somebody? | B before, halfway, after.
Q what have you been putting off the longest? | C set a timer for fifteen minutes. Start. | G the corner everybody forgets.
# children
G* what kids remember isn't what you planned. | H* what works when everybody is tired. | X* good enough is good enough.
V* the advice online, the real Tuesday evening. | M the right idea, ten minutes too late. | Q what worked at your house?
C try it tonight, once, without a speech. | Sh somebody will cry. Possibly me. | B at seven in the morning, at seven in the evening.
# photography
G* look at the light before you look at the camera. | M* most shots are one step too far away. | H* light first, sound second, gear last.
X a newer camera won't fix it. | V what you saw, what the picture shows. | C ten shots of one thing. Pick one.
Q which picture would you take again? | W check the background first.`
