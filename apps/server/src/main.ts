/** Serves the table: `npm start`. What can be set is in `config.ts`. */
import { networkInterfaces } from 'node:os'
import { configFrom } from './config.ts'
import { addressLines } from './http/addresses.ts'
import { Health } from './operating/health.ts'
import { createLog } from './operating/log.ts'
import { stopOnSignals } from './operating/signals.ts'
import { Stopping } from './operating/stopping.ts'
import { buildServer } from './server.ts'

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== 'EADDRINUSE') return message
  return 'the port is taken by another program: choose one with PORT=8081 npm start'
}

/** The first line of the output is the address: whatever comes before it goes elsewhere. */
function sayAside(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Where everything is at hand, the tools that build are not even loaded. */
async function builtSite(): Promise<string> {
  const build = await import('@meadhall/web/build')
  return build.builtSite(sayAside)
}

async function main(): Promise<void> {
  const config = configFrom(process.env)
  const log = createLog({ level: config.logLevel, format: config.logFormat })
  const stopping = new Stopping(log, config.stopWithinMs)
  stopOnSignals(stopping, log)
  const health = new Health()
  const site = config.site ?? (await builtSite())
  const server = await buildServer({ config, log, health, site })
  stopping.onStop('server', () => server.close())
  stopping.onStop('new connections', () => void server.app.server.close())
  stopping.onStop('readiness', () => health.stop())
  const address = await server.app.listen({ port: config.port, host: config.host })
  const { port } = new URL(address)
  for (const line of addressLines(config.host, Number(port), networkInterfaces())) {
    console.log(line)
  }
}

main().catch((error) => {
  sayAside(`Meadhall: ${explain(error)}`)
  process.exit(1)
})
