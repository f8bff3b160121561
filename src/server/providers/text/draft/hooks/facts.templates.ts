/**
 * Frames for the creator's own facts, marked as in `frames.templates.ts`. `any` may lean on the topic before it ("He ate the
 * diploma"), `fact` stands alone; `figure` is one with a number and no verb, `tells` a sentence, `told` one of the creator; `next`
 * and `third` follow in the order in which they were given. `about` and `howto` are forms of the topic.
 */
export const FACTS = `
P* {label}. {any}. | S* {fact}. {next}. | L {label}. {any}. {next}. | L {fact}. {next}. {third}. | H* {fact}. Here's {howto}.
G* {tells}, and other lessons from {about}. | S {told}. Let me start there. | X {told}. I know how that sounds.
G {figure}. Remember that number. | C {told}. Guess what came next. | P {told}. I still think about it.`
