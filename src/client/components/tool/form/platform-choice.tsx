import { Choice } from '../../../ui/fields/choice.tsx'
import { type Platform, PLATFORM_ICONS } from '../platform-icons.ts'

interface PlatformChoiceProps {
  name?: string
  /** In display order; the first is the default. */
  platforms: readonly Platform[]
  /** Null if none is chosen. */
  value: Platform | null
  error?: string | undefined
  onChange(platform: Platform): void
}

/** A choice of the platform of a text. */
export function PlatformChoice({ platforms, ...field }: PlatformChoiceProps) {
  const options = platforms.map((platform) => {
    const Icon = PLATFORM_ICONS[platform]
    return { value: platform, label: platform, icon: <Icon size={18} stroke={1.75} aria-hidden="true" /> }
  })
  return <Choice label="Platform" look="segments" options={options} {...field} />
}
