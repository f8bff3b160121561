import { type Language } from '../language.ts'

/** Frames that take a topic as it stands, marked as in `frames.templates.ts`. */
export const LANGUAGES: Readonly<Partial<Record<Language, string>>> = {
  de: `
Q* {label}: womit würdest du anfangen?
Q {label}: ja oder nein?
Q {label}: was willst du zuerst wissen?
H* {label}, einfach erklärt.
H {label}: Schritt für Schritt.
G* {label}: auf dieses Detail kommt es an.
M {label}: der erste Fehler passiert ganz am Anfang.
X {label}: die halbe Wahrheit kennst du schon.
X {label}: weniger ist hier mehr.
W {label}: das solltest du vorher wissen.
L {label}: was wichtig ist, und was du weglassen kannst.
V {label}: Erwartung und Wirklichkeit.
C {label}: sag mir deine Meinung, bevor ich meine sage.
S {label}: ich erzähle es von Anfang an.
P {label}: sieh selbst.`,
  fr: `
Q* {label} : par où commencer ?
Q {label} : oui ou non ?
Q {label} : que veux-tu savoir en premier ?
H* {label}, en mots simples.
H {label} : étape par étape.
G* {label} : tout se joue sur un détail.
M {label} : la première erreur arrive dès le début.
X {label} : tu ne connais que la moitié de l'histoire.
X {label} : moins, c'est mieux.
W {label} : à savoir avant de te lancer.
L {label} : ce qui compte, et ce qu'on peut oublier.
V {label} : les attentes et la réalité.
C {label} : donne ton avis avant le mien.
S {label} : je te raconte tout depuis le début.
P {label} : regarde par toi-même.`,
  es: `
Q* {label}: ¿por dónde empezarías?
Q {label}: ¿sí o no?
Q {label}: ¿qué quieres saber primero?
H* {label}, en palabras sencillas.
H {label}: paso a paso.
G* {label}: todo depende de un detalle.
M {label}: el primer error llega al principio.
X {label}: solo te han contado la mitad.
X {label}: aquí menos es más.
W {label}: lo que conviene saber antes.
L {label}: lo que importa y lo que puedes olvidar.
V {label}: expectativa y realidad.
C {label}: dime tu opinión antes que yo.
S {label}: te lo cuento desde el principio.
P {label}: míralo y decide.`,
  pt: `
Q* {label}: por onde você começaria?
Q {label}: sim ou não?
Q {label}: o que você quer saber primeiro?
H* {label}, em palavras simples.
H {label}: passo a passo.
G* {label}: tudo depende de um detalhe.
M {label}: o primeiro erro acontece no começo.
X {label}: só te contaram a metade.
X {label}: aqui, menos é mais.
W {label}: o que vale saber antes.
L {label}: o que importa e o que dá para esquecer.
V {label}: expectativa e realidade.
C {label}: diga a sua opinião antes da minha.
S {label}: eu conto desde o começo.
P {label}: veja e decida.`,
  it: `
Q* {label}: da dove cominceresti?
Q {label}: sì o no?
Q {label}: che cosa vuoi sapere per prima?
H* {label}, in parole semplici.
H {label}: passo dopo passo.
G* {label}: tutto dipende da un dettaglio.
M {label}: il primo errore arriva subito.
X {label}: ti hanno raccontato solo metà della storia.
X {label}: qui meno è meglio.
W {label}: quello che conviene sapere prima.
L {label}: che cosa conta e che cosa puoi lasciare.
V {label}: aspettative e realtà.
C {label}: dimmi la tua prima della mia.
S {label}: te lo racconto dall'inizio.
P {label}: guarda e decidi.`,
}
