import './serve.ts'

// The whole server with two faults that nothing catches, each on a signal of its own.
process.on('SIGUSR2', () => {
  throw new Error('a listener threw')
})
process.on('SIGHUP', () => void Promise.reject(new Error('a promise was forgotten')))
