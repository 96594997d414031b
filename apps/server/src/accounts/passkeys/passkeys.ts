import { isRecord } from '@meadhall/kernel'
import type { NewPasskey, SignedByPasskey } from '@meadhall/protocol'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { ChallengesRow } from '../../storage/schema.ts'
import type { Passkey, WaysIn } from '../ways-in.ts'
import type { Challenges } from './challenges.ts'
import type { Site } from './site.ts'

const OUR_NAME = 'Meadhall'
/** EdDSA, ES256 and RS256, by their COSE numbers: what authenticators know today. */
const ALGORITHMS = [-8, -7, -257]

/** Who a new passkey is for. */
export interface PasskeyOwner {
  readonly id: string
  readonly name: string
}

/** Passkeys: made for an account, and used in place of a name and a password. */
export class Passkeys {
  readonly #ways: WaysIn
  readonly #challenges: Challenges

  constructor(ways: WaysIn, challenges: Challenges) {
    this.#ways = ways
    this.#challenges = challenges
  }

  /** What a browser asks an authenticator for, to make one. */
  async wishFor(owner: PasskeyOwner, site: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#ways.passkeys(owner.id)
    return await generateRegistrationOptions({
      rpName: OUR_NAME,
      rpID: site.host,
      userName: owner.name,
      userDisplayName: owner.name,
      userID: new Uint8Array(Buffer.from(owner.id)),
      challenge: bytes(await this.#challenges.make('register', owner.id)),
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      supportedAlgorithmIDs: ALGORITHMS,
      // Found without a name, and safe with whoever holds the device alone.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  }

  /** A new passkey that was made as wished for; `null` where anything about it is wrong. */
  async made(
    person: string,
    site: Site,
    { response, ...rest }: NewPasskey,
    label: string,
  ): Promise<Passkey | null> {
    const challenge = await this.#challenge(response.clientDataJSON, 'register', person)
    if (challenge === null) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...rest, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.host,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => NOT_VERIFIED)
    if (!verified || registrationInfo === undefined) return null
    const { id, publicKey, counter } = registrationInfo.credential
    if ((await this.#ways.passkey(id)) !== null) return null
    const { transports } = response
    return { id, person, publicKey: base64url(publicKey), counter, transports, label }
  }

  /** What a browser has an authenticator sign, to enter. It names nobody. */
  async question(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return await generateAuthenticationOptions({
      rpID: site.host,
      challenge: bytes(await this.#challenges.make('sign-in', null)),
      userVerification: 'required',
    })
  }

  /** The person whose passkey has signed; `null` where anything about it is wrong. */
  async signer(site: Site, signed: SignedByPasskey): Promise<string | null> {
    const passkey = await this.#ways.passkey(signed.id)
    if (passkey === null || !isOwn(passkey, signed)) return null
    const { userHandle: _, ...response } = signed.response
    const challenge = await this.#challenge(response.clientDataJSON, 'sign-in', null)
    if (challenge === null) return null
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...signed, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.host,
      credential: {
        id: passkey.id,
        publicKey: bytes(passkey.publicKey),
        counter: passkey.counter,
        transports: [...passkey.transports],
      },
    }).catch(() => NOT_VERIFIED)
    if (!verified || authenticationInfo === undefined) return null
    const isFirst = await this.#ways.countPasskey(passkey, authenticationInfo.newCounter)
    return isFirst ? passkey.person : null
  }

  /** The challenge that was signed, if it was one of ours; it is used up. */
  async #challenge(
    clientData: string,
    purpose: ChallengesRow['purpose'],
    person: string | null,
  ): Promise<string | null> {
    const challenge = challengeIn(clientData)
    const isGood = challenge !== null && (await this.#challenges.take(challenge, purpose, person))
    return isGood ? challenge : null
  }
}

function challengeIn(clientData: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    const challenge = isRecord(data) ? data['challenge'] : null
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** The package throws at whatever is wrong. */
const NOT_VERIFIED = {
  verified: false,
  registrationInfo: undefined,
  authenticationInfo: undefined,
} as const

/** An authenticator says whose passkey it is, if it knows. */
function isOwn({ person }: Passkey, { response }: SignedByPasskey): boolean {
  const { userHandle } = response
  if (userHandle == null) return true
  return Buffer.from(userHandle, 'base64url').toString() === person
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}

function base64url(data: Uint8Array): string {
  return Buffer.from(data).toString('base64url')
}
