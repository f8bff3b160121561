import { ADVICE, COMMON, TROUBLE } from './words.data.ts'

/** What a topic is written in. `latin` is any other language in Latin letters, `other` one in other letters. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'latin' | 'other'

/** Words of a language that are no English: two points each after `!`, one before it. */
const TABLE: Readonly<Record<Exclude<Language, 'en' | 'other'>, string>> = {
  de: `die das der den im war man hat bei auf am mit so wir sie du es mein ! und ich nicht wie für ohne ein eine einen einem einer mein meine meinen
    meinem dein deine wenn warum ist sind zum zur über als auch kein keine nach vom beim aus gegen wird kann habe mehr beste tipps anfänger
    nichts brauchen etwas haben wir rezept rezepte backen kochen lernen machen selbst jeden jahren wochen tagen geld fehler leben haus durch unter vor einfach`,
  fr: `la le les en un on me plus pour comment moment ! et est une des du dans avec sans mes mon nous vous pourquoi que qui sur au aux chez
    faire être recette recettes apprendre conseils meilleures jours ans argent maison facile sont pas j'ai c'est
    perdre gagner quand quel leur votre vos cette ce tout toute mieux`,
  es: `la el de me y en los las su un a no con tu mi ! cómo como para una por qué que del mis mejores mejor hacer aprender recetas receta consejos
    dinero días años casa fácil más muy es son está desde cuando esta este perder ganar vida trabajo niños
    errores`,
  pt: `a o e do da em no na um os as com por que me meu ! como para uma não pela pelo sozinha sozinho dos das meus minha minhas melhores melhor fazer aprender receitas receita
    dicas dinheiro dias anos semanas casa fácil sem mais muito é são está desde quando tudo você perder ganhar viajar vida trabalho crianças
    erros`,
  it: `come la le i un in a me per con di e da il lo su non del dei ! gli della delle nel nella una che perché mio mia miei senza più sono è
    migliore fare imparare ricette ricetta consigli soldi giorni anni settimane casa facile quando tutto questo questa perdere guadagnare
    vita lavoro bambini errori cosa`,
  latin: `de en het van om een op je ik is met per dit till med av ! hoe maak maken jouw mijn voor niet zonder naar leren beste bakken geen
    veel zijn kinderen reizen goedkoop eten fietsen hur och att jag är inte för på utan mitt nybörjare uten og av som første
    ikke uden hvordan hvorfor jeg det være jak nie się dla moje bez dlaczego bir için nasıl değil ile neden yapılır cara membuat untuk yang
    dengan tidak saya ang mga paano ako să și pentru este fără proč není kako hogyan és egy nem kuinka ja ei không và của cách làm kwa amb`,
}
/** English words that tell a text of two languages. */
const ENGLISH = `the and of to how with for without my your is are what why when i you it in on at from best tips a an that this we they be do make get
  should can vs about after before not new first review as no so am war man hat die pour or if has was all more come one non list app life`
const LETTERS: Readonly<Record<string, RegExp>> = {
  de: /[ßäöü]/u,
  fr: /[èêçœ]|é/u,
  es: /[ñ¿¡]/u,
  pt: /[ãõ]/u,
  it: /[òì]/u,
  latin: /[łşğıőűřžšťđơưåøæțșąęźżćńė]/u,
}

/** The points of a word in each language that has it. */
const POINTS = (Object.entries(TABLE) as [Language, string][]).map(([language, words]) => {
  const [weak = '', strong = ''] = words.split('!').map((list) => list.trim())
  const entry = (list: string, points: number) => list.split(/\s+/u).map((word) => [word, points] as const)
  return [language, new Map([...entry(weak, 1), ...entry(strong, 2)])] as const
})
const ENGLISH_WORDS = new Set([...ENGLISH.split(/\s+/u), ...ADVICE, ...TROUBLE, ...COMMON])

/**
 * The language of a text, by closed lists of its small words. Without a sign of another one it is English: names and loan
 * words ("Jiu jitsu", "Tiramisu") are English enough. At most the first 400 characters are read.
 */
export function languageOf(text: string): Language {
  const start = text.slice(0, 400).toLocaleLowerCase('en')
  const letters = start.match(/\p{L}/gu)?.length ?? 0
  const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin * 2 < letters) return 'other'
  const words = start.match(/[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu) ?? []
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length * 2
  let best: Language = 'en'
  // A single sign of two points is enough in a short text; one small word that several languages share is none.
  let most = Math.max(english, 1)
  for (const [language, known] of POINTS) {
    const letter = LETTERS[language]?.test(start) ? (language === 'latin' ? 2 : 1) : 0
    const points = words.reduce((sum, word) => sum + (known.get(word.replace('’', "'")) ?? 0), letter)
    if (points > most) {
      best = language
      most = points
    }
  }
  return best
}
