import '@tanstack/react-router'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { readResultSearch, type ResultSearch } from './result-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set where a new video begins: the tool opens empty. */
    isNewVideo?: boolean | undefined
  }
}

/** The part of a URL that names the video that a page is about. */
export interface VideoSearch {
  video?: string | undefined
}

/** Reads the video of a URL; anything unexpected is left out. */
export function readVideoSearch({ video }: Record<string, unknown>): VideoSearch {
  const isText = typeof video === 'string' || typeof video === 'number'
  return { video: isText ? String(video).slice(0, INPUT_LIMITS.id) || undefined : undefined }
}

/** The search parameters of a tool: its result, and the video that the result is for. */
export function readToolSearch(search: Record<string, unknown>): ResultSearch & VideoSearch {
  return { ...readResultSearch(search), ...readVideoSearch(search) }
}
