import type { Side } from '../battle.ts'
import { dieName } from '../dice.ts'
import type { ValhallaFrame } from '../frames.ts'
import { valhallaGlory } from '../queries/glory.ts'
import { monsterSide } from '../queries/monster.ts'
import { sideStrength } from '../queries/strength.ts'
import { outcome } from '../scoring.ts'
import { playerAt, type State } from '../state.ts'

/** How an expected value is read: as it stands, as a card or cards, a Jarl, words in any order, or a pile. */
export type Reading = 'value' | 'card' | 'cards' | 'pile' | 'jarl' | 'jarls' | 'words' | 'tyr'

interface Look<Where extends unknown[]> {
  readonly reads: Reading
  readonly look: (state: Readonly<State>, ...where: Where) => unknown
}

const name = (seat: number): string => (seat < 0 ? 'monster' : `p${seat + 1}`)

function frameAt<At extends ValhallaFrame['at']>(
  state: Readonly<State>,
  kind: At,
): Extract<ValhallaFrame, { at: At }> | undefined {
  const frame = state.frames.find((one) => one.at === kind)
  return frame as Extract<ValhallaFrame, { at: At }> | undefined
}

/** Last turns still to be played, the one under way included; null before the end is caused. */
function lastTurns(state: Readonly<State>): number | null {
  const rounds = frameAt(state, 'rounds')
  if (rounds === undefined || rounds.left < 0) return null
  return rounds.left + (frameAt(state, 'turn') === undefined ? 0 : 1)
}

function coveredSymbols(state: Readonly<State>): readonly string[] | null {
  const symbols = monsterSide(state)?.attackSymbols ?? []
  return state.monster && symbols.filter((_, index) => state.monster?.covered[index])
}

/** What may be expected of the table. */
export const TABLE: Readonly<Record<string, Look<[]>>> = {
  turn: {
    reads: 'value',
    look: (state) => {
      const decision = state.open.find((one) => one.kind === 'turn')
      return decision === undefined ? null : name(decision.seat)
    },
  },
  asks: {
    reads: 'value',
    look: (state) => Object.fromEntries(state.open.map((one) => [name(one.seat), one.kind])),
  },
  first: { reads: 'value', look: (state) => name(state.first) },
  deck: { reads: 'value', look: (state) => state.deck.length },
  discard: { reads: 'pile', look: (state) => state.discard },
  topOfDiscard: { reads: 'card', look: (state) => state.discard.at(-1) ?? null },
  unused: { reads: 'cards', look: (state) => state.unused },
  offer: { reads: 'cards', look: (state) => frameAt(state, 'pick')?.offer ?? [] },
  pool: { reads: 'cards', look: (state) => frameAt(state, 'handDraft')?.pool ?? [] },
  grey: { reads: 'value', look: (state) => state.grey },
  ending: { reads: 'value', look: (state) => state.ending },
  lastTurns: { reads: 'value', look: lastTurns },
  over: { reads: 'value', look: (state) => state.over },
  king: {
    reads: 'value',
    look: ({ king }) =>
      Object.fromEntries(
        (king?.holders ?? []).flatMap((holder, card) =>
          holder < 0 ? [] : [[name(holder), king?.levels[card]]],
        ),
      ),
  },
  monsterCards: { reads: 'value', look: (state) => state.monster?.stack.length ?? null },
  covered: { reads: 'words', look: coveredSymbols },
  totals: { reads: 'value', look: (state) => state.battle?.totals ?? null },
  scores: { reads: 'value', look: (state) => outcome(state)?.scores ?? null },
  winners: { reads: 'words', look: (state) => outcome(state)?.winners.map(name) ?? null },
}

function sideOf(state: Readonly<State>, seat: number): Side | undefined {
  return state.battle?.sides.find((side) => side.seat === seat)
}

/** What may be expected of a player; the last four look at the battle. */
export const PLAYER: Readonly<Record<string, Look<[seat: number]>>> = {
  jarl: { reads: 'jarl', look: (state, seat) => playerAt(state, seat).jarl },
  offered: { reads: 'jarls', look: (state, seat) => playerAt(state, seat).offered },
  hand: { reads: 'cards', look: (state, seat) => playerAt(state, seat).hand },
  shown: { reads: 'cards', look: (state, seat) => playerAt(state, seat).shown },
  squad: {
    reads: 'cards',
    look: (state, seat) =>
      playerAt(state, seat).squad.flatMap((fighter) => (fighter === null ? [] : [fighter.card])),
  },
  tyr: {
    reads: 'tyr',
    look: (state, seat) =>
      playerAt(state, seat).squad.flatMap((fighter) =>
        fighter?.tyr ? [`${fighter.card} + ${fighter.tyr}`] : [],
      ),
  },
  valhalla: { reads: 'cards', look: (state, seat) => playerAt(state, seat).valhalla },
  glory: { reads: 'value', look: valhallaGlory },
  shields: { reads: 'value', look: (state, seat) => playerAt(state, seat).shields },
  captured: {
    reads: 'value',
    look: (state, seat) =>
      Object.fromEntries(
        playerAt(state, seat).captured.flatMap((count, from) =>
          count > 0 ? [[name(from), count]] : [],
        ),
      ),
  },
  attackedBy: {
    reads: 'words',
    look: (state, seat) =>
      state.players.flatMap((_, from) =>
        (playerAt(state, seat).attackedBy >> from) & 1 ? [name(from)] : [],
      ),
  },
  angry: { reads: 'value', look: (state, seat) => playerAt(state, seat).angry },
  defeated: { reads: 'value', look: (state, seat) => playerAt(state, seat).defeated },
  dice: { reads: 'words', look: (state, seat) => sideOf(state, seat)?.dice.map(dieName) ?? null },
  armed: {
    reads: 'cards',
    look: (state, seat) => sideOf(state, seat)?.armed.map((one) => one.card) ?? null,
  },
  tactics: { reads: 'cards', look: (state, seat) => sideOf(state, seat)?.tactics ?? null },
  strength: {
    reads: 'value',
    look: (state, seat) => {
      const side = sideOf(state, seat)
      return side === undefined ? null : sideStrength(state, side)
    },
  },
}
