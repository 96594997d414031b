import { afterAll, describe, expect, it } from 'vitest'
import { numbers, scriptedTable } from '../testing/table.ts'

const table = scriptedTable()
const { meadhall, savedActions } = table
afterAll(table.end)

const PLAY = ['play', '--game', 'valhalla', '--bots', 'thrall']
const MODULES = ['--loki', '--valkyries', '--dwarves', '--tyr', '--king']

interface Report {
  readonly ending: string
  readonly scores: readonly number[]
  readonly winners: readonly number[]
  readonly pointsBySource: readonly Record<string, number>[]
}

function reportIn(out: string): Report {
  return JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Report
}

function tooLong(out: string): string[] {
  return out.split('\n').filter((line) => line.length > 80 && !line.startsWith('{'))
}

describe('a whole game of Valhalla by script', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['1', ['--monster', 'jormungandr', '--difficulty', '2', '--valkyries']],
    ['2', MODULES],
    ['4', [...MODULES, '--thor']],
    ['4', ['--pairs', 'cooperation', '--hand-draft', '--five-jarls']],
    ['6', ['--simple', '--loki', '--loki-card', 'shared-table', '--first-player', '6']],
  ]
  it.each(cases)('for %s with %j ends, in 80 columns', (players, options) => {
    const args = [...PLAY, '--players', players, '--seed', 'script', '--json', ...options]
    const { code, out, err } = meadhall(args, numbers(`${players} ${options.join(' ')}`, 2500))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(tooLong(out)).toEqual([])
    const report = reportIn(out)
    expect(report.ending).toBe('over')
    expect(out).toContain('── The end ─')
    if (players === '1') return
    const sums = report.pointsBySource.map((by) => Object.values(by).reduce((a, b) => a + b, 0))
    expect(sums).toEqual(report.scores)
  })

  it('is told without the secrets of the others', () => {
    const args = [...PLAY, '--players', '3', '--seed', 'secret']
    const { out } = meadhall(args, [...numbers('s', 60), 'log all'])
    const log = out.slice(out.lastIndexOf('> log all'))
    expect(log).toMatch(/draws 7 cards\./)
    expect(log).toMatch(/keeps a card\./)
    expect(log.match(/ You draw [A-Z]/g)?.length).toBeGreaterThan(5)
    expect(log).not.toMatch(/ draws (?!\d+ cards?\.|no card)/)
  })
})

describe('wrong input', () => {
  const args = [...PLAY, '--players', '2', '--seed', 'wrong', '--simple', '--save', 'w.json']
  const setup = ['--first-player', '1']
  const wrong = [
    ['99', 'There is no option 99'],
    ['-1', 'I do not'],
    ['frobnicate the squad', 'I do not know "frobnicate"'],
    ['attack player 1', 'There is no such opponent. (rule VH-26)'],
    ['arm ulf', 'I do not understand "arm ulf" here.'],
    ['done', 'That does not answer the question. (rule VH-22)'],
    ['why draw', 'Nothing forbids "draw"'],
    ['why attack player 1', 'VH-26 Action 3: attack another player.'],
    ['why', 'Say what'],
    ['save', 'Say where to'],
    ['? VH-33', 'VH-33 Reroll: discard one'],
    ['? fury', 'Fury [Tactic]: +2 strength.'],
    ['? sigurd', 'Sigurd (Jarl): +1 strength in battle.'],
    ['? nonsense', 'I know no card, Jarl, rule or chapter "nonsense"'],
    ['?', 'why WORDS'],
    ['board', 'Player Shields Captured Hand Valhalla'],
    ['hand', 'Your hand (5)'],
    ['log all', 'It is your turn.'],
    ['', 'Your turn: what do you do?'],
    ['🐺 \u0000 %s', 'I do not'],
  ] as const

  it('is answered, names the problem and changes nothing', () => {
    const start = meadhall([...args, ...setup], ['1', 'quit'])
    expect(start.code).toBe(0)
    const untouched = savedActions('w.json')
    const lines = ['1', ...wrong.map(([line]) => line), 'quit']
    const { code, out } = meadhall([...args, ...setup], lines)
    expect(code).toBe(0)
    const answers = out
      .split('\n> ')
      .slice(2)
      .map((part) => part.replace(/\s+/g, ' '))
    wrong.forEach(([line, answer], index) => {
      expect(answers[index], line).toContain(answer)
    })
    expect(savedActions('w.json')).toEqual(untouched)
    expect(tooLong(out)).toEqual([])
  })

  it('on the command line is refused with exit code 2', () => {
    const cases = [
      [['--players', '7'], '--players must be a whole number from 1 to 6'],
      [['--players', '2', '--thor'], "Thor's Support needs at least three players"],
      [['--pairs', 'friends'], 'The option “pairs” is one of none, cooperation, alliance'],
      [['--monster', 'grendel'], 'The option “monster” is one of fenrir'],
      [['--difficulty', '9'], 'The option “difficulty” is one of 1, 2, 3'],
      [['--first-player', '5'], '--first-player must be a whole number from 1 to 4'],
      [['--clans', 'wolf'], "Unknown option '--clans'"],
      [['--load', 'w.json'], '--game cannot be changed'],
    ] as const
    for (const [line, problem] of cases) {
      const { code, err } = meadhall([...PLAY, ...line])
      expect(code, line.join(' ')).toBe(2)
      expect(err).toContain(problem)
      expect(err).not.toContain('    at ')
    }
  })
})

describe('undo', () => {
  it('takes a choice back until something shows', () => {
    const args = [...PLAY, '--players', '1', '--seed', 'undo', '--save', 'u.json']
    const { out } = meadhall(args, ['sigurd', '1', 'undo', 'done', 'undo', 'quit'])
    const screens = out.split('> undo\n')
    expect(screens[1]).toMatch(/^Taken back\./)
    expect(screens[1]).toContain('  7  Done: draw as many as you put aside')
    expect(screens[2]).toMatch(/^Your last choice stands: it has shown something/)
  })
})

describe('saving', () => {
  it('goes on where it was left; verify and replay know the game', () => {
    const args = [...PLAY, '--players', '3', '--seed', 'go on', '--save', 'half.json']
    expect(meadhall(args, numbers('first', 40)).out).toContain('--load half.json')
    const before = savedActions('half.json')
    const second = meadhall(
      ['play', '--bots', 'thrall', '--load', 'half.json', '--save', 'end.json', '--json'],
      numbers('second', 2500),
    )
    expect(second.code).toBe(0)
    expect(reportIn(second.out).ending).toBe('over')
    expect(savedActions('end.json').slice(0, before.length)).toEqual(before)
    const verified = meadhall(['verify', 'end.json'])
    expect(verified.out).toContain('ok: valhalla, 3 seats')
    const told = meadhall(['replay', 'end.json'])
    expect(told.code).toBe(0)
    expect(told.out).toContain('Ragnarök begins.')
    expect(told.out).toContain('The game is over: ')
  })
})
