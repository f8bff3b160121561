import { APP_PAGES } from './app-pages.ts'

/** A public page: rendered at build, listed for search engines. */
export interface PublicPage {
  path: string
  /** File name of its route and of the rendered page, without extension. */
  name: string
  /** The title in the browser's tab and in search results. */
  title: string
  /** One sentence for search results and link previews. */
  description: string
  /**
   * Whether the web fonts load after the first paint, which is earlier then. Suits a page with short lines, where
   * little moves when the fonts arrive; long text would be wrapped again.
   */
  lateFonts: boolean
}

/** The pages rendered at build. Every other path gets the app's shell, marked as not for search engines. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    name: 'index',
    title: 'Hookline: AI-Powered Creator Toolkit',
    description: 'Hooks, scripts, captions and a voice to read them. Type a topic and keep what you like.',
    lateFonts: true,
  },
  {
    path: '/pricing',
    name: 'pricing',
    title: 'Choose Your Plan | Hookline',
    description: 'What the monthly and the yearly plan cost, and what you get.',
    lateFonts: true,
  },
  {
    path: '/terms',
    name: 'terms',
    title: 'Terms | Hookline',
    description: 'What you may expect from this service, and what it expects from you.',
    lateFonts: false,
  },
  {
    path: '/privacy',
    name: 'privacy',
    title: 'Privacy | Hookline',
    description: 'What this server keeps about you, why, for how long, and how to get or delete it.',
    lateFonts: false,
  },
]

/** The pages of `APP_PAGES` that are not rendered at build. */
export const APP_SCREENS: readonly string[] = APP_PAGES.filter((page) =>
  PUBLIC_PAGES.every(({ path }) => path !== page),
)

/** The name of the file that holds the template of such a page for a signed-in user. */
export function screenFile(page: string): string {
  return `app${page.replaceAll('/', '.')}.html`
}

/** The settings of a server that decide over the markup of its public pages, beside the placeholders. */
export interface PageSettings {
  plans: boolean
  /** Whether everyone may sign up. */
  isOpen: boolean
}

/** Every combination: each page is rendered for all of them. */
export const PAGE_SETTINGS: readonly PageSettings[] = [true, false].flatMap((plans) =>
  [true, false].map((isOpen) => ({ plans, isOpen })),
)

/** The name of the file that holds a public page as it was rendered for these settings. */
export function renderedFile(name: string, { plans, isOpen }: PageSettings): string {
  return `${name}${plans ? '' : '.no-plans'}${isOpen ? '' : '.not-open'}.html`
}

/** The placeholders of a rendered page. The server fills them once at its start. */
export const PLACEHOLDER = {
  supportEmail: '__SUPPORT_EMAIL__',
  termsUrl: '__TERMS_URL__',
  privacyUrl: '__PRIVACY_URL__',
  /** The public configuration, as JSON. */
  config: '__CONFIG__',
  /** The public origin. Where it is unknown, lines with it are left out. */
  origin: '__ORIGIN__',
  /** What the server knows of the signed-in user, as JSON. Only in the pages of the app. */
  state: '__STATE__',
  /** The screen as it is rendered for the signed-in user. Only in the templates of `RENDERED_SCREENS`. */
  markup: '__MARKUP__',
} as const
