import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { type Theme, useTheme } from '../../lib/browser/use-theme.ts'
import { Choice } from '../../ui/fields/choice.tsx'
import { SubjectCard } from '../../ui/data/subject-card.tsx'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
const THEMES: { value: Theme; label: string; icon: React.ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <IconSun {...icon} /> },
  { value: 'dark', label: 'Dark', icon: <IconMoon {...icon} /> },
  { value: 'system', label: 'System', icon: <IconDeviceDesktop {...icon} /> },
]

/** A choice of this browser's theme. It applies at once and is not part of the saved settings. */
export function AppearanceCard() {
  const { theme, choose } = useTheme()
  return (
    <SubjectCard title="Appearance">
      <Choice label="Theme" look="segments" options={THEMES} value={theme} onChange={choose} />
    </SubjectCard>
  )
}
