import type { TyrEffect } from './card.ts'
import type { TyrRow } from './row.ts'

function tyr<const Id extends string>(id: Id, copies: number, effect: TyrEffect): TyrRow<Id> {
  // Which colours and weapons there are such cards for is not printed.
  const ours: TyrRow['ours'] = effect.kind === 'strength' ? ['copies'] : ['version', 'copies']
  return { type: 'tyr', id, deck: 'tyr', copies, effect, ours }
}

/** Tyr's Wrath (VH-79 to VH-82): what the warrior above the card gets. */
export const TYR = [
  tyr('tyr-against-bear', 2, { kind: 'foeColourStrength', clan: 'bear', value: 4 }),
  tyr('tyr-against-wolf', 2, { kind: 'foeColourStrength', clan: 'wolf', value: 4 }),
  tyr('tyr-against-boar', 2, { kind: 'foeColourStrength', clan: 'boar', value: 4 }),
  tyr('tyr-against-deer', 2, { kind: 'foeColourStrength', clan: 'deer', value: 4 }),
  tyr('tyr-against-giant', 2, { kind: 'foeColourStrength', clan: 'giant', value: 4 }),
  tyr('tyr-less-sword', 1, { kind: 'dropSymbol', face: 'sword' }),
  tyr('tyr-less-axe', 1, { kind: 'dropSymbol', face: 'axe' }),
  tyr('tyr-less-spear', 1, { kind: 'dropSymbol', face: 'spear' }),
  tyr('tyr-less-bow', 1, { kind: 'dropSymbol', face: 'bow' }),
  tyr('tyr-less-shield', 1, { kind: 'dropSymbol', face: 'shield' }),
  tyr('tyr-strength', 5, { kind: 'strength', value: 2 }),
]
