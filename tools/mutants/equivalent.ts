/**
 * Mutants that no test could ever notice, each with the reason: they are told apart and count
 * neither as noticed nor as missed. Matched by words, not by line numbers, so that a changed rule
 * is looked at anew.
 */
import type { Mutant } from './mutant.ts'

export interface Equivalent {
  readonly file: string
  /** The line of the source on which the mutant begins, without the spaces around it. */
  readonly line: string
  readonly mutated: string
  readonly why: string
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'packages/game-blood-rage/src/effects/destroy.ts',
    line: 'if (canProtect(clan, frame) || fleeingUnit(clan, frame) >= 0) {',
    mutated: 'fleeingUnit(clan, frame) > 0',
    why: 'only monsters flee, and theirs are the units from 3 on',
  },
  {
    file: 'packages/game-blood-rage/src/legal/figures.ts',
    line: "if (fleeingUnit(clan, frame) >= 0) out.push(simpleAction('flee', seat))",
    mutated: 'fleeingUnit(clan, frame) > 0',
    why: 'only monsters flee, and theirs are the units from 3 on',
  },
  {
    file: 'packages/game-blood-rage/src/legal/figures.ts',
    line: "if (action.type === 'flee') return fleeingUnit(clan, frame) >= 0 ? null : 'cannot-flee'",
    mutated: 'fleeingUnit(clan, frame) > 0',
    why: 'only monsters flee, and theirs are the units from 3 on',
  },
  {
    file: 'packages/game-blood-rage/src/legal/figures.ts',
    line: 'return fjord >= 0 && countAt(clan, unit, fjord) > 0 ? fjord : -1',
    mutated: 'fjord > 0',
    why: 'fjords are the places from 9 on; place 0 is Yggdrasil',
  },
  {
    file: 'packages/game-blood-rage/src/legal/invade.ts',
    line: "if (unit < 0 || figureIndex(clan, unit) < 0) return 'no-such-figure'",
    mutated: '(unit < 0 && figureIndex(clan, unit) < 0)',
    why: 'a unit below 0 has an index below 0 too, and the figure of an empty slot is in the box, so never in the reserve',
  },
  {
    file: 'packages/game-blood-rage/src/legal/march.ts',
    line: 'for (let to = 0; to < PROVINCES && count > 0; to++) {',
    mutated: 'to <= PROVINCES',
    why: 'the place after the provinces is a fjord, which nobody may enter',
  },
  {
    file: 'packages/game-blood-rage/src/legal/march.ts',
    line: 'for (let to = 0; to < PROVINCES && count > 0; to++) {',
    mutated: 'count >= 0',
    why: 'a short cut: without an origin the loop finds nothing',
  },
  {
    file: 'packages/game-blood-rage/src/phases/age-end.ts',
    line: 'while (frame.cursor < state.clans.length) {',
    mutated: 'frame.cursor <= state.clans.length',
    why: 'one round too many meets the first clan again, which has no quest left',
  },
  {
    file: 'packages/game-blood-rage/src/phases/battle.ts',
    line: 'while (battle.source < sources) {',
    mutated: 'battle.source <= sources',
    why: 'there is no text behind the last source',
  },
  {
    file: 'packages/game-blood-rage/src/phases/pillage.ts',
    line: 'while (frame.source < sources) {',
    mutated: 'frame.source <= sources',
    why: 'there is no text behind the last source',
  },
  {
    file: 'packages/game-blood-rage/src/queries/figures.ts',
    line: 'const support = fjord < 0 ? 0 : figuresIn(clan, fjord)',
    mutated: 'fjord <= 0',
    why: 'fjords are the places from 9 on; place 0 is Yggdrasil',
  },
  {
    file: 'packages/game-blood-rage/src/queries/figures.ts',
    line: 'return fjord >= 0 && countAt(clan, unit, fjord) > 0',
    mutated: 'fjord > 0',
    why: 'fjords are the places from 9 on; place 0 is Yggdrasil',
  },
  {
    file: 'packages/game-blood-rage/src/queries/groups.ts',
    line: 'return fjord < 0 ? [] : groupsIn(clan, fjord)',
    mutated: 'fjord <= 0',
    why: 'fjords are the places from 9 on; place 0 is Yggdrasil',
  },
  {
    file: 'packages/game-blood-rage/src/queries/groups.ts',
    line: 'const places = fjordOf(province) < 0 ? [province] : [province, fjordOf(province)]',
    mutated: 'fjordOf(province) <= 0',
    why: 'fjords are the places from 9 on; place 0 is Yggdrasil',
  },
  {
    file: 'packages/game-blood-rage/src/phases/battle-order.ts',
    line: 'if (battle.step > RETURN) return []',
    mutated: 'battle.step >= RETURN',
    why: 'the step that returns the cards asks nobody, so nobody looks at the table then',
  },
  {
    file: 'packages/game-blood-rage/src/phases/texts.ts',
    line: 'if (isFigureSlot(slot) && countAt(clan, unitOfSlot(slot), province) < 1) return false',
    mutated: 'true',
    why: 'whoever hears of a text that did not start goes on from its next source all the same',
  },
  {
    file: 'packages/game-blood-rage/src/phases/texts.ts',
    line: 'if (card === null || !cardOf(card).does.on?.[trigger]) return false',
    mutated: 'true',
    why: 'whoever hears of a text that did not start goes on from its next source all the same',
  },
  {
    file: 'packages/game-blood-rage/src/queries/draft.ts',
    line: 'if (seenIn < round) insertSorted(passed, at(hand, index))',
    mutated: 'seenIn <= round',
    why: 'who has a packet in the very round in which another takes from it is that other one',
  },
  {
    file: 'packages/game-valhalla/src/effects/cards.ts',
    line: 'if (taken.length > 0) player.shown = []',
    mutated: 'taken.length >= 0',
    why: 'nothing is taken from an empty hand only, and of that nothing is known',
  },
  {
    file: 'packages/game-valhalla/src/phases/after.ts',
    line: 'if (sends.length > 0) startSend(state, index, Math.max(...sends.map((effect) => effect.count)))',
    mutated: 'sends.length >= 0',
    why: 'to send none is to send nobody: the frame ends at once',
  },
  {
    file: 'packages/game-valhalla/src/phases/hand-draft.ts',
    line: 'for (let steps = 1; steps <= state.players.length; steps++) {',
    mutated: 'steps + 1 <= state.players.length',
    why: 'the last step comes to the player whose turn it is already',
  },
  {
    file: 'packages/game-valhalla/src/phases/tactics.ts',
    line: 'if (frame.keep > 0 && frame.rolled.length > frame.keep)',
    mutated: 'frame.rolled.length >= frame.keep',
    why: 'more were rolled than are kept from the start, and each answer takes one of both',
  },
]

export function isEquivalentTo(mutant: Mutant, known: Equivalent): boolean {
  const { file, line, mutated } = known
  return mutant.file === file && mutant.lineText === line && mutant.mutated === mutated
}

/** Why a mutant changes nothing, or null. */
export function whyEquivalent(mutant: Mutant): string | null {
  return EQUIVALENT.find((known) => isEquivalentTo(mutant, known))?.why ?? null
}
