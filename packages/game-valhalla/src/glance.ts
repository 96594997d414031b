import { at } from '@meadhall/kernel'
import { bestArming, type Candidate } from './arming/index.ts'
import type { Armed, Ref, Side } from './battle.ts'
import { gloryOf, MONSTER_CARDS } from './cards/index.ts'
import type { MonsterSide } from './cards/types.ts'
import { diceName } from './dice.ts'
import { type Die, SPACES } from './ids.ts'
import { needsOf, substitutionOf, usableRefs } from './legal/phase.ts'
import { sideStrength } from './queries/strength.ts'
import { battleOf, type MonsterState, playerAt, type State, sideAt } from './state.ts'

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
