import type { Needs } from '@meadhall/game-valhalla'
import { DieFace } from '../../../art/valhalla/dice.tsx'
import { Each } from '../../../kit/each.tsx'
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
      {needs.kind === 'weapons' ? (
        <Each of={needs.weapons}>{(weapon) => <DieFace face={weapon} />}</Each>
      ) : (
        <Each of={[...DEMANDS[needs.kind](needs.count)]}>
          {(sign) => (
            <span className="vh-need" data-gap={sign === ' ' || undefined}>
              <b>{sign}</b>
            </span>
          )}
        </Each>
      )}
      {count === 0 && (
        <span className="vh-need">
          <b>–</b>
        </span>
      )}
    </span>
  )
}
