import { at, type Seat } from '@meadhall/kernel'
import { bestArming, type Candidate } from './arming/index.ts'
import type { Armed, Ref, Side } from './battle.ts'
import { gloryOf, KING, MONSTER_CARDS } from './cards/index.ts'
import type { KingLevels, MonsterSide } from './cards/types.ts'
import { diceName } from './dice.ts'
import { type CardId, type Die, SPACES } from './ids.ts'
import { needsOf, substitutionOf, usableRefs } from './legal/phase.ts'
import { firstLine } from './queries/loki.ts'
import { squadLimit } from './queries/squad.ts'
import { sideStrength } from './queries/strength.ts'
import { type StrengthLine, strengthLines } from './queries/strength-lines.ts'
import {
  battleOf,
  type Fighter,
  type MonsterState,
  partnerOf,
  playerAt,
  type State,
  sideAt,
} from './state.ts'
import type { Cards, View } from './view.ts'

/** Warriors that could be armed together now, and what a side would then have. */
export interface BestArming {
  /** Strength of the side, or in Ragnarök the glory that leaves for Valhalla. */
  readonly worth: number
  readonly arms: readonly (Ref & { readonly dice: string })[]
}

/** The best sets that a side's free dice can arm now, best first. */
export function bestArmings(state: Readonly<State>, index: number, limit = 3): BestArming[] {
  const side = sideAt(state, index)
  const candidates = usableRefs(state, side)
    .filter((ref) => mayArm(side, ref))
    .map((ref): Candidate => ({ ref: numberOf(ref), needs: needsOf(state, ref), value: 0 }))
  const score = (refs: readonly number[]): number => worthOf(state, side, refs)
  return bestArming(candidates, side.dice, substitutionOf(state, side), limit, score)
    .filter(({ picks }) => picks.length > 0)
    .map(({ total, picks }) => ({
      worth: total,
      arms: picks.map(({ ref, dice }) => ({ ...refOf(ref), dice: diceName(dice) })),
    }))
}

function mayArm(side: Readonly<Side>, { seat, space }: Ref): boolean {
  if (side.armed.some((one) => one.seat === seat && one.space === space)) return false
  return seat !== side.seat || ((side.blocked >> space) & 1) === 0
}

function numberOf({ seat, space }: Ref): number {
  return seat * SPACES + space
}

function refOf(number: number): Ref {
  return { seat: Math.floor(number / SPACES), space: number % SPACES }
}

function worthOf(state: Readonly<State>, side: Readonly<Side>, refs: readonly number[]): number {
  const more = refs.map(refOf).map((ref) => armedWith(state, ref, []))
  const armed = [...side.armed, ...more]
  if (battleOf(state).kind === 'ragnarok')
    return armed.reduce((sum, { card }) => sum + gloryOf(card), 0)
  return sideStrength(state, { ...side, armed })
}

function armedWith(state: Readonly<State>, ref: Ref, dice: Die[]): Armed {
  const fighter = at(playerAt(state, ref.seat).squad, ref.space)
  return { ...ref, card: fighter?.card ?? '', dice, bonus: 0 }
}

/** The side of a monster's card that is fought: of the top card, or of one below it. */
export function monsterSideOf(monster: Readonly<MonsterState>, depth = 0): MonsterSide | null {
  const card = MONSTER_CARDS.find(({ id }) => id === monster.stack[depth])
  return card?.[monster.side] ?? null
}

/** What a side would have if these were armed too. */
export function strengthWith(state: Readonly<State>, index: number, refs: readonly Ref[]): number {
  return worthOf(state, sideAt(state, index), refs.map(numberOf))
}

/** Stands for cards whose faces a viewer does not know: only their number is true. */
const UNKNOWN = 'fury'

function known(cards: Cards): CardId[] {
  return typeof cards === 'number' ? Array.from({ length: cards }, () => UNKNOWN) : [...cards]
}

/** A squad with the armed warriors that have left it since: they still count for this battle. */
function squadInBattle({ players, battle }: View, seat: Seat): (Fighter | null)[] {
  const squad = [...at(players, seat).squad]
  for (const armed of battle?.sides.flatMap((side) => side.armed) ?? []) {
    if (armed.seat === seat) squad[armed.space] ??= { card: armed.card, tyr: null }
  }
  return squad
}

/**
 * A view in the shape of a state, for the questions above: what a side has now, how it could arm.
 * Unknown cards are only counted, so a Jarl who looks at the kind of cards in a hidden hand may be
 * judged wrongly until the phase ends and the strength is said.
 */
export function stateSeen(view: View): State {
  const players = view.players.map((player, seat) => ({
    ...player,
    squad: squadInBattle(view, seat),
    hand: known(player.hand),
    valhalla: known(player.valhalla),
    offered: [],
  }))
  const sides = view.battle?.sides.map((side) => ({ ...side, aside: known(side.aside) }))
  const battle = view.battle && { ...view.battle, sides }
  const hidden = { deck: known(view.deck), unused: [], rng: [0, 0, 0, 0], loaded: [] }
  return { ...view, ...hidden, players, battle } as unknown as State
}

/** A side's strength as a viewer sees it; once the battle is decided, what was compared. */
export function strengthSeen(view: View, index: number): number {
  const { battle } = view
  if (battle === null) return 0
  if (battle.winner >= 0) return battle.totals[index] ?? 0
  const state = stateSeen(view)
  const side = state.battle?.sides[index]
  if (side === undefined) return 0
  if (side.seat < 0) return view.monster === null ? 0 : (monsterSideOf(view.monster)?.strength ?? 0)
  return sideStrength(state, side)
}

/** What the strength of a side is made of, as a viewer sees it; a monster's is in one piece. */
export function strengthLinesSeen(view: View, index: number): StrengthLine[] {
  const state = stateSeen(view)
  const side = state.battle?.sides[index]
  return side === undefined || side.seat < 0 ? [] : strengthLines(state, side)
}

/** What the king's level gives, or `null` without this module. */
export function kingLevelOf(view: View, level: number): KingLevels['levels'][number] | null {
  const table = KING.find(({ players }) => players === view.players.length)
  return table?.levels.find((one) => one.level === level) ?? null
}

/** The partner of a seat, or -1. */
export function partnerSeen(view: View, seat: Seat): Seat {
  return partnerOf(view as unknown as State, seat)
}

/** The first line of the Loki card that the loser of the battle shown may use, or -1. */
export function lokiLineSeen(view: View): number {
  return firstLine(view as unknown as State)
}

/** How many warriors a squad may hold now. */
export function squadLimitSeen(view: View, seat: Seat): number {
  return squadLimit(view as unknown as State, seat)
}
