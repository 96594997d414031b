import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import type { Environment } from '../environment.ts'

/** A script of the server as a process of its own, ended with the test. */
export interface Child {
  readonly process: ChildProcess
  /** What it has printed so far, line by line. */
  readonly printed: string[]
  readonly logged: string[]
  /** Waits for a line of its output. */
  line(): Promise<string>
  /** Waits for its end. */
  ended(): Promise<{ readonly code: number | null; readonly signal: string | null }>
}

const SOURCES = join(import.meta.dirname, '..')

function linesOf(stream: NodeJS.ReadableStream | null, heard: (line: string) => void): void {
  if (stream !== null) createInterface({ input: stream }).on('line', heard)
}

/** Starts a script: its path within the sources, and what its environment has beyond ours. */
export function startChild(script: string, env: Environment): Child {
  const child = spawn(process.execPath, [join(SOURCES, script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  const logged: string[] = []
  linesOf(child.stdout, (line) => printed.push(line) && child.emit('printed'))
  linesOf(child.stderr, (line) => logged.push(line))
  const ending = once(child, 'close').then(([code, signal]) => ({ code, signal }))
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    process: child,
    printed,
    logged,
    async line() {
      while (printed.length === 0)
        await Promise.race([once(child, 'printed'), failure(ending, logged)])
      return printed[0] ?? ''
    },
    ended: () => ending,
  }
}

async function failure(ending: Promise<unknown>, logged: readonly string[]): Promise<never> {
  await ending
  throw new Error(`ended without a line:\n${logged.join('\n')}`)
}
