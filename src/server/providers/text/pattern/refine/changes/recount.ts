import { type Draft, mapText } from '../draft.ts'

const NAMES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNTED =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?= (?:\p{L}+ )?(?:things|steps|points|ways|tips|mistakes|reasons|parts|ideas|rules|signs|lessons|moves|habits|questions)\b)/giu

/** A script that counted its points ("three steps") counts them anew when it has fewer. */
export function recounted(before: Draft, after: Draft): Draft {
  const was = pointsOf(before)
  const is = pointsOf(after)
  if (after.form !== 'script' || was === is || is < 2) return after
  return mapText(after, (text) =>
    text.replace(COUNTED, (found) => {
      const value = NAMES.includes(found.toLowerCase()) ? NAMES.indexOf(found.toLowerCase()) : Number(found)
      if (value !== was) return found
      if (/\d/u.test(found)) return String(is)
      const name = NAMES[is] ?? String(is)
      return /^\p{Lu}/u.test(found) ? name.charAt(0).toUpperCase() + name.slice(1) : name
    }),
  )
}

function pointsOf({ parts }: Draft): number {
  return parts.filter(({ kind }) => kind === 'Point').length
}
