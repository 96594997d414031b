import { readdirSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { MAIN } from '../testing/meadhall.ts'
import { numbers, scriptedTable } from '../testing/table.ts'

const table = scriptedTable()
const { meadhall, savedActions } = table
afterAll(table.end)

interface Report {
  readonly ending: string
  readonly scores: readonly number[]
  readonly winners: readonly number[] | null
  readonly actions: number
  readonly gloryBySource: readonly Record<string, number>[]
}

function reportIn(out: string): Report {
  return JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Report
}

const BOTS = ['--bots', 'thrall']

describe('a whole game by script', () => {
  for (const players of [2, 3, 4]) {
    it(`with ${players} players ends with scores that add up, in 80 columns`, () => {
      const args = ['play', ...BOTS, '--players', `${players}`, '--seed', 'script', '--json']
      const { code, out, err } = meadhall([...args, '--seat', `${players}`], numbers(`${players}`))
      expect({ code, err }).toEqual({ code: 0, err: '' })
      const report = reportIn(out)
      expect(report.ending).toBe('over')
      const sums = report.gloryBySource.map((by) => Object.values(by).reduce((a, b) => a + b, 0))
      expect(sums).toEqual(report.scores)
      const lines = out.trimEnd().split('\n').slice(0, -1)
      expect(lines.filter((line) => line.length > 80)).toEqual([])
      expect(out).toContain('── The end ─')
      expect(out.includes('\u001b')).toBe(false)
    })
  }

  it('gives a hint that is a legal answer in words, with the chance to win', () => {
    const save = ['--save', 'hinted.json']
    const { out } = meadhall(['play', ...BOTS, '--seed', 'hint', ...save], ['hint', 'quit'])
    expect(out).toMatch(/A norn would: card [\w-]+\..*Chance to win: about\s+\d+\s+%/s)
  })

  it('goes against warriors too', () => {
    const { code, out } = meadhall(['play', '--seed', 'warrior', '--json'], numbers('warrior'))
    expect(code).toBe(0)
    expect(reportIn(out).ending).toBe('over')
  })

  it('plays the same game for the same seed and input', () => {
    const args = ['play', ...BOTS, '--seed', 'same', '--players', '2', '--first-game']
    expect(meadhall(args, numbers('same')).out).toBe(meadhall(args, numbers('same')).out)
  })

  it('is told without the secrets of the others', () => {
    const { out } = meadhall(
      ['play', ...BOTS, '--seed', 'secret'],
      [...numbers('s', 40), 'log all'],
    )
    expect(out).toMatch(/(Bear|Serpent|Raven) takes a card from the draft/)
    expect(out).not.toMatch(/(Bear|Serpent|Raven) takes (?!a card)[^.]* from the draft/)
  })
})

describe('wrong input', () => {
  const args = [
    'play',
    ...BOTS,
    '--seed',
    'wrong',
    '--first-game',
    '--players',
    '2',
    '--save',
    'w.json',
  ]
  const wrong = [
    ['99', 'There is no option 99'],
    ['-1', 'I do not'],
    ['frobnicate the leader', 'I do not know "frobnicate"'],
    ['invade leader yggdrasil', 'Yggdrasil cannot be invaded; figures march there. (rule BR-5.6)'],
    ['pillage yggdrasil', 'You have no figure in Yggdrasil or its fjord. (rule BR-5.14)'],
    ['card a1-troll', 'That does not answer the question. (rule BR-5.2)'],
    ['why march gimle horgr', 'BR-5.8 Pay 1 Rage and move one or more'],
    ['why pass', 'Nothing forbids "pass"'],
    ['why', 'Say what'],
    ['save', 'Say where to'],
    ['save /no/such/folder/x.json', 'could not be saved'],
    ['undo', 'There is nothing to take back: you have not chosen anything yet.'],
    ['? BR-5.7', 'BR-5.7 You cannot invade while'],
    ['? troll', 'When it invades a province, destroy every enemy Warrior there.'],
    ['? yggdrasil', 'lies in the middle'],
    ['? nonsense', 'I know no card, place, rule or chapter "nonsense"'],
    ['?', 'why WORDS'],
    ['map', 'Province Region'],
    ['hand', 'Your hand (8)'],
    ['log all', "new phase: Gods' Gifts"],
    ['invade', '"invade" could mean:'],
    ['0', 'Your turn: what do you do?'],
    ['', 'Your turn: what do you do?'],
    ['🐺 \u0000 %s', 'I do not'],
  ] as const

  it('is answered, names the problem and changes nothing', () => {
    const before = meadhall(args, ['quit'])
    const untouched = savedActions('w.json')
    const lines = [...wrong.map(([line]) => line), 'quit']
    const { code, out } = meadhall(args, lines)
    expect(code).toBe(0)
    const answers = out
      .split('\n> ')
      .slice(1)
      .map((part) => part.replace(/\s+/g, ' '))
    wrong.forEach(([line, answer], index) => {
      expect(answers[index], line).toContain(answer)
    })
    expect(savedActions('w.json')).toEqual(untouched)
    expect(before.code).toBe(0)
  })

  it('on the command line is refused with exit code 2', () => {
    const cases = [
      [['play', '--players', '7'], '--players must be a whole number from 2 to 4'],
      [['play', '--seat', '5'], '--seat must be'],
      [['play', '--bots', 'genius'], '--bots must be one of thrall, warrior, champion, norn'],
      [['play', '--game', 'chess'], 'unknown game "chess" (known: blood-rage, valhalla)'],
      [['play', '--frob'], "Unknown option '--frob'"],
      [['play', '--load', 'nothing.json'], 'nothing.json: cannot be read'],
      [['play', '--load', 'w.json', '--seed', 'x'], '--seed cannot be changed'],
      [['dance'], 'unknown command "dance"'],
    ] as const
    for (const [line, problem] of cases) {
      const { code, err } = meadhall(line)
      expect(code, line.join(' ')).toBe(2)
      expect(err).toContain(problem)
      expect(err).not.toContain('    at ')
    }
  })
})

describe('undo', () => {
  it('takes a choice back, and explains when it cannot', () => {
    const args = ['play', ...BOTS, '--players', '2', '--seed', 'undo', '--save', 'u.json']
    const { out } = meadhall(args, ['1', 'undo', '2', '1', 'undo', 'quit'])
    const screens = out.split('> undo\n')
    expect(screens[1]).toMatch(/^Taken back\./)
    expect(screens[1]).toContain('  8  Take')
    expect(screens[2]).toMatch(/^Your last choice stands: another clan has acted since\./)
    expect(
      savedActions('u.json').filter((action) => (action as { by: number }).by === 0),
    ).toHaveLength(2)
  })
})

describe('saving', () => {
  it('goes on where it was left, also after the end of the input', () => {
    const args = ['play', ...BOTS, '--players', '3', '--seed', 'go on']
    const first = meadhall(args, numbers('first', 30))
    expect(first.out).toContain('The input has ended.')
    const file = readdirSync(table.path).find((name) => name.startsWith('meadhall-blood-rage-goon'))
    expect(first.out).toContain(`--load ${file}`)
    const before = savedActions(file ?? '')
    const second = meadhall(
      ['play', ...BOTS, '--load', file ?? '', '--save', 'end.json', '--json'],
      numbers('second'),
    )
    expect(second.code).toBe(0)
    expect(reportIn(second.out).ending).toBe('over')
    expect(savedActions('end.json').slice(0, before.length)).toEqual(before)
    expect(meadhall(['verify', 'end.json']).code).toBe(0)
  })

  it('refuses a file that was changed', () => {
    const refused = meadhall(['play', '--load', MAIN])
    expect(refused.code).toBe(2)
    expect(refused.err).toContain('refused at file: ')
  })
})

describe('help', () => {
  it('is there for every command', () => {
    const list = meadhall(['help']).out
    const names = [...list.matchAll(/^ {2}([a-z]+) {2,}/gm)].map((match) => match[1] ?? '')
    expect(names).toContain('play')
    for (const name of names.filter((one) => one !== 'help')) {
      const { code, out } = meadhall([name, '--help'])
      expect(code, name).toBe(0)
      expect(out, name).toContain(`meadhall ${name}`)
      expect(meadhall(['help', name]).out).toBe(out)
    }
  })

  it('fits 80 columns', () => {
    const { out } = meadhall(['help', 'play'])
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
  })
})
