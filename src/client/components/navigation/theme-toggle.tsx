import { Button } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTheme } from '../../lib/browser/use-theme.ts'

/** Toggles the theme. Its label names the other theme. */
export function ThemeToggle({ className }: { className?: string }) {
  const { scheme, toggle } = useTheme()
  const Icon = scheme === 'dark' ? IconSun : IconMoon
  return (
    <Button
      variant="subtle"
      color="gray"
      className={className}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={toggle}
    >
      {scheme === 'dark' ? 'Light theme' : 'Dark theme'}
    </Button>
  )
}
