import type { SignedByPasskey } from '@meadhall/protocol'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { accountApi, type MadePasskey } from './account-api.ts'

/** A number is no name that a passkey could belong to. */
const NUMBERS = /^[\d.]+$|:/

/** Whether passkeys are made here: by this browser, on a safe page, of a host that has a name. */
export function hasPasskeys(): boolean {
  const isAble = window.isSecureContext && typeof window.PublicKeyCredential === 'function'
  return isAble && !NUMBERS.test(location.hostname)
}

/** Has the browser make a passkey; rejects where the visitor does not want to after all. */
export async function newPasskey(name?: string): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const wish = await accountApi.passkeyWish(name)
  return await startRegistration({
    optionsJSON: wish as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
}

/** Has a passkey sign what the server asks. */
export async function signedByPasskey(): Promise<SignedByPasskey> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const question = await accountApi.passkeyQuestion()
  const optionsJSON = question as unknown as PublicKeyCredentialRequestOptionsJSON
  return await startAuthentication({ optionsJSON })
}
