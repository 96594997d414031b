import * as v from 'valibot'
import {
  AddedPasskey,
  CodeAsked,
  Leaving,
  MyChanges,
  MySessions,
  Myself,
  NewAccount,
  NewGuest,
  NewPassword,
  PasskeyWish,
  RecoveryCodes,
  RemovedWay,
  SecondFactorProof,
  SignIn,
  SignInCode,
  Visitor,
  Welcomed,
} from '../rest/accounts.ts'
import { PasskeyQuestion, PasskeyWanted } from '../rest/passkeys.ts'
import { SecondFactorCode, SecondFactorOffer } from '../rest/second-factor.ts'
import { Named, Nothing, type RouteTable } from './route.ts'

/** Guests, accounts, their sessions and the ways into them. */
export const ACCOUNT_ROUTES = {
  'GET /visitor': {
    about: 'You, or `null` for a stranger.',
    who: 'anybody',
    replies: { 200: Visitor },
  },
  'POST /guests': {
    about: 'Comes as a guest.',
    who: 'anybody',
    body: NewGuest,
    replies: { 201: Welcomed },
  },
  'POST /accounts': {
    about: 'The guest becomes an account; the secret of the session changes.',
    who: 'person',
    only: 'a guest',
    body: NewAccount,
    replies: { 201: Welcomed },
  },
  'POST /sessions': {
    about: 'Signs in. `202` where a second factor is on.',
    who: 'anybody',
    body: SignIn,
    replies: { 201: Welcomed, 202: CodeAsked },
  },
  'POST /sessions/code': {
    about: 'The second half of a sign-in.',
    who: 'anybody',
    body: SignInCode,
    replies: { 201: Welcomed },
  },
  'GET /sessions': {
    about: 'Where you are signed in.',
    who: 'person',
    replies: { 200: MySessions },
  },
  'DELETE /sessions': {
    about: 'All other sessions end, and all links to your seats.',
    who: 'person',
    replies: { 204: Nothing },
  },
  'DELETE /sessions/current': {
    about: 'This session ends.',
    who: 'person',
    replies: { 204: Nothing },
  },
  'DELETE /sessions/:id': {
    about: 'That session ends.',
    who: 'person',
    params: Named,
    replies: { 204: Nothing },
  },
  'GET /me': { about: 'You.', who: 'person', replies: { 200: Myself } },
  'PATCH /me': {
    about: 'Changes what is named.',
    who: 'person',
    body: MyChanges,
    replies: { 200: Myself },
  },
  'GET /me/export': {
    about: 'All that is kept of you.',
    who: 'person',
    replies: { 200: { media: 'application/json' } },
  },
  'DELETE /me': {
    about: 'Forgets you.',
    who: 'person',
    body: v.nullish(Leaving, {}),
    replies: { 204: Nothing },
  },
  'DELETE /me/links': {
    about: 'All links to your seats end.',
    who: 'person',
    replies: { 204: Nothing },
  },
  'PUT /me/password': {
    about: 'Sets a password. Here and below all other sessions and all links to your seats end.',
    who: 'account',
    body: NewPassword,
    replies: { 200: Welcomed },
  },
  'POST /me/passkeys': {
    about: 'Adds a passkey.',
    who: 'account',
    body: AddedPasskey,
    replies: { 201: Welcomed },
  },
  'DELETE /me/ways/:id': {
    about: 'Takes a way into the account away; the last one stays.',
    who: 'account',
    params: Named,
    body: RemovedWay,
    replies: { 200: Welcomed },
  },
  'POST /me/second-factor': {
    about: 'Offers what an app makes codes from.',
    who: 'account',
    body: SecondFactorProof,
    replies: { 200: SecondFactorOffer },
  },
  'PUT /me/second-factor': {
    about: 'The second factor is on.',
    who: 'account',
    body: SecondFactorCode,
    replies: { 200: RecoveryCodes },
  },
  'POST /me/second-factor/recovery': {
    about: 'Makes recovery codes; those before are void.',
    who: 'account',
    body: SecondFactorProof,
    replies: { 200: RecoveryCodes },
  },
  'DELETE /me/second-factor': {
    about: 'The second factor is off.',
    who: 'account',
    body: SecondFactorProof,
    replies: { 200: Welcomed },
  },
  'POST /passkeys/new': {
    about: 'What a new passkey is made from.',
    who: 'person',
    body: v.nullish(PasskeyWish, {}),
    replies: { 200: PasskeyWanted },
  },
  'POST /passkeys/question': {
    about: 'What a passkey is to sign.',
    who: 'anybody',
    replies: { 200: PasskeyQuestion },
  },
} as const satisfies RouteTable
