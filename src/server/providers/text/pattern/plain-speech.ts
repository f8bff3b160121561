const HAD = 'been|had|known|seen|done|gone|got|gotten|heard|given|taken|made|tried|started|forgotten|better|never known'
const WHO = 'it|that|this|there|here|what|who|where|how|when|why|nobody|everyone|mine|yours|he|she'

/** First match wins: what stands further up is the special case. */
const SHORT_FORMS: readonly (readonly [shortForm: RegExp, longForm: string])[] = [
  [/\b(is|are|was|were|does|do|did|has|have)n['’]t (?:anyone|anybody)\b/giu, '$1 no one'],
  [/\b(c)an['’]t (I|you|we|they|he|she|it)\b/giu, '$1an $2 not'],
  // "Isn't it?", but not "the problem isn't you".
  [
    /(^|[.?!,;:]\s+|\b(?:why|how|who|what|where|when)\s+)(is|are|was|were)n['’]t (I|you|we|they|he|she|it|this|that|there)\b/giu,
    '$1$2 $3 not',
  ],
  [/\b(does|do|did|has|have|could|would|should)n['’]t (I|you|we|they|he|she|it|this|that|there)\b/giu, '$1 $2 not'],
  [/\b(c)an['’]t\b/giu, '$1annot'],
  [/\b(w)on['’]t\b/giu, '$1ill not'],
  [/\b(l)et['’]s\b/giu, '$1et us'],
  [/n['’]t\b/giu, ' not'],
  [/\b(I)['’]m\b/giu, '$1 am'],
  [/['’]re\b/giu, ' are'],
  [/['’]ve got\b/giu, ' have'],
  [/['’]ve\b/giu, ' have'],
  [/['’]ll\b/giu, ' will'],
  [new RegExp(String.raw`\b(I|you|we|they|he|she|it)['’]d (${HAD})\b`, 'giu'), '$1 had $2'],
  [/\b(I|you|we|they|he|she|it)['’]d\b/giu, '$1 would'],
  [new RegExp(String.raw`\b(${WHO})['’]s got\b`, 'giu'), '$1 has'],
  [new RegExp(String.raw`\b(${WHO})['’]s (been|had|become|gone|done)\b`, 'giu'), '$1 has $2'],
  [new RegExp(String.raw`\b(${WHO})['’]s\b`, 'giu'), '$1 is'],
]

/**
 * A template without the short forms of speech ("don't", "it's"), for a voice that has none. Possessives ("the
 * beginner's version") stay.
 */
export function withoutShortForms(template: string): string {
  return SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), template).replace(
    /^\p{Ll}/u,
    (letter) => letter.toUpperCase(),
  )
}
