import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { privateFile } from '../private-files.ts'
import { DATABASE_FILE } from '../sqlite.ts'
import { storeError } from '../unavailable.ts'
import { connectionToRead } from './connection.ts'

/** A backup could not be made; whatever lay at its place before lies there still. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure'
}

/** What of, and where to. */
export interface BackupData {
  readonly folder: string
  readonly target: string
}

/** Copies and checks; the file takes its name only when it is whole and on the disk. */
export async function backUp(folder: string, target: string): Promise<void> {
  const source = join(folder, DATABASE_FILE)
  if (!existsSync(source)) throw new BackupFailure(`there is no database in ${folder}`)
  const part = `${target}.part`
  try {
    await copied(source, part)
    checked(part)
    renameSync(part, target)
    synced(dirname(target))
  } catch (error) {
    rmSync(part, { force: true })
    throw error instanceof BackupFailure ? error : failure(error)
  }
}

async function copied(source: string, part: string): Promise<void> {
  rmSync(part, { force: true })
  privateFile(part)
  const file = connectionToRead(source)
  try {
    // In one go: were it done in parts, each write in between would be a reason to begin again.
    await file.backup(part, { progress: ({ remainingPages }) => Math.max(1, remainingPages) })
  } finally {
    file.close()
  }
}

function checked(part: string): void {
  const file = new Sqlite(part)
  try {
    // Without the files beside it that belong to a running database.
    file.pragma('journal_mode = DELETE')
    const verdict: unknown = file.pragma('integrity_check', { simple: true })
    if (verdict !== 'ok') throw new BackupFailure(`the copy is damaged: ${verdict}`)
  } finally {
    file.close()
  }
  synced(part)
}

function synced(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function failure(error: unknown): BackupFailure {
  const known = storeError(error)
  return new BackupFailure(known instanceof Error ? known.message : String(known), { cause: error })
}
