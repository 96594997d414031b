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
import { call } from './call.ts'

/** A way into an account that is to be: a password, or what the browser made as a passkey. */
export type NewWay = { readonly password: string } | { readonly passkey: unknown }

/** How one shows that an account is one's own. A passkey's answer is checked by the server. */
export type Shown = NewWay | Proof

/** What the server does about accounts. Each call throws `NotDone` where it does not. */
export const accountApi = {
  /** The guest becomes an account, with all games. */
  async become(name: string, way: NewWay): Promise<Me> {
    return (await call<Welcomed>('POST', '/accounts', { name, ...way })).me
  },

  /** Where a second factor is on, a password is only the first half. */
  signIn(way: NewWay, name?: string): Promise<Welcomed | CodeAsked> {
    return call('POST', '/sessions', { ...(name !== undefined && { name }), ...way })
  },

  /** The second half; what it is asked by is good once. */
  signInCode(challenge: string, code: string): Promise<Welcomed> {
    return call('POST', '/sessions/code', { challenge, code })
  },

  signOut(): Promise<void> {
    return call('DELETE', '/sessions/current')
  },

  async sessions(): Promise<readonly SessionShown[]> {
    return (await call<{ sessions: SessionShown[] }>('GET', '/sessions')).sessions
  },

  endSession(id: string): Promise<void> {
    return call('DELETE', `/sessions/${id}`)
  },

  endOtherSessions(): Promise<void> {
    return call('DELETE', '/sessions')
  },

  /** Ends all links to one's seats. */
  endLinks(): Promise<void> {
    return call('DELETE', '/me/links')
  },

  async setPassword(password: string, proof: Shown): Promise<Me> {
    return (await call<Welcomed>('PUT', '/me/password', { password, proof })).me
  },

  async addPasskey(passkey: unknown, label: string, proof: Shown): Promise<Me> {
    return (await call<Welcomed>('POST', '/me/passkeys', { passkey, label, proof })).me
  },

  async removeWay(id: string, proof: Shown): Promise<Me> {
    return (await call<Welcomed>('DELETE', `/me/ways/${id}`, { proof })).me
  },

  /** What an app makes codes from. */
  offerFactor(proof: Shown): Promise<SecondFactorOffer> {
    return call('POST', '/me/second-factor', { proof })
  },

  turnFactorOn(code: string): Promise<RecoveryCodes> {
    return call('PUT', '/me/second-factor', { code })
  },

  newRecoveryCodes(proof: Shown): Promise<RecoveryCodes> {
    return call('POST', '/me/second-factor/recovery', { proof })
  },

  async turnFactorOff(proof: Shown): Promise<Me> {
    return (await call<Welcomed>('DELETE', '/me/second-factor', { proof })).me
  },

  /** Deletes guest or account; only an account needs a proof. */
  leave(proof?: Shown): Promise<void> {
    return call('DELETE', '/me', proof === undefined ? {} : { proof })
  },

  async keepAway(away: Away | null): Promise<Me> {
    return (await call<{ me: Me }>('PATCH', '/me', { away })).me
  },

  async keepSettings(settings: object): Promise<void> {
    await call('PATCH', '/me', { settings })
  },

  /** What a new passkey is made from. */
  passkeyWish(name?: string): Promise<object> {
    return call('POST', '/passkeys/new', { ...(name !== undefined && { name }) })
  },

  /** What a passkey is to sign. */
  passkeyQuestion(): Promise<object> {
    return call('POST', '/passkeys/question', {})
  },
} as const
