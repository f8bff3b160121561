import { Choice } from '../../../ui/fields/choice.tsx'
import { type Platform, PLATFORM_ICONS } from '../platform-icons.ts'

interface PlatformChoiceProps {
  /** In the order of the tool; the first is its default. */
  platforms: readonly Platform[]
  /** Null while none is chosen. */
  value: Platform | null
  error?: string | undefined
  onChange(platform: Platform): void
}

/** Where a text is to be published. */
export function PlatformChoice({ platforms, value, error, onChange }: PlatformChoiceProps) {
  const options = platforms.map((platform) => {
    const Icon = PLATFORM_ICONS[platform]
    return { value: platform, label: platform, icon: <Icon size={18} stroke={1.75} aria-hidden="true" /> }
  })
  return <Choice label="Platform" look="segments" options={options} value={value} error={error} onChange={onChange} />
}
