// Plain JavaScript: an older Node must be able to read this far and say what is wrong.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(`Hookline needs Node.js 24.7 or newer; this is ${process.versions.node}. Install it, or run: npm start`)
  process.exit(1)
}
await import('./start.ts')
