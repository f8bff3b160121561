/**
 * Frames for the creator's own facts, marked as in `frames.templates.ts`. `fact` is any, `figure` has a number and no verb,
 * `told` is a sentence; `second` is another one.
 */
export const FACTS = `
H* {fact}. {label}, step by step.
P {fact}. That's where this begins.
G {label}. It starts with this: {fact}.
L {fact}. {second}. And that's not all of it.
S {fact}. {second}. Let me explain.
V {fact}. {second}. Both are true.
G* {figure}. Remember that number.
Q* {figure}. Would you have guessed?
P* {label}, in numbers: {figure}.
C {figure}. Guess what comes next.
X {figure}. Read that again before you argue.
S* {told}. Let me start there.
Q* {told}. Has that ever happened to you?
P {told}. No exaggeration.
M* {told}. Here's what I'd do today.
W {told}. Remember that when you try it.
G {told}. There's a reason I'm telling you.
C {told}. Tell me yours.
B {told}. Keep that in mind for later.
`
