import type { Needs } from '@meadhall/game-valhalla'
import { DieFace } from '../../../art/valhalla/dice.tsx'

/** What stands on each die of a giant's demand; a space parts pairs. */
const DEMANDS: Readonly<Record<Exclude<Needs['kind'], 'weapons'>, (count: number) => string>> = {
  anyWeapons: (count) => '?'.repeat(count),
  sameWeapons: (count) => '='.repeat(count),
  differentWeapons: (count) => '≠'.repeat(count),
  twoPairs: () => '== ==',
}

/** The weapons that arm a warrior as faces of dice. */
export function NeedDice({ needs }: { readonly needs: Needs }) {
  if (needs.kind === 'weapons')
    return (
      <span className="vh-need-dice" data-count={needs.weapons.length}>
        {needs.weapons.map((weapon, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the demand of a card never changes
          <DieFace key={index} face={weapon} size="2.1em" />
        ))}
        {needs.weapons.length === 0 && <span className="vh-need">–</span>}
      </span>
    )
  return (
    <span className="vh-need-dice" data-count={needs.count}>
      {[...DEMANDS[needs.kind](needs.count)].map((sign, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the demand of a card never changes
        <span key={index} className="vh-need" data-gap={sign === ' ' || undefined}>
          {sign}
        </span>
      ))}
    </span>
  )
}
