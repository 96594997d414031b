import { dieName } from '../dice.ts'
import type { ValhallaFrame } from '../frames.ts'
import { outcome } from '../outcome.ts'
import { gloryIn } from '../queries/glory.ts'
import { monsterSide } from '../queries/monster.ts'
import { sideStrength } from '../queries/strength.ts'
import { playerAt, type State } from '../state.ts'
import { countCards, type SideSeen } from '../table.ts'
import type { View } from '../view.ts'
import type { FrameView } from '../view-frame.ts'

/** How an expected value is read: as it stands, as a card or cards, a Jarl, words in any order, or a pile. */
export type Reading = 'value' | 'card' | 'cards' | 'pile' | 'jarl' | 'jarls' | 'words' | 'tyr'

/** A table as it is, or as somebody sees it. */
export type Seen = Readonly<State> | View

interface Look<Of, Where extends unknown[]> {
  readonly reads: Reading
  readonly look: (seen: Of, ...where: Where) => unknown
}

const name = (seat: number): string => (seat < 0 ? 'monster' : `p${seat + 1}`)

type FrameOf<At extends ValhallaFrame['kind']> = Extract<ValhallaFrame | FrameView, { kind: At }>

function frameAt<At extends ValhallaFrame['kind']>(seen: Seen, kind: At): FrameOf<At> | undefined {
  for (const frame of seen.frames) if (frame.kind === kind) return frame as FrameOf<At>
  return undefined
}

/** Last turns still to be played, the one under way included; null before the end is caused. */
function lastTurns(seen: Seen): number | null {
  const rounds = frameAt(seen, 'rounds')
  if (rounds === undefined || rounds.left < 0) return null
  return rounds.left + (frameAt(seen, 'turn') === undefined ? 0 : 1)
}

function coveredSymbols(seen: Seen): readonly string[] | null {
  const symbols = monsterSide(seen)?.attackSymbols ?? []
  return seen.monster && symbols.filter((_, index) => seen.monster?.covered[index])
}

/** What may be expected of the table, and of what a viewer sees of it. */
export const TABLE: Readonly<Record<string, Look<Seen, []>>> = {
  turn: {
    reads: 'value',
    look: (seen) => {
      const decision = seen.open.find((one) => one.kind === 'turn')
      return decision === undefined ? null : name(decision.seat)
    },
  },
  asks: {
    reads: 'value',
    look: (seen) => Object.fromEntries(seen.open.map((one) => [name(one.seat), one.kind])),
  },
  first: { reads: 'value', look: (seen) => name(seen.first) },
  deck: { reads: 'value', look: (seen) => countCards(seen.deck) },
  discard: { reads: 'pile', look: (seen) => seen.discard },
  topOfDiscard: { reads: 'card', look: (seen) => seen.discard.at(-1) ?? null },
  unused: { reads: 'cards', look: (seen) => seen.unused },
  offer: { reads: 'cards', look: (seen) => frameAt(seen, 'pick')?.offer ?? [] },
  pool: { reads: 'cards', look: (seen) => frameAt(seen, 'handDraft')?.pool ?? [] },
  grey: { reads: 'value', look: (seen) => seen.grey },
  ending: { reads: 'value', look: (seen) => seen.ending },
  lastTurns: { reads: 'value', look: lastTurns },
  over: { reads: 'value', look: (seen) => seen.over },
  king: {
    reads: 'value',
    look: ({ king }) =>
      Object.fromEntries(
        (king?.holders ?? []).flatMap((holder, card) =>
          holder < 0 ? [] : [[name(holder), king?.levels[card]]],
        ),
      ),
  },
  monsterCards: { reads: 'value', look: (seen) => seen.monster?.stack.length ?? null },
  covered: { reads: 'words', look: coveredSymbols },
  monsterStack: { reads: 'value', look: (seen) => seen.monster?.stack ?? null },
  monsterDice: { reads: 'words', look: (seen) => seen.monster?.beside.map(dieName) ?? null },
  monsterStrength: { reads: 'value', look: (seen) => monsterSide(seen)?.strength ?? null },
  monsterLimit: { reads: 'value', look: (seen) => monsterSide(seen)?.valhallaLimit ?? null },
  totals: { reads: 'value', look: (seen) => seen.battle?.totals ?? null },
}

/** What may be expected of a game alone. */
export const GAME: Readonly<Record<string, Look<Readonly<State>, []>>> = {
  scores: { reads: 'value', look: (state) => outcome(state)?.scores ?? null },
  winners: { reads: 'words', look: (state) => outcome(state)?.winners.map(name) ?? null },
}

function sideOf(seen: Seen, seat: number): SideSeen | undefined {
  return seen.battle?.sides.find((side) => side.seat === seat)
}

/** What may be expected of a player, and of what a viewer sees of one; the last four look at the battle. */
export const PLAYER: Readonly<Record<string, Look<Seen, [seat: number]>>> = {
  jarl: { reads: 'jarl', look: (seen, seat) => playerAt(seen, seat).jarl },
  offered: { reads: 'jarls', look: (seen, seat) => playerAt(seen, seat).offered },
  hand: { reads: 'cards', look: (seen, seat) => playerAt(seen, seat).hand },
  shown: { reads: 'cards', look: (seen, seat) => playerAt(seen, seat).shown },
  squad: {
    reads: 'cards',
    look: (seen, seat) =>
      playerAt(seen, seat).squad.flatMap((fighter) => (fighter === null ? [] : [fighter.card])),
  },
  tyr: {
    reads: 'tyr',
    look: (seen, seat) =>
      playerAt(seen, seat).squad.flatMap((fighter) =>
        fighter?.tyr ? [`${fighter.card} + ${fighter.tyr}`] : [],
      ),
  },
  valhalla: { reads: 'cards', look: (seen, seat) => playerAt(seen, seat).valhalla },
  glory: { reads: 'value', look: (seen, seat) => gloryIn(playerAt(seen, seat).valhalla) },
  shields: { reads: 'value', look: (seen, seat) => playerAt(seen, seat).shields },
  captured: {
    reads: 'value',
    look: (seen, seat) =>
      Object.fromEntries(
        playerAt(seen, seat).captured.flatMap((count, from) =>
          count > 0 ? [[name(from), count]] : [],
        ),
      ),
  },
  attackedBy: {
    reads: 'words',
    look: (seen, seat) =>
      seen.players.flatMap((_, from) =>
        (playerAt(seen, seat).attackedBy >> from) & 1 ? [name(from)] : [],
      ),
  },
  angry: { reads: 'value', look: (seen, seat) => playerAt(seen, seat).angry },
  defeated: { reads: 'value', look: (seen, seat) => playerAt(seen, seat).defeated },
  dice: { reads: 'words', look: (seen, seat) => sideOf(seen, seat)?.dice.map(dieName) ?? null },
  armed: {
    reads: 'cards',
    look: (seen, seat) => sideOf(seen, seat)?.armed.map((one) => one.card) ?? null,
  },
  tactics: { reads: 'cards', look: (seen, seat) => sideOf(seen, seat)?.tactics ?? null },
  strength: {
    reads: 'value',
    look: (seen, seat) => {
      const side = sideOf(seen, seat)
      return side === undefined ? null : sideStrength(seen, side)
    },
  },
}
