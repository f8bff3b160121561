const NEEDED = [24, 7] as const

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  throw new Error(
    `Hookline needs Node ${NEEDED.join('.')} or newer and this is ${process.versions.node}: start it with "npm run", which brings its own.`,
  )
}
