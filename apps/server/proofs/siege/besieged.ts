import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type BotWaits, botWaitsIn, valueIn } from './told-metrics.ts'

const SCRIPT = join(import.meta.dirname, '../../src/main.ts')
const LOOK_EVERY_MS = 250
const MEGABYTE = 1_000_000

/** The peaks of a process's memory, in megabytes. */
export interface Peaks {
  readonly resident: number
  readonly heap: number
}

/** A page as long as the application's own. */
function page(): string {
  return `<!doctype html><title>Meadhall</title><body>${'<!-- -->'.repeat(200)}`
}

/** The server as it is in use, in a process of its own with little memory. */
export class Besieged {
  readonly port: number
  readonly #child: ChildProcessByStdio<null, Readable, Readable>
  readonly #folder: string
  readonly #logged: string[]
  readonly #looking: NodeJS.Timeout
  #resident = 0
  #heap = 0
  #metrics = ''
  #ending: string | null = null

  private constructor(
    child: ChildProcessByStdio<null, Readable, Readable>,
    { port, folder, logged }: { port: number; folder: string; logged: string[] },
  ) {
    this.#child = child
    this.#folder = folder
    this.#logged = logged
    this.port = port
    child.once('close', (code, signal) => {
      this.#ending = `it ended with ${signal ?? code}`
    })
    this.#looking = setInterval(() => void this.#look(), LOOK_EVERY_MS)
  }

  static async start(heapMegabytes: number): Promise<Besieged> {
    const folder = mkdtempSync(join(tmpdir(), 'meadhall-siege-'))
    const site = join(folder, 'site')
    mkdirSync(site)
    writeFileSync(join(site, 'index.html'), page())
    const child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, SCRIPT], {
      env: {
        ...process.env,
        MEADHALL_SITE: site,
        MEADHALL_DATA: join(folder, 'data'),
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const logged: string[] = []
    createInterface({ input: child.stderr }).on('line', (line) => logged.push(line))
    const ended = once(child, 'close').then(() => {
      throw new Error(`the server did not start:\n${logged.join('\n')}`)
    })
    const [line] = await Promise.race([
      once(createInterface({ input: child.stdout }), 'line'),
      ended,
    ])
    return new Besieged(child, { port: Number(/:(\d+)/.exec(line)?.[1]), folder, logged })
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** How it ended; `null` while it lives. */
  get ending(): string | null {
    return this.#ending
  }

  get peaks(): Peaks {
    return { resident: Math.round(this.#resident), heap: Math.round(this.#heap) }
  }

  /** How long bots of a level waited for a thread. */
  botWaits(level: string): BotWaits {
    return botWaitsIn(this.#metrics, level)
  }

  /** What it logged as a fault of ours. */
  get faults(): string[] {
    return this.#logged.filter((line) => /"level":"(error|fatal)"|<--- Last few GCs/.test(line))
  }

  async end(): Promise<void> {
    clearInterval(this.#looking)
    if (this.#ending === null) {
      const closed = once(this.#child, 'close')
      this.#child.kill('SIGKILL')
      await closed
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** By the system where it tells, and by what the process says of itself. */
  async #look(): Promise<void> {
    const status = statusOf(this.#child.pid ?? 0)
    const text = await fetch(`${this.address}/metrics`)
      .then((answer) => answer.text())
      .catch(() => '')
    if (text !== '') this.#metrics = text
    const told = (name: string) => valueIn(text, name)
    const resident = status ?? told('process_resident_memory_bytes') / MEGABYTE
    this.#resident = Math.max(this.#resident, resident)
    this.#heap = Math.max(this.#heap, told('nodejs_heap_size_used_bytes') / MEGABYTE)
  }
}

/** The peak of what a process had in memory, where the system keeps it; else `null`. */
function statusOf(pid: number): number | null {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : (Number(kilobytes) * 1024) / MEGABYTE
  } catch {
    return null
  }
}
