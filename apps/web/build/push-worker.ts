import { join } from 'node:path'
import type { Plugin } from 'vite'
import { builtScript } from './script.ts'

/** Where the worker finds it. */
export const PUSH_WORKER = 'push-worker.js'
const ENTRY = join(import.meta.dirname, '../src/notices/push-worker.ts')

/** Builds what the worker does about notices as a script of its own, which the worker imports. */
export function pushWorker(): Plugin {
  return {
    name: 'meadhall-push-worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: PUSH_WORKER, source: await builtScript(ENTRY) })
    },
  }
}
