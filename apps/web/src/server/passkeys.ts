import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { accountApi } from './account-api.ts'

/** Whether this browser makes passkeys: only on a page that nobody can have changed on its way. */
export function hasPasskeys(): boolean {
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function'
}

/** Has the browser make a passkey; rejects where the visitor does not want to after all. */
export async function newPasskey(name?: string): Promise<unknown> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const wish = await accountApi.passkeyWish(name)
  return await startRegistration({ optionsJSON: wish as PublicKeyCredentialCreationOptionsJSON })
}

/** Has a passkey sign what the server asks. */
export async function signedByPasskey(): Promise<unknown> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const question = await accountApi.passkeyQuestion()
  const optionsJSON = question as PublicKeyCredentialRequestOptionsJSON
  return await startAuthentication({ optionsJSON })
}
