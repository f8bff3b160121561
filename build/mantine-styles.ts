import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Plugin } from 'vite'

const MANTINE = resolve(import.meta.dirname, '../node_modules/@mantine')
const STYLESHEET = /@mantine\/(core\/styles\/\w[\w-]*|spotlight\/styles)\.layer\.css$/u
const CLASS_NAMES = /@mantine\/(core|spotlight)\/esm\/(?:.*\/)?(\w+)\.module\.mjs$/u

/** Stylesheets of components that other Mantine components import but the product never renders. */
const NEVER_SHOWN: ReadonlySet<string> = new Set(['Loader'])

/**
 * Makes each Mantine component load its own stylesheet: the module that names a component's classes imports the rules
 * for them. Only the styles of used components load, with their chunk, after those of the components inside them. Each
 * stylesheet declares first that its layer comes after our `base`, because chunks arrive in any order and the first
 * declaration fixes the order of layers. Our other rules are outside of all layers and override both.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'hookline:mantine-styles',
    enforce: 'pre',
    transform: {
      filter: { id: [CLASS_NAMES, STYLESHEET] },
      handler(code, id) {
        if (STYLESHEET.test(id)) return { code: `@layer base, mantine;\n${code}`, map: null }
        const [, source = '', component = ''] = CLASS_NAMES.exec(id) ?? []
        const file = join(
          MANTINE,
          source === 'core' ? `core/styles/${component}.layer.css` : `${source}/styles.layer.css`,
        )
        if (NEVER_SHOWN.has(component) || !existsSync(file)) return null
        return { code: `import ${JSON.stringify(file)};${code}`, map: null }
      },
    },
  }
}
