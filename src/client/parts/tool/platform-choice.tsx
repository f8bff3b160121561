import { IconBrandInstagram, IconBrandTiktok, IconBrandYoutube, type TablerIcon } from '@tabler/icons-react'
import { Choice } from '../../ui/choice.tsx'

const ICONS = {
  YouTube: IconBrandYoutube,
  TikTok: IconBrandTiktok,
  Instagram: IconBrandInstagram,
} as const satisfies Record<string, TablerIcon>

type Platform = keyof typeof ICONS

interface PlatformChoiceProps {
  /** In the order of the tool; the first is its default. */
  platforms: readonly Platform[]
  value: Platform
  onChange(platform: Platform): void
}

/** Where a text is to be published. */
export function PlatformChoice({ platforms, value, onChange }: PlatformChoiceProps) {
  const options = platforms.map((platform) => {
    const Icon = ICONS[platform]
    return { value: platform, label: platform, icon: <Icon size={18} stroke={1.75} aria-hidden="true" /> }
  })
  return <Choice label="Platform" look="segments" options={options} value={value} onChange={onChange} />
}
