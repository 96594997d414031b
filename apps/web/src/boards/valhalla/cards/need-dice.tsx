import type { Needs } from '@meadhall/game-valhalla'
import { DieFace } from '../../../art/valhalla/dice.tsx'
import './need-dice.css'

/** What stands on each die of a giant's demand; a space parts pairs. */
const DEMANDS: Readonly<Record<Exclude<Needs['kind'], 'weapons'>, (count: number) => string>> = {
  anyWeapons: (count) => '?'.repeat(count),
  sameWeapons: (count) => '='.repeat(count),
  differentWeapons: (count) => '≠'.repeat(count),
  twoPairs: () => '== ==',
}

/** The weapons that arm a warrior as faces of dice, as large as all of them fit side by side. */
export function NeedDice({ needs }: { readonly needs: Needs }) {
  const count = needs.kind === 'weapons' ? needs.weapons.length : needs.count
  return (
    <span className="vh-need-dice" style={{ '--needs': count }}>
      {needs.kind === 'weapons'
        ? needs.weapons.map((weapon, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the demand of a card never changes
            <DieFace key={index} face={weapon} />
          ))
        : [...DEMANDS[needs.kind](needs.count)].map((sign, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the demand of a card never changes
            <span key={index} className="vh-need" data-gap={sign === ' ' || undefined}>
              <b>{sign}</b>
            </span>
          ))}
      {count === 0 && (
        <span className="vh-need">
          <b>–</b>
        </span>
      )}
    </span>
  )
}
