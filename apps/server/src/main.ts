/** Serves the table: `npm start`. PORT (8080) and HOST (all addresses) say where. */
import { networkInterfaces } from 'node:os'
import { builtSite } from '@meadhall/web/build'
import { addressLines } from './addresses.ts'
import { siteServer } from './site.ts'

const DEFAULT_PORT = 8080
const LAST_PORT = 65_535

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= LAST_PORT) return port
  throw new Error(`PORT must be a number from 0 to ${LAST_PORT}, not "${text}"`)
}

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== 'EADDRINUSE') return message
  return 'the port is taken by another program: choose one with PORT=8081 npm start'
}

async function main(): Promise<void> {
  const port = portFrom(process.env['PORT'])
  const app = await siteServer(await builtSite(console.log))
  const host = process.env['HOST'] || '0.0.0.0'
  const address = await app.listen({ port, host })
  for (const line of addressLines(host, Number(new URL(address).port), networkInterfaces())) {
    console.log(line)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
}

main().catch((error) => {
  console.error(`Meadhall: ${explain(error)}`)
  process.exitCode = 1
})
