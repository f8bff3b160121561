import { type TopicLanguage } from '../topic/language.ts'

/** The lines of a caption in a language other than English: short, and neutral whatever the topic. */
export interface ForeignLines {
  angle: readonly string[]
  heading: string
  learn: readonly string[]
  ask: readonly string[]
  follow: string
  subscribe: string
  save: string
  share: string
  message: string
}

export const FOREIGN_LINES: Readonly<Record<Exclude<TopicLanguage, 'en' | 'other'>, ForeignLines>> = {
  de: {
    angle: ['{Label}: das Wichtigste, ohne Umwege.', '{Label}: so, wie ich es einem Freund erklären würde.'],
    heading: 'In diesem Video:',
    learn: ['worum es geht: {label}', 'was oft übersehen wird', 'womit du anfangen kannst'],
    ask: ['Wie siehst du das? Schreib es in die Kommentare.', 'Welche Erfahrung hast du damit? Erzähl es unten.'],
    follow: 'Folge mir, wenn du mehr davon sehen willst.',
    subscribe: 'Abonniere den Kanal, wenn du mehr davon sehen willst.',
    save: 'Speichere dir das für später.',
    share: 'Schick das jemandem, der es brauchen kann.',
    message: 'Fragen dazu? Schreib mir eine Nachricht.',
  },
  es: {
    angle: ['{Label}: lo importante, sin rodeos.', '{Label}: tal como se lo contaría a un amigo.'],
    heading: 'En este video:',
    learn: ['de qué se trata: {label}', 'lo que casi siempre se pasa por alto', 'por dónde empezar'],
    ask: ['¿Cómo lo ves tú? Cuéntamelo en los comentarios.', '¿Qué experiencia tienes con esto? Te leo abajo.'],
    follow: 'Sígueme si quieres ver más.',
    subscribe: 'Suscríbete si quieres ver más.',
    save: 'Guárdalo para más tarde.',
    share: 'Envíaselo a alguien a quien le sirva.',
    message: '¿Tienes preguntas? Escríbeme un mensaje.',
  },
  fr: {
    angle: ["{Label} : l'essentiel, sans détour.", '{Label} : comme je le raconterais à un ami.'],
    heading: 'Dans cette vidéo :',
    learn: ["de quoi il s'agit : {label}", "ce qu'on oublie souvent", 'par où commencer'],
    ask: [
      'Et toi, tu en penses quoi ? Dis-le en commentaire.',
      'Quelle est ton expérience ? Raconte-la en commentaire.',
    ],
    follow: 'Abonne-toi si tu veux voir la suite.',
    subscribe: 'Abonne-toi si tu veux voir la suite.',
    save: 'À enregistrer pour plus tard.',
    share: "Envoie-le à quelqu'un à qui ça peut servir.",
    message: 'Des questions ? Écris-moi un message.',
  },
  pt: {
    angle: ['{Label}: o essencial, sem rodeios.', '{Label}: do jeito que eu contaria a um amigo.'],
    heading: 'Neste vídeo:',
    learn: ['do que se trata: {label}', 'o que quase sempre passa despercebido', 'por onde começar'],
    ask: ['E você, como vê isso? Conte nos comentários.', 'Qual é a sua experiência com isso? Conte aqui embaixo.'],
    follow: 'Siga o perfil se quiser ver mais.',
    subscribe: 'Inscreva-se se quiser ver mais.',
    save: 'Salve para ver depois.',
    share: 'Envie para alguém que precise disso.',
    message: 'Ficou alguma dúvida? Mande uma mensagem.',
  },
  it: {
    angle: ["{Label}: l'essenziale, senza giri di parole.", '{Label}: come lo racconterei a un amico.'],
    heading: 'In questo video:',
    learn: ['di che cosa si tratta: {label}', 'quello che si dimentica spesso', 'da dove cominciare'],
    ask: ['Tu come la vedi? Scrivilo nei commenti.', 'Che esperienza hai? Raccontala nei commenti.'],
    follow: 'Seguimi se vuoi vedere altro.',
    subscribe: 'Iscriviti se vuoi vedere altro.',
    save: 'Salvalo per dopo.',
    share: 'Mandalo a qualcuno a cui può servire.',
    message: 'Hai domande? Scrivimi un messaggio.',
  },
}
