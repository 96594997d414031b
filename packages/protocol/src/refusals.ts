import * as v from 'valibot'
import { MessageShape } from './words.ts'

/** Why something was not done. What was refused has changed nothing. */
export const REFUSAL_CODES = [
  /** Not a message of this protocol. */
  'malformed',
  /** Of another version of this protocol. */
  'version',
  /** Nobody is known by this session or token. */
  'unauthenticated',
  /** Known, but not allowed to. */
  'forbidden',
  'not-found',
  /** The seat is not one for this sender. */
  'not-yours',
  /** The question is no longer asked, or the choice no longer the last one. */
  'stale',
  /** The rules forbid it; `why` has the rule. */
  'illegal',
  /** The key was used for something else. */
  'key-used',
  'nothing-to-take-back',
  /** Not in this phase of the table. */
  'not-now',
  /** Somebody sits there, or the name is taken. */
  'taken',
  /** Too often. */
  'too-many',
  'too-large',
  /** The store does not answer; nothing was done, or the same key will tell. */
  'unavailable',
  /** A fault of ours; the operator has what reproduces it. */
  'internal',
  // By REST alone, from here on.
  'bad-request',
  /** At odds with how things stand. */
  'conflict',
  'too-many-requests',
  /** The operator keeps this person out for now. */
  'banned',
  /** Not a name that an account, or a guest, can have. */
  'name',
  /** Not a password that will do. */
  'password',
  /** A passkey that was not made as asked for. */
  'passkey',
  /** The name, the password or the passkey is wrong. */
  'wrong-credentials',
  /** The code of the second factor is wrong, or was used. */
  'wrong-code',
  /** A code of the second factor is needed, too. */
  'code-needed',
  /** Nobody waits for this code any more: sign in anew. */
  'code-expired',
  /** An operator is not entered by a password alone. */
  'operator-factor',
  /** Not something that this server can do. */
  'not-here',
] as const

/** Why something was not done, for a program. */
export const RefusalCode = v.picklist(REFUSAL_CODES)
export type RefusalCode = v.InferOutput<typeof RefusalCode>

/** Why something was not done. */
export const Refusal = v.object({
  code: RefusalCode,
  /** The same for a person, where there is more to say; the rule where rules forbid it. */
  why: v.nullable(MessageShape),
})
export type Refusal = v.InferOutput<typeof Refusal>
