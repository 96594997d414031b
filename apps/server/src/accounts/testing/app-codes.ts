import { Secret, TOTP } from 'otpauth'

/** The code that an app on somebody's phone shows at a time. */
export function codeAt(secret: string, at: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
}
