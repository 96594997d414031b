import { type ChildProcessWithoutNullStreams as Child, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const SCRIPT = join(import.meta.dirname, 'serve.ts')

/** How a process ended. */
export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/**
 * One server process, killed and started anew as often as one likes. The next is always loaded and
 * waits for its word, so that little time passes between a kill and the next start.
 */
export class ServerProcess {
  readonly #env: NodeJS.ProcessEnv
  #child: Child | null = null
  #next: Child | null = null
  #address: string | null = null
  /** Where it listened first, and from then on always. */
  #port = '0'
  /** What it wrote to its log, of all its lives. */
  readonly logged: string[] = []
  /** How long each start took until it listened, in milliseconds. */
  readonly starts: number[] = []

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env
  }

  /** Where it listens; `null` while it does not. */
  get address(): string | null {
    return this.#address
  }

  /** Where it is to be found when it is up. */
  get known(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Starts it and waits until it listens. */
  async start(): Promise<void> {
    const began = performance.now()
    const child = this.#next ?? this.#load()
    this.#next = this.#load()
    this.#child = child
    child.stdin.write(`${this.#port}\n`)
    const line = await firstLine(child)
    if (line === null) throw new Error(`the server did not start:\n${this.logged.join('\n')}`)
    if (this.#child !== child) return
    this.#address = line.replace('Meadhall: ', '')
    this.#port = new URL(this.#address).port
    this.starts.push(performance.now() - began)
  }

  /** So many milliseconds pass there at once, where `SOAK_CLOCK` is `told`. */
  later(ms: number): void {
    this.#child?.stdin.write(`${ms}\n`)
  }

  /** Sends a signal and waits for the end. */
  async kill(signal: NodeJS.Signals): Promise<Ending> {
    const child = this.#child
    if (child === null) return { code: null, signal: null }
    const ended = once(child, 'close')
    if (signal === 'SIGKILL') this.#address = null
    child.kill(signal)
    const [code, by] = await ended
    this.#child = null
    this.#address = null
    return { code, signal: by }
  }

  /** Ends it, and the one that waits. */
  async end(): Promise<void> {
    this.#next?.kill('SIGKILL')
    await this.kill('SIGKILL')
  }

  #load(): Child {
    const child = spawn(process.execPath, [SCRIPT], {
      env: { ...process.env, ...this.#env },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    // One that was killed before it heard its word.
    child.stdin.on('error', () => undefined)
    createInterface({ input: child.stderr }).on('line', (line) => this.logged.push(line))
    return child
  }

  /** Sends a signal that does not end it (to pause it, to let it go on). */
  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal)
  }
}

/** The first line of its output; `null` where it ends without one. */
async function firstLine(child: Child): Promise<string | null> {
  const lines = createInterface({ input: child.stdout })
  const ended = once(child, 'close').then(() => null)
  return await Promise.race([once(lines, 'line').then(([line]) => String(line)), ended])
}
