import { type Language } from '../language.ts'

/**
 * Frames that take a topic unchanged, marked as in `frames.templates.ts`: `label` is any, `shown` no question, `how` a how-to, `fault` several
 * mistakes, `ask` another question, `tale` of the creator's own, `thing` the rest.
 */
export const LANGUAGES: Readonly<Partial<Record<Language, string>>> = {
  de: `
Q {label}: hast du eine Minute? | S {label}: so sage ich es Freunden.
L {label}: das Wichtigste zuerst. | P {shown}: ich zeige dir, was ich meine.
Q* {thing}: dafür oder dagegen? | H* {thing}: damit würde ich anfangen.
G* {thing}: darauf achte ich zuerst. | X* {thing}: es muss nicht kompliziert sein.
C {label}: erst du, dann ich. | M {thing}: das übersieht man leicht. | H* {how}: damit würde ich anfangen.
Q* {how}: woran hakt es bei dir? | X* {how}: es geht auch einfacher. | W* {how}: das solltest du vorher wissen.
M {how}: hier geht es am leichtesten schief. | Q* {fault}: was davon ist dir schon passiert?
H* {fault}, und was du stattdessen tun kannst. | X* {fault}: am Anfang sehen sie ganz vernünftig aus.
M* {fault}: sie passieren auch Leuten, die es können. | C {fault}: rate, was am häufigsten vorkommt.
Q* {ask}: was ist deine Vermutung? | H* {ask}: die kurze Antwort zuerst.
X* {ask}: die einfachste Antwort reicht nicht ganz. | V {ask}: was viele sagen und was stimmt.
P {ask}: sehen wir nach. | B {ask}: merk dir deine Antwort und vergleiche am Ende.
S* {tale}: den Teil lasse ich sonst weg. | Q* {tale}: ging es dir auch so? | P* {tale}: ich rede nichts schön.
V {tale}: wie es klingt und wie es sich anfühlt. | C {tale}: rate, was schwer daran war.`,
  fr: `
Q {label} : tu as une minute ? | S {label} : comme je le raconte à mes amis.
L {label} : l'essentiel d'abord. | P {shown} : je te montre ce que je veux dire.
Q* {thing} : plutôt pour ou plutôt contre ? | H* {thing} : voilà par où je commencerais.
G* {thing} : ce que je regarde en premier. | X* {thing} : pas besoin de se compliquer la vie.
C {label} : toi d'abord, moi ensuite. | M {thing} : ce qu'on oublie facilement.
H* {how} : voilà par où je commencerais. | Q* {how} : qu'est-ce qui te bloque ?
X* {how} : il y a plus simple. | W* {how} : à savoir avant de commencer.
M {how} : c'est là que ça rate le plus souvent. | Q* {fault} : lesquelles as-tu déjà faites ?
H* {fault}, et quoi faire à la place. | X* {fault} : au début, elles ont l'air de bonnes idées.
M* {fault} : même les meilleurs en font. | C {fault} : devine la plus courante. | Q* {ask} : tu dirais quoi ?
H* {ask} : d'abord la réponse courte. | X* {ask} : la réponse facile ne suffit pas.
V {ask} : ce qu'on entend et ce qui est vrai. | P {ask} : allons voir.
B {ask} : note ta réponse et compare à la fin. | S* {tale} : la partie que je raconte rarement.
Q* {tale} : ça te parle ? | P* {tale} : je n'enjolive rien.
V {tale} : ce qu'on imagine et ce qu'on ressent. | C {tale} : devine le plus dur.`,
  es: `
Q {label}: ¿tienes un minuto? | S {label}: así se lo cuento a mis amigos. | L {label}: primero, lo importante.
P {shown}: te enseño a qué me refiero. | Q* {thing}: ¿a favor o en contra? | H* {thing}: yo empezaría por aquí.
G* {thing}: en esto me fijo primero. | X* {thing}: no hay por qué complicarse. | C {label}: primero tú, luego yo.
M {thing}: lo que es fácil pasar por alto. | H* {how}: yo empezaría por aquí.
Q* {how}: ¿qué es lo que se te resiste? | X* {how}: hay un camino más simple.
W* {how}: esto conviene saberlo antes. | M {how}: aquí es donde más se falla. | Q* {fault}: ¿cuáles te suenan?
H* {fault}, y qué hacer en su lugar. | X* {fault}: al principio parecen buenas ideas.
M* {fault}: también les pasan a los que saben. | C {fault}: adivina el más común. | Q* {ask}: ¿tú qué dirías?
H* {ask}: primero, la respuesta corta. | X* {ask}: la respuesta fácil se queda corta.
V {ask}: lo que se dice y lo que es cierto. | P {ask}: vamos a verlo.
B {ask}: apunta tu respuesta y compara al final. | S* {tale}: la parte que suelo callarme.
Q* {tale}: ¿te ha pasado? | P* {tale}: sin adornos. | V {tale}: cómo suena y cómo se siente.
C {tale}: adivina lo más difícil.`,
  pt: `
Q {label}: você tem um minuto? | S {label}: do jeito que eu conto aos amigos. | L {label}: primeiro, o mais importante.
P {shown}: eu mostro o que quero dizer. | Q* {thing}: a favor ou contra? | H* {thing}: eu começaria por aqui.
G* {thing}: é nisto que eu reparo primeiro. | X* {thing}: não precisa complicar. | C {label}: primeiro você, depois eu.
M {thing}: o que é fácil deixar passar. | H* {how}: eu começaria por aqui. | Q* {how}: onde é que você trava?
X* {how}: dá para simplificar. | W* {how}: vale saber isto antes. | M {how}: é aqui que mais dá errado.
Q* {fault}: quais você já cometeu? | H* {fault}, e o que fazer no lugar. | X* {fault}: no começo parecem boas ideias.
M* {fault}: até quem entende cai neles. | C {fault}: adivinhe o mais comum. | Q* {ask}: o que você diria?
H* {ask}: primeiro, a resposta curta. | X* {ask}: a resposta fácil não dá conta.
V {ask}: o que dizem e o que é verdade. | P {ask}: vamos ver. | B {ask}: anote sua resposta e compare no final.
S* {tale}: a parte que eu costumo pular. | Q* {tale}: já aconteceu com você? | P* {tale}: sem enfeitar nada.
V {tale}: como parece e como é de verdade. | C {tale}: adivinhe o mais difícil.`,
  it: `
Q {label}: hai due minuti? | S {label}: come lo racconto agli amici. | L {label}: prima l'essenziale.
P {shown}: ti mostro che cosa intendo. | Q* {thing}: a favore o contro?
H* {thing}: io comincerei da qui. | G* {thing}: la prima cosa che guardo. | X* {thing}: non serve complicarsi la vita.
C {label}: prima tu, poi io. | M {thing}: quello che è facile trascurare. | H* {how}: io comincerei da qui.
Q* {how}: dov'è che ti blocchi? | X* {how}: c'è un modo più semplice.
W* {how}: questo conviene saperlo prima. | M {how}: è qui che si sbaglia più spesso.
Q* {fault}: quali hai già fatto? | H* {fault}, e che cosa fare invece. | X* {fault}: all'inizio sembrano buone idee.
M* {fault}: capitano anche a chi è bravo. | C {fault}: indovina il più comune. | Q* {ask}: tu che cosa diresti?
H* {ask}: prima la risposta breve. | X* {ask}: la risposta facile non basta.
V {ask}: quello che si dice e quello che è vero. | P {ask}: andiamo a vedere.
B {ask}: segnati la tua risposta e confrontala alla fine. | S* {tale}: la parte che di solito salto.
Q* {tale}: ti è mai successo? | P* {tale}: senza abbellire niente.
V {tale}: come sembra e come ci si sente. | C {tale}: indovina la parte più dura.`,
}
