/** The thread that makes one backup: copying and checking take as long as the file is large. */
import { workerData } from 'node:worker_threads'
import { type BackupData, backUp } from './backup-file.ts'

const { folder, target } = workerData as BackupData
await backUp(folder, target)
