/**
 * Whether a text is SSML: after white space it starts with `<speak`, or with `<?xml`, `<!DOCTYPE` or a comment, with
 * which only a document starts.
 */
export function isMarkup(text: string): boolean {
  return /^\s*(?:<speak|<\?[xX][mM][lL]|<![dD][oO][cC][tT][yY][pP][eE]|<!--)/u.test(text)
}
