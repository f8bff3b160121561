import { type MantineColorScheme, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'

export type Theme = 'light' | 'dark' | 'system'

/**
 * The theme: what the user chose, the scheme that it shows now, a switch to the other scheme, and the choice itself. A
 * switch of what the system decides is a choice of the user's own from then on.
 */
export function useTheme(): {
  theme: Theme
  scheme: 'light' | 'dark'
  toggle(): void
  choose(theme: Theme): void
} {
  const { colorScheme, setColorScheme, toggleColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('dark', { getInitialValueInEffect: false })
  return {
    theme: colorScheme === 'auto' ? 'system' : colorScheme,
    scheme,
    toggle: toggleColorScheme,
    choose: (theme) => setColorScheme(MANTINE_NAME[theme]),
  }
}

const MANTINE_NAME: Record<Theme, MantineColorScheme> = { light: 'light', dark: 'dark', system: 'auto' }
