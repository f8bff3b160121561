import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildClientIfStale } from '../client-build.ts'
import { startAppServer } from '../load/app-server.ts'
import { openDemoBrowser } from './demo-browser.ts'
import { FILM } from './film.ts'
import { recordWalk } from './record-walk.ts'
import { takeStills } from './stills.ts'

// Makes the pictures of README and docs/: the demo account's pages in the built product, and a film of a video from its idea to its
// planned post.
process.chdir(join(import.meta.dirname, '../..'))
buildClientIfStale()
const folder = 'docs/pictures'
mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'hookline-pictures-'))
const server = await startAppServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: '' })
try {
  const demo = await openDemoBrowser(server.url, dataDir)
  try {
    await takeStills(demo, folder)
    if (existsSync(FILM.encoder)) await recordWalk(demo, folder)
    else console.log(`There is no ${FILM.encoder} (Debian's package webp), so that the film stays as it is.`)
  } finally {
    await demo.close()
  }
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
