import { listHookExtras } from '../../../../shared/features/hooks/hook-extras.rules.ts'
import { type ArchiveItem } from '../../../../shared/features/library/archive.schema.ts'
import { contentText } from '../../../../shared/features/library/structured-content.rules.ts'

const SLUG_CHARACTERS = 60

/** An item as Markdown, with its other fields as front matter (YAML 1.2). */
export function markdownItem({
  title,
  type,
  content,
  tags,
  isFavorite,
  folder,
  metadata,
  createdAt,
}: ArchiveItem): string {
  const front = [
    `title: ${yaml(title)}`,
    `type: ${type}`,
    `created: ${createdAt}`,
    `tags: [${tags.map(yaml).join(', ')}]`,
    ...(folder === null ? [] : [`folder: ${yaml(folder)}`]),
    `favorite: ${isFavorite}`,
    ...(type === 'hook' ? listHookExtras(metadata).map(({ key, text }) => `${key}: ${yaml(text)}`) : []),
  ]
  return `---\n${front.join('\n')}\n---\n\n${contentText(content)}\n`
}

/**
 * `001-one-pan-five-dinners.md`: an item's position in the list, and its title in characters that every file system accepts.
 */
export function markdownName(index: number, { title, type }: Pick<ArchiveItem, 'title' | 'type'>): string {
  const slug = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, SLUG_CHARACTERS)
    .replaceAll(/^-|-$/gu, '')
  return `${String(index + 1).padStart(3, '0')}-${slug || type}.md`
}

/** A double-quoted YAML scalar: JSON, with further characters escaped that YAML requires. */
function yaml(text: string): string {
  const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(text).replaceAll(/[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu, escape)
}
