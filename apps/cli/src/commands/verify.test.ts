import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { gameText } from '../testing/games.ts'
import { jsonOf, meadhall, scratch } from '../testing/meadhall.ts'

const files = scratch()
afterAll(files.end)

const WHOLE = gameText('verify', 4)
const whole = files.put('whole.json', WHOLE)
const begun = files.put('begun.json', gameText('verify', 2, 5))
const { actions, result } = JSON.parse(WHOLE)

function changed(name: string, changes: object): string {
  return files.put(name, JSON.stringify({ ...JSON.parse(WHOLE), ...changes }))
}

describe('meadhall verify', () => {
  it('tells what a good file holds', () => {
    const run = meadhall('verify', whole, begun)
    expect(run).toMatchObject({ code: 0, errors: '' })
    expect(run.lines[0]).toMatch(
      new RegExp(
        `: ok: blood-rage, 4 seats, ${actions.length} actions, winners? (Ann|Bob|Cat|Dan)`,
      ),
    )
    expect(run.lines[1]).toBe(`${begun}: ok: blood-rage, 2 seats, 5 actions, not finished`)
  })

  it.each<[string, string, RegExp]>([
    ['version', changed('version.json', { version: 7 }), /unknown version 7/],
    ['game', changed('game.json', { game: 'chess' }), /unknown game "chess"/],
    [
      'rules',
      changed('rules.json', { rules: [{ from: 0, version: 99 }] }),
      /played by rules version 99/,
    ],
    ['seats', changed('seats.json', { seats: [{ name: 'Ann' }] }), /1 seats/],
    [
      'actions[0]',
      changed('action.json', { actions: [{ type: 'pass', by: 3 }] }),
      /illegal action/,
    ],
    ['result', changed('result.json', { result: null }), /the file says null/],
    ['checksum', changed('names.json', { seats: Array(4).fill({ name: 'Eve' }) }), /was changed/],
    ['file', files.put('cut.json', WHOLE.slice(0, 500)), /not complete JSON/],
    ['file', join(files.path, 'none.json'), /cannot be read/],
  ])('refuses at %s: %s', (place, file, reason) => {
    const run = meadhall('verify', file)
    expect(run).toMatchObject({ code: 1, errors: '' })
    expect(run.lines).toHaveLength(1)
    expect(run.lines[0]).toContain(`${file}: refused at ${place}: `)
    expect(run.lines[0]).toMatch(reason)
  })

  it('tells of the good files, whatever the others are', () => {
    const deep = files.put('deep.json', '['.repeat(200_000) + ']'.repeat(200_000))
    const run = meadhall('verify', whole, deep)
    expect(run).toMatchObject({ code: 1, errors: '' })
    expect(run.lines[0]).toContain(`${whole}: ok: `)
    expect(run.lines[1]).toContain(`${deep}: refused at file: `)
  })

  it('shows what would steer the terminal, and does not obey it', () => {
    const odd = files.put('\u001b]0;x\u0007\n.json', '{}')
    const run = meadhall('verify', odd)
    expect(run.lines).toHaveLength(1)
    expect(run.lines[0]).toContain('\\u001b]0;x\\u0007\\u000a.json: refused at format')
  })

  it('ends with one JSON object where it is asked to', () => {
    const cut = files.put('cut.json', '{')
    const run = meadhall('verify', '--json', whole, cut)
    expect(run.code).toBe(1)
    expect(jsonOf(run)).toEqual({
      files: 2,
      ok: 1,
      refused: 1,
      results: [
        {
          file: whole,
          ok: true,
          game: 'blood-rage',
          seats: 4,
          actions: actions.length,
          draws: expect.any(Number),
          result,
          fairness: null,
        },
        { file: cut, ok: false, place: 'file', reason: expect.stringMatching(/not complete JSON/) },
      ],
    })
  })

  it.each([[[]], [['--hard']]])('does not understand %j', (args) => {
    expect(meadhall('verify', ...args).code).toBe(2)
  })
})
