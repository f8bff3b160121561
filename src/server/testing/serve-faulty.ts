import './serve.ts'

// The whole server, with two uncaught errors, each triggered by a signal.
process.on('SIGUSR2', () => {
  throw new Error('a listener threw')
})
process.on('SIGHUP', () => void Promise.reject(new Error('a promise was forgotten')))
