import { vi } from 'vitest'
import { main } from '../main.ts'

/**
 * Starts the server in this process, with an environment in which it cannot start, because a separate process takes a
 * second. Returns the exit code and the output.
 */
export async function refusedStart(env: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const umask = process.umask()
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    const client = { add: async () => async () => '', inlineScripts: false }
    await main({ PORT: '0', LOG_LEVEL: 'silent', LOCAL_AI: 'off', ...env }, client)
    return { code: process.exitCode, output: said.mock.calls.map(([text]) => String(text)).join('') }
  } finally {
    said.mockRestore()
    process.umask(umask)
    process.exitCode = undefined
  }
}
