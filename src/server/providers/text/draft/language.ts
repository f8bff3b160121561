import { ADVICE, COMMON, FUNCTION_WORDS, TROUBLE } from './words.data.ts'

/** What a topic is written in. `latin` is any other language in Latin letters, `other` one in other letters. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'latin' | 'other'

/** Letters and words of a language that are no English, by `!`: letters, words of one point, words of two. */
const TABLE: Readonly<Record<Exclude<Language, 'en' | 'other'>, string>> = {
  de: `ß ä ö ü ! die das der den im war man hat bei auf am mit so sie du es ! und ich nicht wie für ohne ein eine einen einem einer mein meine meinen
    meinem dein deine wenn warum ist sind zum zur über als auch kein keine nach vom beim aus gegen wird kann habe mehr beste tipps anfänger
    nichts brauchen etwas haben wir rezept rezepte backen kochen lernen machen selbst jeden jahren wochen tagen geld hause fehler leben haus durch unter vor einfach mir mich uns wenig`,
  fr: `é è ê ç œ ! la le les en un on me plus pour comment moment ! et est une des du dans avec sans mes mon nous vous pourquoi que qui sur au aux chez
    faire être recette recettes apprendre conseils meilleures jours ans argent maison facile sont pas j'ai c'est
    perdre gagner quand quel leur votre vos cette ce tout toute mieux`,
  es: `ñ ¿ ¡ ! la el de me y en los las su un a no con tu mi ! cómo como para una por qué que del mis mejores mejor hacer aprender recetas receta consejos
    dinero días años casa fácil más muy es son está desde cuando esta este perder ganar vida trabajo niños
    errores`,
  pt: `ã õ ! a o e do da em no na um os as com por que me meu ! como para uma não pela pelo sozinha sozinho dos das meus minha minhas melhores melhor fazer aprender receitas receita
    dicas dinheiro dias anos semanas casa fácil sem mais muito é são está desde quando tudo você perder ganhar viajar vida trabalho crianças
    erros`,
  it: `ò ì ! come la le i un in a me per con di e da il lo su non del dei ! gli della delle nel nella una che perché mio mia miei senza più sono è
    migliore fare imparare ricette ricetta consigli soldi giorni anni settimane casa facile quando tutto questo questa perdere guadagnare
    vita lavoro bambini errori cosa`,
  latin: `ł ş ğ ı ő ű ř ž š ť đ ơ ư å ø æ ț ș ą ę ź ż ć ń ė ! de en het van om een op je ik is met per dit till med ! hoe maak maken jouw mijn voor niet zonder naar leren beste bakken geen
    veel zijn kinderen reizen goedkoop eten fietsen hur och att jag är inte för på utan mitt nybörjare uten og av som første
    ikke uden hvordan hvorfor jeg det være jak nie się dla moje bez dlaczego bir için nasıl değil ile neden yapılır cara membuat untuk yang
    dengan tidak saya ang mga paano ako să și pentru este fără proč není kako hogyan és egy nem kuinka ja ei không và của cách làm kwa amb`,
}
const ENGLISH = new Set([...FUNCTION_WORDS, ...ADVICE, ...TROUBLE])
for (const word of ['me', 'per', 'will', 'also', 'over']) ENGLISH.delete(word)

const LANGUAGES = Object.entries(TABLE).map(([language, lists]) => {
  const [letters, weak, strong] = lists.split('!').map((list) => new Set(list.trim().split(/\s+/u)))
  return { language: language as Language, letters: letters!, weak: weak!, strong: strong! }
})

/**
 * The language of a text, by closed lists of its small words. Without a sign of another one it is English: names and loan
 * words ("Jiu jitsu", "Tiramisu") are English enough. At most the first 400 characters are read.
 */
export function detectLanguage(text: string): Language {
  const start = text.slice(0, 400).toLocaleLowerCase('en')
  const letters = start.match(/\p{L}/gu)?.length ?? 0
  const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin * 2 < letters) return 'other'
  const words = start.replaceAll('’', "'").match(/[\p{L}\p{M}]+(?:'\p{L}+)?/gu) ?? []
  let best: Language = 'en'
  // A single sign of two points is enough in a short text; one small word that several languages share is none.
  const small = words.filter((word) => ENGLISH.has(word)).length * 2
  const common = words.filter((word) => COMMON.has(word)).length * 2
  let most = 0
  for (const { language, letters, weak, strong } of LANGUAGES) {
    const letter = Array.from(start).some((one) => letters.has(one)) ? (language === 'latin' ? 2 : 1) : 0
    const points = words.reduce((sum, word) => sum + (strong.has(word) ? 2 : Number(weak.has(word))), letter)
    const english = small + (words.some((word) => strong.has(word)) ? 0 : common)
    if (points > Math.max(most, english, 1)) {
      best = language
      most = points
    }
  }
  return best
}
