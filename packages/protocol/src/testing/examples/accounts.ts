import { ASTRID, at, type Example } from './example.ts'

const ME = {
  ...ASTRID,
  kind: 'guest',
  role: 'player',
  bannedUntil: null,
  mutedUntil: null,
  settings: null,
  away: null,
  ways: [],
  secondFactor: null,
}
const PASSWORD = 'a long one, please'

/** Bodies of requests and answers about people. */
export const ACCOUNT_EXAMPLES: Readonly<Record<string, Example>> = {
  NewGuest: { name: 'Astrid', as: 'program', label: 'my first bot' },
  Welcomed: { me: ME, token: 'h8J2kq0ZP4vYb7Lwx1Mn' },
  Visitor: { protocol: 1, me: ME },
  NewAccount: { name: 'Astrid', password: PASSWORD },
  SignIn: { name: 'Astrid', password: PASSWORD, as: 'program', label: 'my first bot' },
  CodeAsked: { challenge: 'h8J2kq0ZP4vYb7Lwx1Mn' },
  SignInCode: { challenge: 'h8J2kq0ZP4vYb7Lwx1Mn', code: '492039', as: 'program' },
  MyChanges: {
    name: 'Astrid the Bold',
    away: { timeZone: 'Europe/Warsaw', night: { from: '22:30', to: '07:00' }, holidays: [] },
  },
  NewPassword: { password: 'another long one', proof: { password: PASSWORD } },
  SecondFactorProof: { proof: { password: PASSWORD } },
  SecondFactorOffer: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    address:
      'otpauth://totp/Meadhall:Astrid?issuer=Meadhall&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  },
  SecondFactorCode: { code: '492039' },
  RecoveryCodes: {
    me: { ...ME, kind: 'account', secondFactor: { since: at(0), recoveryLeft: 1 } },
    recovery: ['4k7m-92qd-x8vn-03bt-hc5w-rf1z'],
  },
  Leaving: { proof: { password: PASSWORD } },
  SessionShown: {
    id: 's1',
    kind: 'token',
    label: 'my first bot',
    created: at(0),
    touched: at(60),
    expires: at(31_536_000),
    current: true,
  },
}
