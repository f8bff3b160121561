import { type Plugin } from 'vite'

/** Preloads the font files of the first paint, before the stylesheet that names them has arrived. */
export function preloadFonts(): Plugin {
  return {
    name: 'hookline:preload-fonts',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((fileName) => fileName.endsWith('.woff2'))
        return fonts.map((fileName) => ({
          tag: 'link',
          injectTo: 'head-prepend' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}`, crossorigin: '' },
        }))
      },
    },
  }
}
