/**
 * The thread that reads what may take a while, over a connection of its own that changes nothing: so
 * long a list takes, the event loop serves everybody else.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { connectionToRead } from './connection.ts'
import type { Reply, Request, ThreadData } from './messages.ts'
import { statementsOn } from './statements.ts'

const { path } = workerData as ThreadData
const file = connectionToRead(path)
const run = statementsOn(file)

function answerTo(request: Request): unknown {
  if (request.kind === 'query') return run(request.sql, request.parameters)
  if (request.kind === 'close') file.close()
  return null
}

parentPort?.on('message', (request: Request) => {
  const { id } = request
  try {
    parentPort?.postMessage({ id, value: answerTo(request) } satisfies Reply)
  } catch (error) {
    const { message, code = '' } = error as NodeJS.ErrnoException
    parentPort?.postMessage({ id, failed: { message, code } } satisfies Reply)
  }
})
