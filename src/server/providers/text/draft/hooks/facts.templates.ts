/**
 * Frames for the creator's facts, marked as in `frames.templates.ts`. `any` may lean on the topic before it ("He ate
 * the diploma"), `fact` is used by itself, `lean` refers to the fact before it; `next` follows it. `about` and `howto` are forms of the topic.
 */
export const FACTS = `
P* {label}. {any}. | L* {label}. {any}. {next}. | S* {fact}. {label}. | S {fact}. {lean}. | P {fact}. | H* {fact}. Here's {howto}.
S {fact}. So let's talk about {about}. | G {label}. {figure}. Remember that number. | S {fact}. That's where I'd start.`
