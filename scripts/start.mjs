import { fileURLToPath } from 'node:url'

// Plain JavaScript: an older Node must be able to run this check and report its version.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(`Hookline needs Node.js 24.7 or newer; this is ${process.versions.node}. Install it, or run: npm start`)
  process.exit(1)
}
// Caches compiled code between starts.
const { enableCompileCache } = await import('node:module')
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/hookline', import.meta.url)))
await import('./start.ts')
