import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, SignedByPasskey } from '@meadhall/protocol'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a server asks for: to make a passkey, or to sign. */
interface Asked {
  readonly challenge: string
  readonly rp?: { readonly id?: string }
  readonly rpId?: string
  readonly user?: { readonly id: string }
}

/** What a browser adds of its own, where a test has it lie. */
export interface Circumstances {
  readonly origin: string
  readonly challenge?: string
  readonly host?: string
  /** What the authenticator counts to; real ones count up, or stay at nought. */
  readonly counter?: number
  readonly isVerified?: boolean
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

function sha256(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest()
}

/** The key as COSE writes one on P-256 for ES256. */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const parts: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]
  return isoCBOR.encode(new Map(parts))
}

/** Does in software what a security key does, with one passkey. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly id = randomBytes(16).toString('base64url')
  #owner = ''
  #counter = 0

  /** Makes the passkey. */
  make(asked: Asked, now: Circumstances): NewPasskey {
    this.#owner = asked.user?.id ?? ''
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const key = coseKey(this.#keys.publicKey)
    const head = this.#head(now.host ?? asked.rp?.id ?? '', now, HAS_KEY)
    const authData = Buffer.concat([head, Buffer.alloc(16), length, id, key])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ])
    const clientDataJSON = clientData('webauthn.create', asked, now).toString('base64url')
    const attestationObject = Buffer.from(isoCBOR.encode(attestation)).toString('base64url')
    const response = { clientDataJSON, attestationObject, transports: ['internal'] }
    return { id: this.id, rawId: this.id, type: 'public-key', response }
  }

  /** Signs with it. */
  sign(asked: Asked, now: Circumstances): SignedByPasskey {
    this.#counter = now.counter ?? this.#counter + 1
    const data = clientData('webauthn.get', asked, now)
    const authData = this.#head(now.host ?? asked.rpId ?? '', now, 0)
    const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), this.#keys.privateKey)
    const response = {
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.#owner,
    }
    return { id: this.id, rawId: this.id, type: 'public-key', response }
  }

  #head(host: string, { isVerified = true }: Circumstances, more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | more
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter])
  }
}

function clientData(type: string, asked: Asked, { origin, challenge }: Circumstances): Buffer {
  const data = { type, challenge: challenge ?? asked.challenge, origin, crossOrigin: false }
  return Buffer.from(JSON.stringify(data))
}
