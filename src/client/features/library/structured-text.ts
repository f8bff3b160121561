import { readCaptionContent } from '../../../shared/features/library/library.rules.ts'

/**
 * Content that a program kept as an object, in lines that a person reads: `hook: Stop scrolling`. Null for text and for
 * captions, which are read as they are.
 */
export function structuredText(content: string): string | null {
  if (!content.startsWith('{') || readCaptionContent(content)) return null
  try {
    const value: unknown = JSON.parse(content)
    return linesOf(value, '').join('\n')
  } catch {
    return null
  }
}

function linesOf(value: unknown, name: string): string[] {
  if (value === null || value === '') return []
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, name))
  if (typeof value === 'object') return Object.entries(value ?? {}).flatMap(([key, one]) => linesOf(one, key))
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return [name === '' ? text : `${name}: ${text}`]
}
