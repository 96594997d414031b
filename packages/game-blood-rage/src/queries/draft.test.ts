import { at } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import type { CardId } from '../cards/printed.ts'
import { topFrame } from '../state.ts'
import { type Given, given } from '../testing/given.ts'
import { firstSights, sightsOf } from './draft.ts'

const CLANS = ['wolf', 'raven', 'bear', 'serpent']

/** A draft, and the packets that lay in front of each seat when each round began. */
interface Notes {
  readonly game: Given
  readonly rounds: CardId[][][]
}

function noteRound({ game, rounds }: Notes): void {
  const { round, packets } = topFrame(game.state, 'draft')
  rounds[round] ??= packets.map((packet) => packet.toSorted())
}

/** Plays a draft, everybody taking the last card offered; `look` is called before each answer. */
function play(players: number, look?: (notes: Notes) => void): Notes {
  const game = given({ age: 2, phase: 'draft', clans: CLANS.slice(0, players) })
  const notes: Notes = { game, rounds: [] }
  while (Object.values(game.asks()).includes('draft')) {
    noteRound(notes)
    look?.(notes)
    const clan = Object.keys(game.asks()).at(-1) ?? ''
    game.does(clan, game.legal(clan).at(-1) ?? '')
  }
  return notes
}

/** The cards of one list without those of another, each once for each time it is there. */
function without(cards: readonly CardId[], gone: readonly CardId[]): CardId[] {
  const left = [...cards]
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1)
  return left.sort()
}

describe.each([2, 3, 4])('a draft of %i players', (players) => {
  const seats = Array.from({ length: players }, (_, seat) => seat)

  it('BR-4.3 can be looked back at: what lay in front of everybody in every round', () => {
    const { rounds } = play(players, ({ game, rounds: noted }) => {
      const frame = topFrame(game.state, 'draft')
      for (const seat of seats)
        expect(sightsOf(game.state, frame, seat)).toEqual(noted.map((round) => at(round, seat)))
    })
    expect(rounds.length).toBe(players === 2 ? 3 : 6)
  })

  it('BR-4.3 what passed by is all that was seen, but for what was taken or discarded', () => {
    const { game, rounds } = play(players)
    for (const seat of seats) {
      const sights = rounds.map((round) => at(round, seat))
      const { hand, buried, passed } = at(game.state.clans, seat)
      expect(passed).toEqual(without(without(firstSights(sights, players), hand), buried))
    }
  })
})
