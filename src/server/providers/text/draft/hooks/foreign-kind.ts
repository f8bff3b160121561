import { type Language } from '../language.ts'

/** What a topic in another language is: a how-to, several mistakes, another question, the creator's own, or a thing. */
export type ForeignKind = 'how' | 'fault' | 'ask' | 'tale' | 'thing'

const TALE =
  /(?<!\p{L})(?:ich|mir|mich|wir|uns|meine?[rnms]?|unsere?[rnms]?|je|j['’]\p{L}+|mon|ma|mes|m['’]\p{L}+|moi|nous|notre|nos|yo|mi|mis|nuestr[oa]s?|hice|fui|tuve|(?<=(?:cómo|por qué) )\p{L}+[éí]|eu|meus?|minhas?|noss[oa]s?|\p{L}{3,}ei|io|ho|abbiamo|mi[oae]|miei|nostr[oaie])(?!\p{L})/iu
const WHY_MINE = /^(?:warum|pourquoi|por qu[eé]|perché) (?:meine?|mon|ma|mes|mis?|meus?|minhas?|(?:il|la) mi\p{L}+) /iu
const FAULT = /^(?:\P{Lu}?[\p{L}\d'’.-]+ ){0,3}(?:\p{L}*fehlern?|erreurs|errores|erros|errori|sbagli)(?!\p{L})/iu
const HOW = /^(?:wie (?:man|du)|comment|cómo|como|come)(?!\p{L})/iu
const ASK =
  /^¿?(?:warum|wieso|wie|was|wann|wo|woher|wer|welche[rsnm]?|ist|sind|kann|darf|muss|soll|lohnt|pourquoi|quand|où|que|qu['’]\p{L}+|qui|quels?|quelles?|combien|est-ce|faut-il|peut-on|por qué|qué|cuándo|dónde|quién|cuál(?:es)?|cuánt[oa]s?|se puede|vale la pena|por que|o que|quando|onde|quem|qual|quais|quant[oaie]s?|perché|cosa|che|dove|chi|quale|conviene|si può)(?!\p{L})/iu

/** The kind of a topic, the first that fits; undefined in a language without frames of its own. */
export function foreignKind(text: string, language: Language): ForeignKind | undefined {
  if (language === 'latin' || language === 'other') return undefined
  if (WHY_MINE.test(text)) return 'ask'
  if (TALE.test(text)) return 'tale'
  if (FAULT.test(text)) return 'fault'
  if (HOW.test(text)) return 'how'
  return ASK.test(text) ? 'ask' : 'thing'
}
