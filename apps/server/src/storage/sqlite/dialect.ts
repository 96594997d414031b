import type Sqlite from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { storeError } from '../unavailable.ts'
import { statementsOn } from './statements.ts'
import { SqliteThread } from './thread.ts'

type Answer = ReturnType<ReturnType<typeof statementsOn>>
type Read = (sql: string, parameters: readonly unknown[]) => Answer | Promise<Answer>

/** What SQLite can do and Kysely does not expect of it. */
class OurAdapter extends SqliteAdapter {
  /** Each of ours has its own place in the thread's queue. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
  /** A migration that fails half-way leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Kysely over a file: what only reads is read here and now and waits for nobody, or by a thread of its
 * own where it may take a while; what writes, and all of a transaction, goes to the thread that writes.
 */
export function sqliteDialect(
  reader: Sqlite.Database | SqliteThread,
  writer: SqliteThread,
): Dialect {
  return {
    createAdapter: () => new OurAdapter(),
    createDriver: () => new SqliteThreadDriver(reader, writer),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class SqliteSession implements DatabaseConnection {
  readonly #read: Read
  readonly #writer: SqliteThread
  readonly #number: number
  #isInTransaction = false

  constructor(read: Read, writer: SqliteThread, number: number) {
    this.#read = read
    this.#writer = writer
    this.#number = number
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const isRead = SelectQueryNode.is(query) && !this.#isInTransaction
    const { rows, changes } = isRead
      ? await this.#readNow(sql, parameters)
      : await this.#writer.ask('query', this.#number, { sql, parameters })
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery(query)
  }

  async begin(): Promise<void> {
    await this.#run('begin immediate')
    this.#isInTransaction = true
  }

  async commit(): Promise<void> {
    await this.#run('commit')
    this.#isInTransaction = false
  }

  async rollback(): Promise<void> {
    await this.#writer.ask('rollback', this.#number, {})
    this.#isInTransaction = false
  }

  async #run(sql: string): Promise<void> {
    await this.#writer.ask('query', this.#number, { sql, parameters: [] })
  }

  async #readNow(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    try {
      return await this.#read(sql, parameters)
    } catch (error) {
      throw storeError(error)
    }
  }
}

class SqliteThreadDriver implements Driver {
  readonly #reader: Sqlite.Database | SqliteThread
  readonly #read: Read
  readonly #writer: SqliteThread
  /** 0 is for what needs no transaction. */
  #sessions = 0

  constructor(reader: Sqlite.Database | SqliteThread, writer: SqliteThread) {
    this.#reader = reader
    this.#read = readBy(reader)
    this.#writer = writer
  }

  async init(): Promise<void> {
    // The connections are open already.
  }

  acquireConnection(): Promise<DatabaseConnection> {
    this.#sessions += 1
    return Promise.resolve(new SqliteSession(this.#read, this.#writer, this.#sessions))
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).begin()
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).commit()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).rollback()
  }

  async releaseConnection(): Promise<void> {
    // A session holds nothing once its transaction is over.
  }

  async destroy(): Promise<void> {
    await this.#reader.close()
    await this.#writer.close()
  }
}

function readBy(reader: Sqlite.Database | SqliteThread): Read {
  if (!(reader instanceof SqliteThread)) return statementsOn(reader)
  return (sql, parameters) => reader.ask('query', 0, { sql, parameters })
}

function ours(connection: DatabaseConnection): SqliteSession {
  if (connection instanceof SqliteSession) return connection
  throw new Error('this is no connection of ours')
}
