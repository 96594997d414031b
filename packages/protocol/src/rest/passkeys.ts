import * as v from 'valibot'

/** Bytes as passkeys write them. */
const Bytes = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[A-Za-z0-9_-]*$/))

const CREDENTIAL_ID = 1400
const PAYLOAD = 16_384

const Credential = {
  id: Bytes(CREDENTIAL_ID),
  rawId: Bytes(CREDENTIAL_ID),
  type: v.literal('public-key'),
}

/** A new passkey, as a browser's `PublicKeyCredential.toJSON()` writes it. */
export const NewPasskey = v.object({
  ...Credential,
  response: v.object({
    clientDataJSON: Bytes(PAYLOAD),
    attestationObject: Bytes(PAYLOAD),
    transports: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(8)),
      [],
    ),
  }),
})
export type NewPasskey = v.InferOutput<typeof NewPasskey>

/** What a passkey signed, as a browser writes it. */
export const SignedByPasskey = v.object({
  ...Credential,
  response: v.object({
    clientDataJSON: Bytes(PAYLOAD),
    authenticatorData: Bytes(PAYLOAD),
    signature: Bytes(PAYLOAD),
    userHandle: v.nullish(Bytes(128)),
  }),
})
export type SignedByPasskey = v.InferOutput<typeof SignedByPasskey>

/** What a browser's `navigator.credentials.create` takes (`PublicKeyCredentialCreationOptionsJSON`). */
export const PasskeyWanted = v.looseObject({ challenge: v.string() })

/** What a browser's `navigator.credentials.get` takes (`PublicKeyCredentialRequestOptionsJSON`). */
export const PasskeyQuestion = v.looseObject({ challenge: v.string() })
