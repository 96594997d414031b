import { isIPv6 } from 'node:net'

/** How many of the eight parts of an IPv6 address name the network that one person is given. */
const NETWORK_PARTS = 4
const ALL_PARTS = 8

function expanded(address: string): string[] {
  const [before = '', after] = address.split('::')
  const left = before.split(':').filter((part) => part !== '')
  const right = (after ?? '').split(':').filter((part) => part !== '')
  const zeros = Array.from({ length: ALL_PARTS - left.length - right.length }, () => '0')
  return after === undefined ? left : [...left, ...zeros, ...right]
}

/** What counts as one address: an IPv4 address, or the network of an IPv6 one. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const network = expanded(address.split('%')[0] ?? '').slice(0, NETWORK_PARTS)
  return `${network.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`
}
