import { cardinal } from './numbers.ts'

/**
 * A time of day such as `14:30`, `2:30pm` or `7 a.m.`, or a duration such as `1'21"`, in words. Undefined for anything else.
 */
export function timeWords(text: string): string | undefined {
  return lengthWords(text.trim()) ?? timeOfDay(text.trim())
}

function lengthWords(text: string): string | undefined {
  const match = /^(?:(\d{1,4})['′])?\s?(?:(\d{1,4})["″])?$/u.exec(text)
  if (!match || text === '') return undefined
  const parts = [counted(match[1], 'minute'), counted(match[2], 'second')].filter((part) => part !== undefined)
  return parts.join(' and ')
}

function timeOfDay(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?(?:[:.](\d{2}))?\s*(?:([ap])\.?\s*m\.?)?$/iu.exec(text)
  if (!match) return undefined
  const hour = Number(match[1])
  const minute = Number(match[2] ?? 0)
  const second = Number(match[3] ?? 0)
  const half = match[4]?.toUpperCase()
  if (minute > 59 || second > 59 || (half ? hour < 1 || hour > 12 : hour > 24 || match[2] === undefined))
    return undefined
  const seconds = match[3] === undefined ? '' : ` and ${counted(String(second), 'second')}`
  return `${hourAndMinute(hour, minute, half !== undefined)}${seconds}${half ? ` ${half} M` : ''}`
}

function hourAndMinute(hour: number, minute: number, half: boolean): string {
  if (minute > 0) return `${cardinal(hour)} ${minute < 10 ? 'oh ' : ''}${cardinal(minute)}`
  if (half) return cardinal(hour)
  if (hour % 24 === 0) return 'midnight'
  return hour > 12 ? `${cardinal(hour)} hundred` : `${cardinal(hour)} o'clock`
}

function counted(digits: string | undefined, unit: string): string | undefined {
  if (digits === undefined) return undefined
  const value = Number(digits)
  return `${cardinal(value)} ${unit}${value === 1 ? '' : 's'}`
}
