/**
 * The thread that writes: it has the only connection that changes the file, so the event loop is free
 * while the disk works, and moves that arrive meanwhile share the next write.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { sqliteAppender } from './appender.ts'
import { connectionToWrite } from './connection.ts'
import type { Reply, Request, Requests, ThreadData } from './messages.ts'
import { statementsOn } from './statements.ts'

const { path, isDurable } = workerData as ThreadData
const file = connectionToWrite(path, isDurable)
const run = statementsOn(file)
/** Prepared when the first move comes: before that the tables may not be there. */
let append: ReturnType<typeof sqliteAppender> | null = null

/** Whose transaction is open, and who waits for its end. */
let owner: number | null = null
const waiting: Request[] = []

type Deeds = { [Kind in keyof Requests]: (ask: Requests[Kind]['ask']) => Requests[Kind]['answer'] }

const DEEDS: Deeds = {
  append({ rows }) {
    append ??= sqliteAppender(file)
    return append(rows)
  },
  query: ({ sql, parameters }) => run(sql, parameters),
  rollback() {
    // A full disk may have ended the transaction already.
    if (file.inTransaction) file.exec('rollback')
    return null
  },
  close() {
    file.close()
    return null
  },
}

function carriedOut<Kind extends keyof Requests>(kind: Kind, ask: Requests[Kind]['ask']): unknown {
  return DEEDS[kind](ask)
}

function reply(request: Request): Reply {
  try {
    return { id: request.id, value: carriedOut(request.kind, request) }
  } catch (error) {
    const { message, code = '' } = error as NodeJS.ErrnoException
    return { id: request.id, failed: { message, code } }
  }
}

function take(request: Request): void {
  parentPort?.postMessage(reply(request))
  owner = file.open && file.inTransaction ? request.session : null
}

parentPort?.on('message', (request: Request) => {
  if (owner !== null && owner !== request.session) {
    waiting.push(request)
    return
  }
  take(request)
  while (owner === null) {
    const next = waiting.shift()
    if (next === undefined) return
    take(next)
  }
})
