import { MONSTER_CARDS, type MonsterId, monsterTraitMessage } from '@meadhall/game-valhalla'
import { WeaponSign } from '../../art/valhalla/signs.tsx'
import { MonsterArt } from '../../boards/valhalla/monster/monster-art.tsx'
import { useWords } from '../../i18n/words.ts'
import { Each } from '../../kit/each.tsx'

type MonsterCard = (typeof MONSTER_CARDS)[number]

/** A monster with its six cards, from the weakest on. */
export function MonsterCards({ monster }: { readonly monster: MonsterId }) {
  const { say } = useWords()
  const cards = MONSTER_CARDS.filter((card) => card.monster === monster)
  return (
    <div className="gallery-monster panel">
      <MonsterArt monster={monster} />
      <h3>{say({ key: `monster.${monster}.name` })}</h3>
      <ol className="marked">
        {cards
          .toSorted((one, other) => one.order - other.order)
          .map((card) => (
            <MonsterLine card={card} key={card.id} />
          ))}
      </ol>
    </div>
  )
}

function MonsterLine({ card: { a, b } }: { readonly card: MonsterCard }) {
  const { t, say } = useWords()
  return (
    <li>
      <b>{t('gallery.monster.strength', { strength: a.strength, other: b.strength })}</b>{' '}
      <Each of={a.attackSymbols}>{(weapon) => <WeaponSign weapon={weapon} size="1.1em" />}</Each>
      {a.trait !== null && <span> {say(monsterTraitMessage(a.trait))}</span>}
    </li>
  )
}
