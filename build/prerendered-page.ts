import { type Manifest } from 'vite'
import { PLACEHOLDER, type PublicPage } from '../src/shared/public-pages.ts'
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

interface PageParts {
  page: PublicPage
  /** What the app renders for the page. */
  markup: string
  /** The app's built `index.html`. */
  shell: string
  manifest: Manifest
  readAsset: (file: string) => string
}

/**
 * One public page: the app's shell with the page's head, markup and first-view styles. What may load later is in
 * templates that `theme.js` activates: after the first paint the files of scripts and of the installed app, and fonts
 * where the page allows it; at the first touch, or when the reader is idle, the script itself. Without scripts those
 * fonts load at once.
 */
export function toPage({ page, markup, shell, manifest, readAsset }: PageParts): string {
  const route = findRouteFiles([page.name], manifest)
  if (route.scripts.length === 0) throw new Error(`The build has no chunk for the route of ${page.name}`)
  const css = [...found(shell, STYLESHEET), ...route.styles].map((file) => readAsset(file.replace(/^\//u, ''))).join('')
  const fonts = page.lateFonts ? `<style>${(css.match(WEB_FONT) ?? []).join('')}</style>` : ''
  const first = findStartScripts(shell)
  const late = [
    fonts,
    ...[...first, ...route.scripts.map((file) => `/${file}`)].map(toModulePreload),
    ...found(shell, MANIFEST),
  ]
  const head = [
    `<title>${escape(page.title)}</title>`,
    ...metaTags(page),
    toInlineIcon(readAsset('favicon.svg')),
    `<style>${fonts ? css.replace(WEB_FONT, '') : css}</style>`,
    `<template id="late">${late.join('')}</template>`,
    toAliveTemplate(first),
    ...(fonts ? [`<noscript>${fonts}</noscript>`] : []),
  ]
  const unused = [STYLESHEET, PRELOAD, ENTRY, ICON, MANIFEST, NO_SCRIPT, ...(fonts ? [FONT_PRELOAD] : [])]
  const bare = unused.reduce(remove, shell)
  const body = `<div id="root" data-config="${PLACEHOLDER.config}">${markup}</div>`
  return replace(replace(bare, SHELL_HEAD, head.join('\n    ')), ROOT, body)
}

const FONT_PRELOAD = /^ *<link rel="preload" as="font"[^>]*>\n/gmu
const MANIFEST = /^ *(<link rel="manifest"[^>]*>)\n/gmu
const NO_SCRIPT = /^ *<noscript>.*<\/noscript>\n/gmu
/** Tags of the shell that a public page replaces. */
const SHELL_HEAD = /<title>[^]*?<meta name="robots"[^>]*>/u
const ROOT = /<div id="root"><\/div>/u
const WEB_FONT = /@font-face\{[^}]*url\([^}]*\}/gu

/** Tags for search engines and link previews. A server that does not know its origin drops the lines that contain it. */
function metaTags({ path, title, description }: PublicPage): string[] {
  const { origin } = PLACEHOLDER
  return [
    `<meta name="description" content="${escape(description)}">`,
    `<link rel="canonical" href="${origin}${path}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Hookline">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:url" content="${origin}${path}">`,
    [
      `<meta property="og:image" content="${origin}/social.png">`,
      `<meta property="og:image:width" content="1200">`,
      `<meta property="og:image:height" content="630">`,
      `<meta property="og:image:alt" content="A line that ends in a hook, and three hooks that it brought up.">`,
      `<meta name="twitter:card" content="summary_large_image">`,
    ].join(''),
  ]
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
