import { Secret, TOTP } from 'otpauth'

const OUR_NAME = 'Meadhall'
/** RFC 6238 as every app knows it: apps ignore other numbers in the address, or refuse them. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const SECRET_BYTES = 20
/** Clocks differ, and people type slowly: the code before and the one after are good, too. */
const STEPS_AROUND = 1

/** A secret that codes are made from, base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

function codesOf(secret: string, label = ''): TOTP {
  return new TOTP({ ...KIND, issuer: OUR_NAME, label, secret: Secret.fromBase32(secret) })
}

/** What an app reads from a QR code. */
export function addressOf(secret: string, name: string): string {
  return codesOf(secret, name).toString()
}

/** The step of time that a code is of; `null` where it is of none that is near. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const codes = codesOf(secret)
  // Apps show it in two groups.
  const token = code.replaceAll(/\s/g, '')
  const delta = codes.validate({ token, timestamp: now, window: STEPS_AROUND })
  return delta === null ? null : codes.counter({ timestamp: now }) + delta
}
