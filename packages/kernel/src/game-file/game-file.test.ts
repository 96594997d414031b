import { describe, expect, it } from 'vitest'
import { canonical } from '../canonical.ts'
import { at } from '../ids.ts'
import { type Game, play, startGame } from '../replay.ts'
import { randomPlay } from '../testing/index.ts'
import { type ToyTypes, toy } from '../testing/toy.ts'
import type { ToyAction } from '../testing/toy-play.ts'
import { type GameFile, GameFileError } from './format.ts'
import { loadGameFile } from './reading.ts'
import { parseGameFile } from './shape.ts'
import { checksumOf, makeGameFile, printGameFile } from './writing.ts'

type ToyGame = Game<ToyTypes>
type Edit = (file: Record<string, unknown>) => void

const ONE = { from: 0, version: 1 }
const GAMES = [{ ...toy, id: 'other' }, toy]

/** A random game with three seats, or its first actions. */
function game(length = Number.POSITIVE_INFINITY): ToyGame {
  const { log } = randomPlay(toy, { options: { rounds: 2 }, seats: 3, seed: 'file' })
  const played = startGame(toy, log)
  for (const action of log.actions.slice(0, length)) play(toy, played, action)
  return played
}

function fileOf(played: ToyGame, names?: readonly string[]): GameFile {
  return makeGameFile(toy, played, names)
}

/** A file's text after something in it was changed by hand. */
function edited(file: GameFile, edit: Edit): string {
  const raw = JSON.parse(printGameFile(file))
  edit(raw)
  return JSON.stringify(raw)
}

/** Where and why a text is refused. */
function refusal(text: string): GameFileError {
  try {
    loadGameFile(text, GAMES)
  } catch (error) {
    if (error instanceof GameFileError) return error
    throw error
  }
  throw new Error('the file was not refused')
}

describe('a game file', () => {
  it.each([0, 1, 5, 100])('is saved and loaded after up to %i actions', (length) => {
    const played = game(length)
    const file = fileOf(played, ['Ann', 'Bob', 'Cat'])
    const loaded = loadGameFile(printGameFile(file), GAMES)
    expect(loaded.rules).toBe(toy)
    expect(loaded.file).toEqual(file)
    expect(loaded.game).toEqual(played)
    expect(fileOf(loaded.game as ToyGame, ['Ann', 'Bob', 'Cat'])).toEqual(file)
  })

  it('goes on being played after loading, with undo where it was', () => {
    const played = game(4)
    const loaded = loadGameFile(printGameFile(fileOf(played)), GAMES).game as ToyGame
    expect(loaded.undoFloor).toBe(played.undoFloor)
    const next = at(toy.legalActions(played.state, at(played.state.open, 0)), 0)
    play(toy, played, next)
    play(toy, loaded, next)
    expect(loaded).toEqual(played)
  })

  it('has the result of a finished game and none before', () => {
    expect(fileOf(game(3)).result).toBeNull()
    const file = fileOf(game())
    expect(file.result?.scores).toHaveLength(3)
    expect(parseGameFile(printGameFile(file)).result).toEqual(file.result)
  })

  it('names seats that have no name', () => {
    expect(fileOf(game(0), ['Ann']).seats).toEqual([
      { name: 'Ann' },
      { name: 'Seat 2' },
      { name: 'Seat 3' },
    ])
  })

  it('is printed with one action a line', () => {
    const played = game()
    const lines = printGameFile(fileOf(played)).split('\n')
    for (const action of played.actions) {
      expect(lines.some((line) => line.trim().replace(/,$/, '') === JSON.stringify(action))).toBe(
        true,
      )
    }
    expect(lines.at(-1)).toBe('')
  })

  it.each(['@', '"@"', '"actions": "@"', '$&', '\\', '\n', '𝔐', '</script>', ''])(
    'keeps a player called %j',
    (name) => {
      const file = fileOf(game(2), [name, name, name])
      expect(loadGameFile(printGameFile(file), GAMES).file.seats).toEqual(file.seats)
    },
  )

  it('is loaded with names that a table can show, whatever was written', () => {
    const seats = [{ name: 'x'.repeat(100_000) }, { name: '\u001b[31m Eve' }, { name: '\u202eBob' }]
    const file = { ...fileOf(game(2)), seats }
    const text = JSON.stringify({ ...file, checksum: checksumOf(file) })
    const names = loadGameFile(text, GAMES).file.seats.map(({ name }) => name)
    expect(names).toEqual(['x'.repeat(40), '[31m Eve', 'Bob'])
  })

  it('may be laid out differently: white space, order of keys, fields we do not know', () => {
    const file = fileOf(game())
    const raw = JSON.parse(printGameFile(file))
    raw.result = { winners: raw.result.winners, scores: raw.result.scores }
    raw.actions = raw.actions.map((action: object) =>
      Object.fromEntries(Object.entries(action).toReversed()),
    )
    const reversed = Object.fromEntries(Object.entries({ ...raw, note: 'hi' }).toReversed())
    const loaded = loadGameFile(JSON.stringify(reversed, null, 7), GAMES)
    expect(loaded.game).toEqual(game())
  })
})

describe('refuses what is not a complete game file', () => {
  it.each([
    ['nothing', '', 'not complete JSON'],
    ['a picture', '\u0089PNG\r\n', 'not complete JSON'],
    ['a list', '[]', 'not a JSON object'],
    ['null', 'null', 'not a JSON object'],
    ['what is nested too deeply', '['.repeat(100_000) + ']'.repeat(100_000), 'nested deeper'],
    ['a text', '"meadhall-game"', 'not a JSON object'],
  ])('%s', (_name, text, reason) => {
    const error = refusal(text)
    expect(error.place).toBe('file')
    expect(error.reason).toContain(reason)
  })

  it('one that was cut off, wherever', () => {
    const text = printGameFile(fileOf(game())).trimEnd()
    for (let length = 0; length < text.length; length += 7) {
      const error = refusal(text.slice(0, length))
      expect(error.message).toMatch(/^file: not complete JSON \(/)
    }
    expect(refusal(text.slice(0, -1)).place).toBe('file')
  })
})

describe('refuses a file with a wrong field, and says which', () => {
  const cases: readonly (readonly [string, Edit, string])[] = [
    [
      'another format',
      (f) => (f['format'] = 'chess'),
      'format: not a game file (expected "meadhall-game")',
    ],
    [
      'a newer version',
      (f) => (f['version'] = 3),
      'version: unknown version 3 (this program reads 1 and 2)',
    ],
    ['a version in words', (f) => (f['version'] = '1'), 'version: unknown version "1"'],
    ['an unknown game', (f) => (f['game'] = 'go'), 'game: unknown game "go"'],
    ['a game that is no name', (f) => (f['game'] = 7), 'game: must be a name'],
    [
      'newer rules',
      (f) => (f['rules'] = [{ from: 0, version: 3 }]),
      'rules: played by rules version 3, this program has 2',
    ],
    [
      'newer rules at its end',
      (f) => (f['rules'] = [ONE, { from: 2, version: 9 }]),
      'rules: played by rules version 9, this program has 2',
    ],
    [
      'rules raised after its last action',
      (f) => (f['rules'] = [ONE, { from: 99, version: 2 }]),
      'rules: raised after the end',
    ],
    ...[
      1,
      [],
      [1],
      [null],
      [{ from: 0, version: 0.5 }],
      [{ from: 0, version: 0 }],
      [{ from: 1, version: 1 }],
      [ONE, { from: 3, version: 1 }],
      [ONE, { from: -1, version: 2 }],
      [ONE, { from: 0.5, version: 2 }],
    ].map((rules): readonly [string, Edit, string] => [
      `rules ${JSON.stringify(rules)}`,
      (f) => (f['rules'] = rules),
      'rules: must be a list of {"from", "version"} that begins at 0 and rises',
    ]),
    ['options that are none', (f) => (f['options'] = [2]), 'options: must be an object'],
    ['an unknown option', (f) => (f['options'] = { turns: 2 }), 'options: unknown option "turns"'],
    [
      'an option out of range',
      (f) => (f['options'] = { rounds: 9 }),
      'options: option "rounds" must be one of 1, 2, 3',
    ],
    [
      'too few seats',
      (f) => (f['seats'] = [{ name: 'a' }]),
      'seats: 1 seats; the game takes 2 to 4',
    ],
    [
      'too many seats',
      (f) => (f['seats'] = Array(5).fill({ name: 'a' })),
      'seats: 5 seats; the game takes 2 to 4',
    ],
    [
      'seats without names',
      (f) => (f['seats'] = [{}, {}, {}]),
      'seats: must be a list of {"name": …}',
    ],
    ['a number of seats', (f) => (f['seats'] = 3), 'seats: must be a list of {"name": …}'],
    ['empty seats', (f) => (f['seats'] = [null, null]), 'seats: must be a list of {"name": …}'],
    ['an empty seed', (f) => (f['seed'] = ''), 'seed: must be a text'],
    ['a seed that is a number', (f) => (f['seed'] = 5), 'seed: must be a text'],
    ['actions that are no list', (f) => (f['actions'] = {}), 'actions: must be a list'],
    [
      'a result in words',
      (f) => (f['result'] = 'Ann won'),
      'result: must be null or {"scores", "winners"}',
    ],
    ['a checksum that is a number', (f) => (f['checksum'] = 1), 'checksum: must be a text'],
  ]

  it.each(cases)('%s', (_name, edit, message) => {
    expect(refusal(edited(fileOf(game()), edit)).message).toContain(message)
  })

  it.each(['game', 'rules', 'options', 'seats', 'seed', 'actions', 'result', 'checksum'])(
    'no %s',
    (field) => {
      const { [field]: _gone, ...rest } = JSON.parse(printGameFile(fileOf(game())))
      expect(refusal(JSON.stringify(rest)).message).toBe(`${field}: missing`)
    },
  )

  it.each(['format', 'version'])('no %s', (field) => {
    const { [field]: _gone, ...rest } = JSON.parse(printGameFile(fileOf(game())))
    expect(refusal(JSON.stringify(rest)).place).toBe(field)
  })
})

describe('refuses actions that do not follow from the file', () => {
  it.each([0, 3, 5])('an illegal one at index %i', (index) => {
    const text = edited(fileOf(game()), (file) => {
      ;(file['actions'] as ToyAction[])[index] = { type: 'card', by: 0, card: 99 }
    })
    const error = refusal(text)
    expect(error.place).toBe(`actions[${index}]`)
    expect(error.reason).toContain('illegal action {"type":"card","by":0,"card":99}')
  })

  it.each([[null], [5], ['card'], [{}], [{ type: 'card' }], [{ type: 'card', by: 'Ann' }]])(
    'something that is no action: %j',
    (action) => {
      const text = edited(fileOf(game()), (file) => {
        ;(file['actions'] as unknown[])[1] = action
      })
      expect(refusal(text).message).toMatch(/^actions\[1\]: not an action/)
    },
  )

  it('actions after the end', () => {
    const file = fileOf(game())
    const text = edited(file, (raw) => (raw['actions'] as object[]).push({ type: 'stop', by: 0 }))
    expect(refusal(text).place).toBe(`actions[${file.actions.length}]`)
  })

  it('one that is missing at the end', () => {
    const text = edited(fileOf(game()), (file) => (file['actions'] as object[]).pop())
    expect(refusal(text).message).toMatch(/^result: the file says .*, its actions lead to null/)
  })
})

describe('refuses a file that was changed', () => {
  it('another legal action', () => {
    const played = game(3)
    const stake = at(played.state.open, 0).seat
    play(toy, played, { type: 'bank', by: stake })
    const text = edited(fileOf(played), (file) => {
      ;(file['actions'] as ToyAction[])[3] = { type: 'stop', by: stake }
    })
    expect(refusal(text).message).toBe('checksum: the file was changed after it was written')
  })

  it('another result', () => {
    const text = edited(fileOf(game()), (file) => {
      file['result'] = { scores: [99, 0, 0], winners: [0] }
    })
    expect(refusal(text).message).toMatch(
      /^result: the file says {"scores":\[99,0,0\],"winners":\[0\]}, its actions lead to {/,
    )
  })

  it('a result in a game that goes on', () => {
    const text = edited(fileOf(game(2)), (file) => {
      file['result'] = { scores: [1, 0, 0], winners: [0] }
    })
    expect(refusal(text).message).toMatch(/its actions lead to null$/)
  })

  it('another seed', () => {
    const text = edited(fileOf(game()), (file) => (file['seed'] = 'another'))
    expect(refusal(text).place).toMatch(/^actions\[\d+\]$/)
    const unplayed = edited(fileOf(game(0)), (file) => (file['seed'] = 'another'))
    expect(refusal(unplayed).place).toBe('checksum')
  })

  it.each([
    [
      'another name',
      (file: Record<string, unknown>) =>
        (file['seats'] = [{ name: 'x' }, { name: 'y' }, { name: 'z' }]),
    ],
    ['an option left to its default', (file: Record<string, unknown>) => (file['options'] = {})],
    ['another checksum', (file: Record<string, unknown>) => (file['checksum'] = '0'.repeat(32))],
  ])('%s', (_name, edit) => {
    expect(refusal(edited(fileOf(game(0)), edit)).place).toBe('checksum')
  })

  it('any single digit of the checksum', () => {
    const file = fileOf(game(1))
    expect(file.checksum).toMatch(/^[0-9a-f]{32}$/)
    for (let index = 0; index < 32; index++) {
      const digit = file.checksum[index] === '0' ? '1' : '0'
      const checksum = file.checksum.slice(0, index) + digit + file.checksum.slice(index + 1)
      expect(refusal(printGameFile({ ...file, checksum })).place).toBe('checksum')
    }
  })
})

describe('a refused file', () => {
  it('changes nothing of what is there', () => {
    const played = game(4)
    const before = JSON.stringify(played)
    const text = printGameFile(fileOf(played))
    refusal(edited(fileOf(game()), (file) => (file['actions'] as object[]).reverse()))
    refusal(text.slice(0, -5))
    expect(JSON.stringify(played)).toBe(before)
    expect(loadGameFile(text, GAMES).game).toEqual(played)
    expect(GAMES).toHaveLength(2)
  })

  it('does not hide a fault of the rules as a fault of the file', () => {
    const broken = {
      ...toy,
      apply: () => {
        throw new Error('rules are broken')
      },
    }
    expect(() => loadGameFile(printGameFile(fileOf(game(1))), [broken])).toThrow(
      /^rules are broken/,
    )
  })
})

describe('canonical', () => {
  it('sorts keys at every depth and leaves lists in order', () => {
    expect(canonical({ b: [2, { d: 1, c: null }], a: 'x' })).toBe(
      '{"a":"x","b":[2,{"c":null,"d":1}]}',
    )
  })

  it('writes what JSON cannot hold as null', () => {
    expect(canonical([undefined, Number.NaN])).toBe('[null,null]')
  })
})
