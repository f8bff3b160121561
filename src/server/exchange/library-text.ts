import { readableContent } from '../../shared/features/library/library.rules.ts'
import { type LibraryItem } from '../../shared/features/library/library.schema.ts'

const DASHES = '-'.repeat(60)

/** Items as text for people: a block each, separated by dashes. Dates are days in UTC. Source: spec section 7. */
export async function* libraryText(
  items: AsyncIterable<Pick<LibraryItem, 'title' | 'type' | 'content' | 'tags' | 'createdAt'>>,
): AsyncGenerator<string> {
  let isFirst = true
  for await (const { title, type, content, tags, createdAt } of items) {
    const block = [
      `${title}\nType: ${type}\nCreated: ${createdAt.slice(0, 10)}`,
      readableContent(content),
      ...(tags.length > 0 ? [`Tags: ${tags.join(', ')}`] : []),
    ]
    yield `${isFirst ? '' : `\n${DASHES}\n\n`}${block.join('\n\n')}\n`
    isFirst = false
  }
}
