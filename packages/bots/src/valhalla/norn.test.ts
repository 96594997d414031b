import { type State, valhalla } from '@meadhall/game-valhalla'
import { at, type Decision } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { weightsFromDisk } from '../../weights/from-disk.ts'
import type { Level } from '../levels.ts'
import { valhallaBots } from '../valhalla-bots.ts'

const bots = await valhallaBots(weightsFromDisk)

function setUp(seats: number): State {
  const options = valhalla.parseOptions({}, seats)
  return valhalla.setup({ options, seats, seed: 'norn' })
}

/** What a level answers with so many looks. */
async function answerOf(level: Level, state: State, decision: Decision, iterations: number) {
  const legal = valhalla.legalActions(state, decision)
  const asked = { view: valhalla.view(state, decision.seat), decision, legal }
  return await bots[level].choose(asked, { seed: `norn/${decision.id}`, budget: { iterations } })
}

describe("Valhalla's norn", () => {
  it('plays the turns of a champion where it may hardly look', async () => {
    const state = setUp(3)
    let turns = 0
    for (let step = 0; step < 400 && turns < 12; step++) {
      const open = at(valhalla.decisions(state), 0)
      const answer = await answerOf('champion', state, open, 1)
      if (open.kind === 'turn') {
        turns += 1
        expect(await answerOf('norn', state, open, 1)).toEqual(answer)
      }
      valhalla.apply(state, answer)
    }
    expect(turns).toBe(12)
  })

  it('takes the Jarl who brought most', async () => {
    const state = setUp(4)
    const asked = at(valhalla.decisions(state), 0)
    expect(asked.kind).toBe('jarl')
    state.players[asked.seat]?.offered.splice(0, 3, 'leif', 'sigvard', 'hodr')
    expect(await answerOf('norn', state, asked, 1)).toMatchObject({ jarl: 'sigvard' })
  })
})
