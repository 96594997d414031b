import { GAMES, type GameId } from '@meadhall/games'
import { type GameEvent, pick, seedRng, startGame } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { roomFor } from '../testing/index.ts'
import { dueTip, TIPS } from './index.ts'

interface FirstGame {
  readonly given: readonly string[]
  readonly isOver: boolean
}

/** A whole first game of three, with the tips that the first player is given. */
async function played(id: GameId, seed: string): Promise<FirstGame> {
  const rules = await GAMES[id].rules()
  const chance = seedRng(seed)
  const options = rules.parseOptions({ firstGame: true }, 3)
  const { state } = startGame(rules, { options, seats: 3, seed })
  const given: string[] = []
  let events: GameEvent[] = []
  for (let open = rules.decisions(state)[0]; open; open = rules.decisions(state)[0]) {
    const legal = rules.legalActions(state, open)
    if (open.seat === 0 && legal.length > 1) {
      const tip = dueTip(id, { decision: open, legal, events }, given)
      if (tip !== null) given.push(tip.id)
      events = []
    }
    // Whoever plays at random meets everything soon.
    rules.apply(state, pick(chance, legal), (event) => events.push(event))
  }
  return { given, isOver: rules.outcome(state) !== null }
}

const IDS = Object.keys(TIPS) as GameId[]

describe.each(IDS)('the tips of a first game: %s', (id) => {
  it('come once each, and all of them within a few games', async () => {
    const missing = new Set((TIPS[id] ?? []).map((tip) => tip.id))
    for (let count = 0; count < 12 && missing.size > 0; count++) {
      const { given, isOver } = await played(id, `first/${count}`)
      expect(isOver).toBe(true)
      expect(new Set(given).size).toBe(given.length)
      for (const tip of given) missing.delete(tip)
    }
    expect([...missing]).toEqual([])
  })

  it('cite rules that there are', async () => {
    const { game } = await roomFor(id)
    expect((TIPS[id] ?? []).filter(({ rule }) => !game.ruleIds.has(rule))).toEqual([])
  })
})
