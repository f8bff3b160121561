import { readableContent, readCaptionContent } from './library.rules.ts'

/** Content as readable text, also for content stored as an object: never JSON. */
export const contentText = (content: string): string => structuredText(content) ?? readableContent(content)

/**
 * Content stored as an object, in readable lines: `hook: Stop scrolling`. Null for text and captions, which have their
 * own form, and for content that is nested too deeply.
 */
export function structuredText(content: string): string | null {
  if (!content.startsWith('{') || readCaptionContent(content)) return null
  try {
    const lines: string[] = []
    collect(JSON.parse(content), '', lines)
    return lines.join('\n')
  } catch {
    return null
  }
}

function collect(value: unknown, name: string, lines: string[]): void {
  if (value === null || value === '') return
  if (Array.isArray(value)) for (const one of value) collect(one, name, lines)
  else if (typeof value === 'object') for (const [key, one] of Object.entries(value)) collect(one, key, lines)
  else lines.push(`${name === '' ? '' : `${name}: `}${typeof value === 'string' ? value : JSON.stringify(value)}`)
}
