import * as v from 'valibot'
import { Count, Id, Moment, Name } from '../words.ts'
import { Away } from './away.ts'
import { NewPasskey, SignedByPasskey } from './passkeys.ts'
import { Code, SecondFactorShown } from './second-factor.ts'

/** Whoever asks: a browser gets a cookie, a program a token that it sends as `Authorization: Bearer`. */
export const Asker = v.picklist(['browser', 'program'])

/** Not trimmed and not shortened: what is too long is refused, the rest is checked by the server. */
const Password = v.pipe(v.string(), v.maxLength(1024))
/** What a device, a program or a passkey is called by its owner. */
const Label = v.pipe(v.string(), v.maxLength(100))

/** `POST /api/v1/guests`: plays at once under a name. */
export const NewGuest = v.object({
  name: Name,
  as: v.optional(Asker, 'browser'),
  label: v.optional(Label),
})

/** Known by a password or by a passkey, not by both at once. */
const isByOne = ({ password, passkey }: { password?: unknown; passkey?: unknown }) =>
  (password === undefined) !== (passkey === undefined)
const BY_ONE = 'either a password or a passkey is needed'

/** `POST /api/v1/accounts`, of a guest: the guest becomes the account and keeps all games. */
export const NewAccount = v.pipe(
  v.object({ name: Name, password: v.optional(Password), passkey: v.optional(NewPasskey) }),
  v.check((given) => isByOne(given), BY_ONE),
)
export type NewAccount = v.InferOutput<typeof NewAccount>

/** That it is really the owner who asks; for what cannot be undone and for what opens the account. */
export const Proof = v.pipe(
  v.object({
    password: v.optional(Password),
    /** With a password, where a second factor is on. */
    code: v.optional(Code),
    passkey: v.optional(SignedByPasskey),
  }),
  v.check((given) => isByOne(given), BY_ONE),
)
export type Proof = v.InferOutput<typeof Proof>

/** `POST /api/v1/sessions`: signs in. A guest's games move into the account. */
export const SignIn = v.pipe(
  v.object({
    /** Only with a password: a passkey knows whose it is. */
    name: v.optional(Name, ''),
    password: v.optional(Password),
    passkey: v.optional(SignedByPasskey),
    as: v.optional(Asker, 'browser'),
    label: v.optional(Label),
  }),
  v.check((given) => isByOne(given), BY_ONE),
)
export type SignIn = v.InferOutput<typeof SignIn>

/** What a sign-in by password is answered with (202) where a second factor is on. */
export const CodeAsked = v.object({
  /** Goes along with the code: good once, and for five minutes. */
  challenge: v.string(),
})
export type CodeAsked = v.InferOutput<typeof CodeAsked>

/** `POST /api/v1/sessions/code`: the second half of a sign-in. After a wrong code it begins anew. */
export const SignInCode = v.object({
  challenge: v.pipe(v.string(), v.maxLength(100)),
  code: Code,
  as: v.optional(Asker, 'browser'),
  label: v.optional(Label),
})

/** `POST` and `DELETE /api/v1/me/second-factor`, and `POST /api/v1/me/second-factor/recovery`. */
export const SecondFactorProof = v.object({ proof: Proof })

/** `DELETE /api/v1/me`; a guest needs no proof. */
export const Leaving = v.object({ proof: v.optional(Proof) })

/** `PUT /api/v1/me/password`. */
export const NewPassword = v.object({ password: Password, proof: Proof })

/** `POST /api/v1/me/passkeys`. */
export const AddedPasskey = v.object({
  passkey: NewPasskey,
  label: v.optional(Label, ''),
  proof: Proof,
})

/** `DELETE /api/v1/me/ways/:id`. */
export const RemovedWay = v.object({ proof: Proof })

/** `POST /api/v1/passkeys/new`: what a browser asks a new passkey for. A guest says the name to be. */
export const PasskeyWish = v.object({ name: v.optional(Name) })

const MOST_SETTINGS = 32 * 1024

/** How many bytes a text takes. */
function bytesOf(text: string): number {
  return encodeURIComponent(text).replaceAll(/%../g, 'x').length
}

/** What follows a person from device to device; what is in it is the web application's business. */
export const Settings = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(
    (settings) => bytesOf(JSON.stringify(settings)) <= MOST_SETTINGS,
    `more than ${MOST_SETTINGS} bytes`,
  ),
)

/** `PATCH /api/v1/me`: what is named is changed. */
export const MyChanges = v.object({
  name: v.optional(Name),
  /** Of an account; a guest's stay in the browser. */
  settings: v.optional(v.nullable(Settings)),
  away: v.optional(v.nullable(Away)),
})

/** A way into an account. */
export const WayIn = v.object({
  id: v.string(),
  kind: v.picklist(['password', 'passkey']),
  label: v.string(),
  created: Moment,
  used: v.nullable(Moment),
})
export type WayIn = v.InferOutput<typeof WayIn>

/** What a person sees of themselves. */
export const Me = v.object({
  id: Id,
  name: Name,
  kind: v.picklist(['guest', 'account']),
  role: v.picklist(['player', 'operator']),
  bannedUntil: v.nullable(Moment),
  mutedUntil: v.nullable(Moment),
  settings: v.nullable(v.record(v.string(), v.unknown())),
  away: v.nullable(Away),
  ways: v.array(WayIn),
  /** `null`: a password alone lets the owner in. */
  secondFactor: v.nullable(SecondFactorShown),
})
export type Me = v.InferOutput<typeof Me>

/** Oneself. */
export const Myself = v.object({ me: Me })

/** `GET /api/v1/visitor`: who asks, of strangers too, and which protocol is spoken here. */
export const Visitor = v.object({ protocol: Count, me: v.nullable(Me) })
export type Visitor = v.InferOutput<typeof Visitor>

/** What a newcomer or one who signed in is told; the token only to a program, and only once. */
export const Welcomed = v.object({
  me: Me,
  token: v.optional(v.string()),
  /** How many tables of the guest could not be moved: the account sits there already. */
  left: v.optional(Count),
})
export type Welcomed = v.InferOutput<typeof Welcomed>

/** The codes for the day on which the device is lost: told once. */
export const RecoveryCodes = v.object({
  me: Me,
  token: v.optional(v.string()),
  recovery: v.array(v.string()),
})
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>

/** One of the sessions in `GET /api/v1/sessions`. */
export const SessionShown = v.object({
  id: v.string(),
  kind: v.picklist(['cookie', 'token']),
  label: v.string(),
  created: Moment,
  touched: Moment,
  expires: Moment,
  /** Whether it is the one that asks. */
  current: v.boolean(),
})
export type SessionShown = v.InferOutput<typeof SessionShown>

/** All sessions of one's own. */
export const MySessions = v.object({ sessions: v.array(SessionShown) })
