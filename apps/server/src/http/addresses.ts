import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = NodeJS.Dict<Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>

/** Hosts that stand for every address of a machine. */
const EVERYWHERE = ['0.0.0.0', '::']

function inUrl(address: string): string {
  return address.includes(':') ? `[${address}]` : address
}

/** Where others in the network open what listens at a host and port; nowhere, if at one address only. */
export function homeAddresses(host: string, port: number, interfaces: Interfaces): string[] {
  if (!EVERYWHERE.includes(host)) return []
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
}

/** Where the table can be opened, in sentences: on this machine, and from others in the network. */
export function addressLines(host: string, port: number, interfaces: Interfaces): string[] {
  if (!EVERYWHERE.includes(host)) return [`Meadhall: http://${inUrl(host)}:${port}`]
  return [
    `Meadhall: http://localhost:${port}`,
    ...homeAddresses(host, port, interfaces).map((url) => `Others in your network: ${url}`),
  ]
}
