/**
 * Whether a text is read as SSML and not spoken unchanged: after white space it starts with `<speak`, or with what only
 * a document starts with, `<?xml`, `<!DOCTYPE` or a comment.
 */
export function isMarkup(text: string): boolean {
  return /^\s*(?:<speak|<\?[xX][mM][lL]|<![dD][oO][cC][tT][yY][pP][eE]|<!--)/u.test(text)
}
