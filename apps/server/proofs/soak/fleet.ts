import { Addresses } from './addresses.ts'
import { ServerProcess } from './server-process.ts'

/** The processes that serve, some of which may be dead at any moment. */
export class Fleet {
  readonly processes: readonly ServerProcess[]
  readonly addresses: Addresses

  constructor(count: number, env: NodeJS.ProcessEnv) {
    this.processes = Array.from({ length: count }, () => new ServerProcess(env))
    this.addresses = new Addresses(
      () => this.processes.map(({ known }) => known),
      () => this.processes.some(({ address }) => address !== null),
    )
  }

  get size(): number {
    return this.processes.length
  }

  async start(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.start()))
  }

  process(index: number): ServerProcess {
    const process = this.processes[index % this.processes.length]
    if (process === undefined) throw new Error('there is no process')
    return process
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.end()))
  }
}
