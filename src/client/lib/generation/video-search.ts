import '@tanstack/react-router'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { readResultSearch, type ResultSearch } from './result-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set when a new video is started: the tool opens empty. */
    isNewVideo?: boolean | undefined
  }
}

/** The search parameter with the video of a page. */
export interface VideoSearch {
  video?: string | undefined
}

/** Reads the video id from the search parameters. Drops an invalid one. */
export function readVideoSearch({ video }: Record<string, unknown>): VideoSearch {
  const isText = typeof video === 'string' || typeof video === 'number'
  return { video: isText ? String(video).slice(0, INPUT_LIMITS.id) || undefined : undefined }
}

/** Reads the search parameters of a tool: its result and its video. */
export function readToolSearch(search: Record<string, unknown>): ResultSearch & VideoSearch {
  return { ...readResultSearch(search), ...readVideoSearch(search) }
}
