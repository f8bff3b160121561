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
import { type UseNavigateResult } from '@tanstack/react-router'
import { type Theme } from '../../lib/browser/use-theme.ts'
import { TOOL_ICONS } from '../tool/tool-icons.ts'

/** What a command may do to the app. */
export interface CommandTools {
  go: UseNavigateResult<string>
  /** Opens the terms or the privacy notice, which may be on another site. */
  read(paper: 'terms' | 'privacy'): void
  chooseTheme(theme: Theme): void
  showKeys(): void
  signOut(): Promise<void>
}

export interface Command {
  label: string
  /** Other words that find it. */
  keywords: string
  group: 'Go to' | 'Do'
  icon: TablerIcon
  /** Who can use it; without it everybody. */
  who?: 'visitor' | 'user'
  /** Whether it is about keys, and left out where a finger points. */
  keys?: true
  run(tools: CommandTools): unknown
}

/** Everything that the palette offers, in its order. A feature adds its commands here. */
export const COMMANDS: readonly Command[] = [
  {
    label: 'Dashboard',
    keywords: 'start overview today tools plan usage',
    group: 'Go to',
    icon: IconLayoutDashboard,
    who: 'user',
    run: ({ go }) => go({ to: '/dashboard' }),
  },
  {
    label: 'Hook Generator',
    keywords: 'hooks generate write topic ideas viral',
    group: 'Go to',
    icon: TOOL_ICONS.hook,
    who: 'user',
    run: ({ go }) => go({ to: '/hook-generator' }),
  },
  {
    label: 'Script Writer',
    keywords: 'script write video podcast presentation',
    group: 'Go to',
    icon: TOOL_ICONS.script,
    who: 'user',
    run: ({ go }) => go({ to: '/script-writer' }),
  },
  {
    label: 'Caption Generator',
    keywords: 'caption hashtags post instagram tiktok youtube',
    group: 'Go to',
    icon: TOOL_ICONS.caption,
    who: 'user',
    run: ({ go }) => go({ to: '/caption-generator' }),
  },
  {
    label: 'Text-to-Speech',
    keywords: 'tts voice speak audio read aloud ssml mp3 wav subtitles',
    group: 'Go to',
    icon: TOOL_ICONS.tts,
    who: 'user',
    run: ({ go }) => go({ to: '/tts-tool' }),
  },
  {
    label: 'Creator Library',
    keywords: 'library saved kept items',
    group: 'Go to',
    icon: IconBookmark,
    who: 'user',
    run: ({ go }) => go({ to: '/library' }),
  },
  {
    label: 'Profile',
    keywords: 'account statistics usage plan export data',
    group: 'Go to',
    icon: IconUserCircle,
    who: 'user',
    run: ({ go }) => go({ to: '/profile' }),
  },
  {
    label: 'Settings',
    keywords: 'preferences password name notifications privacy devices delete account',
    group: 'Go to',
    icon: IconSettings,
    who: 'user',
    run: ({ go }) => go({ to: '/settings' }),
  },
  {
    label: 'Your creator profile',
    keywords: 'onboarding personalization niche audience style goals',
    group: 'Go to',
    icon: IconListDetails,
    who: 'user',
    run: ({ go }) => go({ to: '/onboarding' }),
  },
  {
    label: 'Home',
    keywords: 'start landing',
    group: 'Go to',
    icon: IconHome,
    run: ({ go }) => go({ to: '/' }),
  },
  {
    label: 'Features',
    keywords: 'tools hooks scripts captions voice',
    group: 'Go to',
    icon: IconSparkles,
    who: 'visitor',
    run: ({ go }) => go({ to: '/', hash: 'features' }),
  },
  {
    label: 'Pricing',
    keywords: 'plans cost price month year premium subscribe',
    group: 'Go to',
    icon: IconTag,
    run: ({ go }) => go({ to: '/pricing' }),
  },
  {
    label: 'Sign In',
    keywords: 'log in login account',
    group: 'Go to',
    icon: IconLogin2,
    who: 'visitor',
    run: ({ go }) => go({ to: '/login' }),
  },
  {
    label: 'Sign Up',
    keywords: 'register create account get started',
    group: 'Go to',
    icon: IconUserPlus,
    who: 'visitor',
    run: ({ go }) => go({ to: '/signup' }),
  },
  {
    label: 'Terms',
    keywords: 'conditions legal',
    group: 'Go to',
    icon: IconFileText,
    who: 'visitor',
    run: ({ read }) => read('terms'),
  },
  {
    label: 'Privacy',
    keywords: 'data legal notice',
    group: 'Go to',
    icon: IconFileText,
    who: 'visitor',
    run: ({ read }) => read('privacy'),
  },
  {
    label: 'Light theme',
    keywords: 'appearance color scheme bright day',
    group: 'Do',
    icon: IconSun,
    run: ({ chooseTheme }) => chooseTheme('light'),
  },
  {
    label: 'Dark theme',
    keywords: 'appearance color scheme night',
    group: 'Do',
    icon: IconMoon,
    run: ({ chooseTheme }) => chooseTheme('dark'),
  },
  {
    label: 'System theme',
    keywords: 'appearance color scheme automatic follow',
    group: 'Do',
    icon: IconDeviceDesktop,
    run: ({ chooseTheme }) => chooseTheme('system'),
  },
  {
    label: 'Keyboard shortcuts',
    keywords: 'keys help hotkeys',
    group: 'Do',
    icon: IconKeyboard,
    keys: true,
    run: ({ showKeys }) => showKeys(),
  },
  {
    label: 'Log out',
    keywords: 'sign out logout leave',
    group: 'Do',
    icon: IconLogout,
    who: 'user',
    run: ({ signOut }) => signOut(),
  },
]

/** The commands of a visitor or a user that hold every word of `query`, those that begin with it first. */
export function findCommands(
  query: string,
  { signedIn, withKeys }: { signedIn: boolean; withKeys: boolean },
): Command[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean)
  const text = ({ label, keywords }: Command): string => `${label} ${keywords}`.toLowerCase()
  const rank = ({ label }: Command): number => (words[0] && label.toLowerCase().startsWith(words[0]) ? 0 : 1)
  return COMMANDS.filter(({ who }) => who === undefined || who === (signedIn ? 'user' : 'visitor'))
    .filter(({ keys }) => !keys || withKeys)
    .filter((command) => words.every((word) => text(command).includes(word)))
    .toSorted((first, second) => rank(first) - rank(second))
}
