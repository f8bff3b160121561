import { formatDay } from '../../../../shared/features/planner/planner.rules.ts'
import { listHookExtras } from '../../../../shared/features/hooks/hook-extras.rules.ts'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { contentText } from '../../../../shared/features/library/structured-content.rules.ts'

const DASHES = '-'.repeat(60)

/** Items as readable text: one block each, separated by dashes. Dates are days in an IANA zone. */
export async function* libraryText(
  items: AsyncIterable<Pick<LibraryItem, 'title' | 'type' | 'content' | 'tags' | 'metadata' | 'createdAt'>>,
  timeZone: string,
): AsyncGenerator<string> {
  let isFirst = true
  for await (const { title, type, content, tags, metadata, createdAt } of items) {
    const extras = type === 'hook' ? listHookExtras(metadata) : []
    const block = [
      `${title}\nType: ${type}\nCreated: ${formatDay(createdAt, timeZone)}`,
      contentText(content),
      ...(extras.length > 0 ? [extras.map(({ label, text }) => `${label}: ${text}`).join('\n')] : []),
      ...(tags.length > 0 ? [`Tags: ${tags.join(', ')}`] : []),
    ]
    yield `${isFirst ? '' : `\n${DASHES}\n\n`}${block.join('\n\n')}\n`
    isFirst = false
  }
}
