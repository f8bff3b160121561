import { type Manifest } from 'vite'
import { PLACEHOLDER } from '../src/shared/public-pages.ts'
import { RENDERED_SCREENS } from '../src/shared/screen-queries.ts'
import { findRouteFiles } from './route-files.ts'
import {
  ENTRY,
  findStartScripts,
  found,
  ICON,
  PRELOAD,
  remove,
  replace,
  STYLESHEET,
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
  readAsset(file: string): string
}

/**
 * The template of a page of the app for a signed-in user: the shell with a place for the server's answers. The files of the route
 * load beside the entry instead of after it. Where the server renders the screen there is a place for that, and `theme.js` loads
 * the scripts after its paint.
 */
export function toScreen({ page, shell, manifest, readAsset }: ScreenParts): string {
  const name = page.slice(1).replaceAll('/', '.')
  const { scripts, styles } = findRouteFiles([`_app/${name}`, page.slice(1)], manifest)
  const isProtected = Object.keys(manifest).some((key) => key.startsWith(`src/client/routes/_app/${name}.tsx`))
  const frame = isProtected ? findRouteFiles(['_app'], manifest) : { scripts: [], styles: [] }
  const links = [...new Set([...frame.styles, ...styles])].map(
    (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
  )
  const preloads = [...new Set([...frame.scripts, ...scripts])].map((file) => toModulePreload(`/${file}`))
  const isRendered = RENDERED_SCREENS.includes(page)
  const first = findStartScripts(shell)
  const tags = isRendered
    ? [
        ...links,
        headingFont(found(shell, STYLESHEET).map(readAsset).join('')),
        toInlineIcon(readAsset('favicon.svg')),
        `<template id="late">${[...first.map(toModulePreload), ...preloads].join('')}</template>`,
        toAliveTemplate(first),
      ]
    : [...links, ...preloads]
  // The answers follow the markup, which can be painted while they arrive.
  const content = `<div id="root">${isRendered ? PLACEHOLDER.markup : ''}</div>
    <div id="state" data-state="${PLACEHOLDER.state}" hidden></div>`
  const bare = isRendered ? [PRELOAD, ENTRY, ICON].reduce(remove, shell) : shell
  return replace(bare, /<div id="root"><\/div>/u, content).replace(
    '</head>',
    () => `  ${tags.join('\n    ')}\n  </head>`,
  )
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
