import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { all, fight, goesOn } from '../testing/fight.ts'
import { type Given, given } from '../testing/given.ts'
import { lost, PILE } from '../testing/loki.ts'

const SIZES = (game: Given): number[] => {
  const { hand, squad, valhalla: pile } = game.player('p2')
  return [
    hand.length,
    squad.filter((fighter) => fighter !== null).length,
    pile.length,
    game.player('p1').hand.length,
  ]
}

/** Takes a line with the first answer to all it asks: the questions, and what came and went. */
function take(game: Given, line: number): string {
  const before = SIZES(game)
  const asked: string[] = []
  game.does('p2', `line ${line}`)
  while (game.asks()['p2'] !== undefined) {
    asked.push(game.asks()['p2'] as string)
    game.does('p2', game.legal('p2')[0] as string)
  }
  const changes = SIZES(game).map((size, index) => size - (before[index] ?? 0))
  return `${asked.join(' ')} ${changes.join(' ')}`.trim()
}

/** The questions, then p2's hand, squad and Valhalla, then the winner's hand. */
const ALL = '0 -2 2 0'
const ONE = 'send 0 -1 1 0'
const TWO = 'send send 0 -2 2 0'
const STEAL = '1 0 0 -1'
const DRAW = '1 0 0 0'
const DRAW_TWO = '2 0 0 0'
const KEEP_ONE = 'keep 1 0 0 0'
const KEEP_TWO = 'keep keep 2 0 0 0'
const TOP_TACTIC = '1 0 0 0'
const BACK = 'return-tactic 1 0 0 0'
const GLORY_ONE = 'glory 0 0 1 0'
const GLORY_TWO = 'glory glory 0 0 2 0'
const PLAY = 'play-bonus -1 1 0 0'
const FOE_LOSES = '0 0 0 -1'

/** By card: the first line that may be used for each difference from 0 to 9, and what the lines do. */
const TABLE: readonly [string, string, readonly number[], readonly string[]][] = [
  ['shared-table', 'Shared Table', [0, 0, 1, 1, 2, 2, -1, -1, -1, -1], [ALL, ONE, STEAL]],
  ['narrow-door', 'Narrow Door', [0, 0, 1, 1, 1, 2, 2, 2, -1, -1], [TWO, ONE, DRAW]],
  ['tricksters-purse', "Trickster's Purse", [0, 0, 0, 1, 1, 1, 2, 2, 2, -1], [ONE, STEAL, DRAW]],
  ['borrowed-blades', 'Borrowed Blades', [0, 0, 1, 1, 1, 2, 2, 2, 2, -1], [ONE, TOP_TACTIC, BACK]],
  ['false-songs', 'False Songs', [0, 0, 1, 1, 1, 2, 2, 2, -1, -1], [GLORY_TWO, GLORY_ONE, DRAW]],
  ['new-faces', 'New Faces', [0, 0, 0, 1, 1, 1, 2, 2, 2, 2], [ONE, PLAY, KEEP_ONE]],
  ['cut-purses', 'Cut Purses', [0, 1, 1, 1, 2, 2, 2, -1, -1, -1], [ALL, STEAL, FOE_LOSES]],
  ['long-night', 'Long Night', [0, 0, 0, 0, 1, 1, 1, 2, 2, 2], [ONE, KEEP_TWO, DRAW]],
  ['serpents-gift', "Serpent's Gift", [0, 0, 0, 1, 1, 1, 2, 2, 2, 2], [TWO, GLORY_ONE, PLAY]],
  [
    'mocking-laughter',
    'Mocking Laughter',
    [0, 0, 1, 1, 2, 2, 3, 3, 3, 3],
    [ONE, BACK, FOE_LOSES, DRAW_TWO],
  ],
]

describe("Loki's Trick: the cards", () => {
  for (const [id, name, first, lines] of TABLE) {
    it(`VH-56 VH-R26 ${name} opens its lines by the difference, and those below`, () => {
      first.forEach((line, difference) => {
        const game = lost(id, difference)
        const open = lines.map((_, index) => `line ${index}`).slice(line)
        const strengths = game.events.find((event) => event.type === 'battle-won')
        expect(strengths).toMatchObject({ strength: 4 + difference, other: 4 })
        const found = [difference, game.legal('p2')]
        expect(found).toEqual([difference, line < 0 ? [] : [...open, 'done']])
        goesOn(game, line < 0 ? { p1: 'keep' } : { p2: 'loki' })
        if (line > 0) expect(game.forbids('p2', `line ${line - 1}`)).toBe('VH-R26')
      })
    })

    it(`VH-55 VH-56 ${name}: what each line gives, to the loser alone`, () => {
      const found = lines.map((_, line) => {
        const game = lost(id, 0)
        const other = all(game, 'p3')
        const taken = take(game, line)
        expect(all(game, 'p3')).toBe(other)
        goesOn(game, { p1: 'keep' })
        return taken
      })
      expect(found).toEqual(lines)
    })
  }

  it('VH-57 the printed card: all at 0 or 1, one at 2 or 3, a random card at 4 or 5', () => {
    const close = lost('shared-table', 1)
    close.does('p2', 'line 0')
    expect(close.player('p2').valhalla).toEqual(['ulf', 'ulfhild'])
    const middle = lost('shared-table', 3)
    middle.does('p2', 'line 1', 'warrior ulfhild')
    expect(middle.player('p2').valhalla).toEqual(['ulfhild'])
    const far = lost('shared-table', 5)
    far.does('p2', 'line 2')
    expect([far.player('p2').hand.length, far.player('p1').hand.length]).toEqual([2, 1])
  })

  it.each([
    ['shared-table', 3, 20],
    ['false-songs', 3, 25],
    ['long-night', 3, 10],
    ['mocking-laughter', 3, 15],
    ['long-night', 4, 0],
    ['mocking-laughter', 6, 0],
    ['false-songs', 6, 5],
    ['long-night', 2, 30],
  ])(
    'VH-55 VH-R22 %s with %i players: %i cards are discarded at the start',
    (card, seats, count) => {
      const options = { loki: true, lokiCard: card, firstGame: true }
      const state = valhalla.setup({
        options: valhalla.parseOptions(options, seats),
        seats,
        seed: 'loki',
      })
      expect([state.loki, state.discard.length]).toEqual([card, count])
      expect(state.open.map((one) => one.kind)).toEqual(['pick-warrior'])
    },
  )

  it('VH-55 the first game uses the marked card, others draw one for the whole game', () => {
    const drawn = new Set<string | null>()
    for (let seed = 0; seed < 60; seed++) {
      const first = valhalla.parseOptions({ loki: true, firstGame: true }, 2)
      expect(valhalla.setup({ options: first, seats: 2, seed: `${seed}` }).loki).toBe(
        'shared-table',
      )
      drawn.add(
        valhalla.setup({
          options: valhalla.parseOptions({ loki: true }, 2),
          seats: 2,
          seed: `${seed}`,
        }).loki,
      )
    }
    expect(drawn.size).toBe(10)
    expect(
      valhalla.setup({ options: valhalla.parseOptions({}, 2), seats: 2, seed: 'none' }).loki,
    ).toBeNull()
  })
})

describe("Loki's Trick: when it acts", () => {
  it('VH-56 nothing is a choice too, and all else stays as it was', () => {
    const game = lost('shared-table', 0)
    const before = [all(game, 'p1'), all(game, 'p2'), all(game, 'p3')]
    expect([game.player('p2').shields, game.player('p1').captured]).toEqual([3, [0, 1, 0]])
    game.does('p2', 'done')
    expect([all(game, 'p1'), all(game, 'p2'), all(game, 'p3')]).toEqual(before)
    expect(game.state.discard).toEqual([...PILE, 'push-back-the-enemy'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 VH-R17 an attacker who loses is asked, after the defender has sent warriors', () => {
    const game = given({
      options: { loki: true },
      loki: 'shared-table',
      p1: { squad: ['ulf', 'vidar'] },
      p2: { squad: ['arnbjorn', 'hjort'] },
      dice: ['spear miss miss miss miss miss', 'axe miss miss miss miss miss'],
    })
    game.does('p1', 'attack p2')
    fight(game, ['arm ulf spear'], ['arm arnbjorn axe'])
    goesOn(game, { p2: 'send' })
    game.does('p2', 'done')
    goesOn(game, { p1: 'loki' })
    game.does('p1', 'line 0')
    expect([game.player('p1').valhalla, game.squad('p1')]).toEqual([['ulf'], ['vidar']])
    expect([game.player('p2').shields, game.player('p2').valhalla]).toEqual([4, []])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R14 gives nothing after a battle that nobody has won', () => {
    const game = given({
      options: { loki: true },
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bersi'] },
      dice: ['miss miss miss miss miss miss'],
    })
    game.does('p1', 'attack p2', 'done')
    expect([game.player('p1').shields, game.player('p2').shields]).toEqual([4, 4])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R15 VH-R26 a defender who armed nobody lost by all the strength of the attacker', () => {
    const game = given({
      options: { loki: true },
      loki: 'shared-table',
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bersi'], hand: ['fury'] },
      dice: ['axe miss miss miss miss miss', 'miss miss miss miss miss miss'],
    })
    game.does('p1', 'attack p2')
    fight(game, ['arm arnbjorn axe'], ['tactic fury'])
    expect(game.legal('p2')).toEqual(['line 1', 'line 2', 'done'])
    game.does('p2', 'line 1')
    expect(game.player('p2').valhalla).toEqual([])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R17 cannot send a warrior that a Dwarf has denied Valhalla', () => {
    const denied = (loki: string): Given => {
      const game = given({
        options: { loki: true, dwarves: true },
        loki,
        p1: { squad: ['andvari', 'arnbjorn'] },
        p2: { squad: ['ulf', 'ulfhild'] },
        dice: ['axe shield miss miss miss miss', 'spear bow miss miss miss miss'],
      })
      game.does('p1', 'attack p2')
      fight(game, ['arm andvari shield', 'arm arnbjorn axe'], ['arm ulf spear', 'arm ulfhild bow'])
      game.does('p1', 'warrior ulf')
      goesOn(game, { p2: 'loki' })
      return game
    }
    const everybody = denied('shared-table')
    everybody.does('p2', 'line 0')
    expect([everybody.player('p2').valhalla, everybody.squad('p2')]).toEqual([['ulfhild'], ['ulf']])
    goesOn(everybody, { p1: 'keep' })
    const one = denied('tricksters-purse')
    one.does('p2', 'line 0')
    expect(one.forbids('p2', 'warrior ulf')).toBe('VH-76')
    one.does('p2', 'warrior ulfhild')
    goesOn(one, { p1: 'keep' })
  })

  it('VH-R26 comes when Valhalla and shields are settled, after the king has changed', () => {
    const game = given({
      options: { loki: true, king: true },
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['ulf'] },
      dice: ['axe miss miss miss miss miss', 'spear miss miss miss miss miss'],
    })
    game.does('p1', 'attack p2')
    fight(game, ['arm arnbjorn axe'], ['arm ulf spear'])
    goesOn(game, { p2: 'loki' })
    expect(game.state.king?.holders).toEqual([0])
    expect(game.player('p1').valhalla).toEqual(['arnbjorn'])
    expect(game.player('p2').shields).toBe(3)
  })

  it('VH-54 VH-55 is not there without the module', () => {
    const game = given({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['ulf'] },
      dice: ['axe miss miss miss miss miss', 'spear miss miss miss miss miss'],
    })
    game.does('p1', 'attack p2')
    fight(game, ['arm arnbjorn axe'], ['arm ulf spear'])
    expect(game.state.loki).toBeNull()
    goesOn(game, { p1: 'keep' })
  })
})
