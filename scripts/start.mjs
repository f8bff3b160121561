import { fileURLToPath } from 'node:url'

// Plain JavaScript: an older Node must be able to read this far and report what is wrong.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(`Hookline needs Node.js 24.7 or newer; this is ${process.versions.node}. Install it, or run: npm start`)
  process.exit(1)
}
// Compiled code is cached between starts, so that only changed files are compiled again.
const { enableCompileCache } = await import('node:module')
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/hookline', import.meta.url)))
await import('./start.ts')
