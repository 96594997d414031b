import { GAME_FILE_FORMAT, GAME_FILE_VERSION, type GameFile } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { checkFairness, type Fairness, seatCommitment, seedOf, serverCommitment } from './index.ts'

const TABLE = 'table-1'
const SECRET = '5'.repeat(64)
const [ANN, BOB] = ['a'.repeat(64), 'b'.repeat(64)]

const FAIRNESS: Fairness = {
  table: TABLE,
  commitment: serverCommitment(TABLE, SECRET),
  secret: SECRET,
  contributions: [
    { seat: 0, commitment: seatCommitment(TABLE, 0, ANN), contribution: ANN },
    { seat: 1, commitment: seatCommitment(TABLE, 1, BOB), contribution: null },
  ],
  bots: [2],
}

const START = { game: 'toy', rulesVersion: 1, options: { rounds: 2 }, seats: 4 }

/** What is looked at is the start alone; that the actions follow from the seed, the kernel checks. */
function fileWith(fairness: Fairness, seed = seedOf({ ...START, fairness })): GameFile {
  return {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    game: START.game,
    rules: [
      { from: 0, version: START.rulesVersion },
      { from: 7, version: 2 },
    ],
    options: START.options,
    seats: ['Ann', 'Bob', 'Bot', 'Dan'].map((name) => ({ name })),
    seed,
    fairness,
    actions: [],
    result: null,
    checksum: '',
  }
}

/** The steps that went wrong, in short. */
function wrong(file: GameFile): string[] {
  const report = checkFairness(file)
  const steps = report?.steps.filter(({ ok }) => !ok) ?? []
  return steps.map(({ what, seat }) => (seat === null ? what : `${what} ${seat}`))
}

describe('how a seed came about', () => {
  it('is computed again, step by step, with everybody named', () => {
    const report = checkFairness(fileWith(FAIRNESS))
    expect(report).toMatchObject({ ok: true, table: TABLE })
    expect(report?.steps.map(({ what }) => what)).toEqual(['server', 'seat', 'seed'])
    expect(report?.parts).toEqual(['gave', 'withheld', 'bot', 'none'])
  })

  it('is not told by a file without it', () => {
    const { fairness: _, ...plain } = fileWith(FAIRNESS)
    expect(checkFairness(plain)).toBeNull()
  })

  it('does not depend on newer rules that the game went on with', () => {
    const file = fileWith(FAIRNESS)
    expect(checkFairness({ ...file, rules: file.rules.slice(0, 1) })?.ok).toBe(true)
  })

  it.each<[string, GameFile, string[]]>([
    ['another seed', fileWith(FAIRNESS, ANN), ['seed']],
    ['another secret', fileWith({ ...FAIRNESS, secret: BOB }), ['server']],
    ['another table', fileWith({ ...FAIRNESS, table: 'x' }), ['server', 'seat 0']],
    ['another game', { ...fileWith(FAIRNESS), game: 'other' }, ['seed']],
    ['other options', { ...fileWith(FAIRNESS), options: {} }, ['seed']],
    ['other rules', { ...fileWith(FAIRNESS), rules: [{ from: 0, version: 2 }] }, ['seed']],
    [
      'a contribution left out after all',
      { ...fileWith({ ...FAIRNESS, contributions: [] }), seed: fileWith(FAIRNESS).seed },
      ['seed'],
    ],
    [
      'a contribution made up later',
      fileWith({
        ...FAIRNESS,
        contributions: FAIRNESS.contributions.map((one) => ({ ...one, contribution: SECRET })),
      }),
      ['seat 0', 'seat 1'],
    ],
  ])('is not taken with %s', (_what, file, steps) => {
    expect(checkFairness(file)?.ok).toBe(false)
    expect(wrong(file)).toEqual(steps)
  })

  it.each<[string, Partial<Fairness>]>([
    ['a seat twice', { contributions: FAIRNESS.contributions.flatMap((one) => [one, one]) }],
    ['a bot that gave', { bots: [0] }],
    ['a bot twice', { bots: [2, 2] }],
    ['a seat that is not there', { bots: [4] }],
    ['a seat before the first', { bots: [-1] }],
  ])('is not taken with %s, though every step is right', (_what, change) => {
    const file = fileWith({ ...FAIRNESS, ...change })
    expect(wrong(file)).toEqual([])
    expect(checkFairness(file)).toMatchObject({ ok: false, parts: null })
  })
})
