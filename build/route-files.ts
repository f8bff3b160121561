import { type Manifest } from 'vite'

/** The scripts and styles that some routes need beyond the entry, in load order. */
export interface RouteFiles {
  scripts: string[]
  styles: string[]
}

/**
 * Finds the files of routes by the names of their route files, without extension. A route without a component has no
 * files.
 */
export function findRouteFiles(routes: readonly string[], manifest: Manifest): RouteFiles {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || chunk.isEntry || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  for (const route of routes) {
    for (const key of Object.keys(manifest)) if (key.startsWith(`src/client/routes/${route}.tsx?`)) visit(key)
  }
  return { scripts: [...scripts], styles: [...styles] }
}
