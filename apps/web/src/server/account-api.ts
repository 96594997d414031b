import type {
  Away,
  CodeAsked,
  Me,
  Proof,
  RecoveryCodes,
  SecondFactorOffer,
  SessionShown,
  Welcomed,
} from '@meadhall/protocol'
import type { ReplyOf, SentBody } from '@meadhall/protocol/routes'
import { rest } from './call.ts'

/** A passkey that the browser made. */
export type MadePasskey = NonNullable<SentBody<'POST /accounts'>['passkey']>

/** A way into an account that is to be: a password, or what the browser made as a passkey. */
export type NewWay = { readonly password: string } | { readonly passkey: MadePasskey }

/** How one shows that an account is one's own. */
export type Shown = Proof

/** What the server does about accounts. Each call throws `NotDone` where it does not. */
export const accountApi = {
  /** The guest becomes an account, with all games. */
  async become(name: string, way: NewWay): Promise<Me> {
    return (await rest.call('POST /accounts', { body: { name, ...way } })).me
  },

  /** Where a second factor is on, a password is only the first half. */
  signIn(way: Shown, name?: string): Promise<Welcomed | CodeAsked> {
    return rest.call('POST /sessions', { body: { ...(name !== undefined && { name }), ...way } })
  },

  /** The second half; what it is asked by is good once. */
  signInCode(challenge: string, code: string): Promise<Welcomed> {
    return rest.call('POST /sessions/code', { body: { challenge, code } })
  },

  signOut(): Promise<void> {
    return rest.call('DELETE /sessions/current')
  },

  async sessions(): Promise<readonly SessionShown[]> {
    return (await rest.call('GET /sessions')).sessions
  },

  endSession(id: string): Promise<void> {
    return rest.call('DELETE /sessions/:id', { params: { id } })
  },

  endOtherSessions(): Promise<void> {
    return rest.call('DELETE /sessions')
  },

  /** Ends all links to one's seats. */
  endLinks(): Promise<void> {
    return rest.call('DELETE /me/links')
  },

  async setPassword(password: string, proof: Shown): Promise<Me> {
    return (await rest.call('PUT /me/password', { body: { password, proof } })).me
  },

  async addPasskey(passkey: MadePasskey, label: string, proof: Shown): Promise<Me> {
    return (await rest.call('POST /me/passkeys', { body: { passkey, label, proof } })).me
  },

  async removeWay(id: string, proof: Shown): Promise<Me> {
    return (await rest.call('DELETE /me/ways/:id', { params: { id }, body: { proof } })).me
  },

  /** What an app makes codes from. */
  offerFactor(proof: Shown): Promise<SecondFactorOffer> {
    return rest.call('POST /me/second-factor', { body: { proof } })
  },

  turnFactorOn(code: string): Promise<RecoveryCodes> {
    return rest.call('PUT /me/second-factor', { body: { code } })
  },

  newRecoveryCodes(proof: Shown): Promise<RecoveryCodes> {
    return rest.call('POST /me/second-factor/recovery', { body: { proof } })
  },

  async turnFactorOff(proof: Shown): Promise<Me> {
    return (await rest.call('DELETE /me/second-factor', { body: { proof } })).me
  },

  /** Deletes guest or account; only an account needs a proof. */
  leave(proof?: Shown): Promise<void> {
    return rest.call('DELETE /me', { body: proof === undefined ? {} : { proof } })
  },

  async keepAway(away: Away | null): Promise<Me> {
    return (await rest.call('PATCH /me', { body: { away } })).me
  },

  async keepSettings(settings: Readonly<Record<string, unknown>>): Promise<void> {
    await rest.call('PATCH /me', { body: { settings } })
  },

  /** What a new passkey is made from. */
  passkeyWish(name?: string): Promise<ReplyOf<'POST /passkeys/new'>> {
    return rest.call('POST /passkeys/new', { body: { name } })
  },

  /** What a passkey is to sign. */
  passkeyQuestion(): Promise<ReplyOf<'POST /passkeys/question'>> {
    return rest.call('POST /passkeys/question')
  },
} as const
