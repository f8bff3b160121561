import { IconBrandInstagram, IconBrandTiktok, IconBrandYoutube, type TablerIcon } from '@tabler/icons-react'

export const PLATFORM_ICONS = {
  YouTube: IconBrandYoutube,
  TikTok: IconBrandTiktok,
  Instagram: IconBrandInstagram,
} as const satisfies Record<string, TablerIcon>

export type Platform = keyof typeof PLATFORM_ICONS
