import { GAME_IDS, GAMES } from '@meadhall/games'
import { type AnyRules, at } from '@meadhall/kernel'
import { toy } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { Entry } from './journal.ts'
import { playedThrough } from './position.ts'
import { randomJournal } from './testing/random-journal.ts'
import { wholly } from './testing/wholly.ts'

/** The rules of every game; the toy is the one of which there are two versions. */
const GAMES_HERE: readonly (readonly [string, number, () => Promise<AnyRules>])[] = [
  ['toy', 3, () => Promise.resolve(toy)],
  ...GAME_IDS.map((game) => [game, 4, () => GAMES[game].rules()] as const),
]

function kindsIn(entries: readonly Entry[]): Set<string> {
  return new Set(
    entries.map((entry) => (entry.kind === 'undo' && entry.free ? 'free' : entry.kind)),
  )
}

describe.each(GAMES_HERE)('a journal of %s', (game, seats, load) => {
  it('opened at one go leads exactly where its entries lead one by one', async () => {
    const rules = await load()
    const kinds = new Set<string>()
    for (let round = 0; round < (game === 'toy' ? 40 : 4); round++) {
      const options = rules.parseOptions({}, seats)
      const start = { options, seats, seed: `${game}/${round}`, version: 1 }
      const { entries, positions } = randomJournal(rules, start, round * 10)
      for (const kind of kindsIn(entries)) kinds.add(kind)
      const stored: Entry[] = JSON.parse(JSON.stringify(entries))
      // The end and some places before it, wherever an undo that follows might be foreseen or not.
      for (let length = entries.length; length >= 0; length -= Math.ceil(entries.length / 8)) {
        const opened = playedThrough(rules, start, stored.slice(0, length))
        expect(wholly(opened)).toEqual(wholly(at(positions, length)))
      }
    }
    const all = rules.version > 1 ? ['act', 'undo', 'free', 'rules'] : ['act', 'undo', 'free']
    expect(kinds).toEqual(new Set(all))
  })
})
