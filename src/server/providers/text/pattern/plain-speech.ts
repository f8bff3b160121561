const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/giu, 'cannot'],
  [/\bwon't\b/giu, 'will not'],
  [/\blet's\b/giu, 'let us'],
  [/n't\b/giu, ' not'],
  [/\b(I)'m\b/giu, '$1 am'],
  [/'re\b/giu, ' are'],
  [/'ve\b/giu, ' have'],
  [/'ll\b/giu, ' will'],
  [/\b(I|you|we|they|he|she)'d\b/giu, '$1 would'],
  [/\b(it|that|there|here|what|who|where|nobody|everyone|he|she)'s\b/giu, '$1 is'],
]

/** A template without the short forms of speech ("don't", "it's"): the professional tone has none. */
export function withoutShortForms(template: string): string {
  return SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), template).replace(
    /^\p{Ll}/u,
    (letter) => letter.toUpperCase(),
  )
}
