import { type MannerChange } from './manner.ts'
import { type MarkupElement } from './markup-tree.ts'
import { readEmphasis, readPitch, readRate, readVolume } from './prosody.ts'
import { type Attribute, type AttributeReader } from './tag-attributes.ts'
import { findVoiceByName, findVoiceByGender } from './voice-of.ts'
import { type Warnings } from './warnings.ts'

/** The change of a tag in the manner of its content; undefined for a tag without a supported change. */
export function parseChange(
  element: MarkupElement,
  read: AttributeReader,
  warnings: Warnings,
): MannerChange | undefined {
  switch (element.name) {
    case 'speak':
    case 'p':
    case 's':
      return languageChange(read(element, ['xml:lang'])['xml:lang'])
    case 'lang':
      return languageChange(read(element, [], ['xml:lang'])['xml:lang'])
    case 'emphasis':
      return emphasisChange(read(element, ['level']).level)
    case 'prosody':
      return prosodyChange(read(element, ['rate', 'pitch', 'volume']))
    case 'voice':
      return voiceChange(read(element, ['name', 'gender', 'xml:lang', 'language', 'languages', 'required']), warnings)
    default:
      return undefined
  }
}

function languageChange(attribute: Attribute | undefined): MannerChange {
  if (!attribute) return {}
  return { language: attribute.parsed(readLanguage, 'a language such as "en-US"') || undefined }
}

/** An empty value resets the language of the tags around it. Source: XML 1.0, 2.12. */
function readLanguage(value: string): string | undefined {
  const tag = value.trim()
  return tag === '' || /^[A-Za-z]{1,8}([-_][A-Za-z\d]{1,8})*$/u.test(tag) ? tag.replaceAll('_', '-') : undefined
}

function emphasisChange(level: Attribute | undefined): MannerChange {
  return level?.parsed(readEmphasis, 'strong, moderate, none or reduced') ?? readEmphasis('moderate') ?? {}
}

function prosodyChange({ rate, pitch, volume }: Partial<Record<'rate' | 'pitch' | 'volume', Attribute>>): MannerChange {
  return {
    ...(rate && { rate: rate.parsed(readRate, 'a word such as "slow" or a percentage such as "90%"') }),
    ...(pitch && { pitch: pitch.parsed(readPitch, 'a word such as "high" or a change such as "+2st" or "-10%"') }),
    ...(volume && { volume: volume.parsed(readVolume, 'a word such as "soft" or a change such as "+6dB"') }),
  }
}

function voiceChange(
  found: Partial<Record<'name' | 'gender' | 'xml:lang', Attribute>>,
  warnings: Warnings,
): MannerChange {
  const { name, gender } = found
  const voice = (name && findVoiceByName(name.value)) ?? (gender && findVoiceByGender(gender.value))
  const asked = name ?? gender
  if (asked && !voice) warnings.add(`The voice "${asked.value}" is not known; the chosen voice speaks.`)
  return { ...languageChange(found['xml:lang']), ...(voice && { voice }) }
}
