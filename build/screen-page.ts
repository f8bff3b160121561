import { type Manifest } from 'vite'
import { PLACEHOLDER } from '../src/shared/public-pages.ts'
import { findRouteFiles } from './route-files.ts'

interface ScreenParts {
  /** An entry of `APP_PAGES`. */
  page: string
  /** The app's built `index.html`. */
  shell: string
  manifest: Manifest
}

/**
 * A page of the app as a signed-in user gets it: the shell with a place for the server's answers. The files of the route
 * load beside the entry instead of after it.
 */
export function toScreen({ page, shell, manifest }: ScreenParts): string {
  const name = page.slice(1).replaceAll('/', '.')
  const { scripts, styles } = findRouteFiles([`_app/${name}`, page.slice(1)], manifest)
  const isProtected = Object.keys(manifest).some((key) => key.startsWith(`src/client/routes/_app/${name}.tsx`))
  const frame = isProtected ? findRouteFiles(['_app'], manifest) : { scripts: [], styles: [] }
  const tags = [
    ...new Set([...frame.styles, ...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)),
    ...new Set([...frame.scripts, ...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)),
  ]
  return shell
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
    .replace('<div id="root">', () => `<div id="root" data-state="${PLACEHOLDER.state}">`)
}
