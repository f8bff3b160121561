// Exits 0 where the server on this machine's PORT can serve, else 1, for the health check of a container.
const { HOST = '127.0.0.1', PORT = '3000' } = process.env
const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST
const answer = await fetch(`http://${host}:${PORT}/readyz`).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
