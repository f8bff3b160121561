import { type Manifest } from 'vite'
import { PLACEHOLDER } from '../src/shared/public-pages.ts'
import { findRouteFiles } from './route-files.ts'
import {
  ENTRY,
  findStartScripts,
  ICON,
  PRELOAD,
  remove,
  toAliveTemplate,
  toInlineIcon,
  toModulePreload,
} from './shell-tags.ts'

interface ScreenParts {
  /** An entry of `APP_PAGES`. */
  page: string
  /** The app's built `index.html`. */
  shell: string
  manifest: Manifest
}

/** What a screen shows until its script has loaded. */
interface Prerendered {
  markup: string
  /** The rules of the web fonts. */
  fontRules: string
  /** The SVG of the icon. */
  icon: string
}

/**
 * A page of the app as a signed-in user gets it: the shell with a place for the server's answers. The files of the route
 * load beside the entry instead of after it. Where something was rendered at build, `theme.js` loads them after its paint.
 */
export function toScreen({ page, shell, manifest }: ScreenParts, early?: Prerendered): string {
  const name = page.slice(1).replaceAll('/', '.')
  const { scripts, styles } = findRouteFiles([`_app/${name}`, page.slice(1)], manifest)
  const isProtected = Object.keys(manifest).some((key) => key.startsWith(`src/client/routes/_app/${name}.tsx`))
  const frame = isProtected ? findRouteFiles(['_app'], manifest) : { scripts: [], styles: [] }
  const links = [...new Set([...frame.styles, ...styles])].map(
    (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
  )
  const preloads = [...new Set([...frame.scripts, ...scripts])].map((file) => toModulePreload(`/${file}`))
  const first = findStartScripts(shell)
  const tags = early
    ? [
        ...links,
        headingFont(early.fontRules),
        `<template id="late">${[...first.map(toModulePreload), ...preloads].join('')}</template>`,
        toAliveTemplate(first),
        toInlineIcon(early.icon),
      ]
    : [...links, ...preloads]
  return (early ? [PRELOAD, ENTRY, ICON].reduce(remove, shell) : shell)
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
    .replace('<div id="root">', () => `<div id="root" data-state="${PLACEHOLDER.state}">${early?.markup ?? ''}`)
}

const HEADING_FONT = /@font-face\{[^}]*Besley Variable[^}]*\}/u

/**
 * The heading waits for its font, which arrives with the styles: painted twice, with the fallback and again by the app, it
 * would count as the largest paint when the app is there.
 */
function headingFont(rules: string): string {
  const [rule] = HEADING_FONT.exec(rules) ?? []
  if (!rule?.includes('swap')) throw new Error('The styles have no heading font that swaps')
  return `<style>${rule.replace('swap', 'block')}</style>`
}
