import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Manifest, type Plugin } from 'vite'
import { isAppPage } from '../src/shared/app-pages.ts'
import {
  APP_SCREENS,
  prerenderedFile,
  PAGE_SETTINGS,
  type PageSettings,
  PUBLIC_PAGES,
  renderedFile,
  SCREEN_SETTINGS,
  screenFile,
  type ScreenSettings,
} from '../src/shared/public-pages.ts'
import { PRERENDERED_SCREENS } from '../src/shared/screen-queries.ts'
import { toPage } from './prerendered-page.ts'
import { toScreen } from './screen-page.ts'
import { found, STYLESHEET } from './shell-tags.ts'

const ENTRY = 'src/client/prerender.tsx'

/** What the built entry exports. */
interface Renderer {
  renderPage(path: string, settings: PageSettings): Promise<string>
  renderScreen(path: string, settings: ScreenSettings): Promise<string>
}

/**
 * Builds the client a second time, for Node, and renders the public pages with it. Each page is written to `pages/` of
 * the built client, with the styles of its first view inlined and placeholders for the server's values.
 */
export function prerender(): Plugin {
  return {
    name: 'hookline:prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        prerender: {
          consumer: 'server',
          resolve: { noExternal: true },
          build: { ssr: ENTRY, outDir: 'dist/prerender', emptyOutDir: true, manifest: false, copyPublicDir: false },
        },
      },
    }),
    buildApp: async (builder) => {
      const { client, prerender: renderer } = builder.environments
      if (!client || !renderer) throw new Error('The build knows nothing of the client or of its pages.')
      await builder.build(client)
      await builder.build(renderer)
      await writePages(resolve(client.config.build.outDir), resolve(renderer.config.build.outDir))
    },
  }
}

async function writePages(clientDir: string, rendererDir: string): Promise<void> {
  const { renderPage, renderScreen } = (await import(pathToFileURL(join(rendererDir, 'prerender.js')).href)) as Renderer
  const shell = readFileSync(join(clientDir, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  mkdirSync(join(clientDir, 'pages'))
  const readAsset = (file: string): string => readFileSync(join(clientDir, file), 'utf8')
  for (const settings of PAGE_SETTINGS) {
    for (const page of PUBLIC_PAGES.filter(({ path }) => isAppPage(path, settings))) {
      const markup = await renderPage(page.path, settings)
      const html = toPage({ page, markup, shell, manifest, readAsset })
      writeFileSync(join(clientDir, 'pages', renderedFile(page.name, settings)), html)
    }
  }
  for (const page of APP_SCREENS) {
    writeFileSync(join(clientDir, 'pages', screenFile(page)), toScreen({ page, shell, manifest }))
  }
  const fontRules = found(shell, STYLESHEET).map(readAsset).join('')
  for (const settings of SCREEN_SETTINGS) {
    for (const page of PRERENDERED_SCREENS) {
      const markup = await renderScreen(page, settings)
      const html = toScreen({ page, shell, manifest }, { markup, fontRules, icon: readAsset('favicon.svg') })
      writeFileSync(join(clientDir, 'pages', prerenderedFile(page, settings)), html)
    }
  }
  rmSync(rendererDir, { recursive: true })
}
