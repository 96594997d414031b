import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { configFrom } from '../config.ts'
import { testApp } from '../testing/test-app.ts'
import { addressRoutes } from './address-routes.ts'

const NET = { mac: '', netmask: '', cidr: null }
const INTERFACES: NodeJS.Dict<NetworkInterfaceInfo[]> = {
  lo: [{ ...NET, address: '127.0.0.1', family: 'IPv4', internal: true }],
  eth0: [{ ...NET, address: '192.168.1.5', family: 'IPv4', internal: false }],
}

async function told(
  env: Record<string, string>,
  headers: Record<string, string>,
  remoteAddress = '127.0.0.1',
): Promise<unknown> {
  const routes = addressRoutes(configFrom(env), () => INTERFACES)
  const app = await testApp({ routes: [routes] })
  const reply = await app.inject({ url: '/api/v1/addresses', headers, remoteAddress })
  return reply.json().addresses
}

const LOCAL = { host: 'localhost:8080' }

describe('where others in the network open it', () => {
  it.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080'])(
    'is told to a page at %s, with the port that it was asked at',
    async (host) => {
      expect(await told({}, { host })).toEqual(['http://192.168.1.5:8080'])
    },
  )

  it('is nowhere, where the server listens on this machine alone', async () => {
    expect(await told({ HOST: '127.0.0.1' }, LOCAL)).toEqual([])
  })

  it('is its public address, where it has one', async () => {
    const origin = 'https://meadhall.example'
    expect(await told({ MEADHALL_ORIGIN: origin }, LOCAL)).toEqual([origin])
  })

  it.each([
    ['another machine', LOCAL, '192.168.1.9'],
    ['one who asked by another name', { host: 'meadhall.local' }, '127.0.0.1'],
    ['one for whom a proxy asks', { ...LOCAL, 'x-forwarded-for': '9.9.9.9' }, '127.0.0.1'],
  ])('is not told to %s', async (_, headers, from) => {
    expect(await told({}, headers, from)).toEqual([])
  })
})
