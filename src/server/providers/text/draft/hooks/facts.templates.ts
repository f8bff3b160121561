/**
 * Frames for the creator's own facts, marked as in `frames.templates.ts`. `any` may lean on the topic before it ("He ate the
 * diploma"), `fact` stands alone; `figure` is one with a number and no verb, `told` a sentence of the creator; `next`
 * and `third` follow in the order in which they were given. `about` and `howto` are forms of the topic.
 */
export const FACTS = `
P* {label}. {any}. | S* {fact}. {next}. | L* {label}. {any}. {next}. | L {fact}. {next}. {third}.
H* {fact}. Here's {howto}. | S {told}. So let's talk about {about}. | S {told}. Let me start there.
G {told}. You'll see why I mention it. | G {figure}. Remember that number. | Q {figure}. Any questions?
C {told}. Ask me the rest.`
