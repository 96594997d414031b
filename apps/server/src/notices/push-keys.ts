import { createECDH } from 'node:crypto'
import type { VapidKeys } from 'web-push'
import type { NoticeStore } from './notice-store.ts'

/** The keys by which push services know this server: made at the first start, and kept. */
export async function pushKeys(store: NoticeStore): Promise<VapidKeys> {
  return JSON.parse(await store.key('vapid', () => JSON.stringify(newKeys())))
}

/** A pair on the curve that RFC 8292 asks for. */
function newKeys(): VapidKeys {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys().toString('base64url')
  // A private key that begins with zeros comes without them.
  const privateKey = curve.getPrivateKey('hex').padStart(64, '0')
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') }
}
