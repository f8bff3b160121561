import { type Reading } from './event-reader.ts'

/** What the server has told its users that it has: it must all be there at the end. */
export interface Acknowledged {
  /** Contents of saved items by their id: the last one that was confirmed, and one that may have been stored as well. */
  items: Map<string, { content: string; maybe?: string | undefined }>
  /** Ids of planned entries. */
  entries: string[]
  /** Ids of generations that were started. */
  generations: string[]
  /** Topics of scripts that were answered. */
  scripts: string[]
  /** Of those that were read as they came. */
  readings: Reading[]
  /** Spoken texts. */
  speeches: { id: string; audioUrl: string }[]
  recordings: string[]
  /** Mails with a link to a new password: asked for, and confirmed. */
  mailsAsked: number
  mailsConfirmed: number
}

export function nothingYet(): Acknowledged {
  return {
    items: new Map(),
    entries: [],
    generations: [],
    scripts: [],
    readings: [],
    speeches: [],
    recordings: [],
    mailsAsked: 0,
    mailsConfirmed: 0,
  }
}
