import { type Language } from '../language.ts'

/** Frames that take a topic as it stands, marked as in `frames.templates.ts`; `tip` is no story of the creator's own. */
export const LANGUAGES: Readonly<Partial<Record<Language, string>>> = {
  de: `
S* {label}: ich erzähle es von Anfang an. | V {label}: Erwartung und Wirklichkeit. | L* {label}: das Gute und das Schwierige.
G* {label}: auf ein Detail kommt es an. | W* {label}: das solltest du vorher wissen. | X* {label}: anders, als man denkt.
Q {label}: was willst du zuerst wissen? | P {label}, ganz ehrlich. | H {label}, der Reihe nach. | B {label}: vorher, nachher.
M {label}: das wird oft unterschätzt. | C {label}: rate, was am schwersten ist. | H* {tip}: Schritt für Schritt.
Q {tip}: womit würdest du anfangen? | X {tip}: weniger ist hier mehr.`,
  fr: `
S* {label} : je te raconte tout depuis le début. | V {label} : les attentes et la réalité. | X* {label} : pas comme on l'imagine.
G* {label} : tout se joue sur un détail. | L* {label} : le bon côté et le moins bon. | W* {label} : à savoir avant de te lancer.
Q {label} : que veux-tu savoir en premier ? | P {label}, en toute honnêteté. | H {label}, dans l'ordre. | B {label} : avant, après.
M {label} : ce qu'on sous-estime. | C {label} : devine le plus dur. | H* {tip} : étape par étape. | Q {tip} : par où commencer ?
X {tip} : moins, c'est mieux.`,
  es: `
S* {label}: te lo cuento desde el principio. | V {label}: expectativa y realidad. | X* {label}: no es como lo imaginas.
G* {label}: todo depende de un detalle. | L* {label}: lo bueno y lo difícil. | W* {label}: lo que conviene saber antes.
Q {label}: ¿qué quieres saber primero? | P {label}, con toda sinceridad. | H {label}, por orden. | B {label}: antes y después.
M {label}: lo que casi todos subestiman. | C {label}: adivina lo más difícil. | H* {tip}: paso a paso.
Q {tip}: ¿por dónde empezarías? | X {tip}: aquí menos es más.`,
  pt: `
S* {label}: eu conto desde o começo. | V {label}: expectativa e realidade. | X* {label}: não é como você imagina.
G* {label}: tudo depende de um detalhe. | L* {label}: o lado bom e o difícil. | W* {label}: o que vale saber antes.
Q {label}: o que você quer saber primeiro? | P {label}, com toda a sinceridade. | H {label}, por ordem. | B {label}: antes e depois.
M {label}: o que quase todos subestimam. | C {label}: adivinhe a parte mais difícil. | H* {tip}: passo a passo.
Q {tip}: por onde você começaria? | X {tip}: aqui, menos é mais.`,
  it: `
S* {label}: te lo racconto dall'inizio. | V {label}: aspettative e realtà. | X* {label}: non è come lo immagini.
G* {label}: tutto dipende da un dettaglio. | L* {label}: il bello e il difficile. | W* {label}: quello che conviene sapere prima.
Q {label}: che cosa vuoi sapere? | P {label}, con tutta sincerità. | H {label}, in ordine. | B {label}: prima e dopo.
M {label}: quello che si sottovaluta. | C {label}: indovina la parte più difficile. | H* {tip}: passo dopo passo.
Q {tip}: da dove cominceresti? | X {tip}: qui meno è meglio.`,
}
