import { describe, expect, it } from 'vitest'
import { receiver } from '../testing/receiver.ts'
import { checkedUrl, ForbiddenAddress, post } from './outgoing.ts'
import { isPublicAddress } from './public-address.ts'

const STRICT = { allowPrivate: false, timeoutMs: 30_000 }

describe('an address that somebody gives us', () => {
  it.each([
    'http://example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'https://user:secret@example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
    'nonsense',
  ])('is refused: %s', (url) => {
    expect(() => checkedUrl(url, STRICT)).toThrow(ForbiddenAddress)
  })

  it.each(['https://example.org/hook', 'https://93.184.215.14/', 'https://[2606:2800::1]/'])(
    'is taken: %s',
    (url) => {
      expect(checkedUrl(url, STRICT).href).toBe(url)
    },
  )
})

it.each(['8.8.8.8', '2a00:1450::1', '172.32.0.1', '100.63.255.255'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each(['0.0.0.0', '172.16.0.1', '192.168.1.1', '100.64.0.1', '::', '2002:7f00:1::', 'ff02::1'])(
  '%s is not public',
  (address) => {
    expect(isPublicAddress(address)).toBe(false)
  },
)

it('a name that leads to this machine is found out when it is connected to', async () => {
  const { url, received } = await receiver()
  const { port } = new URL(url)
  const sent = post({ url: `https://localhost:${port}/`, headers: {}, body: 'x' }, STRICT)
  await expect(sent).rejects.toThrow(ForbiddenAddress)
  expect(received).toEqual([])
})

it('who does not answer is not waited for', async () => {
  const { createServer } = await import('node:net')
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const policy = { allowPrivate: true, timeoutMs: 50 }
  const sent = post({ url: `http://127.0.0.1:${port}/`, headers: {}, body: 'x' }, policy)
  await expect(sent).rejects.toThrow()
  server.close()
})
