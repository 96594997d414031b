import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type FairStart, seatCommitment, seedOf, serverCommitment } from './index.ts'

/** Reproducible bytes for trial number n. */
function hex(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

function trial(n: number): FairStart {
  const table = `table ${hex(n).slice(0, n % 20)}`
  const seats = 1 + (n % 6)
  const contributions = Array.from({ length: seats }, (_, seat) => {
    const contribution = hex('contribution', n, seat)
    const commitment = seatCommitment(table, seat, contribution)
    return { seat, commitment, contribution: (n + seat) % 5 === 0 ? null : contribution }
  }).filter(({ seat }) => (n + seat) % 4 > 0)
  const secret = hex('secret', n)
  const bots = seats > 1 && n % 4 === 0 ? [0] : []
  const fairness = {
    table,
    commitment: serverCommitment(table, secret),
    secret,
    contributions,
    bots,
  }
  const options = { pairs: 'none', clans: ['wolf', n], deep: { flag: n % 2 === 0, none: null } }
  return { fairness, game: 'valhalla', rulesVersion: 1 + (n % 3), options, seats }
}

/** The same by other means: the text written by hand, the hash by Node's own library. */
function seedByHand({ fairness, game, rulesVersion, options, seats }: FairStart): string {
  const { table, commitment, secret, contributions, bots } = fairness
  const { clans, deep, pairs } = options as Record<string, unknown>
  const { flag, none } = deep as Record<string, unknown>
  const facts =
    `{"bots":${JSON.stringify(bots)},"game":"${game}","options":{"clans":${JSON.stringify(clans)},` +
    `"deep":{"flag":${flag},"none":${none}},"pairs":"${pairs}"},"rulesVersion":${rulesVersion},"seats":${seats}}`
  const given = contributions.map(
    (one) => `[${one.seat},"${one.commitment}",${JSON.stringify(one.contribution)}]`,
  )
  const text = `["meadhall/fairness/1/seed","${table}",${facts},["${commitment}","${secret}"],[${given}]]`
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** Every value with one of its letters, digits or truths changed. */
function changesOf(value: unknown): unknown[] {
  if (typeof value === 'string') return lettersChanged(value)
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (value === null) return ['']
  if (Array.isArray(value)) {
    const inner = value.flatMap((one, i) => changesOf(one).map((other) => value.with(i, other)))
    return [...inner, [...value, 0], ...value.map((_, i) => value.toSpliced(i, 1))]
  }
  return Object.entries(value as object).flatMap(([name, one]) =>
    changesOf(one).map((other) => ({ ...(value as object), [name]: other })),
  )
}

function lettersChanged(text: string): string[] {
  const flipped = Array.from(text, (letter, i) => {
    const other = String.fromCharCode(letter.charCodeAt(0) ^ 1)
    return text.slice(0, i) + other + text.slice(i + 1)
  })
  return [...flipped, `${text}0`, text.slice(1), `${text}"`]
}

const TRIALS = Array.from({ length: 60 }, (_, n) => n)

describe('the seed', () => {
  it.each(TRIALS)('is 64 digits that anybody can compute (%i)', (n) => {
    const seed = seedOf(trial(n))
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(seed).toBe(seedByHand(trial(n)))
  })

  it('is another with any letter, digit or entry of anything it is made from', () => {
    for (const n of TRIALS.slice(0, 12)) {
      const start = trial(n)
      const changed = [start, ...changesOf(start)] as FairStart[]
      const seeds = new Set(changed.map(seedOf))
      const texts = new Set(changed.map((one) => JSON.stringify(one)))
      expect(texts.size).toBeGreaterThan(150)
      expect(seeds.size).toBe(texts.size)
    }
  })

  it('is another where the same letters stand in another field', () => {
    const start = trial(3)
    const { fairness } = start
    const moved = (change: object): string =>
      seedOf({ ...start, fairness: { ...fairness, ...change } })
    const swapped = { commitment: fairness.secret, secret: fairness.commitment }
    const quoted = { table: `${fairness.table}","${fairness.commitment}` }
    expect(new Set([seedOf(start), moved(swapped), moved(quoted)]).size).toBe(3)
  })
})

describe('a commitment', () => {
  it('is for one purpose, one table, one seat and one secret', () => {
    const secret = hex('one')
    const all = [
      serverCommitment('a', secret),
      serverCommitment('b', secret),
      serverCommitment('a', hex('two')),
      ...[0, 1, 2, 10, 11].map((seat) => seatCommitment('a', seat, secret)),
      seatCommitment('b', 0, secret),
      seatCommitment('a', 0, hex('two')),
      seatCommitment('a",0,"', 0, secret),
    ]
    expect(new Set(all).size).toBe(all.length)
  })
})
