import { BlockList, isIPv6 } from 'node:net'

/** Networks that are not the public Internet: this machine, private ones, and those with a special use. */
const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Of IPv6 only this is given out; in it, documentation and what wraps an IPv4 address. */
const GLOBAL_IPV6 = '2000::/3'
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const privateIPv4 = listOf(PRIVATE_IPV4, 'ipv4')
const globalIPv6 = listOf([GLOBAL_IPV6], 'ipv6')
const specialIPv6 = listOf(SPECIAL_IPV6, 'ipv6')

/** Whether an address is one of the public Internet, where anybody may send us to. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !privateIPv4.check(address, 'ipv4')
  return globalIPv6.check(address, 'ipv6') && !specialIPv6.check(address, 'ipv6')
}
