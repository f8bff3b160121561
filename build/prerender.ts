import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Manifest, type Plugin } from 'vite'
import { isAppPage } from '../src/shared/app-pages.ts'
import {
  APP_SCREENS,
  PAGE_SETTINGS,
  type PageSettings,
  PUBLIC_PAGES,
  renderedFile,
  screenFile,
} from '../src/shared/public-pages.ts'
import { toPage } from './prerendered-page.ts'
import { toScreen } from './screen-page.ts'

const ENTRY = 'src/client/renderer.tsx'

/** What the build asks of the renderer. The server asks it for the screens of the app. */
interface Renderer {
  renderPage(path: string, settings: PageSettings): Promise<string>
}

/**
 * Builds the client a second time, for Node, to `renderer/` of the built client, and renders the public pages with it. Each page is
 * written to `pages/`, with the styles of its first view inlined and placeholders for the server's values; each page of the app as
 * a template, which the server fills.
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
          // A build for Node leaves this to the time of the run, with both of React's variants.
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            ssr: ENTRY,
            outDir: 'dist/client/renderer',
            emptyOutDir: true,
            manifest: false,
            copyPublicDir: false,
            minify: true,
          },
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
  const { renderPage } = (await import(pathToFileURL(join(rendererDir, 'renderer.js')).href)) as Renderer
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
    writeFileSync(join(clientDir, 'pages', screenFile(page)), toScreen({ page, shell, manifest, readAsset }))
  }
}
