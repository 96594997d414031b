import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import type { PushPlace } from '@meadhall/protocol'
import type { Received } from './receiver.ts'

/** What a push service hands on, opened with the keys of the browser (RFC 8291 and 8292). */
export interface Opened {
  readonly payload: unknown
  /** What the server says of itself, once its signature was found to be right. */
  readonly claims: { readonly aud: string; readonly sub: string }
  readonly serverKey: string
}

/** A browser that has subscribed at a push service. */
export function pushBrowser(endpoint: string): { place: PushPlace; open(got: Received): Opened } {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
  return {
    place: { endpoint, keys },
    open({ body, headers }) {
      const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
      const sender = body.subarray(21, 21 + length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = derive(curve.computeSecret(sender), auth, info, 32)
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
      const text = decrypt(key, nonce, body.subarray(21 + length))
      return { payload: JSON.parse(text), ...vouchedFor(headers.authorization ?? '') }
    },
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

function decrypt(key: Buffer, nonce: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // A delimiter, and zeros after it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

function vouchedFor(authorization: string): Pick<Opened, 'claims' | 'serverKey'> {
  const [, token = '', serverKey = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(serverKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('the signature is not right')
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()), serverKey }
}
