import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { StoreUnavailable, storeError } from '../unavailable.ts'

/** The type of whole numbers of eight bytes, which `pg` gives as text. Ours are all small enough. */
const INT8 = 20
/** How long to wait for a connection. */
const CONNECT_MS = 5_000
/** How long the database may think about a statement. */
const STATEMENT_MS = 15_000
/** How long to wait for an answer, also from a database that was cut off and can say nothing. */
const ANSWER_MS = 20_000
const MOST_CONNECTIONS = 10

export interface PoolNeeds {
  /** `false` lets a crash of the database's machine take the last moves with it: only to measure. */
  readonly isDurable: boolean
  /** Migrations may take as long as they take. */
  readonly isPatient: boolean
}

/** How to connect, the same for queries, migrations and the bus. */
export function connectionConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'meadhall',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types: {
      getTypeParser: ((id: number, format?: 'text') =>
        id === INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  }
}

function poolConfig(url: string, { isDurable, isPatient }: PoolNeeds): pg.PoolConfig {
  const limits = { statement_timeout: STATEMENT_MS, query_timeout: ANSWER_MS }
  return {
    ...connectionConfig(url),
    ...(isPatient ? {} : limits),
    options: `-c synchronous_commit=${isDurable ? 'on' : 'off'}`,
    max: MOST_CONNECTIONS,
  }
}

/** A connection of the pool; trouble of the database comes as `StoreUnavailable`. */
class PoolClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  #isBroken = false

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  /** As Kysely asks. */
  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new Error('rows are not read one by one')
    return this.run<Row>({ text, values: [...values] })
  }

  async run<Row>(query: pg.QueryConfig): Promise<PostgresQueryResult<Row>> {
    try {
      return (await this.#client.query(query)) as unknown as PostgresQueryResult<Row>
    } catch (error) {
      const known = storeError(error)
      // A connection that was lost, or that still waits for an answer, is nobody else's.
      this.#isBroken ||= known instanceof StoreUnavailable
      throw known
    }
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }
}

/** Connections to PostgreSQL; new ones are made by themselves after the database was away. */
export class PostgresPool {
  readonly #pool: pg.Pool
  /** Kysely wants to see some. */
  readonly options = {}

  constructor(url: string, needs: PoolNeeds) {
    this.#pool = new pg.Pool(poolConfig(url, needs))
    // A connection that breaks is taken out; whoever waits for its answer hears of it by that.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  async connect(): Promise<PoolClient> {
    try {
      return new PoolClient(await this.#pool.connect())
    } catch (error) {
      throw storeError(error)
    }
  }

  /** One statement on any connection. */
  async run<Row>(query: pg.QueryConfig): Promise<readonly Row[]> {
    const client = await this.connect()
    try {
      return (await client.run<Row>(query)).rows
    } finally {
      client.release()
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}
