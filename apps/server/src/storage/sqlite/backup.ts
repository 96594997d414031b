import { Worker } from 'node:worker_threads'
import { type BackupData, BackupFailure } from './backup-file.ts'

/**
 * Copies the database of a data folder into one file, as it is at one moment, while others go on
 * writing to it and everybody is served: all of it happens in a thread of its own.
 */
export async function backupTo(folder: string, target: string): Promise<void> {
  const workerData: BackupData = { folder, target }
  const thread = new Worker(new URL('backup-thread.ts', import.meta.url), { workerData })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  thread.on('error', ({ message }) => reject(new BackupFailure(message)))
  thread.on('exit', (code) =>
    code === 0 ? resolve() : reject(new BackupFailure(`its thread ended with ${code}`)),
  )
  await promise
}
