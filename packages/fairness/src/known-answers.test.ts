import { describe, expect, it } from 'vitest'
import { type Fairness, seatCommitment, secretOf, seedOf, serverCommitment } from './index.ts'

const TABLE = 'zażółć-1'
const SECRET = '0123456789abcdef'.repeat(4)
const CONTRIBUTION = 'fedcba9876543210'.repeat(4)
const ZEROS = '0'.repeat(64)

/** Made with `printf '%s' '…' | sha256sum` from the texts that docs/fair-play.md describes. */
const SERVER = '1e3d19311e70ca7c15ddd65af2b71cb851dfc76bdfd7775f446b972c63caf277'
const SEAT = '7d8366e1e1955ba6be289a51fbb0ba10a60dff6015a4123c883128b3d23ed2a2'
const SEED = '4b964c6d959b80a0eddd00307e1e7857ae2129bd6eda473cc7044b08d941172d'

const FAIRNESS: Fairness = {
  table: TABLE,
  commitment: SERVER,
  secret: SECRET,
  contributions: [
    { seat: 1, commitment: SEAT, contribution: CONTRIBUTION },
    { seat: 2, commitment: ZEROS, contribution: null },
  ],
  bots: [0],
}

describe('what anybody can compute with other tools', () => {
  it('the commitments', () => {
    expect(serverCommitment(TABLE, SECRET)).toBe(SERVER)
    expect(seatCommitment(TABLE, 1, CONTRIBUTION)).toBe(SEAT)
  })

  it('the seed, whatever the order of the options', () => {
    const start = { fairness: FAIRNESS, game: 'valhalla', rulesVersion: 2, seats: 3 }
    expect(seedOf({ ...start, options: { pairs: 'none', thor: true } })).toBe(SEED)
    expect(seedOf({ ...start, options: { thor: true, pairs: 'none' } })).toBe(SEED)
  })
})

describe('a secret', () => {
  it('is 32 bytes in 64 digits', () => {
    expect(secretOf(new Uint8Array(32).fill(10))).toBe('0a'.repeat(32))
    expect(() => secretOf(new Uint8Array(31))).toThrow(/32 random bytes, not 31/)
  })

  it.each(['', 'x', ZEROS.slice(1), `${ZEROS}0`, 'A'.repeat(64), `${ZEROS.slice(2)}\n0`])(
    'is bound to only where it is one: %j',
    (text) => {
      expect(() => serverCommitment(TABLE, text)).toThrow(/64 hexadecimal digits/)
      expect(() => seatCommitment(TABLE, 0, text)).toThrow(/64 hexadecimal digits/)
    },
  )
})
