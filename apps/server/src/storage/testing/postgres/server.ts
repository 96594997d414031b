import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresFolder } from './binaries.ts'
import { postgresUser, type RunAs, reachable } from './user.ts'

const READY = 'database system is ready to accept connections'
/** Somebody else may take a port between it being found free and being used. */
const ATTEMPTS = 5

/** A real PostgreSQL of its own, with its data in a temporary folder. */
export class PostgresServer {
  readonly #room: string
  readonly #programs: string
  readonly #as: RunAs
  readonly #atExit = () => void this.#process?.kill('SIGQUIT')
  #port = 0
  #process: ChildProcess | null = null

  private constructor(room: string, programs: string, as: RunAs) {
    this.#room = room
    this.#programs = programs
    this.#as = as
    process.once('exit', this.#atExit)
  }

  /** Makes one and starts it; rejects with a sentence where this machine cannot. */
  static async start(): Promise<PostgresServer> {
    const as = postgresUser()
    const programs = postgresFolder()
    const room = mkdtempSync(join(tmpdir(), 'meadhall-postgres-'))
    chmodSync(room, 0o755)
    const server = new PostgresServer(room, reachable(programs, as, room), as)
    try {
      server.#initialise()
      await server.#startSomewhere()
    } catch (error) {
      await server.stop()
      throw error
    }
    return server
  }

  /** The address of one of its databases. */
  url(database = 'postgres'): string {
    return `postgres://meadhall@127.0.0.1:${this.#port}/${database}`
  }

  /** The same one again, after it was halted. */
  async resume(): Promise<void> {
    if ((await this.#run()) !== 'ready') throw new Error('PostgreSQL did not start again')
  }

  /** Stops it; its data stay. Connections are cut. */
  async halt(): Promise<void> {
    const running = this.#process
    if (running === null || running.exitCode !== null) return
    const exit = once(running, 'exit')
    running.kill('SIGINT')
    await exit
    this.#process = null
  }

  async stop(): Promise<void> {
    await this.halt()
    process.removeListener('exit', this.#atExit)
    rmSync(this.#room, { recursive: true, force: true })
  }

  get #data(): string {
    return join(this.#room, 'data')
  }

  #initialise(): void {
    mkdirSync(this.#data, { mode: 0o700 })
    const { uid, gid } = this.#as
    if (uid !== undefined && gid !== undefined) chownSync(this.#data, uid, gid)
    const flags = ['-U', 'meadhall', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
    const { error, status, stderr } = spawnSync(
      join(this.#programs, 'initdb'),
      ['-D', this.#data, ...flags],
      { ...this.#as, encoding: 'utf8' },
    )
    if (error !== undefined || status !== 0)
      throw new Error(`PostgreSQL cannot be set up for the tests: ${error ?? stderr}`)
  }

  async #startSomewhere(): Promise<void> {
    let told = ''
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      this.#port = await freePort()
      told = await this.#run()
      if (told === 'ready') return
    }
    throw new Error(`PostgreSQL cannot be started for the tests: ${told}`)
  }

  /** `ready`, or what it said before it ended. */
  #run(): Promise<string> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on']
    const flags = settings.flatMap((setting) => ['-c', setting])
    const started = spawn(
      join(this.#programs, 'postgres'),
      ['-D', this.#data, '-p', String(this.#port), ...flags],
      { ...this.#as, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    this.#process = started
    return new Promise((resolve) => {
      let said = ''
      started.stderr.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-10_000)
        if (said.includes(READY)) resolve('ready')
      })
      started.once('error', (error) => resolve(String(error)))
      started.once('exit', () => resolve(said))
    })
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
