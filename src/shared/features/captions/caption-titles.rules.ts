/** Separates the title options of a caption in the metadata of its item; a title is one line. */
const LINE = '\n'

/** The title options of a caption in the metadata of a library item, a line each; nothing where there are none. */
export function titlesMetadata({ titles = [] }: { titles?: readonly string[] | undefined }): { titles?: string } {
  return titles.length > 0 ? { titles: titles.join(LINE) } : {}
}

/** Reads what `titlesMetadata` writes; an empty list for anything else. */
export function readTitles(titles: unknown): string[] {
  return typeof titles === 'string' ? titles.split(LINE).filter((title) => title.trim() !== '') : []
}
