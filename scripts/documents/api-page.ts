import { ERROR_REASONS, ERROR_STATUS, type ErrorCode } from '../../src/shared/errors.ts'
import { REASONS, WHEN } from './errors.data.ts'
import { markdownTable } from './table.ts'

/**
 * The page docs/api.md with its made parts renewed: errors, reasons and the typed client's example. The text around them is
 * written by hand. Throws where a part has no place in it.
 */
export function apiPage(page: string, example: string): string {
  const statuses = Object.entries(ERROR_STATUS).map(([code, status]) => [
    String(status),
    `\`${code}\``,
    WHEN[code as ErrorCode],
  ])
  const reasons = ERROR_REASONS.map((reason) => [
    `\`${reason}\``,
    String(REASONS[reason].status),
    REASONS[reason].meaning,
  ])
  const made = {
    errors: markdownTable(['status', 'code of the typed API', 'when'], statuses),
    reasons: markdownTable(['reason', 'status', 'meaning'], reasons),
    client: `\`\`\`ts\n${example}\`\`\``,
  }
  return Object.entries(made).reduce((text, [name, part]) => replacePart(text, name, part), page)
}

/** Replaces what is between the two comments of a part. */
function replacePart(page: string, name: string, part: string): string {
  const [before, rest] = page.split(`<!-- made: ${name} -->`)
  const after = rest?.split('<!-- end -->').slice(1).join('<!-- end -->')
  if (before === undefined || after === undefined) throw new Error(`docs/api.md has no place for ${name}`)
  return `${before}<!-- made: ${name} -->\n\n${part}\n\n<!-- end -->${after}`
}
