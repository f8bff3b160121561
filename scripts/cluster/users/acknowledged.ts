import { type Reading } from './event-reader.ts'

/** What the server has confirmed to its users: all of it must exist at the end. */
export interface Acknowledged {
  /** Contents of saved items by id: the last confirmed one, and one that may have been stored. */
  items: Map<string, { content: string; maybe?: string | undefined }>
  /** Ids of planned entries. */
  entries: string[]
  /** Ids of generations that were started. */
  generations: string[]
  /** Topics of scripts that were answered. */
  scripts: string[]
  /** Generations that were read while they were written. */
  readings: Reading[]
  /** Spoken texts. */
  speeches: { id: string; audioUrl: string }[]
  recordings: string[]
  /** Mails with a link to a new password: requested, and confirmed. */
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
