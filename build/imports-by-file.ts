import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Plugin } from 'vite'

const MODULES = resolve(import.meta.dirname, '../node_modules')
const NAMED_IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"](@mantine\/core|@mantine\/hooks|@tabler\/icons-react)['"]/gu

type FindFile = (name: string) => { file: string; exported: string } | undefined

/**
 * Rewrites named imports of three large packages to the files behind their index, which Mantine's `exports` hide, in
 * Mantine's own files as well. A chunk then carries only the components and hooks that its own modules use, while an index
 * makes every page seem to use all of them. A test loads a handful of icons instead of thousands.
 */
export function importsByFile(): Plugin {
  const sources: Record<string, FindFile> = {
    '@mantine/core': mantineFiles('core'),
    '@mantine/hooks': mantineFiles('hooks'),
    '@tabler/icons-react': iconFile,
  }
  return {
    name: 'hookline:imports-by-file',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/src\/client\/.*\.tsx?($|\?)|\/@mantine\/(core|spotlight)\/esm\/.*\.mjs$/u,
        code: /@mantine\/(core|hooks)|@tabler\/icons-react/u,
      },
      handler: (code) => ({
        code: code.replace(NAMED_IMPORT, (statement, names: string, source: string) =>
          byFile(statement, names, source, sources[source]),
        ),
        map: null,
      }),
    },
  }
}

function mantineFiles(name: string): FindFile {
  const folder = join(MODULES, '@mantine', name, 'esm')
  const files = new Map<string, string>()
  const index = readFileSync(join(folder, 'index.mjs'), 'utf8')
  for (const [, names = '', path = ''] of index.matchAll(/import \{ ([^}]+) \} from "(\.[^"]+)"/gu)) {
    for (const name of names.split(', ')) files.set(name, join(folder, path))
  }
  return (name) => {
    const file = files.get(name)
    return file === undefined ? undefined : { file, exported: name }
  }
}

function iconFile(name: string): ReturnType<FindFile> {
  const file = join(MODULES, '@tabler/icons-react/dist/esm/icons', `${name}.mjs`)
  return name.startsWith('Icon') ? { file, exported: 'default' } : undefined
}

/** Preserves the statement's line breaks, so that line numbers in stack traces are right without a source map. */
function byFile(statement: string, names: string, source: string, findFile: FindFile | undefined): string {
  const imports = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [imported = '', local = imported] = name.split(/\s+as\s+/u)
      const found = findFile?.(imported)
      if (!found) throw new Error(`${source} has no file for "${imported}"`)
      return `import { ${found.exported} as ${local} } from ${JSON.stringify(found.file)}`
    })
  return imports.join(';') + '\n'.repeat(statement.split('\n').length - 1)
}
