import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAME_IDS, type GameId } from '@meadhall/games'
import { describe, expect, it } from 'vitest'
import { parse } from './lib/syntax.ts'
import { ROOT } from './lib/workspace.ts'
import { EQUIVALENT, isEquivalentTo, whyEquivalent } from './mutants/equivalent.ts'
import { findMutants, mutantsOf } from './mutants/find.ts'
import { type Fate, type Hunt, hunt } from './mutants/hunt.ts'
import { withMarks } from './mutants/marks.ts'
import { describeMutant, type Mutant, mutate } from './mutants/mutant.ts'
import { describeFates, tallyOf } from './mutants/report.ts'
import { sampleOf } from './mutants/sample.ts'
import { testsOf } from './mutants/tests.ts'

/** `original → mutated` of every mutant of a source text. */
function found(source: string): string[] {
  return findMutants('rule.ts', source).map(({ original, mutated }) => `${original} → ${mutated}`)
}

describe('what can be broken', () => {
  it.each([
    ['if (isTired()) rest()', ['isTired() → !(isTired())']],
    ['const a = isTired() ? 1 : 2', ['isTired() → !(isTired())']],
    ['while (isTired()) rest()', ['isTired() → !(isTired())']],
    ['if (a === b) rest()', ['a === b → a !== b']],
    ['const c = a < b', ['a < b → a <= b']],
    ['const c = a >= b', ['a >= b → a > b']],
    ['for (let i = 0; i < n; i++) rest()', ['i < n → i + 1 < n']],
    ['for (let i = n; i > 0; i--) rest()', ['i > 0 → i - 1 > 0']],
    ['const c = a && b', ['a && b → (a || b)']],
    ['const c = a || b || d', ['a || b || d → ((a || b) && d)', 'a || b → (a && b)']],
    ['const c = a + 1', ['a + 1 → a + 0']],
    ['rage -= 1', ['rage -= 1 → rage -= 0']],
    ['const c = Math.min(a, b)', ['Math.min(a, b) → Math.max(a, b)']],
    ['const f = () => true', ['true → false']],
    ['function f() { return false }', ['false → true']],
  ])('%s', (source, mutants) => {
    expect(found(source)).toEqual(mutants)
  })

  it.each([
    ['a call', 'rest(tired)'],
    ['a number that is no step', 'const c = a + 2'],
    ['a truth that is not returned', 'const c = true'],
    ['a type', 'type A<T> = T extends string ? 1 : 2'],
    ['a line that would begin with a bracket', 'rest()\ntired && sleep()'],
  ])('nothing in %s', (_what, source) => {
    expect(found(source)).toEqual([])
  })

  it('places are right beside letters of more than one byte', () => {
    const source = '// Óðinn × 2 😀\nconst c = a < b\n'
    const [mutant] = findMutants('rule.ts', source)
    expect(mutant).toMatchObject({ line: 2, lineText: 'const c = a < b' })
    expect(mutant && mutate(source, mutant)).toBe('// Óðinn × 2 😀\nconst c = a <= b\n')
  })
})

describe.each(GAME_IDS)('the mutants of %s', (game) => {
  const mutants = mutantsOf(game)
  const sourceOf = ({ file }: Mutant) => readFileSync(join(ROOT, file), 'utf8')

  it('are hundreds, in all four folders, and each can be parsed', () => {
    expect(mutants.length).toBeGreaterThan(500)
    const folders = new Set(mutants.map(({ file }) => file.split('/')[3]))
    expect([...folders].sort()).toEqual(['effects', 'legal', 'phases', 'queries'])
    for (const mutant of sampleOf(mutants, 100, 'parse'))
      expect(() => parse(mutate(sourceOf(mutant), mutant)), describeMutant(mutant)).not.toThrow()
  })

  it('are sampled alike for a seed, from every file its share', () => {
    const sample = sampleOf(mutants, 150, '1')
    expect(sample).toHaveLength(150)
    expect(sampleOf(mutants, 150, '1')).toEqual(sample)
    expect(sampleOf(mutants, 150, '2')).not.toEqual(sample)
    for (const [file, all] of Map.groupBy(mutants, (mutant) => mutant.file)) {
      const share = sample.filter((mutant) => mutant.file === file).length
      expect(Math.abs(share - (150 * all.length) / mutants.length), file).toBeLessThan(1.5)
    }
  })

  it('are looked for by tests of the game and of all games', () => {
    expect(testsOf(game)).toContain(`packages/game-${game}/src/scenarios.test.ts`)
    expect(testsOf(game)).toContain('packages/games/src/games.test.ts')
  })
})

it('marks tell which places were reached, the outer before the inner', () => {
  const source = 'const c = a && b < 1'
  const numbered = findMutants('rule.ts', source).map((mutant, number) => ({ mutant, number }))
  expect(withMarks(source, numbered)).toBe(
    'const c = (__mutantMarks[0] = 1, a && (__mutantMarks[1] = 1, b < 1))',
  )
})

describe('equivalent mutants', () => {
  it('are all still there, each with a reason', () => {
    const mutants = GAME_IDS.flatMap((game) => mutantsOf(game))
    for (const known of EQUIVALENT) {
      expect(known.why.length).toBeGreaterThan(20)
      expect(mutants.filter((mutant) => isEquivalentTo(mutant, known)).length).toBeGreaterThan(0)
    }
  })

  it('are few: at most one of twenty', () => {
    const mutants = GAME_IDS.flatMap((game) => mutantsOf(game))
    const equivalent = mutants.filter((mutant) => whyEquivalent(mutant) !== null)
    expect(equivalent.length).toBeLessThan(mutants.length / 20)
  })
})

it('a report counts the noticed among those that can be noticed, and lists the others', () => {
  const [mutant] = findMutants('packages/game-x/src/legal/rule.ts', 'const c = a < b')
  if (mutant === undefined) throw new Error('no mutant')
  const fates: Fate[] = [
    { mutant, verdict: 'killed', note: 'a test' },
    { mutant, verdict: 'timed out', note: 'in a test' },
    { mutant, verdict: 'survived', note: '3 test files passed' },
    { mutant, verdict: 'equivalent', note: 'never both' },
  ]
  expect(tallyOf(fates).score).toBe(66.7)
  expect(tallyOf([]).score).toBeNull()
  const counts = '4 mutants, 1 killed, 1 timed out, 1 survived, 1 equivalent: 66.7 %'
  expect(describeFates('x', fates).split('\n')).toEqual([
    `x legal: ${counts}`,
    `x all: ${counts}`,
    '  survived  packages/game-x/src/legal/rule.ts:1  a < b → a <= b  (3 test files passed)',
    '  equivalent  packages/game-x/src/legal/rule.ts:1  a < b → a <= b  (never both)',
  ])
})

/** How each mutant fared: `verdict: original → mutated`. */
async function faring(given: Omit<Hunt, 'workers'>): Promise<string[]> {
  const fates = await hunt({ ...given, workers: 1 })
  return fates.map(({ mutant, verdict }) => `${verdict}: ${mutant.original} → ${mutant.mutated}`)
}

describe('a small rule', () => {
  const folder = 'tools/mutants/fixture'
  const file = `${folder}/rule.ts`
  const tests = [`${folder}/rule.test.ts`]
  const mutants = findMutants(file, readFileSync(join(ROOT, file), 'utf8'))
  const hangs = mutants.filter(({ mutated }) => mutated === 'sung += 0')

  it('is held by its tests where they look, and only there', async () => {
    const others = mutants.filter((mutant) => !hangs.includes(mutant))
    expect(await faring({ folder, mutants: others, tests })).toEqual([
      'killed: rowed < 3 → !(rowed < 3)',
      'killed: rowed < 3 → rowed <= 3',
      'killed: false → true',
      'survived: benches > 0 → benches >= 0',
      'killed: sung !== wanted → sung === wanted',
    ])
  })

  it('that runs in circles is ended', async () => {
    expect(await faring({ folder, mutants: hangs, tests, leastMs: 500 })).toEqual([
      'timed out: sung += 1 → sung += 0',
    ])
  })

  it('that no test comes to survives without a run', async () => {
    const elsewhere = ['packages/kernel/src/ids.test.ts']
    const [fate] = await hunt({ folder, mutants: hangs, tests: elsewhere, workers: 1 })
    expect(fate).toMatchObject({ verdict: 'survived', note: 'no test comes here' })
  })
})

it.each<[GameId, string, string]>([
  [
    'blood-rage',
    'phases/pillage',
    'other !== seat || figuresAround(clanAt(state, other), province) > 0',
  ],
  ['valhalla', 'phases/battle', 'battle.attacker === MONSTER_SEAT'],
])('tests of %s notice a broken %s', async (game, name, mutated) => {
  const folder = `packages/game-${game}/src`
  const mutants = mutantsOf(game).filter(
    (mutant) => mutant.file === `${folder}/${name}.ts` && mutant.mutated.includes(mutated),
  )
  const fates = await faring({ folder, mutants, tests: [`${folder}/${name}.test.ts`] })
  expect(fates.map((fate) => fate.split(':')[0])).toEqual(mutants.map(() => 'killed'))
  expect(mutants.length).toBeGreaterThan(0)
})
