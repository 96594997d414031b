import { afterAll, describe, expect, it } from 'vitest'
import { gameText } from '../testing/games.ts'
import { jsonOf, meadhall, scratch } from '../testing/meadhall.ts'

const files = scratch()
afterAll(files.end)

const WHOLE = gameText('replay', 3)
const whole = files.put('whole.json', WHOLE)
const { actions, result, seats } = JSON.parse(WHOLE)

interface Told {
  readonly by: number | null
  readonly action: string | null
  readonly events: readonly { readonly type: string; readonly cards?: unknown }[]
}

function chapters(...args: string[]): Told[] {
  return jsonOf(meadhall('replay', whole, '--json', ...args))['chapters'] as Told[]
}

describe('meadhall replay', () => {
  it('tells a game action by action, and its result', () => {
    const run = meadhall('replay', whole)
    expect(run).toMatchObject({ code: 0, errors: '' })
    const heads = run.lines.filter((line) => /^\d+\. (Ann|Bob|Cat): \w/.test(line))
    expect(heads).toHaveLength(actions.length)
    expect(heads[0]).toMatch(/^1\. Ann: /)
    expect(run.lines.some((line) => line.startsWith('  ') && line.endsWith('.'))).toBe(true)
    expect(run.lines.at(-1)).toMatch(
      new RegExp(`^The game is over: Ann ${result.scores[0]}, Bob \\d+, Cat \\d+; winner`),
    )
  })

  it('stops where it is told to and says who is asked', () => {
    const run = meadhall('replay', whole, '--until', '2')
    expect(run.lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(2)
    expect(run.lines.at(-1)).toMatch(
      new RegExp(`^After 2 of ${actions.length} actions: waiting for (Ann|Bob|Cat) \\([a-z-]+\\)`),
    )
    expect(meadhall('replay', whole, '--until', '0').lines.at(-1)).toMatch(/for Ann \(turn\)\.$/)
  })

  it('shows everything, or what one player has seen', () => {
    const dealt = (told: readonly Told[]) =>
      told[0]?.events.filter(({ type }) => type === 'dealt').map(({ cards }) => cards !== null)
    expect(dealt(chapters())).toEqual([true, true, true])
    const seen = chapters('--viewer', '2')
    expect(dealt(seen)).toEqual([false, true, false])
    const others = seen.filter(({ by }) => by !== null && by !== 1)
    expect(others.every(({ action }) => action === null)).toBe(true)
    expect(seen.filter(({ by }) => by === 1).every(({ action }) => action !== null)).toBe(true)
  })

  it('ends with one JSON object where it is asked to', () => {
    const run = meadhall('replay', whole, '--json')
    expect(jsonOf(run)).toMatchObject({
      file: whole,
      ok: true,
      game: 'blood-rage',
      seats,
      actions: actions.length,
      until: actions.length,
      result,
    })
    expect(chapters()).toHaveLength(actions.length + 1)
  })

  it('refuses a file with the place and the reason', () => {
    const bad = files.put('bad.json', JSON.stringify({ ...JSON.parse(WHOLE), result: null }))
    const run = meadhall('replay', bad, '--json')
    expect(run).toMatchObject({ code: 1, errors: '' })
    expect(run.lines[0]).toMatch(/bad\.json: refused at result: .*the file says null, its actions/)
    expect(jsonOf(run)).toMatchObject({ file: bad, ok: false, place: 'result' })
  })

  it.each([
    [[], /name one game file/],
    [[whole, whole], /name one game file/],
    [[whole, '--until', '-1'], /./],
    [[whole, '--until', '100000'], /--until must be a whole number from 0 to \d+, not "100000"/],
    [[whole, '--viewer', '4'], /--viewer must be a whole number from 1 to 3, not "4"/],
  ])('does not understand %j', (args, message) => {
    const run = meadhall('replay', ...args)
    expect(run.code).toBe(2)
    expect(run.errors).toMatch(message)
  })
})
