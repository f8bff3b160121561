import { type DatabaseConnection, Kysely, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely'
import pg from 'pg'
import { type DatabaseFault, buildRefusal, refuseFaults } from './faults.ts'
import { createStatementNamer, type StatementNamer } from './named-statements.ts'
import { type Database } from './schema/database.ts'

const CONNECT_MS = 5_000
/** Milliseconds that a statement may run. Migrations, which may move much data, have no limit. */
const STATEMENT_MS = 15_000
/** Milliseconds after which the client gives up, because a server that hangs cannot end a statement. */
const GRACE_MS = 5_000
/** Milliseconds that a statement waits for a free connection. */
const QUEUE_MS = 30_000

export interface PostgresOptions {
  /** Maximum number of connections; 10 by default. */
  pool?: number
  /** Milliseconds that a statement may run, 0 for no limit; 15 s by default. */
  statementMs?: number
  onFault?: (fault: DatabaseFault) => void
}

/**
 * Opens a pool on PostgreSQL. `url` is a `postgres://` address; the first query connects. A query throws
 * SERVICE_UNAVAILABLE where the server cannot be reached, restarts or hangs, after 15 s of running, and after 30 s in
 * the queue. It throws INSUFFICIENT_STORAGE where the server's disk is full.
 */
export function openPostgres(
  url: string,
  { pool: max = 10, statementMs = STATEMENT_MS, onFault }: PostgresOptions = {},
): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: QUEUE_MS,
    Client: QuickConnectClient,
    ...(statementMs > 0 && {
      query_timeout: statementMs + GRACE_MS,
      // Not a start parameter: poolers refuse start parameters that they do not know.
      onConnect: (client) => client.query(`set statement_timeout = ${statementMs}`),
    }),
  })
  // The pool replaces a connection that dies. Without a listener the error ends the process. The pool reports errors of
  // idle connections, a client reports its own while it is in use.
  pool.on('error', () => {})
  const namer = createStatementNamer()
  pool.on('connect', (client) => {
    client.on('error', () => {})
    nameStatements(client, namer)
    endUnresponsive(client)
  })
  return new Kysely<Database>({ dialect: new AppPostgresDialect({ pool }, onFault) })
}

/** Connects within 5 s. The pool's limit includes the wait in its queue. */
class QuickConnectClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
  }
}

/** Runs named statements by their names. One whose name is refused is run again without it, unless a transaction failed with it. */
function nameStatements(client: pg.PoolClient, namer: StatementNamer): void {
  client.query = new Proxy(client.query, {
    apply(query, self, args) {
      const named = namer.named(args)
      const result: unknown = Reflect.apply(query, self, named ?? args)
      if (!named || !(result instanceof Promise)) return result
      return result.catch((error: unknown) => {
        if (namer.isRefused(error)) return Reflect.apply(query, self, args) as unknown
        throw error
      })
    },
  })
}

/** Ends a connection that does not answer, so that the next query does not wait behind it. */
function endUnresponsive(client: pg.PoolClient): void {
  client.query = new Proxy(client.query, {
    apply(query, self, args) {
      const result: unknown = Reflect.apply(query, self, args)
      if (result instanceof Promise) {
        result.catch((error: unknown) => {
          if (messageOf(error) === READ_TIMEOUT) void client.end()
        })
      }
      return result
    },
  })
}

class AppPostgresDriver extends PostgresDriver {
  readonly #onFault: PostgresOptions['onFault']
  readonly #known = new WeakSet<DatabaseConnection>()

  constructor(config: PostgresDialectConfig, onFault: PostgresOptions['onFault']) {
    super(config)
    this.#onFault = onFault
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection().catch((error: unknown) => {
      const fault = classifyFault(error) ?? 'away'
      this.#onFault?.(fault)
      throw buildRefusal(fault, error)
    })
    if (!this.#known.has(connection)) {
      this.#known.add(connection)
      refuseFaults(connection, classifyFault, this.#onFault)
    }
    return connection
  }
}

class AppPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #onFault: PostgresOptions['onFault']

  constructor(config: PostgresDialectConfig, onFault: PostgresOptions['onFault']) {
    super(config)
    this.#config = config
    this.#onFault = onFault
  }

  override createDriver(): PostgresDriver {
    return new AppPostgresDriver(this.#config, this.#onFault)
  }
}

const READ_TIMEOUT = 'Query read timeout'
const QUEUE_TIMEOUT = 'timeout exceeded when trying to connect'
/** Messages of the driver for a broken connection; these errors have no code. */
const BROKEN =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Postgres connection)/u

/** Error codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and of the operating system. */
const FAULT_CODES: [RegExp, DatabaseFault][] = [
  // disk_full
  [/^53100$/u, 'full'],
  // query_canceled (the time limit), lock_not_available, deadlock, serialization, too many connections, out of memory
  [/^(57014|55P03|40P01|40001|53300|53200)$/u, 'busy'],
  // connection_exception, and a server that shuts down or starts
  [/^(08\w{3}|57P0\w)$/u, 'away'],
  [/^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/u, 'away'],
]

function classifyFault(error: unknown): DatabaseFault | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = FAULT_CODES.find(([codes]) => codes.test(code))
  if (known) return known[1]
  const message = messageOf(error)
  if (message === READ_TIMEOUT || message === QUEUE_TIMEOUT) return 'busy'
  return BROKEN.test(message) ? 'away' : undefined
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')
