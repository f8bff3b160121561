import { type Language } from '../language.ts'

/**
 * Frames that take a topic unchanged, marked as in `frames.templates.ts`: `label` is any, `shown` no question, `how` a how-to, `fault` several
 * mistakes, `ask` another question, `tale` of the creator's own, `thing` the rest.
 */
export const LANGUAGES: Readonly<Partial<Record<Language, string>>> = {
  de: `
H* {fault}, und was du stattdessen tun kannst. | P {shown}: ich zeige dir, was ich meine.
# {label}:
Q hast du eine Minute? | S so sage ich es Freunden. | L das Wichtigste zuerst. | C erst du, dann ich.
# {thing}:
Q* dafür oder dagegen? | H* damit würde ich anfangen. | G* darauf achte ich zuerst. | X* es muss nicht kompliziert sein.
M das übersieht man leicht.
# {how}:
H* damit würde ich anfangen. | Q* woran hakt es bei dir? | X* es geht auch einfacher. | W* das solltest du vorher wissen.
M hier geht es am leichtesten schief.
# {fault}:
Q* was davon ist dir schon passiert? | X* am Anfang sehen sie ganz vernünftig aus. | M* sie passieren auch Leuten, die es können.
C rate, was am häufigsten vorkommt.
# {ask}:
Q* was ist deine Vermutung? | H* die kurze Antwort zuerst. | X* die einfachste Antwort reicht nicht ganz.
V was viele sagen und was stimmt. | P sehen wir nach. | B merk dir deine Antwort und vergleiche am Ende.
# {tale}:
S* den Teil lasse ich sonst weg. | Q* ging es dir auch so? | P* ich rede nichts schön. | V wie es klingt und wie es sich anfühlt.
C rate, was schwer daran war.`,
  fr: `
H* {fault}, et quoi faire à la place. | P {shown} : je te montre ce que je veux dire.
# {label} :
Q tu as une minute ? | S comme je le raconte à mes amis. | L l'essentiel d'abord. | C toi d'abord, moi ensuite.
# {thing} :
Q* plutôt pour ou plutôt contre ? | H* voilà par où je commencerais. | G* ce que je regarde en premier.
X* pas besoin de se compliquer la vie. | M ce qu'on oublie facilement.
# {how} :
H* voilà par où je commencerais. | Q* qu'est-ce qui te bloque ? | X* il y a plus simple. | W* à savoir avant de commencer.
M c'est là que ça rate le plus souvent.
# {fault} :
Q* lesquelles as-tu déjà faites ? | X* au début, elles ont l'air de bonnes idées. | M* même les meilleurs en font.
C devine la plus courante.
# {ask} :
Q* tu dirais quoi ? | H* d'abord la réponse courte. | X* la réponse facile ne suffit pas. | V ce qu'on entend et ce qui est vrai.
P allons voir. | B note ta réponse et compare à la fin.
# {tale} :
S* la partie que je raconte rarement. | Q* ça te parle ? | P* je n'enjolive rien. | V ce qu'on imagine et ce qu'on ressent.
C devine le plus dur.`,
  es: `
H* {fault}, y qué hacer en su lugar. | P {shown}: te enseño a qué me refiero.
# {label}:
Q ¿tienes un minuto? | S así se lo cuento a mis amigos. | L primero, lo importante. | C primero tú, luego yo.
# {thing}:
Q* ¿a favor o en contra? | H* yo empezaría por aquí. | G* en esto me fijo primero. | X* no hay por qué complicarse.
M lo que es fácil pasar por alto.
# {how}:
H* yo empezaría por aquí. | Q* ¿qué es lo que se te resiste? | X* hay un camino más simple. | W* esto conviene saberlo antes.
M aquí es donde más se falla.
# {fault}:
Q* ¿cuáles te suenan? | X* al principio parecen buenas ideas. | M* también les pasan a los que saben. | C adivina el más común.
# {ask}:
Q* ¿tú qué dirías? | H* primero, la respuesta corta. | X* la respuesta fácil se queda corta. | V lo que se dice y lo que es cierto.
P vamos a verlo. | B apunta tu respuesta y compara al final.
# {tale}:
S* la parte que suelo callarme. | Q* ¿te ha pasado? | P* sin adornos. | V cómo suena y cómo se siente. | C adivina lo más difícil.`,
  pt: `
H* {fault}, e o que fazer no lugar. | P {shown}: eu mostro o que quero dizer.
# {label}:
Q você tem um minuto? | S do jeito que eu conto aos amigos. | L primeiro, o mais importante. | C primeiro você, depois eu.
# {thing}:
Q* a favor ou contra? | H* eu começaria por aqui. | G* é nisto que eu reparo primeiro. | X* não precisa complicar.
M o que é fácil deixar passar.
# {how}:
H* eu começaria por aqui. | Q* onde é que você trava? | X* dá para simplificar. | W* vale saber isto antes.
M é aqui que mais dá errado.
# {fault}:
Q* quais você já cometeu? | X* no começo parecem boas ideias. | M* até quem entende cai neles. | C adivinhe o mais comum.
# {ask}:
Q* o que você diria? | H* primeiro, a resposta curta. | X* a resposta fácil não dá conta. | V o que dizem e o que é verdade.
P vamos ver. | B anote sua resposta e compare no final.
# {tale}:
S* a parte que eu costumo pular. | Q* já aconteceu com você? | P* sem enfeitar nada. | V como parece e como é de verdade.
C adivinhe o mais difícil.`,
  it: `
H* {fault}, e che cosa fare invece. | P {shown}: ti mostro che cosa intendo.
# {label}:
Q hai due minuti? | S come lo racconto agli amici. | L prima l'essenziale. | C prima tu, poi io.
# {thing}:
Q* a favore o contro? | H* io comincerei da qui. | G* la prima cosa che guardo. | X* non serve complicarsi la vita.
M quello che è facile trascurare.
# {how}:
H* io comincerei da qui. | Q* dov'è che ti blocchi? | X* c'è un modo più semplice. | W* questo conviene saperlo prima.
M è qui che si sbaglia più spesso.
# {fault}:
Q* quali hai già fatto? | X* all'inizio sembrano buone idee. | M* capitano anche a chi è bravo. | C indovina il più comune.
# {ask}:
Q* tu che cosa diresti? | H* prima la risposta breve. | X* la risposta facile non basta. | V quello che si dice e quello che è vero.
P andiamo a vedere. | B segnati la tua risposta e confrontala alla fine.
# {tale}:
S* la parte che di solito salto. | Q* ti è mai successo? | P* senza abbellire niente. | V come sembra e come ci si sente.
C indovina la parte più dura.`,
}
