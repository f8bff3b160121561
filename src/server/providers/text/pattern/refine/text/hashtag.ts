/** A hashtag inside a text: its sign, and a word that is not digits only. Global: for `match` and `replace`. */
export const HASHTAG =
  /(?<![\p{L}\p{M}\p{Nd}_&/#＃])[#＃](?!\uFE0F?\u20E3)(?=[\p{M}\p{Nd}_]*\p{L})[\p{L}\p{M}\p{Nd}_]+/gu
