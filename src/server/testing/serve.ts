import { main } from '../main.ts'

// The whole server as a separate process, for tests that end processes. The page replaces the built client.
await main(process.env, { add: async () => async () => '<!doctype html><title>Hookline</title>', inlineScripts: false })
