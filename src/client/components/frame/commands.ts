import {
  IconDeviceDesktop,
  IconFileText,
  IconBookmark,
  IconHome,
  IconKeyboard,
  IconLayoutDashboard,
  IconListDetails,
  IconLogin2,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSparkles,
  IconSun,
  IconTag,
  IconUserCircle,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react'
import { type LinkProps, type UseNavigateResult } from '@tanstack/react-router'
import { type Theme } from '../../lib/browser/use-theme.ts'
import { TOOL_ICONS } from '../tool/tool-icons.ts'

/** Functions that a command may call. */
export interface CommandTools {
  go: UseNavigateResult<string>
  /** Opens the terms or the privacy notice, which may be on another site. */
  openLegal(page: 'terms' | 'privacy'): void
  chooseTheme(theme: Theme): void
  showKeys(): void
  signOut(): Promise<void>
}

export interface Command {
  label: string
  /** Search terms in addition to the label. */
  keywords: string
  group: 'This video' | 'Go to' | 'Do'
  icon: TablerIcon
  /** Who can use the command. Undefined means everybody. */
  who?: 'visitor' | 'user' | undefined
  /** Left out on a server without plans, or one where not everyone may sign up. */
  needs?: 'plans' | 'open'
  /** Set for commands about keyboard shortcuts, which touch screens do not show. */
  keys?: true
  run(tools: CommandTools): unknown
}

/** Creates a command that opens a page. */
const page = (
  label: string,
  icon: TablerIcon,
  to: NonNullable<LinkProps['to']>,
  who: Command['who'],
  keywords: string,
): Command => ({ label, keywords, group: 'Go to', icon, who, run: ({ go }) => go({ to }) })

/** All commands of the palette in display order. New features add their commands here. */
export const COMMANDS: readonly Command[] = [
  page('Dashboard', IconLayoutDashboard, '/dashboard', 'user', 'start overview today tools plan usage'),
  page('Hook Generator', TOOL_ICONS.hook, '/hook-generator', 'user', 'hooks generate write topic ideas viral'),
  page('Script Writer', TOOL_ICONS.script, '/script-writer', 'user', 'script write video podcast presentation'),
  page(
    'Caption Generator',
    TOOL_ICONS.caption,
    '/caption-generator',
    'user',
    'caption hashtags post instagram tiktok youtube',
  ),
  page(
    'Text-to-Speech',
    TOOL_ICONS.tts,
    '/tts-tool',
    'user',
    'tts voice speak audio read aloud ssml mp3 wav subtitles',
  ),
  page('Creator Library', IconBookmark, '/library', 'user', 'library saved kept items'),
  page('Profile', IconUserCircle, '/profile', 'user', 'account statistics usage plan export data'),
  page(
    'Settings',
    IconSettings,
    '/settings',
    'user',
    'preferences password name notifications privacy devices delete account',
  ),
  page(
    'Your creator profile',
    IconListDetails,
    '/onboarding',
    'user',
    'onboarding personalization niche audience style goals',
  ),
  page('Home', IconHome, '/', undefined, 'start landing'),
  {
    label: 'Features',
    group: 'Go to',
    icon: IconSparkles,
    who: 'visitor',
    keywords: 'tools hooks scripts captions voice',
    run: ({ go }) => go({ to: '/', hash: 'features' }),
  },
  {
    ...page('Pricing', IconTag, '/pricing', undefined, 'plans cost price month year premium subscribe'),
    needs: 'plans',
  },
  page('Sign In', IconLogin2, '/login', 'visitor', 'log in login account'),
  { ...page('Sign Up', IconUserPlus, '/signup', 'visitor', 'register create account get started'), needs: 'open' },
  {
    label: 'Terms',
    group: 'Go to',
    icon: IconFileText,
    who: 'visitor',
    keywords: 'conditions legal',
    run: ({ openLegal }) => openLegal('terms'),
  },
  {
    label: 'Privacy',
    group: 'Go to',
    icon: IconFileText,
    who: 'visitor',
    keywords: 'data legal notice',
    run: ({ openLegal }) => openLegal('privacy'),
  },
  {
    label: 'Light theme',
    group: 'Do',
    icon: IconSun,
    keywords: 'appearance color scheme bright day',
    run: ({ chooseTheme }) => chooseTheme('light'),
  },
  {
    label: 'Dark theme',
    group: 'Do',
    icon: IconMoon,
    keywords: 'appearance color scheme night',
    run: ({ chooseTheme }) => chooseTheme('dark'),
  },
  {
    label: 'System theme',
    group: 'Do',
    icon: IconDeviceDesktop,
    keywords: 'appearance color scheme automatic follow',
    run: ({ chooseTheme }) => chooseTheme('system'),
  },
  {
    label: 'Keyboard shortcuts',
    group: 'Do',
    icon: IconKeyboard,
    keys: true,
    keywords: 'keys help hotkeys',
    run: ({ showKeys }) => showKeys(),
  },
  {
    label: 'Log out',
    group: 'Do',
    icon: IconLogout,
    who: 'user',
    keywords: 'sign out logout leave',
    run: ({ signOut }) => signOut(),
  },
]

/**
 * Returns the commands that contain every word of `query`, those that start with it first. `first` are commands of the current
 * page, `without` is what this server lacks.
 */
export function findCommands(
  query: string,
  {
    signedIn,
    withKeys,
    without = [],
    first = [],
  }: {
    signedIn: boolean
    withKeys: boolean
    without?: readonly Command['needs'][]
    first?: readonly Command[]
  },
): Command[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean)
  const text = ({ label, keywords }: Command): string => `${label} ${keywords}`.toLowerCase()
  const rank = ({ label }: Command): number => (words[0] && label.toLowerCase().startsWith(words[0]) ? 0 : 1)
  return [...first, ...COMMANDS]
    .filter(({ who }) => who === undefined || who === (signedIn ? 'user' : 'visitor'))
    .filter(({ keys }) => !keys || withKeys)
    .filter(({ needs }) => needs === undefined || !without.includes(needs))
    .filter((command) => words.every((word) => text(command).includes(word)))
    .toSorted((first, second) => rank(first) - rank(second))
}
