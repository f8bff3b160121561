/** Separates the title options of a caption in its item's metadata; a title is one line. */
const LINE = '\n'

/** The title options of a caption for the metadata of a library item, one per line; omitted where there are none. */
export function titlesMetadata({ titles = [] }: { titles?: readonly string[] | undefined }): { titles?: string } {
  return titles.length > 0 ? { titles: titles.join(LINE) } : {}
}

/** Parses the result of `titlesMetadata`; empty for anything else. */
export function readTitles(titles: unknown): string[] {
  return typeof titles === 'string' ? titles.split(LINE).filter((title) => title.trim() !== '') : []
}
