import { type Language } from '../language.ts'

/**
 * Frames that take a topic unchanged, marked as in `frames.templates.ts`: `label` is any, `how` a how-to, `fault` several mistakes,
 * `ask` another question, `tale` the creator's own, `thing` the rest, `plan` a how-to or a thing.
 */
export const LANGUAGES: Readonly<Partial<Record<Language, string>>> = {
  de: `
H* {fault}, und was du stattdessen tun kannst.
# {label}:
L das Wichtigste zuerst. | P ohne Umwege. | G das hätte ich gern früher gewusst.
# {plan}:
H* damit würde ich anfangen. | X* es muss nicht kompliziert sein. | V* was sich lohnt und was nicht. | L* was du brauchst und was nicht.
# {thing}:
Q hast du das schon ausprobiert? | B Erwartung und Wirklichkeit. | S mein Rat an Freunde.
# {how}:
Q* woran hakt es bei dir? | P* Schritt für Schritt. | M* hier geht es am leichtesten schief.
# {fault}:
Q* was davon ist dir schon passiert? | X* am Anfang sehen sie ganz vernünftig aus. | M* sie passieren auch Leuten, die es können.
C* rate, was am häufigsten vorkommt. | V vom harmlosesten zum teuersten. | W einer davon rächt sich erst später.
# {ask}:
Q* was ist deine Vermutung? | H* die kurze Antwort zuerst. | X* die einfachste Antwort reicht nicht ganz.
V* was viele sagen und was stimmt. | P* sehen wir nach. | B merk dir deine Antwort und vergleiche am Ende. | C antworte, bevor ich es tue.
# {tale}:
S* von Anfang an erzählt. | P* ich rede nichts schön. | C* rate, was schwer daran war. | L* das Gute, das Schlechte, das Überraschende.
B damals und heute. | Q hättest du dich getraut? | V wie es klingt und wie es war.`,
  fr: `
H* {fault}, et quoi faire à la place.
# {label} :
L l'essentiel d'abord. | P sans détour. | G j'aurais aimé le savoir plus tôt.
# {plan} :
H* voilà par où je commencerais. | X* pas besoin de se compliquer la vie. | V* ce qui vaut la peine et le reste. | L* l'utile et l'inutile.
# {thing} :
Q déjà testé ? | B ce qu'on imagine et ce qu'on obtient. | S mon conseil à un ami.
# {how} :
Q* qu'est-ce qui te bloque ? | P* étape par étape. | M* c'est là que ça rate le plus souvent.
# {fault} :
Q* lesquelles as-tu déjà faites ? | X* au début, elles ont l'air de bonnes idées. | M* même les meilleurs en font.
C* devine la plus courante. | V de la plus bénigne à la plus chère. | W l'une d'elles se paie plus tard.
# {ask} :
Q* tu dirais quoi ? | H* d'abord la réponse courte. | X* la réponse facile ne suffit pas. | V* ce qu'on entend et ce qui est vrai.
P* allons voir. | B note ta réponse et compare à la fin. | C réponds avant moi.
# {tale} :
S* depuis le début. | P* je n'enjolive rien. | C* devine le plus dur. | L* le bon, le moins bon, l'inattendu.
B avant et maintenant. | Q tu aurais osé ? | V ce qu'on imagine, ce que c'est.`,
  es: `
H* {fault}, y qué hacer en su lugar.
# {label}:
L primero, lo importante. | P sin rodeos. | G ojalá lo hubiera sabido antes.
# {plan}:
H* yo empezaría por aquí. | X* no hay por qué complicarse. | V* lo que merece la pena y lo que no. | L* lo que hace falta y lo que sobra.
# {thing}:
Q ¿ya lo has probado? | B lo que esperas y lo que hay. | S mi consejo a un amigo.
# {how}:
Q* ¿qué es lo que se te resiste? | P* paso a paso. | M* aquí es donde más se falla.
# {fault}:
Q* ¿cuáles te suenan? | X* al principio parecen buenas ideas. | M* también les pasan a los que saben. | C* adivina el más común.
V del más leve al más caro. | W uno de ellos se paga más tarde.
# {ask}:
Q* ¿tú qué dirías? | H* primero, la respuesta corta. | X* la respuesta fácil se queda corta. | V* lo que se dice y lo que es cierto.
P* vamos a verlo. | B apunta tu respuesta y compara al final. | C responde antes que yo.
# {tale}:
S* desde el principio. | P* sin adornos. | C* adivina lo más difícil. | L* lo bueno, lo malo, lo inesperado.
B antes y ahora. | Q ¿y tú, lo harías? | V cómo suena y cómo fue.`,
  pt: `
H* {fault}, e o que fazer no lugar.
# {label}:
L primeiro, o mais importante. | P sem rodeios. | G queria ter sabido disso antes.
# {plan}:
H* eu começaria por aqui. | X* não precisa complicar. | V* o que vale a pena e o que não. | L* o que faz falta e o que sobra.
# {thing}:
Q já experimentou? | B expectativa e realidade. | S meu conselho a um amigo.
# {how}:
Q* onde é que você trava? | P* passo a passo. | M* é aqui que mais dá errado.
# {fault}:
Q* quais você já cometeu? | X* no começo parecem boas ideias. | M* até quem entende cai neles. | C* adivinhe o mais comum.
V do mais leve ao mais caro. | W um deles só se paga depois.
# {ask}:
Q* o que você diria? | H* primeiro, a resposta curta. | X* a resposta fácil não dá conta. | V* o que dizem e o que é verdade.
P* vamos ver. | B anote sua resposta e compare no final. | C responda antes de mim.
# {tale}:
S* desde o começo. | P* sem enfeitar nada. | C* adivinhe o mais difícil. | L* o bom, o ruim, o inesperado.
B antes e agora. | Q você teria coragem? | V como parece e como foi.`,
  it: `
H* {fault}, e che cosa fare invece.
# {label}:
L prima l'essenziale. | P senza giri di parole. | G avrei voluto saperlo prima.
# {plan}:
H* io comincerei da qui. | X* non serve complicarsi la vita. | V* che cosa vale la pena e che cosa no. | L* che cosa serve e che cosa no.
# {thing}:
Q mai provato? | B aspettative e realtà. | S il mio consiglio a un amico.
# {how}:
Q* dov'è che ti blocchi? | P* passo dopo passo. | M* è qui che si sbaglia più spesso.
# {fault}:
Q* quali hai già fatto? | X* all'inizio sembrano buone idee. | M* capitano anche a chi è bravo. | C* indovina il più comune.
V dal più lieve al più caro. | W uno di questi si paga dopo.
# {ask}:
Q* tu che cosa diresti? | H* prima la risposta breve. | X* la risposta facile non basta. | V* quello che si dice e quello che è vero.
P* andiamo a vedere. | B segnati la tua risposta e confrontala alla fine. | C rispondi prima di me.
# {tale}:
S* dall'inizio. | P* senza abbellire niente. | C* indovina la parte più dura. | L* il bello, il brutto, l'inaspettato.
B prima e adesso. | Q tu avresti osato? | V come sembra e com'è stato.`,
}
