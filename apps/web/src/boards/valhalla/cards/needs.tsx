import { type Needs as NeedsOf, needsMessage } from '@meadhall/game-valhalla'
import { WeaponSign } from '../../../art/valhalla/signs.tsx'
import { useWords } from '../../../i18n/words.ts'

/** How a giant's demand is written in the room of a few signs. */
const SHORT: Readonly<Record<Exclude<NeedsOf['kind'], 'weapons'>, (count: number) => string>> = {
  anyWeapons: (count) => '?'.repeat(count),
  sameWeapons: (count) => '='.repeat(count),
  differentWeapons: (count) => `≠${count}`,
  twoPairs: () => '= =',
}

/** The weapons that arm a warrior, in signs; its words are the tooltip. */
export function Needs({ needs }: { readonly needs: NeedsOf }) {
  const { say } = useWords()
  return (
    <span className="vh-needs" title={say(needsMessage(needs))} aria-hidden="true">
      {needs.kind === 'weapons'
        ? needs.weapons.map((weapon, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the demand of a card never changes
            <WeaponSign key={index} weapon={weapon} size="1em" />
          ))
        : SHORT[needs.kind](needs.count)}
    </span>
  )
}
