import { type Language } from '../language.ts'

/** Neutral frames that take a topic unchanged, as `NEUTRAL` in `frames.templates.ts`. */
export const LANGUAGES: Readonly<Partial<Record<Language, string>>> = {
  de: `
# {topic}.
S* | H* In einfachen Worten. | L Punkt für Punkt. | V* Was ich weiß, und was nicht. | W Bitte mit Bedacht ansehen.
G* Das sollten mehr Menschen wissen. | C Für alle, die es brauchen. | X Ohne große Worte.
B Vorher und nachher. | Q* Was sollten mehr Menschen wissen? | S* Darüber möchte ich sprechen. | P* Nur was ich weiß.`,
  fr: `
# {topic}.
S* | H* Avec des mots simples. | L Point par point. | V* Ce que je sais, et ce que je ne sais pas. | W À regarder avec attention.
G* Ce que j'aimerais qu'on sache. | C Pour qui en a besoin. | X Sans grands mots.
B Avant, et après. | Q* Que faudrait-il savoir ? | S* J'aimerais en parler. | P* Seulement ce que je sais.`,
  es: `
# {topic}.
S* | H* Con palabras sencillas. | L Punto por punto. | V* Lo que sé, y lo que no. | W Míralo con calma, por favor.
G* Lo que quisiera que se sepa. | C Para quien lo necesite. | X Sin grandes palabras.
B Antes, y después. | Q* ¿Qué debería saber más gente? | S* Quiero hablar de esto. | P* Solo lo que sé.`,
  pt: `
# {topic}.
S* | H* Em palavras simples. | L Ponto por ponto. | V* O que eu sei, e o que não sei. | W Assista com atenção, por favor.
G* O que eu gostaria que soubessem. | C Para quem precisar. | X Sem grandes palavras.
B Antes, e depois. | Q* O que mais gente deveria saber? | S* Quero falar sobre isso. | P* Só o que eu sei.`,
  it: `
# {topic}.
S* | H* Con parole semplici. | L Punto per punto. | V* Quello che so, e quello che non so. | W Da guardare con attenzione.
G* Quello che vorrei si sapesse. | C Per chi ne ha bisogno. | X Senza grandi parole.
B Prima, e dopo. | Q* Che cosa si dovrebbe sapere? | S* Vorrei parlarne. | P* Solo quello che so.`,
}
