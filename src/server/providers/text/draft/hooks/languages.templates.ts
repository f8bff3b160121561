import { type Language } from '../language.ts'

/**
 * Frames that take a topic as it stands, marked as in `frames.templates.ts`: `label` is any, `shown` no question, `how` a how-to, `fault` several
 * mistakes, `ask` another question, `tale` of the creator's own, `thing` the rest.
 */
export const LANGUAGES: Readonly<Partial<Record<Language, string>>> = {
  de: `
Q {label}: was willst du dazu wissen? | S {label}: setz dich kurz zu mir. | P {shown}: ich zeige dir, was ich meine.
C {ask}: was denkst du, bevor du weiterschaust? | Q* {thing}: was ist deine größte Frage dazu?
H* {thing}: damit würde ich anfangen. | G* {thing}: darauf achte ich zuerst.
X* {thing}: es muss nicht kompliziert sein. | C {thing}: sag es in drei Wörtern. | M {thing}: das übersieht man leicht.
L {thing}: was sich lohnt und was nicht. | H* {how}: damit würde ich anfangen. | Q* {how}: woran hakt es bei dir?
X* {how}: es muss nicht perfekt sein. | W* {how}: das solltest du vorher wissen.
M {how}: hier geht es am leichtesten schief. | L {how}: was zählt und was du dir sparen kannst.
C {how}: probier es und erzähl mir davon. | Q* {fault}: was davon ist dir schon passiert?
H* {fault}, und was du stattdessen tun kannst. | X* {fault}: am Anfang sehen sie ganz vernünftig aus.
M* {fault}: sie passieren auch Leuten, die es können. | L {fault}, von klein bis groß.
C {fault}: rate, was am häufigsten vorkommt. | W {fault}: besser jetzt hören als später merken.
Q* {ask}: was ist deine Vermutung? | H* {ask}: die kurze Antwort zuerst.
X* {ask}: die einfachste Antwort reicht nicht ganz. | V {ask}: was viele sagen und was stimmt.
S {ask}: stell dir vor, ein Kind fragt dich das. | P {ask}: sehen wir nach.
B {ask}: merk dir deine Antwort und vergleiche am Ende. | S* {tale}: ich erzähle es von Anfang an.
Q* {tale}: was würdest du mich fragen? | P* {tale}: ich rede nichts schön.
X* {tale}: du musst es nicht genauso machen. | V {tale}: wie es klingt und wie es sich anfühlt.
C {tale}: frag mich, was daran schwer ist. | H {tale}: was ich einer Freundin dazu sagen würde.`,
  fr: `
Q {label} : qu'est-ce que tu veux savoir ? | S {label} : assieds-toi deux minutes.
P {shown} : je te montre ce que je veux dire. | C {ask} : dis-moi ce que tu en penses avant la suite.
Q* {thing} : c'est quoi, ta plus grande question ? | H* {thing} : voilà par où je commencerais.
G* {thing} : ce que je regarde en premier. | X* {thing} : pas besoin de se compliquer la vie.
C {thing} : résume ça en trois mots. | M {thing} : ce qu'on oublie facilement.
L {thing} : ce qui vaut la peine et le reste. | H* {how} : voilà par où je commencerais.
Q* {how} : qu'est-ce qui te bloque ? | X* {how} : pas besoin que ce soit parfait.
W* {how} : à savoir avant de commencer. | M {how} : c'est là que ça rate le plus souvent.
L {how} : l'essentiel, et ce que tu peux laisser de côté. | C {how} : essaie et raconte-moi.
Q* {fault} : lesquelles as-tu déjà faites ? | H* {fault}, et quoi faire à la place.
X* {fault} : au début, elles ont l'air de bonnes idées. | M* {fault} : même les meilleurs en font.
L {fault}, de la plus petite à la plus grosse. | C {fault} : devine la plus courante.
W {fault} : autant le savoir maintenant. | Q* {ask} : tu dirais quoi ? | H* {ask} : d'abord la réponse courte.
X* {ask} : la réponse facile ne suffit pas. | V {ask} : ce qu'on entend et ce qui est vrai.
S {ask} : imagine qu'un enfant te le demande. | P {ask} : allons voir. | B {ask} : note ta réponse et compare à la fin.
S* {tale} : je te raconte tout depuis le début. | Q* {tale} : tu me demanderais quoi ?
P* {tale} : je n'enjolive rien. | X* {tale} : rien ne t'oblige à faire pareil.
V {tale} : ce qu'on imagine et ce qu'on ressent. | C {tale} : demande-moi ce qui est le plus dur.
H {tale} : ce que j'en dirais à une amie.`,
  es: `
Q {label}: ¿qué quieres saber? | S {label}: siéntate un momento conmigo. | P {shown}: te enseño a qué me refiero.
C {ask}: dime qué piensas antes de seguir. | Q* {thing}: ¿cuál es tu mayor duda? | H* {thing}: yo empezaría por aquí.
G* {thing}: en esto me fijo primero. | X* {thing}: no hay por qué complicarse. | C {thing}: resúmelo en tres palabras.
M {thing}: lo que es fácil pasar por alto. | L {thing}: lo que merece la pena y lo que no.
H* {how}: yo empezaría por aquí. | Q* {how}: ¿qué es lo que se te resiste? | X* {how}: no hace falta hacerlo perfecto.
W* {how}: esto conviene saberlo antes. | M {how}: aquí es donde más se falla.
L {how}: lo que importa y lo que te puedes ahorrar. | C {how}: pruébalo y cuéntame. | Q* {fault}: ¿cuáles te suenan?
H* {fault}, y qué hacer en su lugar. | X* {fault}: al principio parecen buenas ideas.
M* {fault}: también les pasan a los que saben. | L {fault}, de menor a mayor. | C {fault}: adivina el más común.
W {fault}: mejor saberlo ahora que después. | Q* {ask}: ¿tú qué dirías? | H* {ask}: primero, la respuesta corta.
X* {ask}: la respuesta fácil se queda corta. | V {ask}: lo que se dice y lo que es cierto.
S {ask}: imagina que te lo pregunta un niño. | P {ask}: vamos a verlo.
B {ask}: apunta tu respuesta y compara al final. | S* {tale}: te lo cuento desde el principio.
Q* {tale}: ¿qué me preguntarías? | P* {tale}: sin adornos. | X* {tale}: no hace falta que hagas lo mismo.
V {tale}: cómo suena y cómo se siente. | C {tale}: pregúntame por lo difícil. | H {tale}: lo que le diría a una amiga.`,
  pt: `
Q {label}: o que você quer saber? | S {label}: senta aqui um minuto. | P {shown}: eu mostro o que quero dizer.
C {ask}: me diga o que você acha antes de continuar. | Q* {thing}: qual é a sua maior dúvida?
H* {thing}: eu começaria por aqui. | G* {thing}: é nisto que eu reparo primeiro. | X* {thing}: não precisa complicar.
C {thing}: resuma em três palavras. | M {thing}: o que é fácil deixar passar.
L {thing}: o que vale a pena e o que não vale. | H* {how}: eu começaria por aqui. | Q* {how}: onde é que você trava?
X* {how}: não precisa sair perfeito. | W* {how}: vale saber isto antes. | M {how}: é aqui que mais dá errado.
L {how}: o que importa e o que dá para pular. | C {how}: tente e me conte. | Q* {fault}: quais você já cometeu?
H* {fault}, e o que fazer no lugar. | X* {fault}: no começo parecem boas ideias.
M* {fault}: até quem entende cai neles. | L {fault}, do menor ao maior. | C {fault}: adivinhe o mais comum.
W {fault}: melhor saber agora do que depois. | Q* {ask}: o que você diria? | H* {ask}: primeiro, a resposta curta.
X* {ask}: a resposta fácil não dá conta. | V {ask}: o que dizem e o que é verdade.
S {ask}: imagine uma criança perguntando isso. | P {ask}: vamos ver. | B {ask}: anote sua resposta e compare no final.
S* {tale}: eu conto desde o começo. | Q* {tale}: o que você me perguntaria? | P* {tale}: sem enfeitar nada.
X* {tale}: você não precisa fazer igual. | V {tale}: como parece e como é de verdade.
C {tale}: me pergunte sobre a parte difícil. | H {tale}: o que eu diria a uma amiga.`,
  it: `
Q {label}: che cosa vuoi sapere? | S {label}: te lo spiego con calma. | P {shown}: ti mostro che cosa intendo.
C {ask}: dimmi che ne pensi prima di andare avanti. | Q* {thing}: qual è il tuo dubbio più grande?
H* {thing}: io comincerei da qui. | G* {thing}: la prima cosa che guardo. | X* {thing}: non serve complicarsi la vita.
C {thing}: riassumilo in tre parole. | M {thing}: quello che è facile trascurare.
L {thing}: quello che vale la pena e il resto. | H* {how}: io comincerei da qui. | Q* {how}: dov'è che ti blocchi?
X* {how}: non serve farlo alla perfezione. | W* {how}: questo conviene saperlo prima.
M {how}: è qui che si sbaglia più spesso. | L {how}: quello che conta e quello che puoi saltare.
C {how}: prova e poi raccontami. | Q* {fault}: quali hai già fatto? | H* {fault}, e che cosa fare invece.
X* {fault}: all'inizio sembrano buone idee. | M* {fault}: capitano anche a chi è bravo.
L {fault}, dal più piccolo al più grande. | C {fault}: indovina il più comune.
W {fault}: meglio saperlo adesso che dopo. | Q* {ask}: tu che cosa diresti? | H* {ask}: prima la risposta breve.
X* {ask}: la risposta facile non basta. | V {ask}: quello che si dice e quello che è vero.
S {ask}: immagina che te lo chieda un bambino. | P {ask}: andiamo a vedere.
B {ask}: segnati la tua risposta e confrontala alla fine. | S* {tale}: te lo racconto dall'inizio.
Q* {tale}: tu che cosa mi chiederesti? | P* {tale}: senza abbellire niente.
X* {tale}: non devi per forza fare lo stesso. | V {tale}: come sembra e come ci si sente.
C {tale}: chiedimi della parte difficile. | H {tale}: quello che direi a un'amica.`,
}
