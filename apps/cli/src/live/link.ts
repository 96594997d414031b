import { UsageError } from '../usage.ts'

/** A table at a server, and perhaps what opens a seat there. */
export interface TableLink {
  readonly server: string
  readonly table: string
  /** The secret of a seat's resume link. */
  readonly seat: string | null
  readonly invitation: string | null
}

const PATH = /^(.*)\/tables\/([A-Za-z0-9_-]{1,64})\/?$/

/** Reads a link such as `https://table.example/tables/ID#seat=SECRET`. */
export function readLink(text: string): TableLink {
  const url = URL.parse(text)
  const [, base = '', table] = PATH.exec(url?.pathname ?? '') ?? []
  if (url === null || table === undefined)
    throw new UsageError(`"${text}" is no link to a table, such as https://table.example/tables/ID`)
  const secrets = new URLSearchParams(url.hash.slice(1))
  return {
    server: url.origin + base,
    table,
    seat: secrets.get('seat'),
    invitation: secrets.get('invitation'),
  }
}

/** The link as one hands it on. Its secret stands where no server and no log sees it. */
export function writeLink({ server, table, seat, invitation }: TableLink): string {
  const address = `${server}/tables/${table}`
  if (seat !== null) return `${address}#seat=${seat}`
  return invitation === null ? address : `${address}#invitation=${invitation}`
}

/** The address of a server, without a stroke at its end. */
export function readServer(text: string): string {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--server must be like https://table.example, not "${text}"`)
  return `${url.origin}${url.pathname.replace(/\/$/, '')}`
}
