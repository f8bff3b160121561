/**
 * Frames for the creator's own facts, marked as in `frames.templates.ts`. `fact` is any, `figure` has a number and no verb,
 * `told` is a sentence, `did` one of what the creator did; `second` is another one.
 */
export const FACTS = `
H* {fact}. Here's {howto}. | H {label}: {fact}. | G* {fact}, and other lessons from {about}.
P* {label}, in numbers: {figure}. | P {fact}. That's where this begins. | G {label}. It starts with this: {fact}.
L {fact}. {second}. And that's not all of it. | S {fact}. {second}. Let me explain.
G {figure}. Remember that number. | Q {figure}. Would you have guessed?
X {figure}. Read that again before you argue. | V {figure}. It sounds different once you've been there.
S* {told}. Let me start there. | Q* {did}. Has that ever happened to you? | P {did}. No exaggeration.
M* {did}. Here's what I'd do today. | W {told}. Remember that when you try it.
G {told}. There's a reason I'm telling you. | C {told}. Tell me yours. | B {told}. Keep that in mind for later.`
