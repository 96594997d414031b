import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = NodeJS.Dict<Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>

/** Hosts that stand for every address of a machine. */
const EVERYWHERE = ['0.0.0.0', '::']

function inUrl(address: string): string {
  return address.includes(':') ? `[${address}]` : address
}

/** Where the table can be opened, in sentences: on this machine, and from others in the network. */
export function addressLines(host: string, port: number, interfaces: Interfaces): string[] {
  if (!EVERYWHERE.includes(host)) return [`Meadhall: http://${inUrl(host)}:${port}`]
  const others = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return [
    `Meadhall: http://localhost:${port}`,
    ...others.map(({ address }) => `Others in your network: http://${address}:${port}`),
  ]
}
