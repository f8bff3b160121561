import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Project ids that begin with `demo-` never reach a real project. */
export const DEMO_PROJECT = 'demo-hookline'

const READY_MS = 5 * 60_000

/**
 * Starts Firebase's Auth emulator on this machine, in a temporary folder and on free ports. The first start downloads
 * firebase-tools by npx, which takes minutes. Returns its `host:port`, and `stop`, which ends all its processes. Throws
 * with its output when it does not start.
 */
export async function startAuthEmulator(): Promise<{ host: string; stop(): Promise<void> }> {
  const [auth = 0, hub = 0, logging = 0] = await freePorts(3)
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const folder = mkdtempSync(join(tmpdir(), 'hookline-firebase-'))
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }))

  const args = ['--yes', 'firebase-tools@15', 'emulators:start', '--only', 'auth', '--project', DEMO_PROJECT]
  const emulator = spawn('npx', args, {
    cwd: folder,
    // Leaves the operator's settings unchanged. CI prevents questions.
    env: { ...process.env, XDG_CONFIG_HOME: folder, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Own process group: npx does not forward signals to its child.
    detached: true,
  })
  const ended = new Promise<number | null>((resolve) => emulator.once('exit', resolve))

  async function stop(): Promise<void> {
    if (emulator.pid && emulator.exitCode === null && emulator.signalCode === null) {
      process.kill(-emulator.pid, 'SIGINT')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }

  // Its process group gets no interrupt from the keyboard.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(1)))
  }

  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('All emulators ready')) resolve()
    }
    emulator.stdout.on('data', read)
    emulator.stderr.on('data', read)
    emulator.once('error', reject)
    void ended.then((code) => reject(new Error(`The Auth emulator ended with ${code}: ${output}`)))
    setTimeout(() => reject(new Error(`The Auth emulator did not come up: ${output}`)), READY_MS).unref()
  })
  try {
    await ready
  } catch (error) {
    await stop()
    throw error
  }
  return { host: `127.0.0.1:${auth}`, stop }
}

/** Ports of this machine on which nothing listens at the moment. */
async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer()
      await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve))
      return probe
    }),
  )
  return Promise.all(
    probes.map(async (probe) => {
      const address = probe.address()
      await new Promise((resolve) => probe.close(resolve))
      return address && typeof address === 'object' ? address.port : 0
    }),
  )
}
