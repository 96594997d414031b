import * as v from 'valibot'
import { Count, Moment } from '../words.ts'

/** Six digits of an app, or a recovery code, however it is typed. */
export const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** `PUT /api/v1/me/second-factor`: turns on what was offered. */
export const SecondFactorCode = v.object({ code: Code })

/** What an app makes codes from; told once. */
export const SecondFactorOffer = v.object({
  /** Base32, to be typed. */
  secret: v.string(),
  /** `otpauth://totp/…`, to be scanned. */
  address: v.string(),
})
export type SecondFactorOffer = v.InferOutput<typeof SecondFactorOffer>

/** A second factor as its owner sees it. */
export const SecondFactorShown = v.object({ since: Moment, recoveryLeft: Count })
export type SecondFactorShown = v.InferOutput<typeof SecondFactorShown>
