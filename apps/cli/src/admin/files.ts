import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AdminFailure } from './operator.ts'

/** Keeps what the server sends; the file takes its name only when it is whole. */
export async function keepIn(path: string, reply: Response): Promise<number> {
  const part = `${path}.part`
  const file = createWriteStream(part, { mode: 0o600 })
  try {
    const body = Readable.fromWeb((reply.body ?? new Blob([]).stream()) as ReadableStream)
    await pipeline(body, file)
    const sent = reply.headers.get('content-length')
    if (sent !== null && Number(sent) !== file.bytesWritten)
      throw new AdminFailure(`only ${file.bytesWritten} of ${sent} bytes came`)
    renameSync(part, path)
    return file.bytesWritten
  } catch (error) {
    rmSync(part, { force: true })
    throw error instanceof Error ? new AdminFailure(error.message) : error
  }
}
