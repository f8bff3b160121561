import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { type Source } from '../../../shared/features/generation/generation.schema.ts'
import { plainText } from './plain-text.ts'
import { RESEARCH_LIMITS } from './research.port.ts'

/** A page as a search returns it; untrusted. */
export interface FoundPage {
  url: unknown
  title: unknown
  snippet: unknown
}

const LONGEST_ADDRESS = 2_000

/**
 * The usable pages, in order: http and https addresses without a password, each once, with titles and snippets as plain
 * text within `RESEARCH_LIMITS`. A page without a title gets its host as title.
 */
export function toSources(pages: readonly FoundPage[]): Source[] {
  const sources = new Map<string, Source>()
  for (const { url, title, snippet } of pages) {
    if (sources.size >= RESEARCH_LIMITS.sources) break
    const address = webAddress(url)
    if (!address || sources.has(pageKey(address))) continue
    sources.set(pageKey(address), {
      title: cut(plainText(title), RESEARCH_LIMITS.title) || address.hostname,
      url: address.href,
      snippet: cut(plainText(snippet), RESEARCH_LIMITS.snippet),
    })
  }
  return [...sources.values()]
}

function webAddress(url: unknown): URL | null {
  if (typeof url !== 'string' || url.length > LONGEST_ADDRESS || !URL.canParse(url)) return null
  const address = new URL(url)
  if (!/^https?:$/u.test(address.protocol) || address.username !== '' || address.password !== '') return null
  // OpenAI adds this parameter to each address.
  if (address.searchParams.get('utm_source') === 'openai') address.searchParams.delete('utm_source')
  return address.href.length > LONGEST_ADDRESS ? null : address
}

/** The same key for a page with any protocol, `www.`, trailing slash or fragment. */
export function pageKey({ host, pathname, search }: URL): string {
  return `${host.replace(/^www\./u, '')}${pathname.replace(/\/$/u, '')}${search}`
}

function cut(text: string, room: number): string {
  return cutAtWord(text, room, (part) => part.length)
}
