import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** What a local demo has by default, for servers whose callers forward addresses of their own as a proxy does. */
const AS_LOCAL_DEMO = { PLANS: 'on', REGISTRATION: 'open', ALLOW_SANDBOX: 'true' }

/**
 * Starts the server by the command of `npm start`, as a process that can be signalled and measured directly. `env` is its whole
 * environment beside the PATH. It looks for no AI on this machine unless `env` enables that. `folder` is the checkout to start.
 */
export function spawnStart(env: Record<string, string>, folder = '.'): ChildProcess {
  const { scripts } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const path = `${resolve(folder, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  return spawn('sh', ['-c', scripts.start], {
    cwd: folder,
    env: { PATH: path, LOCAL_AI: 'off', ...AS_LOCAL_DEMO, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Resolves with the address that a server prints once it is ready. Rejects where it ends before. */
export function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const ready = /ready: (\S+)/u.exec(output)
      if (!ready?.[1]) return
      // What follows is drained unread: the log of a measured server is long.
      child.stdout?.off('data', read).resume()
      resolve(ready[1])
    }
    child.stdout?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
}
