import { type MantineColorScheme, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'

export type Theme = 'light' | 'dark' | 'system'

/**
 * Returns the theme that the user chose, the colour scheme that results, and functions to change them. Toggling replaces the
 * system's scheme by a choice of the user's own.
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
