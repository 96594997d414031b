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
}
const PASSWORD = 'a long one, please'

/** Bodies of requests and answers about people. */
export const ACCOUNT_EXAMPLES: Readonly<Record<string, Example>> = {
  NewGuest: { name: 'Astrid', as: 'program', label: 'my first bot' },
  Welcomed: { me: ME, token: 'h8J2kq0ZP4vYb7Lwx1Mn' },
  Visitor: { protocol: 1, me: ME },
  NewAccount: { name: 'Astrid', password: PASSWORD },
  SignIn: { name: 'Astrid', password: PASSWORD, as: 'program', label: 'my first bot' },
  MyChanges: {
    name: 'Astrid the Bold',
    away: { timeZone: 'Europe/Warsaw', night: { from: '22:30', to: '07:00' }, holidays: [] },
  },
  NewPassword: { password: 'another long one', proof: { password: PASSWORD } },
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
